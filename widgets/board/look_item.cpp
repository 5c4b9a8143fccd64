#include "board/look_item.h"

#include "board/painting.h"

namespace waystone {

LookItem::LookItem(QGraphicsItem *parent) : QGraphicsItem(parent)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void LookItem::setLook(const Look &look)
{
    if (look == look_)
        return;
    if (look.size != look_.size)
        prepareGeometryChange();
    look_ = look;
    setZValue(look.z);
    update();
}

QRectF LookItem::boundingRect() const
{
    // Pictures snap to whole pixels and drawn lines have a breadth.
    constexpr qreal rim = 2;
    return QRectF(-look_.size.width() / 2, -look_.size.height() / 2, look_.size.width(), look_.size.height())
        .adjusted(-rim, -rim, rim, rim);
}

void LookItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    paintLook(*painter, look_);
}

} // namespace waystone
