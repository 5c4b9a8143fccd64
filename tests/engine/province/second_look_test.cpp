// The second look at the book (readings: Province, Second look), sentence by sentence, and what games begun before it
// keep.

#include "core/json/json.h"
#include "core/json/json_document.h"
#include "core/json/json_reader.h"
#include "province/table.h"
#include "province/words/codes.h"

#include <gtest/gtest.h>

namespace waystone::province::test {

namespace {

Choices with(LoanDuration duration)
{
    Choices choices;
    choices.loanDuration = duration;
    return choices;
}

Choices asPaid(EndTiming timing = EndTiming::immediate)
{
    Choices choices;
    choices.structuresPerTurn = StructuresPerTurn::asPaid;
    choices.endTiming = timing;
    return choices;
}

Choices scoredOnly()
{
    Choices choices;
    choices.twoPointGoal = TwoPointGoal::scoredOnly;
    return choices;
}

Choices smithyFirst(Revision revision = Revision::second)
{
    Choices choices;
    choices.millSmithy = MillSmithy::smithyFirst;
    choices.revision = revision;
    return choices;
}

Choices firstRevision()
{
    Choices choices;
    choices.revision = Revision::first;
    return choices;
}

/// The default edition of the tests with the arrows between structures replaced.
Edition withArrows(std::string_view arrows)
{
    std::string text(editionText());
    const std::size_t begin = text.find("\"arrows\": [") + std::string_view("\"arrows\": [").size();
    text.replace(begin, text.find(']', begin) - begin, arrows);
    const Result<Edition> edition = readEdition(text);
    if (!edition)
        throw std::runtime_error(describe(edition.problems().front()));
    return *edition;
}

constexpr auto mill = static_cast<std::size_t>(Structure::mill);
constexpr auto smithy = static_cast<std::size_t>(Structure::smithy);

} // namespace

// Rules: loan.repay
TEST(ProvinceSecondLook, TheLoanIsRepaidAtAnyMomentOfOnesOwnTurn)
{
    Table table("structures=lender:0,camp:1 loan=0 coins=4.3 workers=u,r,l,u,-,-,-,-");
    EXPECT_TRUE(table.can("repay")) << "before the first worker has moved";
    table.play("move green left");
    EXPECT_TRUE(table.can("repay")) << "between two workers";
    table.playAll("move green upper, move green right");
    EXPECT_TRUE(table.can("repay")) << "after the last one";
    table.play("finish-work");
    EXPECT_TRUE(table.can("repay")) << "in the spend phase";
    table.play("end-turn");
    EXPECT_EQ(table.refusal("repay"), problem::noLoan) << "it is not the other player's to repay";
    const std::optional<Problem> early =
        table.rules().refuse(table.state(), 0, *table.rules().actionFrom("repay"));
    ASSERT_TRUE(early) << "nor is it repaid in the other player's turn";
    EXPECT_EQ(early->code, "not-your-turn");
}

TEST(ProvinceSecondLook, RepayingInTheWorkPhaseCostsThreeCoinsAsWell)
{
    Table table("structures=lender:0,camp:1 loan=0 coins=4.3");
    table.play("repay");
    EXPECT_EQ(table.coins(0), 1);
    EXPECT_EQ(table.state().lender, nobody);
    EXPECT_EQ(table.state().phase, Phase::work);
    ASSERT_EQ(table.events().size(), 2u);
    EXPECT_EQ(table.events()[1].what, "lenderCoin");
    EXPECT_EQ(Table("structures=lender:0,camp:1 loan=0 coins=2.3").refusal("repay"),
              "coins-missing (needed 3, owned 2)");
    EXPECT_EQ(Table("structures=lender:0,camp:1 coins=4.3").refusal("repay"), problem::noLoan);
}

TEST(ProvinceSecondLook, WhoHasRepaidInTheWorkPhaseMayBorrowInItAgain)
{
    Table table("structures=lender:0,camp:1 loan=0 coins=4.3");
    EXPECT_EQ(table.refusal("borrow camp"), problem::borrowHoldsCoin);
    table.playAll("repay, borrow camp, move yellow upper");
    EXPECT_EQ(table.state().lender, 0);
}

TEST(ProvinceSecondLook, WhileHeldTheEffectLeavesInTheWorkPhaseToo)
{
    Table table("structures=lender:0,camp:1 loan=0 borrowed=camp coins=4.3", with(LoanDuration::whileHeld));
    EXPECT_TRUE(table.can("move yellow upper"));
    table.play("repay");
    EXPECT_EQ(table.refusal("move yellow upper"), problem::yellowNeedsCamp);
}

// Rules: harbor.second, harbor.not-yet
TEST(ProvinceSecondLook, TheSecondHarborHiresAtOnceWhereMixedShipsLie)
{
    Table table("phase=spend structures=harbor:1 ships=mixed labor=3.3 coins=9.3 goals=!xxx-");
    EXPECT_EQ(table.refusal("hire"), problem::hireNeedsHarbor);
    table.playAll("build harbor, hire");
    EXPECT_EQ(table.coins(0), 3);
    EXPECT_EQ(table.state().sailorOf[0], 0);
    EXPECT_EQ(table.refusal("hire"), problem::oneSailorATurn);
}

TEST(ProvinceSecondLook, TwoEqualShipsPayTheSecondHarborFromTheNextTurnOn)
{
    Table white("phase=spend structures=harbor:1 ships=white labor=3.3 coins=3.3 goals=!xxx-");
    white.play("build harbor");
    EXPECT_EQ(white.labor(), 0);
    EXPECT_EQ(white.refusal("hire"), problem::hireNeedsMixedShips);
    white.playAll("end-turn, roll white, move green upper, finish-work, end-turn");
    EXPECT_EQ(white.actor(), 0);
    EXPECT_EQ(white.labor(), 1);
    Table black("phase=spend structures=harbor:1 ships=black labor=3.3 coins=3.3 goals=!xxx-");
    black.play("build harbor");
    EXPECT_EQ(black.coins(0), 0);
    black.playAll("end-turn, roll black, move green upper, finish-work, end-turn");
    EXPECT_EQ(black.coins(0), 1);
}

// Rules: harbor.not-yet
TEST(ProvinceSecondLook, TheFirstHarborGivesNothingInTheTurnOfBuilding)
{
    Table table("phase=spend labor=3.3 coins=9.3 goals=!xxx-");
    table.play("build harbor");
    EXPECT_EQ(table.refusal("hire"), problem::harborNotWorkingYet);
    table.play("end-turn").play("roll mixed");
    EXPECT_EQ(table.actor(), 1) << "the roll comes at the end of the turn";
}

// Rules: build.one
TEST(ProvinceSecondLook, OneStructureATurnUnlessTheTableSaysAsPaid)
{
    constexpr std::string_view rich = "phase=spend labor=9.9 coins=20.3 goals=!xxxx";
    Table one(rich);
    one.play("build union");
    EXPECT_EQ(one.refusal("build camp"), "one-structure-a-turn (structure union)");
    Table many(rich, asPaid());
    many.playAll("build union, build camp, build lender");
    EXPECT_EQ(many.labor(), 2);
    EXPECT_EQ(many.refusal("build harbor"), "labor-missing (needed 3, owned 2)");
}

// Rules: build.one, build.prerequisite
TEST(ProvinceSecondLook, AsPaidWhatWasBuiltThisTurnIsAtOnceAPrerequisite)
{
    Table table("phase=spend labor=12.12 coins=20.3 goals=xxxx!", asPaid());
    EXPECT_EQ(table.refusal("build village"), "structure-needed (structure village, needed camp)");
    table.playAll("build camp, build village");
    EXPECT_TRUE(table.owns(0, Structure::village));
    EXPECT_EQ(table.state().workers[orangeWorker], static_cast<int>(Zone::upper));
}

// Rules: components.tokens
TEST(ProvinceSecondLook, AsPaidNobodyBuildsMoreThanTheSevenTokens)
{
    Table table("phase=spend structures=lender:0,bank:0,camp:0,village:0,mill:0,smithy:0 "
                "labor=9.9 coins=20.3 goals=00000 end=noGoalLeft built=smithy",
                asPaid(EndTiming::finishTurn));
    table.play("build union");
    EXPECT_FALSE(table.isOver()) << "the turn is finished";
    EXPECT_EQ(table.refusal("build harbor"), "no-tokens-left (maximum 7)");
}

// Rules: build.one
TEST(ProvinceSecondLook, WhatWasBuiltThisTurnIsWrittenAsAList)
{
    Table table("phase=spend labor=9.9 coins=20.3 goals=!xxxx", asPaid());
    table.playAll("build union, build lender");
    const province::Setup setup = table.rules().setup(table.state());
    EXPECT_NE(table.rules().positionText(setup).find(" built=lender,union "), std::string::npos);
    EXPECT_EQ(table.rules().toJson(setup).at("builtNow").dump(), R"(["lender","union"])");
    table.play("end-turn");
    EXPECT_FALSE(table.rules().toJson(table.rules().setup(table.state())).contains("builtNow"));
}

// Rules: goals.two-points
TEST(ProvinceSecondLook, TheGoalOfTwoPointsCountsWhatIsPrintedOrWhatWasScored)
{
    Table table("phase=spend structures=lender:01,bank:1,camp:0,village:0 labor=5.5 coins=5.3 goals=xxx-!",
                scoredOnly());
    table.play("build bank");
    EXPECT_FALSE(table.hasGoal(0, Goal::twoPoints)) << "the second Bank scores nothing";
    Table printed("phase=spend structures=lender:01,bank:1,camp:0,village:0 labor=5.5 coins=5.3 goals=xxx-!");
    printed.play("build bank");
    EXPECT_TRUE(printed.hasGoal(0, Goal::twoPoints));
    Table first("phase=spend structures=lender:01,camp:0,village:0 labor=5.5 coins=5.3 goals=xxx-!",
                scoredOnly());
    first.play("build bank");
    EXPECT_TRUE(first.hasGoal(0, Goal::twoPoints));
}

// Rules: build.mill-smithy
TEST(ProvinceSecondLook, SmithyFirstSwapsCostPointsAndPrerequisite)
{
    const Edition &printed = rulesWith().edition();
    const Edition &swapped = rulesWith(smithyFirst()).edition();
    EXPECT_EQ(swapped.costs[smithy], printed.costs[mill]);
    EXPECT_EQ(swapped.costs[mill], printed.costs[smithy]);
    EXPECT_EQ(swapped.points[smithy], printed.points[mill]);
    EXPECT_EQ(swapped.points[mill], printed.points[smithy]);
    EXPECT_NE(printed.costs[mill], printed.costs[smithy]);
    EXPECT_EQ(swapped.info.hash, printed.info.hash) << "the same printed data";

    Table table("phase=spend labor=9.9 coins=20.3 goals=!xxxx", smithyFirst());
    EXPECT_EQ(table.refusal("build mill"), "structure-needed (structure mill, needed smithy)");
    table.play("build smithy");
    EXPECT_EQ(table.labor(), 9 - printed.costs[mill].labor);
    EXPECT_EQ(table.coins(0), 20 - printed.costs[mill].coins);
    EXPECT_EQ(table.pointsWon(0), 1);
    table.playAll("end-turn, move green upper, finish-work, end-turn");
    EXPECT_EQ(table.labor(), 1) << "each gives a labor as before";
}

TEST(ProvinceSecondLook, SmithyFirstMakesTheMillTheTwoPointStructure)
{
    Table table("phase=spend labor=5.5 coins=5.3 structures=smithy:0,lender:0,bank:0 goals=xxx-!",
                smithyFirst());
    table.play("build mill");
    EXPECT_EQ(table.pointsWon(0), 3) << "two for the Mill, one for the goal";
}

TEST(ProvinceSecondLook, AnArrowToAThirdStructureStaysWhereTheEditionHasIt)
{
    const Edition edition = withArrows(R"({"from": "mill", "to": "smithy"}, {"from": "mill", "to": "union"},
        {"from": "smithy", "to": "harbor"}, {"from": "lender", "to": "mill"})");
    const Province rules(edition, smithyFirst());
    EXPECT_EQ(rules.needed(static_cast<int>(Structure::unionHall)), static_cast<int>(Structure::mill));
    EXPECT_EQ(rules.needed(static_cast<int>(Structure::harbor)), static_cast<int>(Structure::smithy));
    EXPECT_EQ(rules.needed(static_cast<int>(smithy)), static_cast<int>(Structure::lender))
        << "the Smithy needs what the Mill needed";
    EXPECT_EQ(rules.needed(static_cast<int>(mill)), static_cast<int>(Structure::smithy));
}

TEST(ProvinceSecondLook, AnEditionThatPrintsAnotherOrderStaysAsItIs)
{
    for (const char *arrows : {"", R"({"from": "smithy", "to": "mill"})"}) {
        for (const Choices &choices : {Choices(), smithyFirst()}) {
            const Edition edition = withArrows(arrows);
            const Province rules(edition, choices);
            EXPECT_EQ(rules.edition().costs, edition.costs) << arrows;
            EXPECT_EQ(rules.edition().points, edition.points) << arrows;
            EXPECT_EQ(rules.edition().needs, edition.needs) << arrows;
        }
    }
}

TEST(ProvinceSecondLook, SmithyFirstLeavesTheEffectsWhereTheyAre)
{
    std::string text(editionText());
    const std::size_t mill = text.find("\"mill\":", text.find("\"effects\""));
    ASSERT_NE(mill, std::string::npos);
    text.replace(text.find('1', mill), 1, "2");
    const Result<Edition> edition = readEdition(text);
    ASSERT_TRUE(edition) << describe(edition.problems().front());
    const Province rules(*edition, smithyFirst());
    for (const auto &[structures, labor] :
         {std::pair("smithy:0", 1), std::pair("smithy:0,mill:0", 3), std::pair("smithy:01,mill:1", 1)}) {
        Table table(std::string("phase=spend turn=1 goals=!xxx- structures=") + structures, rules);
        table.play("end-turn");
        EXPECT_EQ(table.labor(), labor) << structures;
    }
}

// Rules: effects.union
TEST(ProvinceSecondLook, TheUnionWorksAsOftenAsItCanBePaidButInTheSpendPhaseOnly)
{
    Table table("structures=union:0 coins=9.3 goals=!xxx-");
    EXPECT_EQ(table.refusal("union"), problem::workObligatory);
    table.play("move green left");
    EXPECT_EQ(table.refusal("union"), problem::workFirst);
    table.playAll("finish-work, union, union, union, union");
    EXPECT_EQ(table.refusal("union"), "coins-missing (needed 2, owned 1)");
}

// Rules: loan.own-effect
TEST(ProvinceSecondLook, AStructureOfOnesOwnIsNotBorrowed)
{
    EXPECT_EQ(Table("structures=lender:0,mill:01").refusal("borrow mill"),
              "borrow-own-structure (structure mill)");
}

// Rules: components.coins
TEST(ProvinceSecondLook, TheCoinsOfATestPrintingAreAnEdition)
{
    const Edition &edition = rulesWith({}, "province-test-coins").edition();
    EXPECT_EQ(edition.denominations, (std::vector<Denomination>{{1, 8}, {5, 2}, {10, 1}}));
    EXPECT_EQ(edition.totalCoins(), 28);
}

// A game begun before the second look is played as it was.

TEST(ProvinceFirstRevision, RepaysInTheSpendPhaseOnly)
{
    Table table("structures=lender:0,camp:1 loan=0 coins=4.3", firstRevision());
    EXPECT_EQ(table.refusal("repay"), problem::workObligatory);
    table.play("move green left");
    EXPECT_EQ(table.refusal("repay"), problem::workFirst);
    table.playAll("finish-work, repay");
}

TEST(ProvinceFirstRevision, HiresFromTheTurnAfterBuildingTheSecondHarborOn)
{
    Table table("phase=spend structures=harbor:1 ships=mixed labor=3.3 coins=9.3 goals=!xxx-",
                firstRevision());
    table.play("build harbor");
    EXPECT_EQ(table.refusal("hire"), problem::harborNotWorkingYet);
    table.playAll("end-turn, roll mixed, move green upper, finish-work, end-turn, move green left, "
                  "finish-work, hire");
    EXPECT_EQ(table.coins(0), 3);
}

TEST(ProvinceFirstRevision, SmithyFirstTurnsTheArrowAlone)
{
    const Edition &printed = rulesWith().edition();
    const Province &rules = rulesWith(smithyFirst(Revision::first));
    EXPECT_EQ(rules.edition().costs, printed.costs);
    EXPECT_EQ(rules.edition().points, printed.points);
    EXPECT_EQ(rules.needed(static_cast<int>(mill)), static_cast<int>(smithy));
    EXPECT_EQ(rules.needed(static_cast<int>(smithy)), none);
}

TEST(ProvinceFirstRevision, ReadsTheOneStructureOfATurnInItsOldForm)
{
    Table table("phase=spend labor=9.9 coins=20.3 goals=!xxxx");
    table.play("build union");
    const province::Setup setup = table.rules().setup(table.state());
    Json json = table.rules().toJson(setup);
    json["builtNow"] = "union";
    const Result<JsonDocument> document = JsonDocument::parse(json.dump());
    Problems problems;
    JsonReader reader(*document, problems);
    EXPECT_EQ(table.rules().setupFrom(reader), setup);
    EXPECT_TRUE(problems.empty());
}

} // namespace waystone::province::test
