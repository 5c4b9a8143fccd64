#include "games/milestones/milestones_layout.h"

// How the places lie together.

namespace waystone::milestones {

namespace {

class AreaTitle {
    Q_DECLARE_TR_FUNCTIONS(AreaTitle)
};

} // namespace

QString MilestonesLayout::areaTitle(Place place) const
{
    switch (static_cast<Area>(place.area)) {
    case Area::vertex:
        return AreaTitle::tr("Corners of the map");
    case Area::edge:
        return AreaTitle::tr("Lines of the map");
    case Area::triangle:
        return AreaTitle::tr("Triangles of the map");
    case Area::loop:
        return owned(AreaTitle::tr("Loop"), words().seatName(place.owner));
    default: {
        const QString name = words().areaName(place.area);
        return place.owner == nobody ? name : owned(name, words().seatName(place.owner));
    }
    }
}

bool MilestonesLayout::hasRows(Place place) const
{
    const auto area = static_cast<Area>(place.area);
    return area == Area::vertex || area == Area::edge || area == Area::triangle;
}

} // namespace waystone::milestones
