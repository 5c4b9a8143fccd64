#include "scenario/lesson/goal_numbers.h"

#include "games.h"
#include "support/tiny_lesson.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace waystone::test {
namespace {

using Numbers = std::vector<int>;

LessonStep stepFor(int atLeast)
{
    LessonStep step;
    step.mostActions = 3;
    step.goal = pointsGoal(0, atLeast);
    return step;
}

TEST(GoalNumbers, ANumberThatTheGoalDoesNotKnowIsFound)
{
    EXPECT_EQ(numbersBeyondGoal(LessonStep(), "11 points"), Numbers()) << "there is no goal";
    const LessonStep step = stepFor(12);
    EXPECT_EQ(numbersBeyondGoal(step, "Reach 12 points in 3 actions from a1."), Numbers());
    EXPECT_EQ(numbersBeyondGoal(step, "Reach 11 points."), Numbers{11});
    EXPECT_EQ(numbersBeyondGoal(step, "Reach 11 points, then gain 9, then 11."), (Numbers{11, 9}));
    EXPECT_EQ(numbersBeyondGoal(step, "Reach 12 points and hold 5 coins."), Numbers{5});
    EXPECT_EQ(numbersBeyondGoal(LessonStep(stepFor(1)), "Score with 17 coins."), Numbers{17});
}

TEST(GoalNumbers, WhatOnlyExplainsIsNotTakenForTheGoal)
{
    const LessonStep step = stepFor(12);
    EXPECT_EQ(numbersBeyondGoal(step, "Shops in a row score 2, 5, 10 or 16: place two."), Numbers());
    EXPECT_EQ(numbersBeyondGoal(step, "Une, deux ou trois valent 2, 5 ou 10; 10 est à vous."), Numbers());
    EXPECT_EQ(numbersBeyondGoal(step, "Three labor and 7 coins lie here. Reach 12 points."), Numbers());
    EXPECT_EQ(numbersBeyondGoal(step, "It costs 7 coins. Reach 13 points."), (Numbers{7, 13}));
    EXPECT_EQ(numbersBeyondGoal(step, "It costs 7 coins and 9 labor."), (Numbers{7, 9})) << "two are no row";
}

TEST(GoalNumbers, LettersAndSignsOfEveryLanguageStandBesideNumbers)
{
    const LessonStep step = stepFor(12);
    EXPECT_EQ(numbersBeyondGoal(step, "Atteignez «\u00a011\u202f» points\u202f!"), Numbers{11});
    EXPECT_EQ(numbersBeyondGoal(step, "Szerezz 11 pontot és „9”–10-et!"), (Numbers{11, 9, 10}));
    EXPECT_EQ(numbersBeyondGoal(step, "é7 7é ő7 In the year 19720 and after."), Numbers());
}

TEST(GoalNumbers, WhatThePositionShowsIsKnown)
{
    for (const GameKind &kind : games().kinds()) {
        SCOPED_TRACE(kind.id);
        const auto edition =
            std::ranges::find(kind.editions, std::string(kind.defaultEdition) + ".json", &EmbeddedFile::name);
        ASSERT_NE(edition, kind.editions.end());
        const auto made = kind.make(edition->text, {});
        ASSERT_TRUE(made);
        const Game &game = **made;
        Rng rng(1);
        const AnySetup setup = game.editing().fill(game.start(kind.minSeats, 0), rng);
        const auto position = game.from(setup);
        ASSERT_TRUE(position);
        const std::set<int> shown = numbersShown(game, setup);
        for (const Tally &tally : game.tallies(setup))
            EXPECT_TRUE(shown.contains(std::abs(tally.amount)));
        ASSERT_FALSE(shown.contains(997));
        const std::string text = "You have " + std::to_string(*shown.rbegin()) + ". Reach 997 points.";
        EXPECT_EQ(numbersBeyondGoal(stepFor(12), text, {{}, shown}), Numbers{997});
        // So is how many points are still to be scored.
        LessonStep step = stepFor(game.points(*position, Seat{0}, {}) + 914);
        EXPECT_EQ(pointsToGo(game, setup, *step.goal), std::set<int>{914});
        step.kind = LessonStep::Kind::act;
        step.text.texts = {{"en", "Score 914 points."}, {"fr", "Marquez 915 points."}};
        EXPECT_EQ(strangeNumbers(game, setup, step), (std::map<std::string, Numbers>{{"fr", Numbers{915}}}));
        step.goal.reset();
        EXPECT_TRUE(strangeNumbers(game, setup, step).empty()) << "only tasks have a goal";
    }
}

} // namespace
} // namespace waystone::test
