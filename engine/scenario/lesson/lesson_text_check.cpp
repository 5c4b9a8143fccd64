#include "scenario/lesson/lesson_text_check.h"

#include "scenario/lesson/goal_numbers.h"
#include "scenario/lesson/lesson_problem.h"

namespace waystone {

namespace {

constexpr int mostWords = 40;

std::vector<Argument> argumentsOf(const TextKey &key, const std::string &language,
                                  const std::vector<Argument> &more)
{
    std::vector<Argument> arguments = {
        {"part", Term{std::string(lessonPartTerms()[static_cast<std::size_t>(key.part)])}},
        {"language", language}};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

void checkText(const Lesson &lesson, const TextKey &key, const LocalText &text, LessonFindings &findings)
{
    const auto add = [&](std::string_view code, const std::string &language,
                         const std::vector<Argument> &more, Severity severity) {
        findings.add(key.step, code, argumentsOf(key, language, more), severity).text = key;
    };
    for (const std::string &language : lesson.languages) {
        const auto found = text.texts.find(language);
        if (found == text.texts.end() || found->second.empty()) {
            add(lesson_problem::textMissing, language, {}, Severity::againstRule);
            continue;
        }
        if (text.outdated.contains(language))
            add(lesson_problem::textOutdated, language, {}, Severity::unusual);
        if (const int words = wordCount(found->second); words > mostWords)
            add(lesson_problem::textTooLong, language, {{"words", words}, {"maximum", mostWords}},
                Severity::unusual);
    }
}

} // namespace

void checkTexts(const Lesson &lesson, LessonFindings &findings)
{
    for (const TextKey &key : lessonTextKeys(lesson)) {
        const LocalText *text = textAt(lesson, key);
        // What is not wanted may be left out, but not in one language only.
        if (text != nullptr && (isWanted(key) || !text->isEmpty()))
            checkText(lesson, key, *text, findings);
    }
}

void checkNumbers(const LessonPlan &plan, std::size_t step, LessonFindings &findings)
{
    const Lesson &lesson = plan.lesson();
    const TextKey key{TextKey::Part::text, static_cast<int>(step), 0, {}};
    for (const auto &[language, numbers] :
         strangeNumbers(*lesson.game, plan.steps()[step].setup, lesson.steps[step])) {
        std::string named;
        for (const int number : numbers)
            named += (named.empty() ? "" : ", ") + std::to_string(number);
        findings
            .add(key.step, lesson_problem::strangeNumbers, argumentsOf(key, language, {{"numbers", named}}),
                 Severity::unusual)
            .text = key;
    }
}

} // namespace waystone
