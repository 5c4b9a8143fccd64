// What a tile would bring: held against every way to place it.

#include "twocities/rules/prospect.h"
#include "twocities/rules/queries.h"
#include "twocities/table.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone::twocities::test {

TEST(TwoCitiesProspect, IsTheMostThatAnyPlacementAddsToTheCity)
{
    for (const int players : {2, 3, 5}) {
        Rng rng(static_cast<std::uint64_t>(players));
        State state = *rules().from(rules().start(players, 0));
        for (int played = 0; played < 400 && state.phase != Phase::over; ++played) {
            const bool isFresh = state.phase == Phase::place && state.open[0] == (side::left | side::right);
            ActionList actions;
            if (isFresh && ((state.acting >> 0) & 1) != 0)
                rules().legal(state, 0, actions);
            for (const Action &action : actions) {
                State after = state;
                rules().apply(after, 0, action, nullptr);
                const auto city = static_cast<std::size_t>(action.second);
                const int gain = rules().scorer().totals(after)[city] - rules().scorer().totals(state)[city];
                const std::optional<int> best = bestGain(rules(), state, 0, action.first, action.second);
                ASSERT_TRUE(best);
                EXPECT_GE(*best, gain);
                const bool isReached = std::ranges::any_of(actions, [&](const Action &other) {
                    if (other.first != action.first || other.second != action.second)
                        return false;
                    State then = state;
                    rules().apply(then, 0, other, nullptr);
                    return rules().scorer().totals(then)[city] - rules().scorer().totals(state)[city] ==
                           *best;
                });
                EXPECT_TRUE(isReached);
            }
            playOne(state, rng);
        }
    }
}

} // namespace waystone::twocities::test
