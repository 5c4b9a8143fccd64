#include "twocities/rules.h"
#include "twocities/rules/queries.h"

#include <bit>

namespace waystone::twocities {

void BetweenTwoCities::outcomes(const State &state, OutcomeList &outcomes) const
{
    outcomes.clear();
    if (state.phase != Phase::draw)
        return;
    const auto add = [&outcomes](int tile, std::uint32_t weight) {
        outcomes.add(
            {{static_cast<std::uint8_t>(Verb::draw), static_cast<std::uint8_t>(tile), 0, 0}, weight});
    };
    if (stageOf(edition_, state).isDuplex) {
        for (std::uint32_t left = state.duplexesLeft; left != 0; left &= left - 1)
            add(tile::duplex(std::countr_zero(left)), 1);
        return;
    }
    for (std::size_t kind = 0; kind < kinds; ++kind)
        if (state.singlesLeft[kind] > 0)
            add(static_cast<int>(kind), state.singlesLeft[kind]);
}

} // namespace waystone::twocities
