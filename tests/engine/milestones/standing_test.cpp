// What the rules read off the workers as they stand: who would have the majorities, and whether the numbers ascend
// (readings: Milestones, Final scoring, Trading house).

#include "milestones/rules/standing.h"
#include "milestones/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
#include <vector>

namespace waystone::milestones::test {

namespace {

Layout withWorkers(const std::vector<std::string_view> &workers)
{
    Layout layout(static_cast<int>(workers.size()));
    for (Seat seat = 0; seat < workers.size(); ++seat)
        layout.workers(seat, workers[seat]).goods(seat, "");
    return layout;
}

int standing(const Table &table, Seat seat, std::string_view what, std::string_view variant = {})
{
    const std::vector<Standing> all = table.rules().standings(table.state());
    const auto found = std::ranges::find_if(all, [&](const Standing &each) {
        return each.owner == seat && each.what == what && each.variant == variant;
    });
    if (found != all.end())
        return found->amount;
    ADD_FAILURE() << what << ' ' << variant;
    return 0;
}

int sole(const Table &table, Seat seat, std::string_view kind)
{
    return standing(table, seat, term::soleMajority, kind);
}
int shared(const Table &table, Seat seat, std::string_view kind)
{
    return standing(table, seat, term::sharedMajority, kind);
}

/// "Q2 Q2 - - …" for seat 0, against another player who has other workers.
int ascending(std::string_view workers)
{
    return standing(Table(withWorkers({workers, "C4 C6 - - - - - -"})), 0, term::ascendingSequence);
}

} // namespace

// Rules: scoring.majority
TEST(MilestonesStanding, TheHighestAloneHasTheMajority)
{
    const Table table(withWorkers({"Q2 Q2 L1 L1 - - - -", "Q7 x C4 C6 - - - -"}));
    EXPECT_EQ(sole(table, 0, "quarryman"), 1);
    EXPECT_EQ(sole(table, 1, "quarryman"), 0);
    EXPECT_EQ(sole(table, 0, "lumberjack"), 1);
    EXPECT_EQ(sole(table, 0, "coiner"), 0);
    EXPECT_EQ(sole(table, 1, "coiner"), 1);
    for (const std::string_view kind : workerNames)
        EXPECT_EQ(shared(table, 0, kind) + shared(table, 1, kind), 0) << kind;
}

// Rules: scoring.tie
TEST(MilestonesStanding, TheTiedShareIt)
{
    const Table table(withWorkers({"Q2 Q2 - - - - - -", "Q3 Q5 - - - - - -", "Q7 x C4 C6 - - - -"}));
    EXPECT_EQ(shared(table, 0, "quarryman"), 1);
    EXPECT_EQ(shared(table, 1, "quarryman"), 1);
    EXPECT_EQ(shared(table, 2, "quarryman"), 0);
    EXPECT_EQ(sole(table, 0, "quarryman"), 0);
    EXPECT_EQ(sole(table, 2, "coiner"), 1);
}

// Rules: scoring.value
TEST(MilestonesStanding, ABonusTileCountsTwoAndACoveredWorkerNothing)
{
    const Table table(withWorkers({"Q2 Q2 L1 x - - - -", "Q7* Q8 L4 L4 - - - -"}));
    EXPECT_EQ(sole(table, 1, "quarryman"), 1);
    EXPECT_EQ(sole(table, 1, "lumberjack"), 1);
}

// Rules: scoring.all-equal
TEST(MilestonesStanding, NobodyHasACategoryInWhichAllAreEqual)
{
    const Table table(withWorkers({"Q2 Q2 - - - - - -", "Q7 Q8 - - - - - -"}));
    for (const std::string_view kind : workerNames)
        for (Seat seat = 0; seat < 2; ++seat)
            EXPECT_EQ(sole(table, seat, kind) + shared(table, seat, kind), 0) << kind;
}

// Rules: scoring.all-equal
TEST(MilestonesStanding, OrAllShareItIfTheRulesSaySo)
{
    const Table table(withWorkers({"Q2 Q2 - - - - - -", "Q7 Q8 - - - - - -"}),
                      {Stalled::endWithFinalScoring, AllEqualCategory::twoEach});
    for (const std::string_view kind : workerNames)
        for (Seat seat = 0; seat < 2; ++seat)
            EXPECT_EQ(shared(table, seat, kind), 1) << kind;
}

// Rules: scoring.majority, scoring.tie
TEST(MilestonesStanding, TheFinalScoringPaysWhatStood)
{
    Layout layout = withWorkers({"Q2 Q2 L1 - - - - -", "Q3 Q5 C4 - - - - -", "C4 C6 L4 L4 - - - -"});
    layout.points(0, 59).endedBy(0).turn(2, 0).pawn(2, 7);
    Table table(layout);
    std::array<int, 3> expected{};
    for (Seat seat = 0; seat < 3; ++seat)
        for (const std::string_view kind : workerNames)
            expected[seat] += 5 * sole(table, seat, kind) + 2 * shared(table, seat, kind);
    EXPECT_EQ(expected, (std::array{2, 2, 10}));
    table.play(move(8));
    ASSERT_TRUE(table.isOver());
    for (Seat seat = 0; seat < 3; ++seat)
        EXPECT_EQ(table.pointsWon(seat, Source::majority), expected[seat]);
}

// Rules: trading.income
TEST(MilestonesStanding, AnAscendingSequenceCountsItsWorkers)
{
    EXPECT_EQ(ascending("Q1 C3 - - Q5 L5 - -"), 4) << "gaps are ignored, equal numbers ascend";
    EXPECT_EQ(ascending("Q1 C3 - - - - Q2 Q2"), 0);
    EXPECT_EQ(ascending("L8 x - - - - - -"), 1) << "one visible worker never descends";
    EXPECT_EQ(ascending("x x - - - - - -"), 0);
}

// Rules: trading.income, trading.income-gaps
TEST(MilestonesStanding, WithASequenceThereIsIncome)
{
    for (const std::string_view workers :
         {"Q1 C3 - - Q5 L5 - -", "Q1 C3 - - - - Q2 Q2", "L8 x - - - - - -", "Q2 Q2 - - - L4 L4 -"}) {
        Layout layout = withWorkers({workers, "C4 C6 - - - - - -"});
        Table table(layout.turn(0).pawn(0, 8));
        const bool ascends = standing(table, 0, term::ascendingSequence) > 0;
        table.play(move(tradingHouse));
        EXPECT_EQ(table.coins(0), ascends ? 1 : 0) << workers;
    }
}

// Rules: trading.income
TEST(MilestonesStanding, CoveringTheOneWhoSpoilsItMakesASequence)
{
    Layout layout = withWorkers({"L8 x Q2 Q2 C4 C6 - -", "Q7 Q8 - - - - - -"});
    Table table(layout.turn(0).during(Phase::cover));
    EXPECT_EQ(standing(table, 0, term::ascendingSequence), 0);
    EXPECT_EQ(sole(table, 0, "lumberjack"), 1);
    table.play(cover(1));
    EXPECT_EQ(standing(table, 0, term::ascendingSequence), 4);
    EXPECT_EQ(sole(table, 0, "lumberjack"), 0);
}

TEST(MilestonesStanding, EachIsToldOnceInTermsOfTheGame)
{
    for (int players = 2; players <= maxPlayers; ++players) {
        const Table table(Layout{players});
        std::set<std::tuple<Seat, std::string_view, std::string_view>> told;
        for (const Standing &each : table.rules().standings(table.state())) {
            EXPECT_LT(each.owner, players);
            EXPECT_EQ(std::ranges::count(Milestones::terms(), each.what), 1) << each.what;
            EXPECT_TRUE(each.variant.empty() || std::ranges::count(Milestones::terms(), each.variant) == 1);
            EXPECT_TRUE(told.emplace(each.owner, each.what, each.variant).second) << each.what;
        }
        EXPECT_EQ(told.size(), static_cast<std::size_t>(players) * (1 + 2 * goodKinds));
    }
}

} // namespace waystone::milestones::test
