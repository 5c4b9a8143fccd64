#include "twocities/search_policy.h"

namespace waystone::twocities {

SearchSettings Policy::settings(Level level, int)
{
    // By level: iterations, playout, exploration, sharpness, scale, blur
    static constexpr std::array<SearchSettings, levels> table{{{0, 0, 1, 2, 10, 6},
                                                               {0, 0, 1, 2, 10, 2},
                                                               {50, 0, 1, 2, 10, 0},
                                                               {300, 0, 1, 2, 10, 0},
                                                               {2000, 0, 1, 2, 10, 0}}};
    return table[static_cast<std::size_t>(level)];
}

void Policy::worths(const BetweenTwoCities &rules, const State &state, Worths &worths) const
{
    for (Seat seat = 0; seat < rules.seats(state); ++seat)
        worths[seat] = rules.worth(state, seat);
}

void Policy::prune(const BetweenTwoCities &, const State &, Seat, Action, ActionList &) const {}

Action Policy::playout(const BetweenTwoCities &, const State &, Seat, const ActionList &actions,
                       Rng &rng) const
{
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

} // namespace waystone::twocities
