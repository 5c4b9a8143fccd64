#include "lessons/page/page_words.h"

#include "core/json/json.h"
#include "lessons/handout/handout_dialog.h"
#include "lessons/library/library_page.h"
#include "lessons/player/lesson_answers.h"
#include "lessons/player/lesson_card.h"
#include "lessons/player/lesson_card_head.h"
#include "lessons/player/lesson_feedback.h"
#include "lessons/player/lesson_goal.h"
#include "lessons/player/lesson_summary.h"
#include "scenario/lesson/lesson_points.h"

#include <QCoreApplication>

namespace waystone {

namespace {

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(waystone::PageWords)
};

/// No letter is underlined on a page.
QString plain(QString words)
{
    return words.remove(QLatin1Char('&'));
}

using Words = std::pair<const char *, std::function<QString()>>;

/// What the lesson player says as well.
std::vector<Words> playersWords()
{
    return {
        {"watch", [] { return LessonCard::tr("Watch the board."); }},
        {"play", [] { return LessonCard::tr("Play it on the board."); }},
        {"choose", [] { return LessonCard::tr("Choose an answer."); }},
        {"hint", [] { return plain(LessonCard::tr("&Hint")); }},
        {"anotherHint", [] { return plain(LessonCard::tr("Another &Hint")); }},
        {"hintSays", [] { return LessonCard::tr("Hint: %1"); }},
        {"replay", [] { return plain(LessonCard::tr("Show It &Again")); }},
        {"restart", [] { return plain(LessonCard::tr("Start This Step &Over")); }},
        {"back", [] { return plain(LessonCard::tr("&Back")); }},
        {"skip", [] { return plain(LessonCard::tr("&Skip")); }},
        {"next", [] { return plain(LessonCard::tr("&Next")); }},
        {"finish", [] { return plain(LessonCard::tr("&Finish")); }},
        {"ask", [] { return LessonCard::tr("Still within Reach?"); }},
        {"another", [] { return LessonCard::tr("A new position:"); }},
        {"step", [] { return LessonCardHead::tr("Step %1 of %2"); }},
        {"contents", [] { return plain(LessonCardHead::tr("&Contents")); }},
        {"points", [] { return plain(LessonAnswers::tr("&Points:")); }},
        {"check", [] { return plain(LessonAnswers::tr("C&heck")); }},
        {"tryAgain", [] { return plain(LessonFeedback::tr("&Try Again")); }},
        {"consequence", [] { return plain(LessonFeedback::tr("See &What Happens")); }},
        {"right", [] { return LessonFeedback::tr("✓ That is right."); }},
        {"good", [] { return LessonFeedback::tr("✓ That is good, but there is something better."); }},
        {"wrong", [] { return LessonFeedback::tr("✗ That is not it."); }},
        {"more", [] { return LessonFeedback::tr("✗ It is more than that."); }},
        {"less", [] { return LessonFeedback::tr("✗ It is less than that."); }},
        {"within", [] { return LessonFeedback::tr("✓ The goal can still be reached."); }},
        {"lost", [] { return LessonFeedback::tr("✗ The goal can no longer be reached."); }},
        {"unseen",
         [] {
             return LessonFeedback::tr(
                 "We shall see: it is not clear yet whether the goal can still be reached.");
         }},
        {"hopeless",
         [] {
             return LessonFeedback::tr(
                 "No way from here is sure to reach the goal: it is the task that has to be "
                 "changed. You can skip it.");
         }},
        {"goal", [] { return LessonGoal::tr("Your goal"); }},
        {"end", [] { return LessonSummary::tr("You have reached the end"); }},
        {"missed", [] { return LessonSummary::tr("Worth another look"); }},
        {"stepNamed", [] { return LessonSummary::tr("Step %1: %2", "number and first words of a step"); }},
        {"nextLesson", [] { return LessonSummary::tr("Next lesson: %1"); }},
        {"fromTheBeginning", [] { return plain(LibraryPage::tr("&From the Beginning")); }},
        {"language", [] { return HandoutDialog::tr("Language:"); }},
        {"cancel", [] { return HandoutDialog::tr("Cancel"); }},
    };
}

/// What the page alone says.
std::vector<Words> ownWords()
{
    return {
        {"all", [] { return PageWords::tr("All Lessons"); }},
        {"board", [] { return PageWords::tr("Board"); }},
        {"dark", [] { return PageWords::tr("Dark Colors"); }},
        {"actions", [] { return PageWords::tr("What can I do?"); }},
        {"unknown",
         [] {
             return PageWords::tr(
                 "This page does not know where that leads. It may well be right: take it back, "
                 "or do this task in the Waystone program.");
         }},
        {"playOn", [] { return PageWords::tr("With the Waystone program you can play on from here."); }},
        {"name", [] { return plain(LessonSummary::tr("Your &name, if the result goes to a teacher:")); }},
        {"save", [] { return PageWords::tr("Save the Result"); }},
        {"noProof",
         [] {
             return PageWords::tr("This shows how it went, but proves nothing: anyone who looks can "
                                  "find the answers in this page.");
         }},
    };
}

/// A text for each number from 0 on.
Json counted(PageNumbers &numbers, const QString &key, int most, const std::function<QString(int)> &words)
{
    Json json = Json::array();
    for (int count = 0; count <= most; ++count)
        json.push_back(
            numbers.say(QStringLiteral("%1/%2").arg(key).arg(count), [=] { return words(count); }));
    return json;
}

} // namespace

