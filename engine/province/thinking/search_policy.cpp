#include "province/thinking/search_policy.h"

#include "bots/network/learned_networks.h"
#include "bots/search/action_filter.h"
#include "province/thinking/evaluation.h"
#include "province/thinking/features.h"

namespace waystone::province {

namespace {

Verb verbOf(Action action)
{
    return static_cast<Verb>(action.verb);
}

/// Workers may as well move in the order of the actions; and to move all the rest is to have moved all at once.
bool isOtherOrder(Action action, Action last)
{
    return verbOf(last) == Verb::move &&
           (verbOf(action) == Verb::moveAll || (verbOf(action) == Verb::move && action < last));
}

/// Labor is ground, or bought by the Union, for what it makes possible and not before what was possible without. Labor
/// that is left over is ground: it would be lost.
class SpendFilter {
public:
    SpendFilter(const Edition &edition, const State &state, Action last, bool canGrind)
        : edition_(edition),
          done_(verbOf(last)),
          labor_(state.labor - (done_ == Verb::useUnion ? edition.unionLabor : 0)),
          coins_(state.coins[state.turn] - (done_ == Verb::grind ? edition.grindCoins : 0)),
          canGrind_(canGrind)
    {}

    [[nodiscard]] bool isPointless(Action action) const
    {
        const bool isExchanged = done_ == Verb::grind || done_ == Verb::useUnion;
        switch (verbOf(action)) {
        case Verb::build:
            return isExchanged && isAffordable(edition_.costs[action.first]);
        case Verb::hire:
            return isExchanged && coins_ >= edition_.sailorPrice;
        case Verb::repay:
            return isExchanged && coins_ >= edition_.loanCoins;
        case Verb::grind:
            return done_ == Verb::useUnion;
        case Verb::endTurn:
            return canGrind_ && done_ != Verb::useUnion;
        default:
            return false;
        }
    }

private:
    [[nodiscard]] bool isAffordable(const Cost &cost) const
    {
        return labor_ >= cost.labor && coins_ >= cost.coins;
    }

    const Edition &edition_;
    const Verb done_;
    const int labor_; ///< before the exchange, as far as it was short of it
    const int coins_; ///< likewise
    const bool canGrind_;
};

} // namespace

SearchSettings Policy::settings(Level level, int)
{
    // By level: iterations, playout, epsilon, exploration, priorScale, rewardScale, noise, discount. Even the weakest look a
    // little ahead: who does not grinds turn after turn, exchanges to and fro, or saves coins for nothing.
    static constexpr std::array<SearchSettings, levels> table{{{2, 1, 0.2, 1, 2, 5, 0},
                                                               {3, 5, 0.1, 1, 2, 5, 0},
                                                               {10, 3, 0.05, 1, 2, 5, 0},
                                                               {40, 5, 0.1, 1, 2, 5, 0},
                                                               {800, 5, 0.1, 1, 2, 5, 0, 0.03}}};
    return table[static_cast<std::size_t>(level)];
}

/// From 80 positions: within are 521 of 546 margins with fewer than 300 visits, 330 of 349 with fewer than 2,000, 219 of
/// 223 with more.
MarginError Policy::marginError()
{
    return {12, 0.5, 0.6};
}

void Policy::worths(const Province &rules, const State &state, Worths &worths) const
{
    for (Seat seat = 0; seat < rules.seats(state); ++seat)
        worths[seat] = evaluation(rules, state, seat);
}

void Policy::prune(const Province &rules, const State &state, Seat, Action last, ActionList &actions) const
{
    if (state.phase == Phase::work)
        return removeActions(actions, [last](Action action) { return isOtherOrder(action, last); });
    const SpendFilter filter(rules.edition(), state, last,
                             actions.contains({static_cast<std::uint8_t>(Verb::grind), 0, 0, 0}));
    removeActions(actions, [&filter](Action action) { return filter.isPointless(action); });
}

void Policy::actionValues(const Province &rules, const State &state, Seat seat, const ActionList &actions,
                          ActionValues &values) const
{
    for (const Action action : actions) {
        State after = state;
        rules.apply(after, seat, action, nullptr);
        values.add(evaluation(rules, after, seat));
    }
}

std::vector<std::string> Policy::featureNames(int)
{
    return namesOfFeatures();
}

SearchSettings Policy::learnedSettings(int)
{
    // Iterations, playout, epsilon, exploration, priorScale, rewardScale, noise, discount.
    return {2500, 0, 0, 0.6, 1, 5, 0, 0.005};
}

TrainingSettings Policy::trainingSettings(int)
{
    return {.games = 100'000, .discount = 0.005};
}

const Network *Policy::network(const Province &rules, int seats)
{
    return learnedNetwork(Province::id(), rules.editionInfo().hash, seats);
}

void Policy::features(const Province &rules, const State &state, Seat, Features &features) const
{
    addFeatures(rules, state, features);
}

} // namespace waystone::province
