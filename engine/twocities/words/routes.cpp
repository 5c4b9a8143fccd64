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

/// The tile, then the cell (of a duplex tile that of its upper or left half); the cell alone where there is no choice
/// of tiles.
std::vector<Route> placeRoutes(const State &state, Seat seat, Action action)
{
    std::vector<Route> routes;
    const Kept &kept = state.kept[seat];
    const Place cell = cityPlace(state.players, action.second, action.third);
    for (std::size_t index = 0; index < kept.size(); ++index)
        if (kept[index] == action.first)
            routes.push_back({place(Area::selected, static_cast<int>(index), seat), cell});
    if (!routes.empty() && (kept[1] == tile::none || kept[0] == kept[1]))
        routes.push_back({cell});
    return routes;
}

} // namespace

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
        return placeRoutes(state, seat, action);
    }
    return {};
}

} // namespace waystone::twocities
