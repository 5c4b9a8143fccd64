#include "bots/search/position_value.h"

namespace waystone {

std::size_t bestOf(const ActionValues &values, Rng &rng)
{
    std::size_t best = 0;
    std::uint32_t ties = 1;
    for (std::size_t index = 1; index < values.size(); ++index) {
        if (values[index] < values[best] - PositionValue::equal)
            continue;
        ties = values[index] > values[best] + PositionValue::equal ? 1 : ties + 1;
        if (ties == 1 || rng.below(ties) == 0)
            best = index;
    }
    return best;
}

SearchSettings PlainPolicy::settings(Level level, int)
{
    // By level: iterations, playout, epsilon, exploration, priorScale, rewardScale, noise. Little, for this is slow.
    static constexpr std::array<SearchSettings, levels> table{{{0, 0, 0, 1, 2, 10, 6},
                                                               {0, 0, 0, 1, 2, 10, 2},
                                                               {20, 0, 0, 1, 2, 10, 0},
                                                               {60, 0, 0, 1, 2, 10, 0},
                                                               {200, 0, 0, 1, 2, 10, 0}}};
    return table[static_cast<std::size_t>(level)];
}

} // namespace waystone
