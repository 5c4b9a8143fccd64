#include "board/pinned_part.h"

#include "board/board_scene.h"

#include <QScrollBar>

namespace waystone {

PinnedPart::PinnedPart(BoardScene &scene, QWidget *parent) : QGraphicsView(parent), scene_(scene)
{
    setObjectName(QStringLiteral("pinnedPart"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    setCacheMode(CacheBackground);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&scene, &BoardScene::groundChanged, this, [this] {
        resetCachedContent();
        viewport()->update();
    });
    hide();
}

void PinnedPart::show(const QRectF &part, qreal zoom, const QRect &box)
{
    part_ = part;
    if (scene() == nullptr)
        setScene(&scene_);
    setSceneRect(part);
    setTransform(QTransform::fromScale(zoom, zoom));
    setGeometry(box);
    horizontalScrollBar()->setValue(horizontalScrollBar()->minimum());
    verticalScrollBar()->setValue(verticalScrollBar()->minimum());
    QGraphicsView::show();
}

void PinnedPart::leave()
{
    hide();
    setScene(nullptr);
}

/// What is scrolled ends at a line.
void PinnedPart::drawForeground(QPainter *painter, const QRectF &)
{
    painter->setPen(QPen(scene_.theme().subtleText, 2));
    painter->drawLine(part_.topLeft(), part_.topRight());
}

bool PinnedPart::holds(QPointF point) const
{
    return !isHidden() && QRectF(geometry()).contains(point);
}

bool PinnedPart::shows(QPointF scenePoint) const
{
    return !isHidden() && part_.contains(scenePoint);
}

QPointF PinnedPart::toScene(QPointF point) const
{
    return viewportTransform().inverted().map(point - pos());
}

QPointF PinnedPart::fromScene(QPointF scenePoint) const
{
    return viewportTransform().map(scenePoint) + pos();
}

} // namespace waystone
