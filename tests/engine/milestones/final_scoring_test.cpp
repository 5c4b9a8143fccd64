// The final scoring and the winner (readings: Milestones, Final scoring).

#include "milestones/rules/queries.h"
#include "milestones/table.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone::milestones::test {

namespace {

/// One quiet move before the end: the last seat's last move onto an empty space. Seat 0 has triggered it.
Layout lastMove(std::vector<std::string_view> workers)
{
    const auto players = static_cast<int>(workers.size());
    const auto last = static_cast<Seat>(players - 1);
    Layout layout(players);
    for (Seat seat = 0; seat < players; ++seat)
        layout.workers(seat, workers[seat]).goods(seat, "");
    return layout.points(0, players == 2   ? 67
                            : players == 3 ? 59
                                           : 51)
        .endedBy(0)
        .turn(last, 0)
        .pawn(last, 7);
}

Table scored(const Layout &layout, Choices choices = {})
{
    Table table(layout, choices);
    table.play(move(8));
    EXPECT_TRUE(table.isOver());
    return table;
}

int majority(const Table &table, Seat seat)
{
    return table.points(seat, Source::majority);
}

constexpr Choices twoEach{Stalled::endWithFinalScoring, AllEqualCategory::twoEach};

} // namespace

// Rules: scoring.majority, scoring.categories
TEST(MilestonesFinalScoring, TheHighestAloneGetsFiveInEachCategory)
{
    const Table table = scored(lastMove({"Q2 Q2 L1 L1 - - - -", "C4 C6 - - - - - -"}));
    EXPECT_EQ(majority(table, 0), 5 + 5) << "quarrymen and lumberjacks";
    EXPECT_EQ(majority(table, 1), 5) << "coiners";
    EXPECT_EQ(table.pointsWon(0, Source::majority), 10);
}

// Rules: scoring.tie
TEST(MilestonesFinalScoring, TheTiedGetTwoEach)
{
    const Table table = scored(lastMove({"Q2 Q2 - - - - - -", "Q3 Q5 - - - - - -", "C4 C6 - - - - - -"}));
    EXPECT_EQ(majority(table, 0), 2);
    EXPECT_EQ(majority(table, 1), 2);
    EXPECT_EQ(majority(table, 2), 5);
}

// Rules: scoring.majority
TEST(MilestonesFinalScoring, OnlyTheHighestScores)
{
    const Table table = scored(lastMove({"Q2 Q2 - - - - - -", "Q7 x - - - - - -", "C4 C6 - - - - - -"}));
    EXPECT_EQ(majority(table, 0), 5);
    EXPECT_EQ(majority(table, 1), 0);
}

// Rules: scoring.value
TEST(MilestonesFinalScoring, AWorkerWithABonusTileCountsTwo)
{
    const Table table = scored(lastMove({"Q2 Q2 - - - - - -", "Q7* Q8 - - - - - -"}));
    EXPECT_EQ(majority(table, 0), 0);
    EXPECT_EQ(majority(table, 1), 5);
}

// Rules: scoring.majority, scoring.value
TEST(MilestonesFinalScoring, IsToldKindByKindWithTheWorkersThatCount)
{
    const Table table = scored(lastMove({"Q2 Q2 L1 x - - - -", "Q7* Q8 - - - - - -"}));
    const Telling telling = table.rules().telling(table.state());
    ASSERT_EQ(telling.size(), 1u + goodKinds);
    EXPECT_EQ(telling[0].totals, (std::vector<int>{67, 0}));
    const ToldCategory &quarrymen = telling[1];
    EXPECT_EQ(quarrymen.what, workerNames[0]);
    EXPECT_EQ(quarrymen.shares[0].count, 2);
    EXPECT_EQ(quarrymen.shares[0].points, 0);
    EXPECT_EQ(quarrymen.shares[0].places,
              (std::vector<ToldPlace>{{place(Area::loop, 1, 0), 1}, {place(Area::loop, 2, 0), 2}}));
    EXPECT_EQ(quarrymen.shares[1].count, 3);
    EXPECT_EQ(quarrymen.shares[1].points, 5);
    EXPECT_EQ(quarrymen.shares[1].places,
              (std::vector<ToldPlace>{{place(Area::loop, 1, 1), 2}, {place(Area::loop, 2, 1), 3}}));
    EXPECT_EQ(quarrymen.totals, (std::vector<int>{67, 5}));
    EXPECT_EQ(telling[2].totals, (std::vector<int>{72, 5})) << "one lumberjack against none";
    EXPECT_EQ(telling.back().totals, table.rules().score(table.state()).totals);
}

// Rules: scoring.value
TEST(MilestonesFinalScoring, CoveredWorkersDoNotCount)
{
    const Table table = scored(lastMove({"Q2 x - - - - - -", "Q7 Q8 - - - - - -"}));
    EXPECT_EQ(majority(table, 0), 0);
    EXPECT_EQ(majority(table, 1), 5);
}

