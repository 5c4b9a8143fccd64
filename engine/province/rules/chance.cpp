#include "province/rules.h"
#include "province/rules/queries.h"

namespace waystone::province {

void Province::outcomes(const State &state, OutcomeList &outcomes) const
{
    outcomes.clear();
    if (state.phase == Phase::startRoll || state.phase == Phase::endRoll) {
        // Two pieces with a white and a black side each: of four equal cases two are mixed.
        for (const auto &[ships, weight] :
             {std::pair(Ships::white, 1u), std::pair(Ships::mixed, 2u), std::pair(Ships::black, 1u)})
            outcomes.add(
                {{static_cast<std::uint8_t>(Verb::roll), static_cast<std::uint8_t>(ships), 0, 0}, weight});
    } else if (state.phase == Phase::reveal) {
        for (unsigned left = state.goalsUnseen; left != 0; left &= left - 1)
            outcomes.add({{static_cast<std::uint8_t>(Verb::reveal),
                           static_cast<std::uint8_t>(std::countr_zero(left)), 0, 0},
                          1});
    }
}

} // namespace waystone::province
