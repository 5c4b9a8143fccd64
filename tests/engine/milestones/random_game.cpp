#include "milestones/random_game.h"

#include <algorithm>

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
    if (state.phase == Phase::move && actions.size() > 1) {
        // The castle is the first one listed.
        const auto steps = static_cast<std::uint32_t>(std::min<std::size_t>(actions.size() - 1, 4));
        return actions[1 + rng.below(steps)];
    }
    const std::vector<Action> leaving = only(actions, Verb::finish);
    if (state.phase == Phase::cover && !leaving.empty())
        return leaving.front();
    for (const Verb liked : {Verb::hire, Verb::take, Verb::sell})
        if (const std::vector<Action> found = only(actions, liked); !found.empty())
            return oneOf(found, rng);
    if (state.phase == Phase::trade)
        return leaving.front();
    if (actions.size() > 1)
        std::erase(actions, leaving.empty() ? Action{0xFF} : leaving.front());
    return oneOf(actions, rng);
}

} // namespace waystone::milestones::test
