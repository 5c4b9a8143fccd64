// For every code that the check of a position of Province can tell, one position that is wrong in that way alone.

#include "conformance/repeated_fixes.h"
#include "province/positions/soundness.h"
#include "province/table.h"

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
        {"no-such-seat", impossible, changed("", [](Setup &setup) { setup.turn = 2; })},
        {"no-such-zone", impossible, changed("", [](Setup &setup) { setup.workers[0].at = 4; })},
        {"no-such-structure", impossible, changed("", [](Setup &setup) { setup.builtNow = 8; })},
        {"no-such-kind", impossible, changed("", [](Setup &setup) { setup.ships = static_cast<Ships>(9); })},
        {"workers-not-as-edition", impossible, changed("", [](Setup &setup) { setup.workers.pop_back(); })},
        {"coins-beyond-supply", impossible, position("coins=40.4")},
        {"built-twice", impossible,
         changed("",
                 [](Setup &setup) {
                     setup.builders[0] = {0, 0};
                 })},
        {"tokens-beyond-supply", impossible,
         position(
             "structures=lender:0,bank:0,camp:0,village:0,mill:0,smithy:0,union:0,harbor:0 ships=white")},
        {"goals-shown", impossible, position("goals=!!---")},

        {"green-worker-missing", againstRule, position("workers=-,r,l,-,-,-,-,-")},
        {"worker-without-structure", againstRule, position("workers=u,r,l,u,-,-,-,-")},
        {"worker-missing", againstRule, position("structures=camp:0 workers=u,r,l,-,-,-,-,-")},
        {"worker-with-seat", againstRule, position("workers=0u,r,l,-,-,-,-,-")},
        {"sailor-without-seat", againstRule,
         position("structures=harbor:0 ships=white workers=u,r,l,-,-,u,-,-")},
        {"sailor-in-reserve", againstRule, position("workers=u,r,l,-,-,0-,-,-")},
        {"sailor-without-harbor", againstRule, position("workers=u,r,l,-,-,0u,-,-")},
        {"sailor-without-access", unusual,
         position("structures=harbor:1 ships=white workers=u,r,l,-,-,0u,-,-")},
        {"moved-outside-turn", againstRule,
         position("phase=startRoll structures=harbor:0 ships=white workers=u*,r,l,-,-,-,-,-")},
        {"moved-from-reserve", againstRule, position("workers=u,r,l,-*,-,-,-,-")},
        {"moved-without-access", againstRule, position("structures=camp:1 workers=u,r,l,u*,-,-,-,-")},
        {"nothing-moved", againstRule, position("phase=spend workers=u,r,l,-,-,-,-,-")},

        {"structure-without-needed", againstRule, position("structures=bank:0")},
        {"ships-not-rolled", againstRule, position("structures=harbor:0")},
        {"ships-rolled-early", againstRule, position("ships=mixed")},
        {"roll-without-harbor", againstRule, position("phase=startRoll structures=harbor:1 ships=white")},

        {"lender-coin-without-lender", againstRule, position("loan=0")},
        {"borrowed-without-coin", againstRule, position("structures=lender:0,camp:1 borrowed=camp"),
         whileHeld()},
        {"borrowed-outside-turn", againstRule,
         position("phase=startRoll structures=harbor:0,lender:0,camp:1 ships=white loan=0 borrowed=camp")},
        {"borrowed-without-lender", againstRule, position("structures=camp:1 borrowed=camp")},
        {"borrowed-not-built", againstRule, position("structures=lender:0 loan=0 borrowed=camp")},
        {"borrowed-own", againstRule, position("structures=lender:0,camp:01 loan=0 borrowed=camp")},
        {"borrowed-several", againstRule,
         position("structures=lender:0,camp:1,mill:1 loan=0 borrowed=camp,mill"), whileHeld()},
        {"coin-without-borrowed", againstRule, position("structures=lender:0,camp:1 loan=0"), whileHeld()},

        {"labor-outside-turn", againstRule, position("phase=endRoll structures=harbor:0 labor=0.1")},
        {"labor-beyond-gain", againstRule, position("labor=2.1")},
        {"built-outside-spend", againstRule, position("structures=mill:0 built=mill")},
        {"built-now-not-owned", againstRule, position("phase=spend structures=mill:1 built=mill")},
        {"hired-outside-spend", againstRule,
         position("structures=harbor:0 ships=mixed workers=u,r,l,-,-,0u,-,- hired=1")},
        {"hired-without-sailor", againstRule,
         position("phase=spend structures=harbor:0 ships=mixed hired=1")},
        {"resume-without-reveal", againstRule, position("resume=spend workers=u*,r,l,-,-,-,-,-")},
        {"resume-nothing", againstRule, position("phase=reveal resume=over goals=-----")},

        {"reveal-with-goal", againstRule, position("phase=reveal")},
        {"reveal-without-goals", againstRule, position("phase=reveal goals=xxxxx end=noGoalLeft")},
        {"goal-not-revealed", againstRule, position("goals=-----")},
        {"goal-not-taken", againstRule, position("coins=5.3 goals=---!-")},
        {"goal-undeserved", unusual, position("goals=-!0--")},

        {"structures-without-end", againstRule,
         position("structures=lender:0,bank:0,camp:0,mill:0,smithy:0,union:0,harbor:0 ships=white")},
        {"types-without-end", againstRule,
         position("structures=lender:0,bank:0,camp:0,village:0,mill:1,smithy:1,union:1,harbor:1 ships=white "
                  "goals=x!xxx")},
        {"goals-without-end", againstRule, position("goals=xxxxx")},
        {"end-without-cause", againstRule, position("phase=over end=everyStructure")},
        {"end-not-carried-out", againstRule, position("goals=xxxxx end=noGoalLeft")},
        {"over-without-end", againstRule, position("phase=over")},
        {"last-turn-over", againstRule,
         position("phase=endRoll structures=harbor:0 goals=xxxxx end=noGoalLeft"), turnIsFinished()},
    };
    return all;
}

/// Other ways to break a rule of which there is an example.
const std::vector<Case> &variants()
{
    static const std::vector<Case> all{
        {"no-such-seat", impossible, changed("", [](Setup &setup) { setup.builders[2] = {7}; })},
        {"roll-without-harbor", againstRule, position("phase=endRoll")},
        {"goal-not-taken", againstRule, position("coins=2.5 goals=---!-")},
        {"goal-not-taken", againstRule, position("coins=5.5 goals=---!-")}, // of both, so nobody's
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
    const std::vector<Place> places = rules.places(players);
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
    for (Seat first = 0; first < players; ++first)
        EXPECT_TRUE(checkSetup(rulesWith(), rulesWith().start(players, first)).empty());
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
