#include "province/search_policy.h"

namespace waystone::province {

SearchSettings Policy::settings(Level level, int)
{
    // By level: iterations, playout, wandering, exploration, sharpness, scale, blur
    static constexpr std::array<SearchSettings, levels> table{{{0, 0, 0, 1, 2, 10, 0.5},
                                                               {0, 0, 0, 1, 2, 10, 0.28},
                                                               {10, 1, 0, 1, 2, 5, 0},
                                                               {15, 5, 0.1, 1, 2, 5, 0},
                                                               {800, 5, 0.1, 1, 2, 5, 0}}};
    return table[static_cast<std::size_t>(level)];
}

void Policy::worths(const Province &rules, const State &state, Worths &worths) const
{
    for (Seat seat = 0; seat < rules.seats(state); ++seat)
        worths[seat] = rules.worth(state, seat);
}

void Policy::prune(const Province &, const State &, Seat, Action, ActionList &) const {}

void Policy::outlooks(const Province &rules, const State &state, Seat seat, const ActionList &actions,
                      Outlooks &outlooks) const
{
    for (const Action action : actions) {
        State after = state;
        rules.apply(after, seat, action, nullptr);
        outlooks.add(rules.worth(after, seat));
    }
}

} // namespace waystone::province
