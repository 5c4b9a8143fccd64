#include "milestones/rules/choices.h"

#include <gtest/gtest.h>

namespace waystone::milestones {
namespace {

TEST(MilestonesChoices, ReadBackWhatTheyWrite)
{
    for (const Stalled stalled : {Stalled::endWithFinalScoring, Stalled::playOn}) {
        for (const AllEqualCategory allEqual : {AllEqualCategory::notScored, AllEqualCategory::twoEach}) {
            const auto back = Choices::from(Choices{stalled, allEqual}.choice());
            ASSERT_TRUE(back);
            EXPECT_EQ(back->stalled, stalled);
            EXPECT_EQ(back->allEqualCategory, allEqual);
        }
    }
}

TEST(MilestonesChoices, WhatIsNotNamedHasItsDefault)
{
    const auto choices = Choices::from({});
    ASSERT_TRUE(choices);
    EXPECT_EQ(choices->choice(), Choices{}.choice());
    for (const OptionInfo &option : Choices::options())
        EXPECT_EQ(Choices{}.choice().find(option.id)->second, option.values.front());
}

// Readings: Milestones, Final scoring, option `allEqualCategory`.
// Rules: scoring.all-equal
TEST(MilestonesChoices, OnlyTheHungarianBookScoresACategoryInWhichAllAreEqual)
{
    for (const RulesPreset &preset : Choices::presets()) {
        EXPECT_EQ(preset.choice.at("allEqualCategory"), preset.id == "hu" ? "twoEach" : "notScored")
            << preset.id;
        EXPECT_EQ(preset.choice.at("stalled"), "endWithFinalScoring");
    }
}

TEST(MilestonesChoices, NameWhatTheyDoNotKnow)
{
    const auto choices = Choices::from({{"stalled", "never"}, {"colour", "red"}});
    ASSERT_FALSE(choices);
    ASSERT_EQ(choices.problems().size(), 2u);
    EXPECT_EQ(describe(choices.problems()[0]), "option.unknown-value (option \"stalled\", value \"never\")");
    EXPECT_EQ(describe(choices.problems()[1]), "option.unknown (option \"colour\")");
}

} // namespace
} // namespace waystone::milestones
