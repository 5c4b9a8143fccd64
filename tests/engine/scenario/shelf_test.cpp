#include "core/file_problem.h"
#include "games.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/lesson/lesson_problem.h"
#include "scenario/shelf/language_share.h"
#include "scenario/shelf/lesson_id.h"
#include "scenario/shelf/lesson_set_file.h"
#include "support/lesson_sample.h"

#include <gtest/gtest.h>

#include <set>

namespace waystone::test {
namespace {

std::string idOf(std::string_view title, const std::set<std::string> &taken = {})
{
    return lessonIdFrom(title, [&taken](const std::string &id) { return taken.contains(id); });
}

TEST(LessonIds, ComeFromTheTitle)
{
    EXPECT_EQ(idOf("Street, then a house"), "street-then-a-house");
    EXPECT_EQ(idOf("L’été d’Ágnes : 2 œufs"), "l-ete-d-agnes-2-oeufs");
    EXPECT_EQ(idOf("Könnyű árvíztűrő"), "konnyu-arvizturo");
    EXPECT_EQ(idOf("שלום <b>"), "b");
    EXPECT_EQ(idOf("--- ?!"), "lesson");
    EXPECT_EQ(idOf("House", {"house", "house-2"}), "house-3");
    EXPECT_LE(idOf(std::string(500, 'x')).size(), 60u);
}

/// Whatever somebody calls a lesson, its file can be read with that id.
TEST(LessonIds, AreTakenByEveryLesson)
{
    for (const std::string_view title : {"A", "Two  words", "…", "1.5", "ſtraße", "a-b--c-", "\xff\xfe",
                                         "WWWW WWWW WWWW WWWW WWWW WWWW WWWW W"}) {
        Lesson lesson = sampleOf(sampleLesson());
        lesson.id = idOf(title);
        EXPECT_TRUE(readLesson(writeLesson(lesson), games())) << title;
    }
}

TEST(LessonTags, AreReadAndWrittenAgain)
{
    const std::string text =
        replaced(sampleLesson(), "\"level\": 1", "\"level\": 1,\n  \"tags\": [\"class 5b\", \"été\"]");
    const Result<LoadedLesson> loaded = readLesson(text, games());
    ASSERT_TRUE(loaded) << describe(loaded.problems().front());
    EXPECT_EQ(loaded->lesson.tags, (std::vector<std::string>{"class 5b", "été"}));
    EXPECT_EQ(readLesson(writeLesson(loaded->lesson), games())->lesson.tags, loaded->lesson.tags);
    for (const auto &[tags, code] : {std::pair{"[]", file_problem::wrongSize},
                                     {"[\"\"]", lesson_problem::emptyText},
                                     {"[\"a\", \"a\"]", lesson_problem::repeated},
                                     {"[7]", file_problem::wrongType}}) {
        const auto bad = readLesson(
            replaced(sampleLesson(), "\"level\": 1", std::string("\"level\": 1, \"tags\": ") + tags),
            games());
        ASSERT_FALSE(bad) << tags;
        EXPECT_EQ(bad.problems().front().code, code) << tags;
    }
}

TEST(LanguageShares, CountTheTextsOfEachLanguage)
{
    Lesson lesson = sampleOf(sampleLesson());
    const std::vector<LanguageShare> before = languageShares(lesson);
    ASSERT_EQ(before.size(), 2u);
    EXPECT_EQ(before[0].language, "en");
    EXPECT_TRUE(before[0].isWhole());
    lesson.title.texts["fr"] = "Des pièces";
    const int there = languageShares(lesson)[1].there;
    lesson.title.texts.erase("fr");
    EXPECT_EQ(languageShares(lesson)[1].there, there - 1);
    EXPECT_FALSE(languageShares(lesson)[1].isWhole());
}

LessonSet sampleSet()
{
    LessonSet set;
    set.id = "first-week";
    set.language = "en";
    set.title.texts = {{"en", "First week"}, {"fr", "Première semaine"}};
    set.summary.texts["en"] = "What one needs on Monday.";
    set.lessons = {{"milestones", "house-first", true, ""},
                   {"milestones", "first-coins", false, sampleLesson()}};
    return set;
}

TEST(LessonSets, AreReadAndWrittenAgain)
{
    const LessonSet set = sampleSet();
    const Result<LessonSet> again = readSet(writeSet(set), games());
    ASSERT_TRUE(again) << describe(again.problems().front());
    EXPECT_EQ(*again, set);
    EXPECT_EQ(writeSet(*again), writeSet(set));
}

TEST(LessonSets, TellWhatIsWrong)
{
    const std::string sound = writeSet(sampleSet());
    const auto expect = [&sound](std::string_view from, std::string_view to, std::string_view code) {
        const Result<LessonSet> set = readSet(replaced(sound, from, to), games());
        ASSERT_FALSE(set) << to;
        EXPECT_EQ(set.problems().front().code, code) << to;
        EXPECT_NE(set.problems().front().argument("line"), nullptr) << to;
    };
    expect("waystone/set", "waystone/bag", file_problem::wrongFormat);
    expect("\"version\": 1", "\"version\": 9", file_problem::wrongVersion);
    expect("first-week", "First week", lesson_problem::badId);
    expect("\"language\": \"en\"", "\"language\": \"english\"", lesson_problem::badLanguage);
    expect("\"house-first\"", "\"house first\"", lesson_problem::badId);
    expect("{\"game\": \"milestones\"", "{\"game\": \"chess\"", file_problem::unknownValue);
    expect("\"program\": true", "\"program\": true, \"else\": 1", file_problem::unknownKey);
    expect("waystone/lesson", "waystone/record", file_problem::wrongFormat);

    LessonSet twice = sampleSet();
    twice.lessons.push_back(twice.lessons.back());
    const Result<LessonSet> repeated = readSet(writeSet(twice), games());
    ASSERT_FALSE(repeated);
    EXPECT_EQ(repeated.problems().front().code, lesson_problem::repeated);
}

} // namespace
} // namespace waystone::test
