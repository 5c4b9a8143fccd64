// For every code that the check of a position of Province can tell, one position that is wrong in that way alone.

#include "conformance/repeated_fixes.h"
#include "province/positions/soundness.h"
#include "province/table.h"
#include "province/words/codes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace waystone::province::test {

namespace {

using Change = std::function<void(Setup &)>;

Choices whileHeld()
{
    Choices choices;
    choices.loanDuration = LoanDuration::whileHeld;
    return choices;
}

Choices turnIsFinished()
{
    Choices choices;
    choices.endTiming = EndTiming::finishTurn;
    return choices;
}

struct Case {
    std::string_view code;
    Severity severity;
    Setup setup;
    Choices choices{};
};

Setup changed(std::string_view text, const Change &change)
{
    Setup setup = position(text);
    change(setup);
    return setup;
}

constexpr Severity impossible = Severity::impossible;
constexpr Severity againstRule = Severity::againstRule;
constexpr Severity unusual = Severity::unusual;

/// One for every code. What is wrong is as small a change of a sound position as can be.
const std::vector<Case> &examples()
{
    static const std::vector<Case> all{
        {problem::noSuchSeat, impossible, changed("", [](Setup &setup) { setup.turn = 2; })},
        {problem::noSuchZone, impossible, changed("", [](Setup &setup) { setup.workers[0].at = 4; })},
        {problem::noSuchKind, impossible,
         changed("", [](Setup &setup) { setup.ships = static_cast<Ships>(9); })},
        {problem::workersNotAsEdition, impossible,
         changed("", [](Setup &setup) { setup.workers.pop_back(); })},
        {problem::coinsBeyondSupply, impossible, position("coins=40.4")},
        {problem::builtTwice, impossible,
         changed("",
                 [](Setup &setup) {
                     setup.builders[0] = {0, 0};
                 })},
        {problem::tokensBeyondSupply, impossible,
         position(
             "structures=lender:0,bank:0,camp:0,village:0,mill:0,smithy:0,union:0,harbor:0 ships=white")},
        {problem::goalsShown, impossible, position("goals=!!---")},

        {problem::greenWorkerMissing, againstRule, position("workers=-,r,l,-,-,-,-,-")},
        {problem::workerWithoutStructure, againstRule, position("workers=u,r,l,u,-,-,-,-")},
        {problem::workerMissing, againstRule, position("structures=camp:0 workers=u,r,l,-,-,-,-,-")},
        {problem::workerWithSeat, againstRule, position("workers=0u,r,l,-,-,-,-,-")},
        {problem::sailorWithoutSeat, againstRule,
         position("structures=harbor:0 ships=white workers=u,r,l,-,-,u,-,-")},
        {problem::sailorInReserve, againstRule, position("workers=u,r,l,-,-,0-,-,-")},
        {problem::sailorWithoutHarbor, againstRule, position("workers=u,r,l,-,-,0u,-,-")},
        {problem::sailorWithoutAccess, unusual,
         position("structures=harbor:1 ships=white workers=u,r,l,-,-,0u,-,-")},
        {problem::movedOutsideTurn, againstRule,
         position("phase=startRoll structures=harbor:0 ships=white workers=u*,r,l,-,-,-,-,-")},
        {problem::movedFromReserve, againstRule, position("workers=u,r,l,-*,-,-,-,-")},
        {problem::movedWithoutAccess, againstRule, position("structures=camp:1 workers=u,r,l,u*,-,-,-,-")},
        {problem::nothingMoved, againstRule, position("phase=spend workers=u,r,l,-,-,-,-,-")},

        {problem::structureWithoutNeeded, againstRule, position("structures=bank:0")},
        {problem::shipsNotRolled, againstRule, position("structures=harbor:0")},
        {problem::shipsRolledEarly, againstRule, position("ships=mixed")},
        {problem::rollWithoutHarbor, againstRule,
         position("phase=startRoll structures=harbor:1 ships=white")},

        {problem::lenderCoinWithoutLender, againstRule, position("loan=0")},
        {problem::borrowedWithoutCoin, againstRule, position("structures=lender:0,camp:1 borrowed=camp"),
         whileHeld()},
        {problem::borrowedOutsideTurn, againstRule,
         position("phase=startRoll structures=harbor:0,lender:0,camp:1 ships=white loan=0 borrowed=camp")},
        {problem::borrowedWithoutLender, againstRule, position("structures=camp:1 borrowed=camp")},
        {problem::borrowedNotBuilt, againstRule, position("structures=lender:0 loan=0 borrowed=camp")},
        {problem::borrowedOwn, againstRule, position("structures=lender:0,camp:01 loan=0 borrowed=camp")},
        {problem::borrowedSeveral, againstRule,
         position("structures=lender:0,camp:1,mill:1 loan=0 borrowed=camp,mill"), whileHeld()},
        {problem::coinWithoutBorrowed, againstRule, position("structures=lender:0,camp:1 loan=0"),
         whileHeld()},

        {problem::laborOutsideTurn, againstRule, position("phase=endRoll structures=harbor:0 labor=0.1")},
        {problem::laborBeyondGain, againstRule, position("labor=2.1")},
        {problem::builtSeveral, againstRule,
         position("phase=spend structures=lender:0,mill:0 built=lender,mill")},
        {problem::builtOutsideSpend, againstRule, position("structures=mill:0 built=mill")},
        {problem::builtNowNotOwned, againstRule, position("phase=spend structures=mill:1 built=mill")},
        {problem::hiredOutsideSpend, againstRule,
         position("structures=harbor:0 ships=mixed workers=u,r,l,-,-,0u,-,- hired=1")},
        {problem::hiredWithoutSailor, againstRule,
         position("phase=spend structures=harbor:0 ships=mixed hired=1")},
        {problem::resumeWithoutReveal, againstRule, position("resume=spend workers=u*,r,l,-,-,-,-,-")},
        {problem::resumeNothing, againstRule, position("phase=reveal resume=over goals=-----")},

        {problem::revealWithGoal, againstRule, position("phase=reveal")},
        {problem::revealWithoutGoals, againstRule, position("phase=reveal goals=xxxxx end=noGoalLeft")},
        {problem::goalNotRevealed, againstRule, position("goals=-----")},
        {problem::goalNotTaken, againstRule, position("coins=5.3 goals=---!-")},
        {problem::goalUndeserved, unusual, position("goals=-!0--")},

        {problem::structuresWithoutEnd, againstRule,
         position("structures=lender:0,bank:0,camp:0,mill:0,smithy:0,union:0,harbor:0 ships=white")},
        {problem::typesWithoutEnd, againstRule,
         position("structures=lender:0,bank:0,camp:0,village:0,mill:1,smithy:1,union:1,harbor:1 ships=white "
                  "goals=x!xxx")},
        {problem::goalsWithoutEnd, againstRule, position("goals=xxxxx")},
        {problem::endWithoutCause, againstRule, position("phase=over end=everyStructure")},
        {problem::endNotCarriedOut, againstRule, position("goals=xxxxx end=noGoalLeft")},
        {problem::overWithoutEnd, againstRule, position("phase=over")},
        {problem::lastTurnOver, againstRule,
         position("phase=endRoll structures=harbor:0 goals=xxxxx end=noGoalLeft"), turnIsFinished()},
    };
    return all;
}

/// Other ways to break a rule of which there is an example.
const std::vector<Case> &variants()
{
    static const std::vector<Case> all{
        {problem::noSuchSeat, impossible, changed("", [](Setup &setup) { setup.builders[2] = {7}; })},
        {problem::rollWithoutHarbor, againstRule, position("phase=endRoll")},
        {problem::goalNotTaken, againstRule, position("coins=2.5 goals=---!-")},
        {problem::goalNotTaken, againstRule, position("coins=5.5 goals=---!-")}, // of both, so nobody's
    };
    return all;
}

/// The check finds this problem and no other, and it is as bad as told.
void expectThatAlone(const Case &each)
{
    const Problems problems = checkSetup(rulesWith(each.choices), each.setup);
    ASSERT_FALSE(problems.empty()) << each.code;
    for (const Problem &problem : problems) {
        EXPECT_EQ(problem.code, each.code);
        EXPECT_EQ(problem.severity, each.severity) << each.code;
    }
    EXPECT_EQ(static_cast<bool>(rulesWith(each.choices).from(each.setup)), each.severity == Severity::unusual)
        << each.code;
}

// Rules: components.players, components.tokens, components.structures, components.workers, end.over
TEST(ProvinceSoundness, EachExampleBreaksItsRuleAndNoOther)
{
    for (const Case &each : examples())
        expectThatAlone(each);
}

TEST(ProvinceSoundness, EveryCodeHasExactlyOneExample)
{
    std::set<std::string_view> shown;
    for (const Case &each : examples())
        EXPECT_TRUE(shown.insert(each.code).second) << each.code << " has two";
    const auto codes = soundnessCodes();
    EXPECT_EQ(shown, std::set<std::string_view>(codes.begin(), codes.end()));
    EXPECT_EQ(shown.size(), codes.size()) << "none twice";
}

// Rules: goals.take, goals.both
TEST(ProvinceSoundness, OtherWaysToBreakARuleAreFoundToo)
{
    for (const Case &each : variants())
        expectThatAlone(each);
}

TEST(ProvinceSoundness, WhatIsTellableIsToldInKnownTermsAndPlaces)
{
    const Province &rules = rulesWith();
    const std::vector<Place> places = rules.places(maxPlayers);
    for (const Case &each : examples())
        for (const Problem &problem : checkSetup(rulesWith(each.choices), each.setup)) {
            EXPECT_EQ(std::ranges::count(Province::problemCodes(), problem.code), 1) << problem.code;
            for (const Place &place : problem.places)
                EXPECT_TRUE(place == Place{} || std::ranges::find(places, place) != places.end())
                    << problem.code << ' ' << rules.placeName(place);
            for (const Argument &argument : problem.arguments)
                if (const auto *term = std::get_if<Term>(&argument.value)) {
                    EXPECT_EQ(std::ranges::count(Province::terms(), term->name), 1)
                        << problem.code << ' ' << term->name;
                }
        }
}

TEST(ProvinceSoundness, TheBeginningAndAMiddleAreSound)
{
    for (Seat first = 0; first < maxPlayers; ++first)
        EXPECT_TRUE(checkSetup(rulesWith(), rulesWith().start(maxPlayers, first)).empty());
    EXPECT_TRUE(checkSetup(rulesWith(), position("structures=lender:01,camp:1,harbor:0 ships=mixed loan=0 "
                                                 "borrowed=camp goals=-!--- workers=u,r,l,l*,-,0u,1r,-"))
                    .empty());
}

/// By problem: the fixes that are offered for all its positions together.
std::map<std::string_view, std::set<std::string>> offeredFixes()
{
    std::map<std::string_view, std::set<std::string>> offered;
    for (const auto *cases : {&examples(), &variants()})
        for (const Case &each : *cases)
            for (const auto &[problem, fixes] : rulesWith(each.choices).problems(each.setup))
                if (problem.code == each.code)
                    for (const auto &fix : fixes)
                        offered[each.code].insert(fix.name.code);
    return offered;
}

// That each of them mends what it is offered for is a matter of the contract of editing (conformance/editing_test.cpp).
TEST(ProvinceEditing, EveryProblemHasAFix)
{
    const auto offered = offeredFixes();
    for (const std::string_view code : soundnessCodes())
        EXPECT_TRUE(offered.contains(code)) << code;
}

TEST(ProvinceEditing, FixesNeverCircle)
{
    for (const auto *cases : {&examples(), &variants()})
        for (const Case &each : *cases) {
            const auto mending = waystone::test::mendedAgainAndAgain(rulesWith(each.choices), each.setup);
            EXPECT_FALSE(mending.circles) << each.code << ": " << mending;
            EXPECT_GE(mending.fixes, 1) << each.code;
        }
}

TEST(ProvinceEditing, EveryFixIsOfferedForSomeProblem)
{
    std::set<std::string> offered;
    for (const auto &[problem, fixes] : offeredFixes())
        offered.insert(fixes.begin(), fixes.end());
    for (const std::string_view code : Province::fixCodes())
        EXPECT_TRUE(offered.contains(std::string(code))) << code;
}

} // namespace

} // namespace waystone::province::test
