// The three ends, the option endTiming, the final score and ties.

#include "province/table.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone::province::test {

namespace {

Choices finishTurn()
{
    Choices choices;
    choices.endTiming = EndTiming::finishTurn;
    return choices;
}

constexpr std::string_view sixStructures = "phase=spend labor=9.9 coins=9.3 ships=white goals=!xxxx "
                                           "structures=lender:0,bank:0,mill:0,smithy:0,union:0,harbor:0";
std::string_view causeOf(const Table &table)
{
    for (const Event &event : table.events())
        if (event.kind == Event::Kind::endTriggered)
            return event.cause;
    return {};
}

// Rules: end.seven
TEST(ProvinceEnd, SevenStructuresOfOnePlayer)
{
    Table table(sixStructures);
    table.play("build camp");
    EXPECT_EQ(causeOf(table), "manyStructures");
    EXPECT_TRUE(table.isOver());
    EXPECT_TRUE(table.happened(Event::Kind::gameEnded));
}

// Rules: end.types
TEST(ProvinceEnd, EveryTypeBuiltBySomeone)
{
    Table table("phase=spend labor=9.9 ships=white goals=1xx!x "
                "structures=lender:0,bank:0,mill:01,smithy:1,camp:1,village:1,harbor:1 coins=4.3");
    table.play("build union");
    EXPECT_EQ(causeOf(table), "everyStructure");
    EXPECT_TRUE(table.isOver());
}

// Rules: end.goals
TEST(ProvinceEnd, NoGoalLeft)
{
    Table table("coins=4.3 goals=xxx!x");
    table.play("move green upper");
    EXPECT_EQ(causeOf(table), "noGoalLeft");
    EXPECT_TRUE(table.isOver());

    Table discarded("phase=reveal coins=5.5 goals=xxx-x");
    discarded.play("goal coins");
    EXPECT_EQ(causeOf(discarded), "noGoalLeft");
    EXPECT_TRUE(discarded.isOver());
}

// Rules: loan.counts-for-nothing
TEST(ProvinceEnd, ABorrowedStructureEndsNothing)
{
    Table table("structures=lender:0,bank:0,mill:0,smithy:0,union:0,harbor:0,camp:1 ships=white goals=!xxxx");
    table.play("borrow camp");
    EXPECT_FALSE(table.isOver());
}

// Rules: end.last-goal
TEST(ProvinceEnd, GoalsOfTheSameActionComeFirst)
{
    Table table("phase=spend labor=9.9 coins=9.3 ships=mixed goals=!xxx- workers=u*,r,l,-,-,0u,-,- "
                "structures=lender:0,bank:0,mill:0,smithy:0,union:0,harbor:0");
    table.play("build camp");
    EXPECT_TRUE(table.hasGoal(0, Goal::workers));
    EXPECT_FALSE(table.isOver()) << "the next goal is turned up";
    table.play("goal twoPoints");
    EXPECT_TRUE(table.hasGoal(0, Goal::twoPoints)) << "and still taken";
    EXPECT_TRUE(table.isOver());
    EXPECT_EQ(table.points(0), 9 + 2 + 1);
}

TEST(ProvinceEnd, AGoalTurnedUpAtTheEndGoesToTheOpponentToo)
{
    Table table("phase=spend labor=9.9 coins=9.7 ships=mixed goals=!xx-x workers=u*,r,l,-,-,0u,-,- "
                "structures=lender:0,bank:0,mill:0,smithy:0,union:0,harbor:0");
    table.play("build camp").play("goal coins");
    EXPECT_FALSE(table.hasGoal(0, Goal::coins)) << "both have five coins: discarded";
    EXPECT_TRUE(table.isOver());

    Table opponent("phase=spend labor=9.9 coins=6.7 ships=mixed goals=!xx-x workers=u*,r,l,-,-,0u,-,- "
                   "structures=lender:0,bank:0,mill:0,smithy:0,union:0,harbor:0");
    opponent.play("build camp").play("goal coins");
    EXPECT_TRUE(opponent.hasGoal(1, Goal::coins));
    EXPECT_TRUE(opponent.isOver());
}

// Rules: end.timing
TEST(ProvinceEnd, UnderFinishTurnTheTurnIsPlayedOut)
{
    Table table(sixStructures, finishTurn());
    table.play("build camp");
    EXPECT_FALSE(table.isOver());
    EXPECT_EQ(table.actor(), 0);
    const int coins = table.coins(0);
    table.play("grind").play("end-turn");
    EXPECT_TRUE(table.isOver());
    EXPECT_EQ(table.coins(0), coins + 1);
}

TEST(ProvinceEnd, UnderFinishTurnNoShipsAreRolledAfterTheLastTurn)
{
    Table table("phase=spend labor=9.9 coins=9.3 goals=!xxxx "
                "structures=lender:0,bank:0,mill:0,smithy:0,union:0,camp:0",
                finishTurn());
    table.play("build harbor").play("end-turn");
    EXPECT_TRUE(table.isOver());
    EXPECT_EQ(table.state().ships, Ships::unrolled);
}

TEST(ProvinceEnd, ASecondCauseChangesNothing)
{
    Table table("phase=spend labor=20.20 coins=4.3 ships=white goals=xxx!x "
                "structures=lender:0,bank:0,mill:0,smithy:0,union:0,harbor:0",
                finishTurn());
    table.play("build camp");
    EXPECT_EQ(causeOf(table), "manyStructures");
    table.playAll("grind, grind, grind, grind, grind");
    EXPECT_TRUE(table.hasGoal(0, Goal::coins)) << "the last one";
    EXPECT_EQ(causeOf(table), "");
    EXPECT_EQ(table.state().end, End::structures);
}

// Rules: end.coins
TEST(ProvinceEnd, CoinsScoreByFullFives)
{
    for (const auto &[coins, points] : {std::pair(9, 1), std::pair(8, 0), std::pair(14, 2)}) {
        // The Camp costs four coins.
        Table table("phase=spend labor=9.9 coins=" + std::to_string(coins) +
                    ".3 ships=white goals=!xxxx "
                    "structures=lender:0,bank:0,mill:0,smithy:0,union:0,harbor:0");
        table.play("build camp");
        const Score score = table.rules().score(table.state());
        const auto row = std::ranges::find(score.items, "coins", &ScoreItem::source);
        EXPECT_EQ(row->points[0], points) << coins;
    }
}

// Rules: end.score
TEST(ProvinceEnd, CoinsAndLoanScoreOnlyAtTheEnd)
{
    const Table table("phase=spend coins=9.3 structures=lender:0,camp:1 loan=0 goals=!xxx-");
    EXPECT_EQ(table.points(0), 1);
    EXPECT_EQ(table.points(1), 1);
}

TEST(ProvinceEnd, WhereCoinsScoreCoinsLie)
{
    for (const char *coins : {"5.0", "9.3", "10.5", "12.11"}) {
        const Table table(std::string("phase=spend coins=") + coins + " structures=lender:0,camp:1");
        const std::vector<Piece> pieces = table.rules().pieces(table.rules().view(table.state(), 0));
        for (const ScoreSheet &sheet : table.rules().breakdown(table.state()))
            for (const ScoreRow &row : sheet.rows)
                for (const ScorePart &part : row.parts) {
                    EXPECT_FALSE(part.places.empty());
                    for (const Place place : part.places)
                        EXPECT_TRUE(std::ranges::find(pieces, place, &Piece::place) != pieces.end())
                            << coins << ' ' << part.cause;
                }
    }
}

// Rules: end.tie
TEST(ProvinceEnd, OfATieMoreStructuresDecide)
{
    const Table more("phase=over end=noGoalLeft goals=xxxxx structures=lender:0,mill:1,camp:10 coins=0.0");
    const Score score = more.rules().score(more.state());
    EXPECT_EQ(score.totals, (std::vector<int>{1, 2}));
    const Table tie("phase=over end=noGoalLeft goals=0xxxx structures=lender:0,mill:1,camp:10 coins=0.0");
    EXPECT_EQ(tie.rules().score(tie.state()).totals, (std::vector<int>{2, 2}));
    EXPECT_EQ(tie.rules().score(tie.state()).ranks, (std::vector<int>{1, 1})) << "then a draw";
    const Table decided(
        "phase=over end=noGoalLeft goals=0xxxx structures=lender:0,mill:10,camp:10 coins=0.0");
    EXPECT_EQ(decided.rules().score(decided.state()).totals, (std::vector<int>{2, 2}));
    EXPECT_EQ(decided.rules().score(decided.state()).ranks, (std::vector<int>{1, 2}));
    EXPECT_EQ(decided.rules().score(decided.state()).tieBreaks[0].points, (std::vector<int>{3, 2}));
}

} // namespace

} // namespace waystone::province::test
