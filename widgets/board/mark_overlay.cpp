#include "board/mark_overlay.h"

#include "board/look_item.h"
#include "board/mark_item.h"
#include "board/place_outline.h"
#include "words/foreign_text.h"
#include "words/game_words.h"
#include "words/program_language.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr qreal spotlightZ = 92; ///< over what can be clicked, below the other marks
constexpr qreal ghostZ = 96;
constexpr qreal ghostOpacity = 0.6;
constexpr qreal around = 9; ///< a place in the spotlight
constexpr qreal frame = 3;

} // namespace

MarkOverlay::MarkOverlay(BoardScene &scene, QObject *parent)
    : QObject(parent), scene_(scene), reading_([](const LocalText &text) { return inProgramLanguage(text); })
{
    connect(&scene, &BoardScene::groundChanged, this, &MarkOverlay::refresh);
}

MarkOverlay::~MarkOverlay()
{
    clear();
}

void MarkOverlay::clear()
{
    qDeleteAll(items_);
    items_.clear();
    texts_.clear();
    shown_ = 0;
}

void MarkOverlay::setMarks(std::vector<LessonMark> marks)
{
    marks_ = std::move(marks);
    refresh();
    emit marksChanged();
}

std::vector<Place> MarkOverlay::places() const
{
    std::vector<Place> places;
    for (const LessonMark &mark : marks_)
        places.insert(places.end(), {mark.place, mark.to});
    return places;
}

void MarkOverlay::setReading(std::function<QString(const LocalText &)> reading)
{
    reading_ = std::move(reading);
    refresh();
}

void MarkOverlay::setOnPaper()
{
    isOnPaper_ = true;
    refresh();
}

void MarkOverlay::refresh()
{
    clear();
    if (scene_.layout() == nullptr)
        return;
    addSpotlight();
    LabelRoom room;
    room.bounds = scene_.sceneRect();
    room.pieces = scene_.pieceBoxes();
    for (const LessonMark &mark : marks_)
        if (const PlaceShape *shape = scene_.layout()->shape(mark.place))
            room.taken.append(shape->boundingRect());
    for (const LessonMark &mark : marks_)
        add(mark, room);
}

void MarkOverlay::addSpotlight()
{
    QPainterPath dark;
    QPainterPath lit;
    dark.addRect(scene_.sceneRect());
    int lights = 0;
    for (const LessonMark &mark : marks_) {
        const PlaceShape *shape = scene_.layout()->shape(mark.place);
        if (mark.kind != LessonMark::Kind::spotlight || shape == nullptr)
            continue;
        const QPainterPath outline = outlineAround(*shape, around);
        dark -= outline;
        lit += outline;
        ++lights;
    }
    if (lights == 0)
        return;
    const bool isLight = scene_.theme().kind == ThemeKind::light;
    // In high contrast nothing may lose any: what is lit has a frame instead.
    const bool isFramed = scene_.theme().kind == ThemeKind::highContrast && !isOnPaper_;
    auto *item = new QGraphicsPathItem(isFramed ? lit.simplified() : dark);
    item->setAcceptedMouseButtons(Qt::NoButton);
    item->setPen(isFramed ? QPen(scene_.theme().accent, frame) : QPen(Qt::NoPen));
    if (!isFramed)
        item->setBrush(isOnPaper_ ? QColor(255, 255, 255, 175) : QColor(0, 0, 0, isLight ? 115 : 165));
    item->setZValue(spotlightZ);
    scene_.addItem(item);
    items_.push_back(item);
    shown_ += lights;
}

void MarkOverlay::add(const LessonMark &mark, LabelRoom &room)
{
    const BoardLayout &layout = *scene_.layout();
    const PlaceShape *shape = layout.shape(mark.place);
    const PlaceShape *to = layout.shape(mark.to);
    const bool isArrow = mark.kind == LessonMark::Kind::arrow;
    if (mark.kind == LessonMark::Kind::spotlight || shape == nullptr ||
        (isArrow && (to == nullptr || to == shape)))
        return;
    if (mark.kind == LessonMark::Kind::ghost) {
        auto *ghost = new LookItem;
        Look look = layout.legible(layout.pieceLook(mark.piece));
        look.z += ghostZ;
        ghost->setLook(look);
        ghost->setPos(look.center);
        ghost->setOpacity(ghostOpacity);
        scene_.addItem(ghost);
        items_.push_back(ghost);
        ++shown_;
        if (mark.tone == LessonMark::Tone::look)
            return;
    }
    auto *item = new MarkItem(mark.tone, scene_.theme());
    if (isArrow) {
        item->setArrow(*shape, *to);
    } else if (mark.kind == LessonMark::Kind::label) {
        item->setLabel(foreign_text::line(reading_(mark.text), foreign_text::longestLine),
                       shape->boundingRect(), room);
        room.taken.append(item->plate());
        texts_.append(item->text());
    } else {
        item->setRing(*shape);
    }
    scene_.addItem(item);
    items_.push_back(item);
    if (mark.kind != LessonMark::Kind::ghost)
        ++shown_;
}

QStringList MarkOverlay::texts() const
{
    return texts_;
}

QString MarkOverlay::description(const LessonMark &mark, const GameWords &words, const QString &label)
{
    const QString place = words.placeName(mark.place);
    switch (mark.kind) {
    case LessonMark::Kind::ring:
    case LessonMark::Kind::spotlight:
        return mark.tone == LessonMark::Tone::good  ? tr("Marked as good: %1.").arg(place)
               : mark.tone == LessonMark::Tone::bad ? tr("Marked as bad: %1.").arg(place)
                                                    : tr("Marked: %1.").arg(place);
    case LessonMark::Kind::arrow: {
        const QString to = words.placeName(mark.to);
        return mark.tone == LessonMark::Tone::good
                   ? tr("An arrow marked as good leads from %1 to %2.", "two places").arg(place, to)
               : mark.tone == LessonMark::Tone::bad
                   ? tr("An arrow marked as bad leads from %1 to %2.", "two places").arg(place, to)
                   : tr("An arrow leads from %1 to %2.", "two places").arg(place, to);
    }
    case LessonMark::Kind::label:
        return tr("Label at %1: %2", "place, text").arg(place, label);
    case LessonMark::Kind::ghost:
        return tr("Ghost piece at %1: %2.", "place, piece").arg(place, words.pieceName(mark.piece));
    }
    return {};
}

QStringList MarkOverlay::descriptions(const GameWords &words) const
{
    QStringList sentences;
    for (const LessonMark &mark : marks_)
        sentences.append(
            description(mark, words, mark.kind == LessonMark::Kind::label ? reading_(mark.text) : QString()));
    return sentences;
}

QStringList MarkOverlay::remarksOn(Place place) const
{
    QStringList remarks;
    for (const LessonMark &mark : marks_) {
        const bool isEnd = mark.kind == LessonMark::Kind::arrow && mark.to == place;
        if (mark.place != place && !isEnd)
            continue;
        if (mark.kind == LessonMark::Kind::label)
            remarks.append(reading_(mark.text));
        else
            remarks.append(mark.tone == LessonMark::Tone::good  ? tr("marked as good")
                           : mark.tone == LessonMark::Tone::bad ? tr("marked as bad")
                                                                : tr("marked"));
    }
    remarks.removeDuplicates();
    return remarks;
}

} // namespace waystone
