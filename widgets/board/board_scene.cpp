#include "board/board_scene.h"

#include "board/look_item.h"
#include "fitting/text_scale.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace waystone {

namespace {

constexpr qreal sceneHeight = 800;
constexpr qreal narrowest = 1.35;
constexpr qreal widest = 2.1;
constexpr qreal usualAspect = 1.6;
constexpr qreal draggedZ = 150;
constexpr int asideKey = 0; ///< of an item's data: it is no part of the table

/// So that a window being resized does not lay the table out anew with every pixel.
qreal inSteps(qreal aspect)
{
    constexpr qreal step = 0.05;
    return std::clamp(std::round(aspect / step) * step, narrowest, widest);
}

QSizeF tableSize(qreal aspect)
{
    return {std::round(sceneHeight * aspect), sceneHeight};
}

/// How many pixels a unit of the table has where all of it is in the room.
qreal wholeZoom(QSizeF room, qreal aspect)
{
    return std::min(room.width() / (sceneHeight * aspect), room.height() / sceneHeight);
}

/// The aspect of a table that is as wide as the room and higher, if all of it would be too small beside the text.
std::optional<qreal> tightAspect(QSizeF room, qreal whole)
{
    constexpr qreal smallest =
        0.55; // of what a unit of the table has beside text of the usual size, in pixels
    constexpr qreal large = 0.8;
    constexpr qreal worthwhile = 1.15; // times as large
    const qreal text = textScale();
    if (text <= 1 || whole >= smallest * text)
        return std::nullopt;
    const qreal aspect = inSteps(room.width() / (sceneHeight * large * text));
    const bool gains = room.width() >= worthwhile * whole * sceneHeight * aspect;
    return gains ? std::optional(aspect) : std::nullopt;
}

} // namespace

BoardScene::BoardScene(QObject *parent)
    : QGraphicsScene(parent), theme_(&Theme::of(ThemeKind::light)), items_(*this, *theme_)
{
    // Hundreds of still items and short motions: an index costs more than it saves.
    setItemIndexMethod(NoIndex);
    hint_ = new HintItem;
    addItem(hint_);
    items_.setForm({tableSize(usualAspect)});
    connect(&items_, &BoardItems::restaged, this, &BoardScene::restaged);
    connect(&items_, &BoardItems::rearranging, this, [this] {
        endDrag();
        dismissHint();
    });
    connect(&items_, &BoardItems::rearranged, this, [this](const QRectF &ground) {
        setSceneRect(layout()->bounds());
        emit groundChanged(ground);
        emit placesChanged();
    });
    connect(&items_, &BoardItems::relooked, this, [this] {
        emit groundChanged(sceneRect());
        update();
    });
}

void BoardScene::setAspect(qreal aspect)
{
    const BoardItems::Form next{tableSize(inSteps(aspect)), pixel(), false};
    if (next != items_.form())
        items_.setForm(next);
}

void BoardScene::setRoom(QSizeF room, std::optional<QSizeF> scrolled)
{
    constexpr qreal step = 0.05;
    qreal aspect = inSteps(room.width() / room.height());
    qreal zoom = wholeZoom(room, aspect);
    const std::optional<qreal> tight = scrolled ? tightAspect(*scrolled, zoom) : std::nullopt;
    if (tight) {
        aspect = *tight;
        zoom = scrolled->width() / tableSize(aspect).width();
    }
    const BoardItems::Form next{tableSize(aspect), std::ceil(1 / zoom / step) * step, tight.has_value()};
    if (next == items_.form() && textScale() == textScale_)
        return;
    textScale_ = textScale();
    items_.setForm(next);
}

void BoardScene::setTheme(ThemeKind kind)
{
    theme_ = &Theme::of(kind);
    hint_->setTheme(*theme_);
    items_.setTheme(*theme_);
}

void BoardScene::retranslate()
{
    dismissHint();
    items_.relook();
    emit placesChanged();
}

