#include "lessons/rules/rule_picture.h"

#include "board/mark_item.h"
#include "core/json/json.h"
#include "faces/game_faces.h"
#include "games.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace waystone {

namespace {

// Around the places, in units of the scene.
constexpr qreal margin = 3;
constexpr qreal ringMargin = 9; ///< where some are marked

Table tableOf(std::shared_ptr<const Game> game, int seats)
{
    Table table;
    table.words = gameFace(game->id())->words(game);
    table.game = std::move(game);
    for (int seat = 0; seat < seats; ++seat)
        table.players.push_back({QString(), seat, {}});
    return table;
}

/// Also of a setup that no game leads to, such as half a table.
int seatsOf(const Game &game, const AnySetup &setup)
{
    const GameKind &kind = *games().find(game.id());
    return std::clamp(game.seats(setup), kind.minSeats, kind.maxSeats);
}

/// The places of these names that the layout shows; nothing if one of them is not.
std::optional<std::vector<Place>> placesOf(const std::vector<std::string> &names, const Game &game, int seats,
                                           const BoardLayout &layout)
{
    std::vector<Place> found;
    const std::vector<Place> places = game.places(seats);
    for (const std::string &name : names) {
        const auto place =
            std::ranges::find_if(places, [&](Place each) { return game.placeName(each) == name; });
        if (place == places.end() || layout.shape(*place) == nullptr)
            return std::nullopt;
        found.push_back(*place);
    }
    return found;
}

QRectF boxOf(const std::vector<Place> &places, const BoardLayout &layout)
{
    QRectF box;
    for (const Place place : places)
        box = box.united(layout.shape(place)->boundingRect());
    return box;
}

void addRings(std::vector<LessonMark> &marks, const std::vector<Place> &places, LessonMark::Tone tone)
{
    for (const Place place : places)
        marks.push_back({LessonMark::Kind::ring, tone, place, {}, {}, {}});
}

} // namespace

RulePicture::RulePicture(std::string_view game)
    : game_(*games().make(*games().find(game), {}, {})), words_(gameFace(game)->words(game_))
{}

RulePicture::~RulePicture() = default;

QStringList RulePicture::marked() const
{
    return marks_ == nullptr ? QStringList() : marks_->descriptions(*words_);
}

QList<RulePicture::LegendEntry> RulePicture::legend() const
{
    QList<LegendEntry> entries;
    if (marks_ == nullptr)
        return entries;
    for (const LessonMark::Tone tone : {LessonMark::Tone::look, LessonMark::Tone::bad}) {
        QStringList names;
        for (const LessonMark &mark : marks_->marks())
            if (mark.tone == tone)
                names.append(words_->placeName(mark.place));
        names.removeDuplicates();
        if (names.isEmpty())
            continue;
        const QString all = QLocale().createSeparatedList(names);
        entries.append({tone, tone == LessonMark::Tone::bad
                                  ? tr("Not possible here: %1", "places").arg(all)
                                  : tr("What the rule is about: %1", "places").arg(all)});
    }
    return entries;
}

QImage RulePicture::sign(LessonMark::Tone tone, int side, qreal pixelRatio) const
{
    constexpr qreal radius = 15;
    constexpr qreal reach = 30; ///< of a mark round such a circle, from its middle
    QImage image(QSize(side, side) * pixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side / (2 * reach), side / (2 * reach));
    MarkItem mark(tone, Theme::of(theme_));
    mark.setRing(PlaceShape::point({}, {reach, reach}, radius, 0));
    mark.paint(&painter, nullptr, nullptr);
    return image;
}

void RulePicture::setTheme(ThemeKind kind)
{
    theme_ = kind;
    if (picture_)
        picture_->setTheme(kind);
}

bool RulePicture::show(const RuleDiagram &diagram)
{
    part_ = {};
    const Result<AnySetup> setup = game_->setupFrom(diagram.position);
    if (!setup)
        return false;
    const int seats = seatsOf(*game_, *setup);
    marks_.reset();
    picture_ = std::make_unique<PositionPicture>(tableOf(game_, seats));
    picture_->setTheme(theme_);
    picture_->show(*setup, nobody);
    const BoardLayout &layout = *picture_->scene().layout();
    const auto seen = placesOf(diagram.places, *game_, seats, layout);
    const auto marked = placesOf(diagram.marked, *game_, seats, layout);
    const auto wrong = placesOf(diagram.wrong, *game_, seats, layout);
    if (!seen || seen->empty() || !marked || !wrong)
        return false;
    std::vector<LessonMark> marks;
    addRings(marks, *marked, LessonMark::Tone::look);
    addRings(marks, *wrong, LessonMark::Tone::bad);
    marks_ = std::make_unique<MarkOverlay>(picture_->scene());
    marks_->setMarks(std::move(marks));
    const qreal around = marked->empty() && wrong->empty() ? margin : ringMargin;
    part_ = boxOf(*seen, layout)
                .adjusted(-around, -around, around, around)
                .intersected(picture_->scene().sceneRect());
    if (isNamed_)
        picture_->setNamed(part_);
    // What the clip would cut off anyhow makes a page of drawings several times as heavy.
    for (QGraphicsItem *item : picture_->scene().items())
        if (item->parentItem() == nullptr && !item->sceneBoundingRect().intersects(part_))
            item->setVisible(false);
    return !part_.isEmpty();
}

void RulePicture::paint(QPainter &painter, const QRectF &target)
{
    if (part_.isEmpty())
        return;
    const qreal scale = std::min(target.width() / part_.width(), target.height() / part_.height());
    painter.save();
    painter.setClipRect(QRectF(target.topLeft(), part_.size() * scale));
    const QRectF whole(target.topLeft() - part_.topLeft() * scale,
                       picture_->scene().sceneRect().size() * scale);
    picture_->paint(painter, whole);
    painter.restore();
}

QImage RulePicture::image(qreal widest, qreal highest, qreal pixelRatio)
{
    if (part_.isEmpty())
        return {};
    constexpr qreal largest = 2; ///< a strip of a board may be small on the table
    const qreal scale = std::min({largest, widest / part_.width(), highest / part_.height()});
    const QSizeF size = part_.size() * scale;
    QImage image((size * pixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    paint(painter, QRectF({0, 0}, size));
    return image;
}

} // namespace waystone
