#include "milestones/random_game.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace waystone::milestones::test {

namespace {

Action oneOf(const std::vector<Action> &actions, Rng &rng)
{
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

std::vector<Action> legalActions(const Milestones &rules, const State &state)
{
    ActionList list;
    rules.legal(state, state.turn, list);
    return {list.begin(), list.end()};
}

std::vector<Action> only(const std::vector<Action> &actions, Verb verb)
{
    std::vector<Action> found;
    std::ranges::copy_if(actions, std::back_inserter(found),
                         [verb](Action action) { return action.verb == static_cast<std::uint8_t>(verb); });
    return found;
}

// With fewer workers than this the castle takes them faster than they bring goods to build with.
constexpr int enoughWorkers = 6;

bool wantsWorkers(const State &state)
{
    return std::ranges::count_if(state.seats[state.turn].spaces, space::isWorker) < enoughWorkers;
}

int goodsOf(const State &state, Seat seat)
{
    const Goods &goods = state.seats[seat].goods;
    return std::accumulate(goods.begin(), goods.end(), 0);
}

/// To the worker that brings the most; without one, to the next building where something can be paid.
Action livelyMove(const Milestones &rules, const State &state, const std::vector<Action> &moves)
{
    Action best = moves.front();
    int most = 0;
    for (const Action action : moves) {
        if (!isEmployment(action.first))
            continue;
        State next = state;
        rules.apply(next, state.turn, action, nullptr);
        if (const int gain = goodsOf(next, state.turn) - goodsOf(state, state.turn); gain > most) {
            most = gain;
            best = action;
        }
    }
    if (most > 0)
        return best;
    const auto &[stone, wood, sand, grain, coins] = state.seats[state.turn].goods;
    for (const Action action : moves)
        if ((action.first == tradingHouse && wantsWorkers(state) && coins >= 2) ||
            (action.first == boardOfWorks && (stone > 0) + (wood > 0) + (sand > 0) >= 2) ||
            (action.first == mill && grain >= 2))
            return action;
    return moves.front(); // the castle
}

} // namespace

Action drawOutcome(const Milestones &rules, const State &state, Rng &rng)
{
    OutcomeList outcomes;
    rules.outcomes(state, outcomes);
    std::uint32_t weights = 0;
    for (const Outcome &outcome : outcomes)
        weights += outcome.weight;
    std::uint32_t drawn = rng.below(weights);
    std::size_t index = 0;
    while (drawn >= outcomes[index].weight)
        drawn -= outcomes[index++].weight;
    return outcomes[index].action;
}

Action anyAction(const Milestones &rules, const State &state, Rng &rng)
{
    return oneOf(legalActions(rules, state), rng);
}

Action livelyAction(const Milestones &rules, const State &state, Rng &rng)
{
    std::vector<Action> actions = legalActions(rules, state);
    if (rng.below(8) == 0)
        return oneOf(actions, rng);
    if (state.phase == Phase::move)
        return livelyMove(rules, state, actions);
    const std::vector<Action> leaving = only(actions, Verb::finish);
    if (state.phase == Phase::cover && !leaving.empty())
        return leaving.front();
    if (state.phase == Phase::trade) {
        if (wantsWorkers(state))
            for (const Verb liked : {Verb::hire, Verb::sell})
                if (const std::vector<Action> found = only(actions, liked); !found.empty())
                    return oneOf(found, rng);
        return leaving.front();
    }
    if (const std::vector<Action> taking = only(actions, Verb::take); !taking.empty())
        return oneOf(taking, rng);
    if (actions.size() > 1)
        std::erase(actions, leaving.empty() ? Action{0xFF, 0, 0, 0} : leaving.front());
    return oneOf(actions, rng);
}

} // namespace waystone::milestones::test
