#include "bots/search_policy.h"

namespace waystone {

SearchSettings PlainPolicy::settings(Level level, int)
{
    // By level: iterations, playout, wandering, exploration, sharpness, scale, blur. Little, for this is slow.
    static constexpr std::array<SearchSettings, levels> table{{{0, 0, 0, 1, 2, 10, 6},
                                                               {0, 0, 0, 1, 2, 10, 2},
                                                               {20, 0, 0, 1, 2, 10, 0},
                                                               {60, 0, 0, 1, 2, 10, 0},
                                                               {200, 0, 0, 1, 2, 10, 0}}};
    return table[static_cast<std::size_t>(level)];
}

} // namespace waystone
