#include "core/kit/meant.h"
#include "province/rules.h"

namespace waystone::province {

namespace {

/// Every action that a seat can think of.
std::vector<Action> thinkable()
{
    std::vector<Action> actions;
    const auto add = [&actions](Verb verb, int firsts = 1, int seconds = 1) {
        for (int first = 0; first < firsts; ++first)
            for (int second = 0; second < seconds; ++second)
                actions.push_back(actionOf(verb, first, second));
    };
    add(Verb::move, workerKinds, zones);
    add(Verb::moveAll);
    add(Verb::finishWork);
    add(Verb::build, structures);
    add(Verb::hire);
    add(Verb::grind);
    add(Verb::useUnion);
    add(Verb::repay);
    add(Verb::borrow, structures);
    add(Verb::endTurn);
    return actions;
}

} // namespace

std::vector<Action> Province::meant(const State &state, Seat seat, const Route &clicks) const
{
    return begunBy(clicks, thinkable(), *this, state, seat);
}

} // namespace waystone::province
