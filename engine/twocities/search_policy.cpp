#include "twocities/search_policy.h"

#include "bots/greedy_playout.h"

namespace waystone::twocities {

SearchSettings Policy::settings(Level level, int)
{
    // By level: iterations, playout, wandering, exploration, sharpness, scale, blur
    static constexpr std::array<SearchSettings, levels> table{{{0, 0, 0, 1, 2, 10, 3},
                                                               {0, 0, 0, 1, 2, 10, 1.2},
                                                               {0, 0, 0, 1, 2, 10, 0},
                                                               {60, 4, 0.1, 1, 2, 10, 0},
                                                               {100, 1000, 0.1, 1, 2, 10, 0}}};
    return table[static_cast<std::size_t>(level)];
}

void Policy::worths(const BetweenTwoCities &rules, const State &state, Worths &worths) const
{
    for (Seat seat = 0; seat < rules.seats(state); ++seat)
        worths[seat] = rules.worth(state, seat);
}

void Policy::prune(const BetweenTwoCities &, const State &, Seat, Action, ActionList &) const {}

Action Policy::playout(const BetweenTwoCities &rules, const State &state, Seat seat,
                       const ActionList &actions, Rng &rng) const
{
    return greedyAction(rules, state, seat, actions, rng,
                        [&](const State &after) { return rules.worth(after, seat); });
}

} // namespace waystone::twocities
