#include "games/province/province_layout.h"

// How the places lie together.

namespace waystone::province {

QString ProvinceLayout::areaTitle(Place place) const
{
    const QString name = words().areaName(place.area);
    return place.owner == nobody ? name : owned(name, words().seatName(place.owner));
}

bool ProvinceLayout::hasRows(Place place) const
{
    return static_cast<Area>(place.area) == Area::structure;
}

} // namespace waystone::province