std::vector<Place> BoardScene::shownPlaces() const
{
    std::vector<Place> places;
    if (layout() == nullptr)
        return places;
    for (const PlaceShape &shape : layout()->shapes())
        if (isShown(shape.place))
            places.push_back(shape.place);
    return places;
}

QList<QRectF> BoardScene::pieceBoxes() const
{
    constexpr qreal seen = 0.7;
    QList<QRectF> boxes;
    for (const QGraphicsItem *item : items())
        if (const auto *piece = dynamic_cast<const LookItem *>(item)) {
            QRectF box(QPointF(), piece->look().size * seen);
            box.moveCenter(piece->look().center);
            boxes.append(box);
        }
    for (const Place place : shownPlaces())
        if (const PlaceShape *shape = layout()->shape(place); shape->kind == PlaceShape::Kind::point)
            boxes.append(shape->boundingRect());
    return boxes;
}

void BoardScene::showHint(HintItem::Kind kind, const QString &title, const QStringList &lines, Place place,
                          const QRectF &visible, qreal scale, const std::vector<Place> &asked)
{
    const QRectF box = isShown(place) ? layout()->keptFree(place) : QRectF(visible.center(), QSizeF());
    const auto boxes = [this](const std::vector<Place> &places) {
        QList<QRectF> all;
        for (const Place other : places)
            if (const PlaceShape *shape = layout()->shape(other))
                all.append(shape->boundingRect());
        return all;
    };
    const LabelRoom room{visible, pieceBoxes(), boxes(marked(Mark::target)) + boxes(marked(Mark::selected)),
                         boxes(asked)};
    hint_->show(kind, title, lines, box, room, scale);
}

void BoardScene::beginDrag(Place from, QPointF point)
{
    endDrag();
    Look look = items_.draggedFrom(from);
    if (look.pictures.isEmpty())
        return;
    look.z = draggedZ;
    dragged_ = new LookItem;
    addItem(dragged_);
    dragged_->setLook(look);
    dragged_->setOpacity(0.85);
    dragTo(point);
}

void BoardScene::dragTo(QPointF point)
{
    if (dragged_ != nullptr)
        dragged_->setPos(point);
}

void BoardScene::endDrag()
{
    delete dragged_;
    dragged_ = nullptr;
}

QPointF BoardScene::piecePosition(std::uint32_t id) const
{
    return items_.pieces().position(id).value_or(QPointF());
}

QStringList BoardScene::texts() const
{
    QStringList texts{hint_->title()};
    texts += hint_->lines();
    for (const LookItem *item : items_.tallies().items())
        for (const Lettering &lettering : item->look().letterings)
            texts.append(lettering.text);
    return texts + items_.result().texts();
}

void BoardScene::setAside(QGraphicsItem &item)
{
    item.setData(asideKey, true);
}

void BoardScene::paintClean(QPainter &painter, const QRectF &target)
{
    items_.animator().finish();
    std::vector<QGraphicsItem *> hidden;
    const auto hide = [&hidden](QGraphicsItem *item) {
        if (item->isVisible()) {
            item->setVisible(false);
            hidden.push_back(item);
        }
    };
    for (const auto &[place, item] : items_.places().items())
        hide(item);
    for (const GhostItems *ghosts : {&items_.previews(), &items_.proposed()})
        for (LookItem *item : ghosts->items())
            hide(item);
    for (QGraphicsItem *item : items())
        if (item->data(asideKey).toBool())
            hide(item);
    hide(hint_);
    render(&painter, target, sceneRect());
    for (QGraphicsItem *item : hidden)
        item->setVisible(true);
}

void BoardScene::drawBackground(QPainter *painter, const QRectF &rect)
{
    painter->fillRect(rect, theme_->table);
    if (layout() != nullptr)
        layout()->paintGround(*painter);
}

} // namespace waystone
