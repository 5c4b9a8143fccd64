#include "milestones/thinking/search_policy.h"

#include "bots/network/learned_networks.h"
#include "bots/search/action_filter.h"
#include "milestones/thinking/evaluation.h"
#include "milestones/thinking/features.h"

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

SearchSettings Policy::settings(Level level, int seats)
{
    // By level: iterations, playout, epsilon, exploration, priorScale, rewardScale, noise. A position is judged after a seat's
    // own turn, this one or one of the next.
    using Table = std::array<SearchSettings, levels>;
    static constexpr Table two{{{0, 0, 0, 1, 2, 10, 1},
                                {0, 0, 0, 1, 2, 10, 0.4},
                                {8, 1, 0.03, 0.7, 2, 10, 0},
                                {20, 5, 0.03, 0.7, 2, 10, 0},
                                {150, 5, 0.03, 0.7, 2, 10, 0}}};
    static constexpr Table more{{{0, 0, 0, 1, 2, 10, 1},
                                 {0, 0, 0, 1, 2, 10, 0.4},
                                 {8, 1, 0.03, 0.7, 2, 10, 0},
                                 {100, 1, 0.03, 0.7, 2, 10, 0},
                                 {150, 5, 0.03, 0.7, 2, 10, 0}}};
    return (seats == 2 ? two : more)[static_cast<std::size_t>(level)];
}

/// From 130 positions of games of two, three and four: within are 786 of 810 margins with fewer than 300 visits, 428 of
/// 448 with fewer than 2,000, 234 of 244 with more.
MarginError Policy::marginError()
{
    return {45, 0.5, 1.0};
}

void Policy::worths(const Milestones &rules, const State &state, Worths &worths) const
{
    const Sites sites = sites_.of(rules.board(), state);
    for (Seat seat = 0; seat < rules.seats(state); ++seat)
        worths[seat] = evaluation(rules.edition(), state, seat, sites);
}

/// At the trading house sales may as well come first, then hiring, then purchases, each kind of them in the order of the
/// actions. So nothing is bought to be sold.
void Policy::prune(const Milestones &, const State &state, Seat, Action last, ActionList &actions) const
{
    if (state.phase != Phase::trade)
        return;
    const auto done = static_cast<Verb>(last.verb);
    removeActions(actions, [done, last](Action action) {
        const auto verb = static_cast<Verb>(action.verb);
        if (done == Verb::sell)
            return verb == Verb::sell && action < last;
        return done == Verb::buy &&
               (verb == Verb::sell || verb == Verb::hire || (verb == Verb::buy && action < last));
    });
}

void Policy::actionValues(const Milestones &rules, const State &state, Seat seat, const ActionList &actions,
                          ActionValues &values) const
{
    const Sites sites = sites_.of(rules.board(), state);
    for (const Action action : actions) {
        State after = state;
        rules.apply(after, seat, action, nullptr);
        const double value = changesSites(action)
                                 ? evaluation(rules.edition(), after, seat, sites_.of(rules.board(), after))
                                 : evaluation(rules.edition(), after, seat, sites);
        values.add(value);
    }
}

std::vector<std::string> Policy::featureNames(int seats)
{
    return namesOfFeatures(seats);
}

SearchSettings Policy::learnedSettings(int seats)
{
    // Iterations, playout, epsilon, exploration, priorScale, rewardScale, noise, discount.
    return seats == 2 ? SearchSettings{2200, 0, 0, 0.7, 2, 10, 0, 0.005}
                      : SearchSettings{1000, 0, 0, 0.7, 2, 10, 0, 0.005};
}

TrainingSettings Policy::trainingSettings(int seats)
{
    return {.games = seats == 2 ? 100'000u : 30'000u, .lambda = 0.9, .discount = 0.005};
}

const Network *Policy::network(const Milestones &rules, int seats)
{
    return learnedNetwork(Milestones::id(), rules.editionInfo().hash, seats);
}

/// Not before the tiles are there.
bool Policy::judges(const Milestones &rules, const State &state)
{
    return !rules.actors(state).isChance();
}

void Policy::features(const Milestones &rules, const State &state, Seat seat, Features &features) const
{
    addFeatures(rules.edition(), state, seat, sites_.of(rules.board(), state), features);
}

} // namespace waystone::milestones
