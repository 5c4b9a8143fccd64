#include "twocities/rules.h"
#include "twocities/rules/queries.h"

#include <algorithm>

namespace waystone::twocities {

namespace {

/// The two tiles may be clicked in any order; of alike ones any will do.
std::vector<Route> selectRoutes(const State &state, Seat seat, Action action)
{
    std::vector<Route> routes;
    if (state.phase != Phase::select)
        return routes;
    const Hand &hand = state.hands[seat];
    for (std::uint8_t one = 0; one < state.handSizes[seat]; ++one)
        for (std::uint8_t other = 0; other < state.handSizes[seat]; ++other)
            if (one != other && std::min(hand[one], hand[other]) == action.first &&
                std::max(hand[one], hand[other]) == action.second)
                routes.push_back({place(Area::hand, one, seat), place(Area::hand, other, seat)});
    return routes;
}

/// The tile, then one of the cells; the cell alone where there is no choice of tiles.
std::vector<Route> placeRoutes(const State &state, Seat seat, Action action, const std::vector<int> &cells)
{
    std::vector<Route> routes;
    const Kept &kept = state.kept[seat];
    for (const int each : cells) {
        const Place cell = cityPlace(state.players, action.second, each);
        for (std::size_t index = 0; index < kept.size(); ++index)
            if (kept[index] == action.first)
                routes.push_back({place(Area::selected, static_cast<int>(index), seat), cell});
        if (!routes.empty() && (kept[1] == tile::none || kept[0] == kept[1]))
            routes.push_back({cell});
    }
    return routes;
}

} // namespace

/// That of the upper or left half, and that of the other half where the tile could not begin.
std::vector<int> BetweenTwoCities::cellsNaming(const State &state, Seat seat, Action place) const
{
    std::vector<int> cells{place.third};
    if (!tile::isDuplex(place.first) || place.first >= edition_.tiles() || refuse(state, seat, place))
        return cells;
    Action other = place;
    other.third = static_cast<std::uint8_t>(secondCell(edition_.duplex(place.first), place.third));
    if (refuse(state, seat, other))
        cells.push_back(other.third);
    return cells;
}

std::vector<Route> BetweenTwoCities::routes(const State &state, Seat seat, Action action) const
{
    if (seat >= state.players || action.verb >= verbs)
        return {};
    switch (static_cast<Verb>(action.verb)) {
    case Verb::draw:
        break;
    case Verb::select:
        return selectRoutes(state, seat, action);
    case Verb::place:
        return placeRoutes(state, seat, action, cellsNaming(state, seat, action));
    }
    return {};
}

} // namespace waystone::twocities
