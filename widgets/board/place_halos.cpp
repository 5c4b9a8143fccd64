#include "board/place_halos.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace waystone {

namespace {

constexpr qreal haloZ = PlaceItem::markZ - 0.5;

} // namespace

PlaceHalos::PlaceHalos(const std::map<Place, PlaceItem *> &items) : items_(items)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setFlag(ItemUsesExtendedStyleOption);
    setZValue(haloZ);
}

void PlaceHalos::arrange()
{
    prepareGeometryChange();
    bounds_ = {};
    for (const auto &[place, item] : items_)
        bounds_ |= item->boundingRect();
}

void PlaceHalos::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    for (const auto &[place, item] : items_)
        if (item->isVisible() && item->boundingRect().intersects(option->exposedRect))
            item->paintGround(*painter);
}

} // namespace waystone
