#include "games/twocities/twocities_layout.h"

#include "twocities/rules/queries.h"

// How the places lie together.

namespace waystone::twocities {

int TwoCitiesLayout::areaPart(Place place) const
{
    return static_cast<Area>(place.area) == Area::city ? place.index / grid::cells : 0;
}

QString TwoCitiesLayout::areaTitle(Place place) const
{
    // The token stands for its city.
    if (static_cast<Area>(place.area) == Area::city) {
        Place token = place;
        token.area = static_cast<std::uint8_t>(Area::cityToken);
        token.index = static_cast<std::uint16_t>(areaPart(place));
        return words().placeName(token);
    }
    const QString name = words().areaName(place.area);
    return place.owner == nobody ? name : owned(name, words().seatName(place.owner));
}

bool TwoCitiesLayout::hasRows(Place place) const
{
    return static_cast<Area>(place.area) == Area::city;
}

} // namespace waystone::twocities