// Rules: scoring.all-equal
TEST(MilestonesFinalScoring, ACategoryInWhichAllAreEqualIsNotScored)
{
    const Table two = scored(lastMove({"Q2 Q2 - - - - - -", "Q7 Q8 - - - - - -"}));
    EXPECT_EQ(majority(two, 0), 0);
    EXPECT_EQ(majority(two, 1), 0);
    const Table three = scored(lastMove({"L1 L1 - - - - - -", "L4 L4 - - - - - -", "L8 L8 - - - - - -"}));
    for (Seat seat = 0; seat < 3; ++seat)
        EXPECT_EQ(majority(three, seat), 0);
}

// Rules: scoring.all-equal
TEST(MilestonesFinalScoring, OrGivesTwoEachWithNobodysCategoriesToo)
{
    // The Hungarian book has no clause for it: all five categories are ties between all.
    const Table table = scored(lastMove({"Q2 Q2 - - - - - -", "Q7 Q8 - - - - - -"}), twoEach);
    EXPECT_EQ(majority(table, 0), 5 * 2);
    EXPECT_EQ(majority(table, 1), 5 * 2);
}

TEST(MilestonesFinalScoring, TheOptionChangesNothingElse)
{
    const Table table = scored(lastMove({"Q2 Q2 L1 L1 - - - -", "C4 C6 - - - - - -"}), twoEach);
    EXPECT_EQ(majority(table, 0), 5 + 5 + 2 + 2) << "nobody has sand workers or grain growers";
    EXPECT_EQ(majority(table, 1), 5 + 2 + 2);
}

// Rules: idea.aim, scoring.winner
TEST(MilestonesFinalScoring, MostPointsWin)
{
    Layout layout = lastMove({"Q2 Q2 - - - - - -", "Q7 Q8 - - - - - -"});
    const Table table = scored(layout.points(1, 66).goods(1, "3 coin"));
    EXPECT_EQ(table.rules().score(table.state()).totals, (std::vector{67, 66}));
    EXPECT_EQ(table.rules().score(table.state()).ranks, (std::vector{1, 2}));
}

// Rules: scoring.winner
TEST(MilestonesFinalScoring, TheMajoritiesCountForTheVictory)
{
    Layout layout = lastMove({"Q2 Q2 - - - - - -", "L1 L1 S5 S5 - - - -"});
    const Table table = scored(layout.points(1, 63));
    EXPECT_EQ(table.rules().score(table.state()).totals, (std::vector{72, 73}));
    EXPECT_EQ(table.rules().score(table.state()).ranks, (std::vector{2, 1}));
}

// Rules: scoring.goods-left
TEST(MilestonesFinalScoring, ATieGoesToMostGoodsCoinsIncluded)
{
    Layout layout = lastMove({"Q2 Q2 - - - - - -", "Q7 Q8 - - - - - -"});
    layout.points(1, 67);
    EXPECT_EQ(scored(layout).rules().score(scored(layout).state()).ranks, (std::vector{1, 1})) << "shared";

    const Table coins = scored(Layout(layout).goods(0, "2 stone").goods(1, "2 stone 1 coin"));
    EXPECT_EQ(coins.rules().score(coins.state()).ranks, (std::vector{2, 1}));

    const Table cubes = scored(Layout(layout).goods(0, "3 grain").goods(1, "2 coin"));
    EXPECT_EQ(cubes.rules().score(cubes.state()).ranks, (std::vector{1, 2}));
}

// Rules: scoring.goods-left
TEST(MilestonesFinalScoring, AfterAFullTieTheVictoryIsShared)
{
    Layout layout = lastMove({"Q2 Q2 - - - - - -", "Q7 Q8 - - - - - -", "Q3 Q5 - - - - - -"});
    layout.points(0, 60).points(1, 60).points(2, 12).goods(0, "1 coin 2 grain").goods(1, "3 stone");
    const Table table = scored(layout);
    EXPECT_EQ(table.rules().score(table.state()).ranks, (std::vector{1, 1, 3}));
}

// Rules: idea.sources
TEST(MilestonesFinalScoring, TheScoreSheetIsItemised)
{
    const Table table = scored(lastMove({"Q2 Q2 - - - - - -", "C4 C6 - - - - - -"}));
    const Score score = table.rules().score(table.state());
    for (std::size_t seat = 0; seat < 2; ++seat) {
        int sum = 0;
        for (const ScoreItem &item : score.items)
            sum += item.points[seat];
        EXPECT_EQ(sum, score.totals[seat]);
    }
    const auto row = std::ranges::find(score.items, std::string_view("majority"), &ScoreItem::source);
    ASSERT_NE(row, score.items.end());
    EXPECT_EQ(row->points, (std::vector{5, 5}));
}

} // namespace waystone::milestones::test
