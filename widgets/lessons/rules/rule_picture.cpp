#include "lessons/rules/rule_picture.h"

#include "core/json/json.h"
#include "faces/game_faces.h"
#include "games.h"

#include <QPainter>

#include <algorithm>

namespace waystone {

namespace {

constexpr qreal margin = 3; ///< around the places, in units of the scene

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

/// What the named places take up; nothing if one of them is not shown.
std::optional<QRectF> boxOf(const std::vector<std::string> &names, const Game &game, int seats,
                            const BoardLayout &layout)
{
    QRectF box;
    const std::vector<Place> places = game.places(seats);
    for (const std::string &name : names) {
        const auto place =
            std::ranges::find_if(places, [&](Place each) { return game.placeName(each) == name; });
        const PlaceShape *shape = place == places.end() ? nullptr : layout.shape(*place);
        if (shape == nullptr)
            return std::nullopt;
        box = box.united(shape->boundingRect());
    }
    return box.isEmpty() ? std::nullopt : std::optional(box);
}

} // namespace

RulePicture::RulePicture(std::string_view game) : game_(*games().make(*games().find(game), {}, {})) {}

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
    picture_ = std::make_unique<PositionPicture>(tableOf(game_, seats));
    picture_->setTheme(theme_);
    picture_->show(*setup, nobody);
    const std::optional<QRectF> box = boxOf(diagram.places, *game_, seats, *picture_->scene().layout());
    if (!box)
        return false;
    part_ = box->adjusted(-margin, -margin, margin, margin).intersected(picture_->scene().sceneRect());
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
