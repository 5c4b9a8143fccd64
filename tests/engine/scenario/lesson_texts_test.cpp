#include "scenario/lesson/lesson_texts.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone {
namespace {

/// A lesson with one text of every kind that can be told apart.
Lesson sample()
{
    Lesson lesson;
    lesson.language = "en";
    lesson.title.texts = {{"en", "Title"}, {"fr", "Titre"}};
    LessonStep &act = lesson.steps.emplace_back();
    act.kind = LessonStep::Kind::act;
    act.text.texts = {{"en", "Play"}, {"hu", "Játssz"}};
    act.marks.push_back({LessonMark::Kind::label, {}, {}, {}, {}, {}});
    act.marks.push_back({});
    act.branches.push_back({});
    act.branches[0].then.resize(2);
    act.branches[0].then[1].marks.push_back({LessonMark::Kind::label, {}, {}, {}, {}, {}});
    act.mistakes.resize(1);
    act.hints.resize(1);
    act.hints[0].texts = {{"en", "Look"}};
    LessonStep &choose = lesson.steps.emplace_back();
    choose.kind = LessonStep::Kind::choose;
    choose.options.resize(2);
    lesson.steps.emplace_back().kind = LessonStep::Kind::predict;
    return lesson;
}

TEST(LessonTexts, EveryKeyOfALessonNamesItsOwnText)
{
    const Lesson lesson = sample();
    const std::vector<TextKey> keys = lessonTextKeys(lesson);
    // title, summary; chapter, text, label, 3 branches, label, reached, mistake, otherwise, hint and the next one;
    // chapter, text, 2 options with reasons; chapter, text, reason
    EXPECT_EQ(keys.size(), 2U + 12U + 6U + 3U);
    std::vector<const LocalText *> texts;
    for (const TextKey &key : keys) {
        ASSERT_NE(textAt(lesson, key), nullptr);
        texts.push_back(textAt(lesson, key));
    }
    std::ranges::sort(texts);
    EXPECT_EQ(std::ranges::adjacent_find(texts), texts.end());
}

TEST(LessonTexts, EveryTextCanBeWrittenAndReadAgain)
{
    Lesson lesson = sample();
    int number = 0;
    for (const TextKey &key : lessonTextKeys(lesson))
        setText(lesson, key, "fr", "texte " + std::to_string(++number));
    number = 0;
    const Lesson before = sample();
    for (const TextKey &key : lessonTextKeys(before))
        EXPECT_EQ(textAt(lesson, key)->in("fr", "en"), "texte " + std::to_string(++number));
}

TEST(LessonTexts, AChangeOfTheOriginalMakesTheOthersOutdated)
{
    Lesson lesson = sample();
    const TextKey title{TextKey::Part::title, -1, 0, {}};
    setText(lesson, title, "en", "Title");
    EXPECT_TRUE(lesson.title.outdated.empty()) << "nothing has changed";
    setText(lesson, title, "en", "Another title");
    EXPECT_EQ(lesson.title.outdated, (std::set<std::string, std::less<>>{"fr"}));
    setUpToDate(lesson, title, "fr");
    EXPECT_TRUE(lesson.title.outdated.empty());
    setText(lesson, title, "en", "A third title");
    setText(lesson, title, "fr", "Un troisième titre");
    EXPECT_TRUE(lesson.title.outdated.empty());
}

TEST(LessonTexts, AnEmptyTextIsNone)
{
    Lesson lesson = sample();
    const TextKey title{TextKey::Part::title, -1, 0, {}};
    setText(lesson, title, "fr", "");
    EXPECT_EQ(lesson.title.texts.size(), 1U);
    setText(lesson, title, "en", "");
    EXPECT_TRUE(lesson.title.isEmpty());
}

TEST(LessonTexts, HintsComeAndGoWithoutGaps)
{
    Lesson lesson = sample();
    setText(lesson, {TextKey::Part::hint, 0, 1, {}}, "en", "Look again");
    setText(lesson, {TextKey::Part::hint, 0, 2, {}}, "en", "There");
    setText(lesson, {TextKey::Part::hint, 0, 3, {}}, "en", "A fourth rung there is not");
    ASSERT_EQ(lesson.steps[0].hints.size(), 3U);
    setText(lesson, {TextKey::Part::hint, 0, 1, {}}, "en", "");
    ASSERT_EQ(lesson.steps[0].hints.size(), 2U);
    EXPECT_EQ(lesson.steps[0].hints[1].in("en", "en"), "There");
}

TEST(LessonTexts, AKeyThatLeadsNowhereIsRefused)
{
    Lesson lesson = sample();
    const Lesson before = lesson;
    for (const TextKey &key :
         {TextKey{TextKey::Part::text, 9, 0, {}}, TextKey{TextKey::Part::option, 1, 2, {}},
          TextKey{TextKey::Part::branch, 0, 0, {0, 7}}, TextKey{TextKey::Part::mark, 0, -1, {}}}) {
        EXPECT_EQ(textAt(lesson, key), nullptr);
        setText(lesson, key, "en", "lost");
    }
    EXPECT_EQ(lesson.steps, before.steps);
}

} // namespace
} // namespace waystone
