#include "milestones/search_policy.h"

#include "milestones/estimate.h"

namespace waystone::milestones {

namespace {

/// Whether something comes to lie on the main board.
bool changesSites(Action action)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::section:
    case Verb::house:
    case Verb::market:
    case Verb::supply:
        return true;
    default:
        return false;
    }
}

} // namespace

SearchSettings Policy::settings(Level level, int)
{
    // By level: iterations, playout, wandering, exploration, sharpness, scale, blur
    static constexpr std::array<SearchSettings, levels> table{{{0, 0, 0, 1, 2, 10, 1},
                                                               {0, 0, 0, 1, 2, 10, 0.4},
                                                               {8, 1, 0.1, 1, 2, 10, 0},
                                                               {40, 1, 0.1, 1, 2, 10, 0},
                                                               {150, 3, 0.1, 1, 2, 10, 0}}};
    return table[static_cast<std::size_t>(level)];
}

void Policy::worths(const Milestones &rules, const State &state, Worths &worths) const
{
    const Sites sites = bestSites(rules.board(), state);
    for (Seat seat = 0; seat < rules.seats(state); ++seat)
        worths[seat] = worthWith(rules.edition(), state, seat, sites);
}

void Policy::prune(const Milestones &, const State &, Seat, Action, ActionList &) const {}

void Policy::outlooks(const Milestones &rules, const State &state, Seat seat, const ActionList &actions,
                      Outlooks &outlooks) const
{
    const Sites sites = bestSites(rules.board(), state);
    for (const Action action : actions) {
        State after = state;
        rules.apply(after, seat, action, nullptr);
        const double outlook = changesSites(action)
                                   ? worthWith(rules.edition(), after, seat, bestSites(rules.board(), after))
                                   : worthWith(rules.edition(), after, seat, sites);
        outlooks.add(outlook);
    }
}

} // namespace waystone::milestones
