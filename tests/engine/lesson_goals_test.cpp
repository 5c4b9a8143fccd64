// What the text of a task asks for is what its goal asks for, as far as words and numbers can be compared.

#include "games.h"
#include "scenario/lesson/lesson_file.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <regex>
#include <set>

namespace waystone::test {
namespace {

namespace fs = std::filesystem;

std::vector<Lesson> shipped()
{
    std::vector<Lesson> lessons;
    for (const fs::directory_entry &entry :
         fs::recursive_directory_iterator(fs::path(WAYSTONE_ROOT_DIR) / "resources" / "lessons")) {
        if (entry.path().extension() != ".json")
            continue;
        std::ifstream file(entry.path());
        const std::string text(std::istreambuf_iterator<char>(file), {});
        Result<LoadedLesson> loaded = readLesson(text, games());
        if (loaded)
            lessons.push_back(std::move(loaded)->lesson);
        else
            ADD_FAILURE() << entry.path();
    }
    return lessons;
}

bool has(const Goal &goal, const std::function<bool(const Goal &)> &asked)
{
    return asked(goal) ||
           std::ranges::any_of(goal.parts, [&asked](const Goal &part) { return has(part, asked); });
}

/// Calls back for every task with a goal.
void forTasks(const std::function<void(const LessonStep &step, const Goal &goal)> &use)
{
    for (const Lesson &lesson : shipped())
        for (const LessonStep &step : lesson.steps)
            if (step.kind == LessonStep::Kind::act && step.goal) {
                SCOPED_TRACE(lesson.id + ' ' + step.id);
                use(step, *step.goal);
            }
}

bool saysOneOf(const LessonStep &step, const std::string &english)
{
    return std::regex_search(step.text.texts.at("en"), std::regex(english));
}

/// A list of lines would call a right move wrong as soon as there is another one.
TEST(LessonGoals, EveryTaskIsJudgedByOne)
{
    for (const Lesson &lesson : shipped())
        for (const LessonStep &step : lesson.steps)
            if (step.kind == LessonStep::Kind::act) {
                EXPECT_TRUE(step.goal) << lesson.id << ' ' << step.id;
            }
}

TEST(LessonGoals, WhatIsAskedThisTurnIsAskedOfThisTurn)
{
    int found = 0;
    forTasks([&found](const LessonStep &step, const Goal &goal) {
        if (!saysOneOf(step, "[io]n (this|this very|one|the same) turn"))
            return;
        ++found;
        EXPECT_TRUE(has(goal, [](const Goal &each) {
            return each.kind == Goal::Kind::during && each.what == "turn";
        })) << step.text.texts.at("en");
    });
    EXPECT_GE(found, 15);
}

TEST(LessonGoals, WhatIsToBeDoneWithoutIsAskedForNotAtAll)
{
    int found = 0;
    forTasks([&found](const LessonStep &step, const Goal &goal) {
        if (!saysOneOf(step, "[Ww]ithout (covering|handing|a single)"))
            return;
        ++found;
        EXPECT_TRUE(has(goal, [](const Goal &each) {
            return each.kind == Goal::Kind::none || each.atMost == 0;
        })) << step.text.texts.at("en");
    });
    EXPECT_GE(found, 3);
}

TEST(LessonGoals, WhatBeginsAtAPlaceOrStandsBesideOneIsAskedSo)
{
    int found = 0;
    forTasks([&found](const LessonStep &step, const Goal &goal) {
        const bool begins = saysOneOf(
            step, "continue|starts at|from the marketplace|Leave the|lower labor zone: it|the upper zone");
        const bool isBeside = saysOneOf(step, "house beside");
        found += begins || isBeside ? 1 : 0;
        if (begins) {
            EXPECT_TRUE(has(goal, [](const Goal &each) { return !each.from.empty(); }))
                << step.text.texts.at("en");
        }
        if (isBeside) {
            EXPECT_TRUE(has(goal, [](const Goal &each) { return !each.touching.empty(); }))
                << step.text.texts.at("en");
        }
    });
    EXPECT_GE(found, 10);
}

/// Tasks whose texts also tell of points that there are already, or of what something is worth.
const std::set<std::string, std::less<>> tellOfOtherPoints = {
    "borrow",       "buy-the-rest", "factories", "factories-c",    "factory-joins",
    "houses-alone", "sum-of-both",  "the-end",   "trigger-the-end"};

TEST(LessonGoals, PointsInATextAreThoseOfTheGoal)
{
    int found = 0;
    const std::regex points("([0-9]+) points?");
    forTasks([&](const LessonStep &step, const Goal &goal) {
        if (tellOfOtherPoints.contains(step.id))
            return;
        const std::string &text = step.text.texts.at("en");
        for (std::sregex_iterator match(text.begin(), text.end(), points), end; match != end; ++match) {
            const int number = std::stoi((*match)[1]);
            ++found;
            EXPECT_TRUE(has(goal, [number](const Goal &each) {
                return each.atLeast == number || each.atMost == number;
            })) << text;
        }
    });
    EXPECT_GE(found, 15);
}

} // namespace
} // namespace waystone::test
