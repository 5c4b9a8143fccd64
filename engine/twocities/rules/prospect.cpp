#include "twocities/rules/prospect.h"

#include "twocities/rules/building.h"
#include "twocities/rules/queries.h"

#include <algorithm>

namespace waystone::twocities {

std::optional<int> bestGain(const BetweenTwoCities &rules, const State &state, Seat seat, int tile, int city)
{
    State placing = state;
    placing.phase = Phase::place;
    placing.acting = static_cast<std::uint8_t>(placing.acting | (1u << seat));
    placing.kept[seat] = {static_cast<std::uint8_t>(tile), tile::none};
    placing.open[seat] = sideOf(state.players, seat, city);
    ActionList sites;
    rules.legal(placing, seat, sites);
    const auto number = static_cast<std::size_t>(city);
    const int before = rules.scorer().totals(state)[number];
    std::optional<int> best;
    for (const Action &site : sites) {
        State built = state;
        putTile(rules.edition(), built.cities[number], tile, site.third);
        const int gain = rules.scorer().totals(built)[number] - before;
        best = std::max(best.value_or(gain), gain);
    }
    return best;
}

} // namespace waystone::twocities
