#include "milestones/rules.h"
#include "milestones/rules/queries.h"

namespace waystone::milestones {

void Milestones::outcomes(const State &state, OutcomeList &outcomes) const
{
    outcomes.clear();
    if (!actors(state).isChance())
        return;
    if (state.phase == Phase::bushes) {
        for (std::uint8_t kind = 0; kind < goodKinds; ++kind)
            if (state.bonusLeft[kind] > 0)
                outcomes.add(
                    {{static_cast<std::uint8_t>(Verb::putBonus), kind, 0, 0}, state.bonusLeft[kind]});
        return;
    }
    for (std::size_t tile = 0; tile < edition_.tiles.size(); ++tile)
        if (state.tiles[tile] == tilePlace::pile)
            outcomes.add(
                {{static_cast<std::uint8_t>(Verb::turnUp), static_cast<std::uint8_t>(tile), 0, 0}, 1});
}

} // namespace waystone::milestones
