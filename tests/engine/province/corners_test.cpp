// Corners of the rules where two sentences of the book meet.

#include "province/table.h"

#include <gtest/gtest.h>

namespace waystone::province::test {

namespace {

Choices whileHeld()
{
    Choices choices;
    choices.loanDuration = LoanDuration::whileHeld;
    return choices;
}

Choices finishTurn()
{
    Choices choices;
    choices.endTiming = EndTiming::finishTurn;
    return choices;
}

// Readings: Province, Coins: a gain is cut to what is left, everywhere.
// Rules: work.bank-empty
TEST(ProvinceCorners, TheBankPaysTheOneCoinThatIsLeft)
{
    Table own("structures=lender:0,bank:0 coins=20.22 goals=!xxxx");
    own.play("move green upper");
    EXPECT_EQ(own.coins(0), 21);
    EXPECT_EQ(own.bank(), 0);

    Table borrowed("structures=lender:01,bank:1 coins=20.22 goals=!xxxx");
    borrowed.play("borrow bank").play("move green upper");
    EXPECT_EQ(borrowed.coins(0), 21);

    Table ships("structures=lender:0,harbor:1 ships=black coins=20.23 goals=!xxxx");
    ships.play("borrow harbor");
    EXPECT_EQ(ships.coins(0), 20) << "nothing is left";
    EXPECT_EQ(ships.state().lender, 0) << "the loan is made all the same";
}

// Rules: components.supply
TEST(ProvinceCorners, WhatIsPaidCanBeGainedAgain)
{
    Table table("phase=spend labor=4.4 structures=lender:0,camp:1 loan=0 coins=20.23 goals=!xxxx");
    EXPECT_EQ(table.refusal("grind"), "bank-empty");
    table.playAll("repay, grind, grind");
    EXPECT_EQ(table.coins(0), 19);
    EXPECT_EQ(table.bank(), 1);
}

// Coins to labor and back again loses three coins in four: the two exchanges come to an end.
TEST(ProvinceCorners, UnionAndGrindingOnlyLose)
{
    Table table("phase=spend structures=union:0 coins=9.3 goals=!xxx-");
    table.playAll("union, union, grind, union, union, grind, union");
    EXPECT_EQ(table.coins(0), 1);
    EXPECT_EQ(table.labor(), 1);
    EXPECT_EQ(table.options(), (std::vector<std::string>{"end-turn"}));
}

// Rules: loan.take-over
TEST(ProvinceCorners, TheLenderCoinGoesToAndFro)
{
    Table table("structures=lender:01,camp:1,union:0 goals=!----");
    table.playAll("borrow camp, move yellow upper, finish-work, end-turn, borrow union");
    EXPECT_EQ(table.state().lender, 1);
    table.playAll("move green left, finish-work, end-turn, borrow camp");
    EXPECT_EQ(table.state().lender, 0) << "one who lost it may take it again";
    EXPECT_TRUE(table.can("move yellow right"));
}

// Book: whoever takes the coin from the other contracts their debt, and with it what it costs at the end.
// Rules: end.lender-coin, loan.debt
TEST(ProvinceCorners, TheLastHolderOfTheLenderCoinLosesThePoints)
{
    Table table("phase=spend labor=9.9 coins=6.4 goals=!xxxx ships=white "
                "structures=lender:01,bank:0,mill:0,smithy:0,union:0,harbor:0,camp:1 loan=1");
    table.play("borrow camp").play("build camp");
    ASSERT_TRUE(table.isOver());
    EXPECT_EQ(table.pointsWon(0), -2);
    EXPECT_EQ(table.pointsWon(1), 0);
}

TEST(ProvinceCorners, TheLenderCoinCanLeaveOneWithLessThanNothing)
{
    Table table("coins=2.4 turn=1 structures=lender:10,camp:1 loan=0 goals=xxx!x");
    table.play("move green upper");
    ASSERT_TRUE(table.isOver());
    EXPECT_EQ(table.points(0), -2);
    EXPECT_EQ(table.points(1), 1 + 1 + 1 + 1);
}

// Readings: Province, Loan: the effect survives repaying until the turn ends.
// Rules: loan.duration
TEST(ProvinceCorners, AHarborGivenBackInTheSameTurnStillHires)
{
    Table table("phase=spend structures=lender:0,harbor:1 ships=mixed coins=9.3 goals=!xxx-");
    table.playAll("borrow harbor, repay, hire");
    EXPECT_EQ(table.coins(0), 3);
    EXPECT_EQ(table.refusal("borrow harbor"), "borrow-again (structure harbor)");
}

// Rules: harbor.one-sailor
TEST(ProvinceCorners, AHarborBorrowedTwiceHiresOneSailorATurn)
{
    Table table("phase=spend structures=lender:0,harbor:1 ships=mixed coins=13.3 goals=!xxx-", whileHeld());
    table.playAll("borrow harbor, hire, repay, borrow harbor");
    EXPECT_EQ(table.refusal("hire"), "one-sailor-a-turn");
}

// Book: a sailor is moved by whoever hired it; it does not need the Harbor any more.
// Rules: harbor.sailors
TEST(ProvinceCorners, ASailorHiredInABorrowedHarborStays)
{
    Table table("phase=spend structures=lender:0,harbor:1 ships=mixed coins=4.3");
    table.playAll("borrow harbor, hire, end-turn, roll white, move green left");
    EXPECT_EQ(table.refusal("move sailor upper"), "sailor-of-opponent");
    table.playAll("finish-work, end-turn");
    EXPECT_TRUE(table.can("move sailor upper"));
}

TEST(ProvinceCorners, WhatOneBuildsWhileHoldingItOnLoanPaysOnceAndStays)
{
    Table table("phase=spend labor=3.3 coins=9.3 structures=lender:0,mill:1 goals=!x-x-", whileHeld());
    table.playAll("borrow mill, build mill");
    EXPECT_EQ(table.labor(), 1) << "of the loan";
    table.playAll("end-turn, move green left, finish-work, end-turn");
    EXPECT_EQ(table.labor(), 1) << "one Mill, though it is owned and borrowed";
    table.playAll("move green upper, finish-work");
    const int coins = table.coins(0);
    table.play("repay");
    EXPECT_EQ(table.coins(0), coins - 3);
    table.playAll("end-turn, move green right, finish-work, end-turn");
    EXPECT_EQ(table.labor(), 1) << "their own";
}

// Book: the ships are rolled at the start of the turns of the first to have built the Harbor, whoever that was.
// Rules: harbor.second, harbor.roll
TEST(ProvinceCorners, TheSecondHarborRollsNoShips)
{
    Table table("phase=spend labor=3.3 coins=3.3 structures=harbor:1 ships=white");
    table.play("build harbor").play("end-turn");
    EXPECT_EQ(table.state().turn, 1);
    EXPECT_EQ(table.actor(), chanceSeat) << "the roll at the start of the first builder's turn, and no other";
    table.play("roll black");
    EXPECT_EQ(table.actor(), 1);
    EXPECT_EQ(table.coins(1), 4);
    table.playAll("move green upper, finish-work, end-turn");
    EXPECT_EQ(table.actor(), 0);
    EXPECT_EQ(table.coins(0), 1) << "by what lies there";
}

TEST(ProvinceCorners, StartOfTurnLaborAndArrivalsAddUpForTheLaborGoal)
{
    Table table("phase=spend turn=1 structures=lender:0,mill:0,smithy:0,harbor:1,union:0 ships=white "
                "goals=-!xx- coins=4.3 workers=u,r,l*,-,-,-,-,-");
    table.play("end-turn");
    EXPECT_EQ(table.labor(), 2);
    table.play("borrow harbor");
    EXPECT_EQ(table.labor(), 3);
    table.play("move green right");
    EXPECT_FALSE(table.hasGoal(0, Goal::labor));
    table.play("move green left");
    EXPECT_TRUE(table.hasGoal(0, Goal::labor)) << "five in all: Mill, Smithy, borrowed ships, two arrivals";
}

// Rules: goals.labor
TEST(ProvinceCorners, LaborOfThePreviousTurnCountsForNobody)
{
    Table table("phase=spend labor=5.6 coins=2.4 structures=harbor:1 ships=white goals=-xx!x");
    table.play("end-turn").play("roll black");
    ASSERT_TRUE(table.hasGoal(1, Goal::coins)) << "of the ships";
    EXPECT_EQ(table.options(), (std::vector<std::string>{"goal workers"}));

    Table turned("phase=spend labor=5.6 coins=2.4 structures=harbor:1 ships=white goals=x-x!x");
    turned.play("end-turn").play("roll black").play("goal labor");
    EXPECT_FALSE(turned.hasGoal(0, Goal::labor) || turned.hasGoal(1, Goal::labor));
    EXPECT_EQ(turned.state().goalShown, static_cast<int>(Goal::labor));
}

// Book: a goal met is taken at once and the next one turned up; one that both meet is discarded.
// Rules: goals.take, goals.reveal
TEST(ProvinceCorners, SeveralGoalsGoOneAfterAnother)
{
    Table table("phase=spend labor=3.3 coins=9.9 goals=!---- ships=white workers=u*,r,l,-,-,0u,-,- "
                "structures=harbor:0,mill:1,lender:1,union:1,smithy:1");
    table.play("build camp");
    EXPECT_TRUE(table.hasGoal(0, Goal::workers));
    table.play("goal coins");
    EXPECT_FALSE(table.hasGoal(0, Goal::coins) || table.hasGoal(1, Goal::coins)) << "both have five";
    table.play("goal structures");
    EXPECT_TRUE(table.hasGoal(1, Goal::structures)) << "the opponent has four";
    EXPECT_EQ(table.pointsWon(1), 1);
    table.play("goal labor");
    EXPECT_EQ(table.state().goalShown, static_cast<int>(Goal::labor)) << "three only";
    EXPECT_EQ(table.state().phase, Phase::spend);
    EXPECT_TRUE(table.can("end-turn"));
}

// Rules: goals.workers
TEST(ProvinceCorners, TwoSailorsAreTwoWorkers)
{
    Table table("phase=spend structures=harbor:0 ships=mixed coins=4.3 workers=u*,r,l,-,-,0u,-,-");
    table.play("hire");
    EXPECT_TRUE(table.hasGoal(0, Goal::workers));

    Table both("phase=reveal coins=2.3 structures=harbor:0,camp:10,village:1 ships=white "
               "workers=u,r,l,u,u,0u,-,- goals=--xxx");
    both.play("goal workers");
    EXPECT_FALSE(both.hasGoal(0, Goal::workers) || both.hasGoal(1, Goal::workers));
    EXPECT_EQ(both.options(), (std::vector<std::string>{"goal labor"}));
}

// All three ends by one action: the goal is taken first, and one cause is told.
// Rules: end.last-goal
TEST(ProvinceCorners, AllThreeEndsAtOnce)
{
    Table table("phase=spend labor=9.9 coins=9.3 goals=!xxxx ships=white workers=u*,r,l,u,-,-,-,- "
                "structures=lender:0,bank:0,mill:0,smithy:0,union:1,harbor:0,camp:0");
    table.play("build village");
    EXPECT_TRUE(table.hasGoal(0, Goal::workers));
    ASSERT_TRUE(table.isOver());
    EXPECT_EQ(table.state().end, End::structures);
    int causes = 0;
    for (const Event &event : table.events())
        causes += event.kind == Event::Kind::endTriggered ? 1 : 0;
    EXPECT_EQ(causes, 1);
    EXPECT_EQ(table.points(0), 1 + 2 + 1 + 2 + 1 + 1 + 2 + 1);
}

// Rules: end.timing
TEST(ProvinceCorners, AGameCanEndWithTheGainAtTheStartOfATurn)
{
    constexpr std::string_view before =
        "phase=spend turn=1 coins=4.3 structures=harbor:0 ships=white goals=xxx!x";
    Table table(before);
    table.play("end-turn").play("roll black");
    EXPECT_TRUE(table.hasGoal(0, Goal::coins));
    EXPECT_TRUE(table.isOver()) << "before a worker has moved";

    Table late(before, finishTurn());
    late.play("end-turn").play("roll black");
    EXPECT_FALSE(late.isOver());
    EXPECT_EQ(late.refusal("finish-work"), "work-obligatory") << "the turn is played as any other";
    late.playAll("move green upper, finish-work, end-turn");
    EXPECT_TRUE(late.isOver()) << "and the other player has none";
}

// Rules: end.timing
TEST(ProvinceCorners, TheGameEndsInTheMidstOfTheWork)
{
    Table table("coins=4.3 goals=xxx!x");
    table.play("move-all");
    EXPECT_TRUE(table.isOver());
    EXPECT_EQ(table.labor(), 0) << "the coin of the first worker ended it";
    EXPECT_TRUE(table.options().empty());
}

TEST(ProvinceCorners, UnderFinishTurnOneStructureATurnIsStillTheRule)
{
    Table table("phase=spend labor=9.9 coins=9.4 ships=white goals=!xxxx "
                "structures=lender:0,bank:0,mill:0,smithy:0,union:0,harbor:0",
                finishTurn());
    table.play("build camp");
    EXPECT_EQ(table.refusal("build village"), "one-structure-a-turn (structure camp)");
    EXPECT_TRUE(table.can("union"));
    table.play("end-turn");
    EXPECT_TRUE(table.isOver());
    EXPECT_EQ(table.coins(0), 5);
    EXPECT_EQ(table.points(0), 9 + 1);
}

// Rules: build.once
TEST(ProvinceCorners, WhatOneHasIsNotBuiltAgain)
{
    Table table("phase=spend labor=9.9 coins=9.3 structures=mill:01 goals=!xxx-");
    EXPECT_EQ(table.refusal("build mill"), "built-already (structure mill)");
}

std::vector<std::string> problemsOf(std::string_view text, Choices choices)
{
    const Province &rules = rulesWith(choices);
    std::vector<std::string> codes;
    const Result<State> state = rules.from(position(text, rules));
    if (!state)
        for (const Problem &problem : state.problems())
            codes.push_back(problem.code);
    return codes;
}

// Positions that no game comes to, and in which legal() would offer what there is no piece for.
TEST(ProvinceCorners, TheSeventhStructureWasBuiltInTheTurnThatIsThePlayersLast)
{
    constexpr std::string_view seven = "phase=spend labor=9.9 coins=9.3 goals=!xxxx ships=white "
                                       "structures=lender:0,bank:0,camp:0,mill:0,smithy:0,union:0,harbor:0 ";
    EXPECT_EQ(problemsOf(std::string(seven) + "end=manyStructures", finishTurn()),
              (std::vector<std::string>{"last-turn-over"}));
    EXPECT_TRUE(problemsOf(std::string(seven) + "end=manyStructures built=camp", finishTurn()).empty());
}

// Rules: harbor.first-roll
TEST(ProvinceCorners, TheFirstHarborOfThisTurnHasRolledNoShips)
{
    EXPECT_EQ(problemsOf("phase=spend structures=harbor:0 built=harbor ships=mixed", {}),
              (std::vector<std::string>{"ships-rolled-early"}));
    EXPECT_TRUE(problemsOf("phase=spend structures=harbor:0 built=harbor", {}).empty());
}

// Borrowed by the opponent as long as they hold the coin, it hires for them alone.
TEST(ProvinceCorners, AHarborBuiltNowHiresNobodyThoughTheOpponentHasBorrowedOne)
{
    Choices choices = whileHeld();
    choices.revision = Revision::first; // by the second one whoever builds the second Harbor hires at once
    const Table table("phase=spend structures=lender:1,harbor:10 built=harbor ships=mixed loan=1 "
                      "borrowed=harbor coins=4.3",
                      choices);
    EXPECT_FALSE(table.can("hire"));
}

} // namespace

} // namespace waystone::province::test