Json pageWords(PageNumbers &numbers, int steps, int mostLeft)
{
    Json json = Json::object();
    for (const auto &list : {playersWords(), ownWords()})
        for (const auto &[name, words] : list)
            json[name] = numbers.say(QStringLiteral("word/") + QLatin1String(name), words);
    json["left"] = counted(numbers, QStringLiteral("left"), mostLeft,
                           [](int count) { return LessonGoal::tr("%n action(s) left", nullptr, count); });
    json["firstTry"] = counted(numbers, QStringLiteral("first"), steps, [](int count) {
        return LessonSummary::tr("✓ %n task(s) solved on the first try", nullptr, count);
    });
    json["withHints"] = counted(numbers, QStringLiteral("hints"), steps, [](int count) {
        return LessonSummary::tr("◐ %n task(s) solved with hints", nullptr, count);
    });
    json["again"] = counted(numbers, QStringLiteral("again"), steps, [](int count) {
        return LessonSummary::tr("↻ %n task(s) solved after another try", nullptr, count);
    });
    json["leftOut"] = counted(numbers, QStringLiteral("out"), steps, [](int count) {
        return LessonSummary::tr("– %n task(s) skipped", nullptr, count);
    });
    return json;
}

QString pageNeeds()
{
    return PageWords::tr("This page needs JavaScript and a browser from 2023 or later.");
}

QString predictionQuestion(const LessonStep &step, const GameWords &words)
{
    if (step.source.empty())
        return step.line.empty() ? LessonCard::tr("How many points is this?")
                                 : LessonCard::tr("How many points does this bring?");
    const QString source = words.sourceName(step.source);
    return step.line.empty()
               ? LessonCard::tr("How many points come from this category: %1?").arg(source)
               : LessonCard::tr("How many points does this bring in this category: %1?").arg(source);
}

QString predictedPoints(const LessonPlan &plan, std::size_t number, const GameWords &words)
{
    const LessonStep &step = plan.lesson().steps[number];
    const PlannedStep &planned = plan.steps()[number];
    if (!planned.position)
        return {};
    const bool isLine = !step.line.empty();
    QStringList lines;
    int total = 0;
    for (const auto &[source, amount] :
         lessonPointSources(*plan.lesson().game, step, isLine ? &*planned.position : nullptr,
                            isLine ? *planned.end : *planned.position)) {
        lines.append(LessonFeedback::tr("%1: %2", "what gives points, points")
                         .arg(words.sourceName(source))
                         .arg(amount));
        total += amount;
    }
    lines.append(LessonFeedback::tr("In all: %1", "points").arg(total));
    return lines.join(QLatin1Char('\n'));
}

} // namespace waystone
