#include "core/kit/meant.h"
#include "twocities/rules.h"
#include "twocities/rules/queries.h"

#include <algorithm>

namespace waystone::twocities {

std::vector<Action> BetweenTwoCities::meant(const State &state, Seat seat, const Route &clicks) const
{
    if (seat >= state.players)
        return {};
    std::vector<Action> actions;
    const auto add = [&actions](Verb verb, int first, int second, int third = 0) {
        if (first != tile::none)
            actions.push_back(actionOf(verb, first, second, third));
    };
    const Place clicked = clicks.front();
    const Hand &hand = state.hands[seat];
    switch (static_cast<Area>(clicked.area)) {
    case Area::hand:
        for (int other = 0; other < state.handSizes[seat] && clicked.index < state.handSizes[seat]; ++other) {
            const auto [lower, higher] =
                std::minmax(hand[clicked.index], hand[static_cast<std::size_t>(other)]);
            add(Verb::select, lower, higher);
        }
        break;
    case Area::selected:
        if (clicked.index < 2)
            for (int city = 0; city < cityCount(state.players); ++city)
                for (int cell = 0; cell < grid::cells; ++cell)
                    add(Verb::place, state.kept[seat][clicked.index], city, cell);
        break;
    case Area::city:
        for (const std::uint8_t tile : state.kept[seat]) {
            const int city = cityOf(state.players, clicked);
            const int cell = cellOf(clicked);
            add(Verb::place, tile, city, cell);
            const int before =
                tile != tile::none && tile::isDuplex(tile) ? secondCell(edition_.duplex(tile), 0) : 0;
            if (before != 0 && cell >= before) // its other half lies there, perhaps
                add(Verb::place, tile, city, cell - before);
        }
        break;
    default:
        break;
    }
    return begunBy(clicks, std::move(actions), *this, state, seat);
}

} // namespace waystone::twocities
