// The reason that a refusal names is true of the position: not only "elsewhere", but why not here and now.

#include "milestones/table.h"
#include "milestones/words/codes.h"

#include <gtest/gtest.h>

namespace waystone::milestones::test {

namespace {

Problem refusal(const Table &table, Action action)
{
    return table.rules().refuse(table.state(), table.actor(), action).value_or(Problem{});
}

std::string code(const Table &table, Action action)
{
    return refusal(table, action).code;
}

/// The visit of seat 0 to a building is over; the second move is still to be made.
Table movingOnFrom(int building, std::string_view workers = "Q1 C3 - Q5 L5 - - -")
{
    return Table(Layout().workers(0, workers).pawn(0, building).turn(0, 0).goods(0, "2 coin"));
}

int number(const Problem &problem, std::string_view name)
{
    const Argument *argument = problem.argument(name);
    return argument == nullptr ? -1 : std::get<int>(argument->value);
}

} // namespace

// Rules: trading.visit, works.visit, mill.visit, turn.nothing
TEST(MilestonesRefusalReasons, WhereThePawnStandsTheVisitIsOver)
{
    EXPECT_EQ(code(movingOnFrom(tradingHouse), buy(Good::stone)), problem::visitOver);
    EXPECT_EQ(code(movingOnFrom(boardOfWorks), section("a1-b2-b3")), problem::visitOver);
    EXPECT_EQ(code(movingOnFrom(mill), supply("a1", "a2", "b2")), problem::visitOver);
    EXPECT_EQ(code(movingOnFrom(castle), cover(1)), problem::visitOver);

    EXPECT_EQ(code(movingOnFrom(castle), buy(Good::stone)), problem::tradeAtTradingHouse);
    EXPECT_EQ(code(movingOnFrom(castle), section("a1-b2-b3")), problem::buildAtBoardOfWorks);
    EXPECT_EQ(code(movingOnFrom(castle), supply("a1", "a2", "b2")), problem::supplyAtMill);
    EXPECT_EQ(code(movingOnFrom(mill), cover(1)), problem::coverAtCastle);
}

// Rules: castle.keep-three
TEST(MilestonesRefusalReasons, OnTheCastleThreeGoodsOrFewerNeedNotBeReduced)
{
    const Action kept = keep(Good::stone, Good::stone, Good::stone);
    EXPECT_EQ(code(movingOnFrom(castle), kept), problem::nothingToReduce);
    Table covering(Layout().workers(0, "Q1 C3 - Q5 L5 - - -").pawn(0, 9).goods(0, "3 coin"));
    covering.play(move(castle));
    EXPECT_EQ(code(covering, kept), problem::nothingToReduce);
    EXPECT_EQ(code(movingOnFrom(mill), kept), problem::keepAtCastle);
}

// Rules: castle.cover, castle.exception
TEST(MilestonesRefusalReasons, AWorkerHasToBeCoveredFirstOnlyWhereThereAreThree)
{
    Table three(Layout().workers(0, "Q1 C3 x Q5 - - - -").pawn(0, 9));
    three.play(move(castle));
    EXPECT_EQ(code(three, move(1)), problem::coverFirst);
    Table two(Layout().workers(0, "Q1 C3 x x - - - -").pawn(0, 9));
    two.play(move(castle));
    EXPECT_EQ(code(two, move(1)), problem::visitUnfinished);
}

// Rules: mill.two
TEST(MilestonesRefusalReasons, AsManyNumbersAreAskedForAsThereAre)
{
    const Table two(Layout().during(Phase::supply).goods(0, "2 grain"));
    EXPECT_EQ(number(refusal(two, supply("a1", "a2")), "needed"), 2);
    const Table one(Layout().sections("a1-b1-c1 a1-b2-b3").during(Phase::supply).goods(0, "2 grain"));
    EXPECT_EQ(code(one, supply("a1")), problem::supplyTooFew);
    EXPECT_EQ(number(refusal(one, supply("a1")), "needed"), 1);
}

// Rules: works.costs
TEST(MilestonesRefusalReasons, AllMissingGoodsAreNamed)
{
    const Table table(Layout().during(Phase::build).goods(0, ""));
    const Problem problem = refusal(table, section("a1-b2-b3"));
    ASSERT_EQ(problem.code, problem::goodsMissing);
    ASSERT_NE(problem.argument("good2"), nullptr);
    EXPECT_EQ(std::get<Term>(problem.argument("good")->value).name, "stone");
    EXPECT_EQ(std::get<Term>(problem.argument("good2")->value).name, "sand");
    EXPECT_EQ(problem.places.size(), 2u);
}

} // namespace waystone::milestones::test
