#include "board/board_view.h"
#include "board/pinned_part.h"

#include <QScrollBar>

#include <algorithm>
#include <utility>

// How much of the table is seen, how large, and where.

namespace waystone {

namespace {

constexpr qreal smallestZoom = 0.5;
constexpr qreal largestZoom = 4;

const PlaceShape *uppermost(const BoardScene &board, QPointF at)
{
    const PlaceShape *top = nullptr;
    if (board.layout() == nullptr)
        return top;
    for (const PlaceShape &shape : board.layout()->shapes())
        if ((top == nullptr || shape.z > top->z) && shape.boundingRect().contains(at) &&
            shape.distanceTo(at) <= 0 && board.isShown(shape.place))
            top = &shape;
    return top;
}

} // namespace

void BoardView::setMayScroll(bool mayScroll)
{
    mayScroll_ = mayScroll;
    if (fitted_)
        refit();
}

void BoardView::fit()
{
    showsWhole_ = isScrolled();
    refit();
}

void BoardView::refit()
{
    fitted_ = true;
    if (!size().isEmpty()) {
        const QSizeF beside(width() - verticalScrollBar()->sizeHint().width(), height());
        board_.setRoom(size(), mayScroll_ && !showsWhole_ ? std::optional(beside) : std::nullopt);
    }
    const QRectF scene = board_.sceneRect();
    if (scene.isEmpty())
        return;
    if (board_.isTight())
        fitBreadth(scene);
    else
        fitWhole(scene);
    emit zoomChanged(zoom());
}

void BoardView::fitWhole(const QRectF &scene)
{
    unpin();
    // The bars would take room that the picture then no longer needs.
    const QSizeF room(width(), height());
    const qreal zoom = std::min(room.width() / scene.width(), room.height() / scene.height()) * 0.998;
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransform(QTransform::fromScale(zoom, zoom));
    centerOn(scene.center());
}

void BoardView::fitBreadth(const QRectF &scene)
{
    const int breadth = width() - verticalScrollBar()->sizeHint().width();
    const qreal zoom = breadth / scene.width() * 0.998;
    const QRectF pinned = board_.layout() == nullptr ? QRectF() : board_.layout()->pinned();
    const int foot = qRound(pinned.height() * zoom);
    const int scrolledTo = verticalScrollBar()->value();
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setTransform(QTransform::fromScale(zoom, zoom));
    setSceneRect(pinned.isEmpty() ? QRectF() : QRectF(scene.topLeft(), pinned.topRight()));
    if (pinned.isEmpty())
        pinned_->leave();
    else
        pinned_->show(pinned, zoom, {0, height() - foot, breadth, foot});
    if (foot != barFoot_->height()) {
        barFoot_->setFixedHeight(foot);
        setViewportMargins(0, 0, 0, foot);
    }
    horizontalScrollBar()->setValue(horizontalScrollBar()->minimum());
    verticalScrollBar()->setValue(scrolledTo);
    showRevealed();
}

void BoardView::unpin()
{
    pinned_->leave();
    setSceneRect({});
    if (barFoot_->height() == 0)
        return;
    barFoot_->setFixedHeight(0);
    setViewportMargins({});
}

void BoardView::setZoom(qreal zoom)
{
    fitted_ = false;
    unpin();
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    const qreal next = std::clamp(zoom, smallestZoom, largestZoom);
    setTransform(QTransform::fromScale(next, next));
    emit zoomChanged(next);
}

void BoardView::zoomIn()
{
    setZoom(zoom() * zoomStep);
}

void BoardView::zoomOut()
{
    setZoom(zoom() / zoomStep);
}

void BoardView::reveal(std::vector<Place> places)
{
    revealed_ = std::move(places);
    showRevealed();
}

void BoardView::showRevealed()
{
    if (!isScrolled() || board_.layout() == nullptr)
        return;
    constexpr int edge = 12;
    QRectF all;
    QRectF first;
    bool isSeen = false;
    const QRectF visible = visibleScene();
    for (const Place place : revealed_) {
        const PlaceShape *shape = board_.layout()->shape(place);
        if (shape == nullptr || pinned_->shows(shape->anchor))
            continue;
        const QRectF box = shape->boundingRect();
        isSeen = isSeen || visible.contains(box);
        first = all.isNull() ? box : first;
        all |= box;
    }
    if (!all.isNull() && all.height() <= visible.height())
        ensureVisible(all, 0, edge);
    else if (!all.isNull() && !isSeen)
        ensureVisible(first, 0, edge);
}

QPointF BoardView::onViewport(QPointF point) const
{
    return point - viewport()->pos();
}

QPointF BoardView::sceneAt(QPointF viewportPoint) const
{
    const QPointF here = viewportPoint + viewport()->pos();
    return pinned_->holds(here) ? pinned_->toScene(here) : viewportTransform().inverted().map(viewportPoint);
}

QPoint BoardView::viewportPoint(Place place) const
{
    const PlaceShape *shape = board_.layout()->shape(place);
    if (shape == nullptr)
        return {};
    return pinned_->shows(shape->anchor) ? onViewport(pinned_->fromScene(shape->anchor)).toPoint()
                                         : mapFromScene(shape->anchor);
}

QRect BoardView::viewportBox(const QRectF &box) const
{
    if (!pinned_->shows(box.center()))
        return mapFromScene(box).boundingRect();
    return QRectF(onViewport(pinned_->fromScene(box.topLeft())),
                  onViewport(pinned_->fromScene(box.bottomRight())))
        .toAlignedRect();
}

QRectF BoardView::visibleScene() const
{
    return mapToScene(viewport()->rect()).boundingRect();
}

std::optional<Place> BoardView::placeUnder(QPointF viewportPoint) const
{
    const QPointF at = sceneAt(viewportPoint);
    const PlaceShape *top = handler_.isAim ? uppermost(board_, at) : nullptr;
    return top != nullptr && handler_.isAim(top->place) ? std::optional(top->place) : board_.placeAt(at);
}

} // namespace waystone
