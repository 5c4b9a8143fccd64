#include "milestones/layout.h"

#include <gtest/gtest.h>

/// Only what any sensible estimate must hold, whatever its numbers are.
namespace waystone::milestones::test {
namespace {

double worth(const Layout &layout)
{
    const Result<State> state = rulesWith().from(layout.setup());
    EXPECT_TRUE(state) << describe(state.problems().front());
    return state ? rulesWith().worth(*state, 0) : 0;
}

Layout layout(std::string_view workers = "Q2 Q2 L1 L1 - - - -")
{
    return Layout(2).workers(0, workers).goods(0, "1 coin");
}

TEST(MilestonesWorth, GrowsWithPointsGoodsWorkersAndTheirBonusTiles)
{
    const double base = worth(layout());
    EXPECT_GT(worth(layout().points(0, 3)), base + 2); // the end comes nearer
    EXPECT_GT(worth(layout().goods(0, "2 coin")), base);
    EXPECT_GT(worth(layout().goods(0, "1 coin 1 wood")), base);
    EXPECT_GT(worth(layout("Q2 Q2 L1 L1 - - S2 S3")), base);
    EXPECT_GT(worth(layout("Q2 Q2* L1 L1 - - - -")), base);
}

TEST(MilestonesWorth, PrefersGoodsThatBuildSomethingToOthers)
{
    const auto withStreet = [](std::string_view goods) {
        return worth(layout().goods(0, goods).sections("a1-a2-a3"));
    };
    EXPECT_GT(withStreet("1 stone 1 sand"), withStreet("1 wood 1 grain"));
    EXPECT_GT(withStreet("2 grain"), withStreet("2 wood"));
}

TEST(MilestonesWorth, PrefersPointsToTheGoodsForThem)
{
    const Layout before = layout().goods(0, "1 stone 1 sand").during(Phase::build);
    const Result<State> state = rulesWith().from(before.setup());
    ASSERT_TRUE(state);
    State after = *state;
    rulesWith().apply(after, 0, {static_cast<std::uint8_t>(Verb::section), at("a1"), at("a2"), at("a3")},
                      nullptr);
    EXPECT_GT(rulesWith().worth(after, 0), rulesWith().worth(*state, 0));
}

} // namespace
} // namespace waystone::milestones::test
