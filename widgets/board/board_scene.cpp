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
constexpr qreal draggedZ = 150;
constexpr int asideKey = 0; ///< of an item's data: it is no part of the table

/// So that a window being resized does not lay the table out anew with every pixel.
qreal inSteps(qreal aspect)
{
    constexpr qreal step = 0.05;
    return std::clamp(std::round(aspect / step) * step, narrowest, widest);
}

} // namespace

BoardScene::BoardScene(QObject *parent)
    : QGraphicsScene(parent), theme_(&Theme::of(ThemeKind::light)), items_(*this, *theme_)
{
    // Hundreds of still items and short motions: an index costs more than it saves.
    setItemIndexMethod(NoIndex);
    hint_ = new HintItem;
    addItem(hint_);
    items_.setSize(tableSize(), pixel_);
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

QSizeF BoardScene::tableSize() const
{
    return {std::round(sceneHeight * aspect_), sceneHeight};
}

void BoardScene::setAspect(qreal aspect)
{
    const qreal next = inSteps(aspect);
    if (next == aspect_)
        return;
    aspect_ = next;
    items_.setSize(tableSize(), pixel_);
}

void BoardScene::setRoom(QSizeF room)
{
    constexpr qreal step = 0.05;
    const qreal aspect = inSteps(room.width() / room.height());
    const qreal zoom = std::min(room.width() / (sceneHeight * aspect), room.height() / sceneHeight);
    const qreal pixel = std::ceil(1 / zoom / step) * step;
    if (aspect == aspect_ && pixel == pixel_ && textScale() == textScale_)
        return;
    aspect_ = aspect;
    pixel_ = pixel;
    textScale_ = textScale();
    items_.setSize(tableSize(), pixel_);
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

void BoardScene::showHint(HintItem::Kind kind, const QString &title, const QStringList &lines, Place place,
                          const QRectF &visible, qreal scale)
{
    const QRectF box = isShown(place) ? layout()->keptFree(place) : QRectF(visible.center(), QSizeF());
    hint_->show(kind, title, lines, box, visible, scale);
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
