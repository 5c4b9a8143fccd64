#include "province/rules.h"

#include <algorithm>

namespace waystone::province {

namespace {

/// Every action that a seat can think of.
std::vector<Action> thinkable()
{
    std::vector<Action> actions;
    const auto add = [&actions](Verb verb, int firsts = 1, int seconds = 1) {
        for (int first = 0; first < firsts; ++first)
            for (int second = 0; second < seconds; ++second)
                actions.push_back({static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(first),
                                   static_cast<std::uint8_t>(second), 0});
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
    std::vector<Action> actions = thinkable();
    std::erase_if(actions, [&](Action action) {
        const std::vector<Route> ways = routes(state, seat, action);
        return std::ranges::none_of(ways, [&](const Route &way) {
            return way.size() >= clicks.size() && std::equal(clicks.begin(), clicks.end(), way.begin());
        });
    });
    return actions;
}

} // namespace waystone::province
