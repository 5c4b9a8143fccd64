#include "milestones/positions/soundness.h"

#include "milestones/rules/state.h"
#include "milestones/sample.h"
#include "milestones/soundness_examples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace waystone::milestones {
namespace {

using sample::rules;
using namespace example;

/// The codes in order, each once, so that a failure shows what else was found.
std::set<std::string> codesOf(const Problems &problems)
{
    std::set<std::string> codes;
    for (const Problem &problem : problems)
        codes.insert(problem.code);
    return codes;
}

TEST(MilestonesSoundness, TheBasesAreSound)
{
    for (const auto base :
         {middle, withSection, offering, drafting, drafted, refilling, finished, keeping, withEmptyPile}) {
        const auto setup = base();
        EXPECT_EQ(codesOf(checkSetup(rules(), setup)), std::set<std::string>{})
            << rules().positionText(setup);
        const auto state = rules().from(setup);
        ASSERT_TRUE(state);
        EXPECT_EQ(*rules().from(rules().setup(*state)), *state);
    }
}

// Rules: components.players, position.tiles, position.points, setup.left-over
TEST(MilestonesSoundness, EachExampleBreaksItsRuleAndNoOther)
{
    for (const Example &example : wrong()) {
        const auto setup = example.make();
        const Problems problems = checkSetup(rules(), setup);
        EXPECT_EQ(codesOf(problems), (std::set{std::string(example.code)})) << example.code;
        const bool isUnusual = std::ranges::all_of(
            problems, [](const Problem &one) { return one.severity == Severity::unusual; });
        EXPECT_EQ(static_cast<bool>(rules().from(setup)), isUnusual) << example.code;
    }
}

TEST(MilestonesSoundness, EveryCodeHasExactlyOneExample)
{
    std::set<std::string_view> shown;
    for (const Example &example : wrong())
        EXPECT_TRUE(shown.insert(example.code).second) << example.code << " has two";
    const auto codes = soundnessCodes();
    EXPECT_EQ(shown, std::set<std::string_view>(codes.begin(), codes.end()));
}

TEST(MilestonesSoundness, TermsAndPlacesOfProblemsExist)
{
    const auto terms = soundnessTerms();
    const auto places = rules().places(maxPlayers);
    for (const Example &example : wrong()) {
        for (const Problem &problem : checkSetup(rules(), example.make())) {
            for (const Argument &argument : problem.arguments)
                if (const auto *term = std::get_if<Term>(&argument.value)) {
                    EXPECT_NE(std::ranges::find(terms, term->name), terms.end()) << term->name;
                }
            for (const Place place : problem.places)
                EXPECT_NE(std::ranges::find(places, place), places.end()) << example.code;
        }
    }
}

// Readings: Milestones, End, option `stalled`.
TEST(MilestonesSoundness, WhereStalledGamesGoOnNothingIsUnusualAboutThem)
{
    Choices choices;
    choices.stalled = Stalled::playOn;
    const Milestones playOn(sample::edition(), choices);
    EXPECT_TRUE(checkSetup(playOn, spent()).empty());
    EXPECT_TRUE(checkSetup(rules(), changed(spent(),
                                            [](auto &s) {
                                                s.phase = Phase::over;
                                                s.movesLeft = 0;
                                            }))
                    .empty());
}

// Readings: Milestones, A sound position: except while the forced take is pending.
TEST(MilestonesSoundness, AHouseMayStandOnABonusTileWhileTheTakeIsPending)
{
    auto setup = offering();
    setup.offerVertex.reset();
    setup.offerHouse = lot(bush);
    setup.houses = {lot(bush)};
    EXPECT_EQ(codesOf(checkSetup(rules(), setup)), std::set<std::string>{});
    setup.phase = Phase::build;
    EXPECT_TRUE(codesOf(checkSetup(rules(), setup)).contains("house-on-bonus-tile"));
}

} // namespace
} // namespace waystone::milestones
