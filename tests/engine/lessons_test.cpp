// Every lesson and walkthrough that the program brings is whole, proved, and can be gone through to its end.

#include "bots/bots.h"
#include "games.h"
#include "scenario/catalogue/rule_catalogue.h"
#include "scenario/goal/goal_tracker.h"
#include "scenario/lesson/lesson_check.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/lesson/lesson_problem.h"
#include "scenario/lesson/lesson_run.h"
#include "scenario/lesson/lesson_texts.h"
#include "scenario/proof/proof_memory.h"
#include "support/book_runs.h"
#include "support/under_sanitizer.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

namespace waystone::test {
namespace {

namespace fs = std::filesystem;
using Kind = LessonStep::Kind;

constexpr int wantedLessons = 8;
constexpr int wantedWalkthroughs = 1;
constexpr int wantedStarts = 1;
constexpr std::size_t mostStepsOfAStart = 15;
/// Of one core, for all the tasks of a lesson, and for those that were proved before.
constexpr double mostSeconds = 2;
constexpr double mostSecondsAgain = 0.1;

std::string contentOf(const fs::path &path)
{
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

/// By the name of the file under resources/lessons.
const std::map<std::string, std::string> &files()
{
    static const auto all = [] {
        std::map<std::string, std::string> found;
        const fs::path folder = fs::path(WAYSTONE_ROOT_DIR) / "resources" / "lessons";
        for (const fs::directory_entry &entry : fs::recursive_directory_iterator(folder))
            if (entry.path().extension() == ".json")
                found.emplace(fs::relative(entry.path(), folder).generic_string(), contentOf(entry.path()));
        return found;
    }();
    return all;
}

/// Null, and a failure, if it cannot be read.
std::shared_ptr<const LessonPlan> planOf(const std::string &name)
{
    Result<LoadedLesson> loaded = readLesson(files().at(name), games());
    if (!loaded) {
        ADD_FAILURE() << name << ": " << describe(loaded.problems().front());
        return nullptr;
    }
    EXPECT_TRUE(loaded->notes.empty()) << describe(loaded->notes.front());
    return std::make_shared<const LessonPlan>(std::move(loaded).value().lesson);
}

RuleCatalogue catalogueOf(const std::string &game)
{
    const auto path = fs::path(WAYSTONE_ROOT_DIR) / "resources" / "rules" / (game + ".json");
    Result<RuleCatalogue> catalogue = RuleCatalogue::read(contentOf(path));
    EXPECT_TRUE(catalogue) << path;
    return std::move(catalogue).value();
}

LessonCheckSettings settingsFor(const Lesson &lesson)
{
    static std::map<std::string, LessonCheckSettings::Ids, std::less<>> rules;
    const std::string game(lesson.game->id());
    if (!rules.contains(game)) {
        const RuleCatalogue catalogue = catalogueOf(game);
        for (const Rule &rule : catalogue.rules())
            rules[game].insert(rule.id);
    }
    LessonCheckSettings settings;
    settings.rules = rules[game];
    settings.bots.emplace(botIds().begin(), botIds().end());
    return settings;
}

/// Steps whose texts tell how many of something there are in the whole game, or what would be scored otherwise.
bool explainsByNumbers(const std::string &lesson, const std::string &step)
{
    static const std::set<std::pair<std::string, std::string>> known = {
        {"between-two-cities/walkthrough.json", "rarer-types"},
        {"between-two-cities/walkthrough.json", "duplexes"},
        {"between-two-cities/walkthrough.json", "best-division"},
    };
    return known.contains({lesson, step});
}

/// Of the processor: how busy the machine is makes no difference.
double secondsOf(const std::function<void()> &work)
{
    const std::clock_t begun = std::clock();
    work();
    return static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
}

/// Shows and answers what needs no reader; false if a right line does not go on.
bool goThrough(LessonRun &run)
{
    switch (run.step().kind) {
    case Kind::tell:
        run.finish();
        break;
    case Kind::show:
        while (const auto next = run.nextShown())
            run.show(*next);
        run.finish();
        break;
    case Kind::choose: {
        const auto &options = run.step().options;
        const auto right = std::ranges::find(options, true, &LessonOption::isRight);
        run.choose(static_cast<std::size_t>(right - options.begin()));
        break;
    }
    case Kind::predict:
        run.predict(run.rightNumber());
        break;
    case Kind::playOn:
        run.finish();
        break;
    case Kind::act:
        while (!run.isDone() && !run.hasFailed()) {
            const std::optional<LineStep> next = run.intendedStep();
            if (!next)
                return false;
            const Judgement judgement = run.awaitsReader() ? run.act(next->action) : run.answer(*next);
            EXPECT_NE(static_cast<int>(judgement.verdict), static_cast<int>(Judgement::Verdict::wrong));
        }
        break;
    }
    return run.isDone() && run.doneSteps().contains(run.step().id);
}

class Lessons : public testing::TestWithParam<std::string> {};

TEST_P(Lessons, AreWrittenBackAsTheyAre)
{
    const auto plan = planOf(GetParam());
    ASSERT_TRUE(plan);
    EXPECT_EQ(writeLesson(plan->lesson()), files().at(GetParam()))
        << "waystone-cli check FILE --tidy mends it";
}

TEST_P(Lessons, AreWholeAndProved)
{
    const auto plan = planOf(GetParam());
    ASSERT_TRUE(plan);
    const Lesson &lesson = plan->lesson();
    ProofMemory memory;
    LessonReport report;
    const double first = secondsOf([&] { report = checkLesson(plan, settingsFor(lesson), {}, {}, &memory); });
    const double again = secondsOf([&] {
        EXPECT_EQ(checkLesson(plan, settingsFor(lesson), {}, {}, &memory).proofs.size(),
                  report.proofs.size());
    });
    std::cout << GetParam() << ": " << report.tasks << " tasks proved in " << first << " s, again in "
              << again << " s\n";
#ifdef NDEBUG
    if (!underSanitizer()) {
        EXPECT_LE(first, mostSeconds);
        EXPECT_LE(again, mostSecondsAgain);
    }
#endif
    for (const LessonFinding &finding : report.findings)
        if (finding.problem.code != lesson_problem::strangeNumbers ||
            !explainsByNumbers(GetParam(), lesson.steps[static_cast<std::size_t>(finding.step)].id))
            ADD_FAILURE() << describe(finding.problem);
    for (const StepProof &proof : report.proofs) {
        SCOPED_TRACE(lesson.steps[proof.step].id);
        if (proof.result) {
            EXPECT_EQ(proof.result->verdict, SolverResult::Verdict::solved);
            EXPECT_GE(proof.result->solutions, 1);
        }
    }
    EXPECT_EQ(lesson.languages, (std::vector<std::string>{"en", "fr", "hu"}));
}

TEST_P(Lessons, SolutionsSucceedAndAnEmptyLineDoesNot)
{
    const auto plan = planOf(GetParam());
    ASSERT_TRUE(plan);
    for (std::size_t step = 0; step < plan->steps().size(); ++step) {
        const LessonStep &asked = plan->lesson().steps[step];
        if (asked.kind != Kind::act)
            continue;
        SCOPED_TRACE(asked.id);
        const PlannedStep &planned = plan->steps()[step];
        ASSERT_TRUE(planned.position);
        EXPECT_TRUE(planned.isComplete);
        EXPECT_FALSE(planned.line.empty());
        LessonRun run(plan, step);
        EXPECT_FALSE(run.isDone());
        if (!asked.goal || asked.solution.empty())
            continue;
        // Not only the line that was planned, which may be that of the branches.
        const GoalTracker tracker(run.game(), *asked.goal, asked.seat);
        GoalProgress progress = tracker.start(*planned.position);
        EXPECT_FALSE(progress.isMet);
        Position position = *planned.position;
        for (const LineStep &next : asked.solution) {
            ASSERT_FALSE(run.game().refuse(position, next.seat, next.action));
            Events events;
            position = run.game().apply(position, next.seat, next.action, &events);
            progress = tracker.after(progress, position, events, next.seat == asked.seat);
        }
        EXPECT_TRUE(progress.isMet);
    }
}

TEST_P(Lessons, AreGoneThroughToTheEnd)
{
    const auto plan = planOf(GetParam());
    ASSERT_TRUE(plan);
    LessonRun run(plan);
    for (std::size_t step = 0; step < plan->steps().size(); ++step) {
        run.goTo(step);
        EXPECT_TRUE(goThrough(run)) << run.step().id;
    }
    EXPECT_EQ(run.doneSteps().size(), plan->steps().size());
}

std::vector<std::string> names()
{
    std::vector<std::string> all;
    for (const auto &[name, text] : files())
        all.push_back(name);
    return all;
}

INSTANTIATE_TEST_SUITE_P(Shipped, Lessons, testing::ValuesIn(names()), [](const auto &info) {
    std::string name = info.param.substr(0, info.param.rfind('.'));
    std::ranges::replace_if(
        name, [](unsigned char character) { return std::isalnum(character) == 0; }, '_');
    return name;
});

TEST(LessonLibrary, HasAStartAWalkthroughAndLessonsForEveryGame)
{
    std::map<std::string, std::map<Lesson::Kind, int>> found;
    std::map<std::string, std::string> ids;
    for (const auto &[name, text] : files()) {
        const auto plan = planOf(name);
        ASSERT_TRUE(plan);
        const Lesson &lesson = plan->lesson();
        ++found[std::string(lesson.game->id())][lesson.kind];
        EXPECT_TRUE(name.starts_with(std::string(lesson.game->id()) + '/')) << name;
        EXPECT_TRUE(ids.emplace(lesson.id, name).second) << name << " has the id of " << ids[lesson.id];
    }
    for (const GameKind &game : games().kinds()) {
        SCOPED_TRACE(game.id);
        auto &kinds = found[std::string(game.id)];
        EXPECT_GE(kinds[Lesson::Kind::lesson], wantedLessons);
        EXPECT_GE(kinds[Lesson::Kind::walkthrough], wantedWalkthroughs);
        EXPECT_EQ(kinds[Lesson::Kind::start], wantedStarts);
    }
}

// Whoever wants to play soon is not made to read: every step of a start is a task that has been proved.
TEST(LessonLibrary, AStartIsShortAndPlayedByHand)
{
    for (const auto &[name, text] : files()) {
        const auto plan = planOf(name);
        ASSERT_TRUE(plan);
        if (plan->lesson().kind != Lesson::Kind::start)
            continue;
        SCOPED_TRACE(name);
        EXPECT_LE(plan->steps().size(), mostStepsOfAStart);
        for (const LessonStep &step : plan->lesson().steps)
            EXPECT_TRUE(step.kind == Kind::act && step.goal) << step.id;
        // The board begins with what the first step needs.
        const auto isSpotlight = [](const LessonMark &mark) {
            return mark.kind == LessonMark::Kind::spotlight;
        };
        EXPECT_TRUE(std::ranges::any_of(plan->lesson().steps.front().marks, isSpotlight));
    }
}

// Pressing Return without reading is no way through, nor is a number that stands there already.
TEST(LessonLibrary, NoQuestionBeginsWithTheRightAnswer)
{
    int questions = 0;
    for (const auto &[name, text] : files()) {
        const auto plan = planOf(name);
        ASSERT_TRUE(plan);
        for (std::size_t step = 0; step < plan->steps().size(); ++step) {
            const LessonStep &asked = plan->lesson().steps[step];
            SCOPED_TRACE(name + ", " + asked.id);
            if (asked.kind == Kind::choose) {
                EXPECT_FALSE(asked.options.front().isRight);
                ++questions;
            }
            if (asked.kind == Kind::predict) {
                EXPECT_NE(LessonRun(plan, step).rightNumber(), 0);
                ++questions;
            }
        }
    }
    EXPECT_GT(questions, 100);
}

/// A worked example of a book (resources/formats.md), and a step of the walkthrough in which it is laid.
struct WorkedExample {
    std::string_view game;
    std::string_view example;
    std::string_view step;
};

TEST(LessonLibrary, EveryWorkedExampleIsPlayedByTheReader)
{
    const std::vector<WorkedExample> examples = {
        {"milestones", "E1", "castle-to-quarryman"},
        {"milestones", "E2", "on-to-the-coiner"},
        {"milestones", "E3", "a-rising-row"},
        {"milestones", "E4", "a-falling-row"},
        {"milestones", "E5", "hire-two-lumberjacks"},
        {"milestones", "E6", "a-section-for-two"},
        {"milestones", "E7", "a-house-for-three"},
        {"milestones", "E7", "a-house-among-covers"},
        {"milestones", "E8", "a-marketplace-for-two"},
        {"milestones", "E8", "a-marketplace-at-the-end"},
        {"milestones", "E9", "past-a-bonus-worker"},
        {"milestones", "E10", "three-and-four"},
        {"milestones", "E11", "the-last-move-of-all"},
        {"milestones", "E12", "your-two-tiles"},
        {"province", "E1", "yellow-stays"},
        {"province", "E2", "build-the-lender"},
        {"province", "E2", "arrow-to-the-bank"},
        {"province", "E3", "arrow-to-the-bank"},
        {"province", "E3", "arrow-to-the-village"},
        {"province", "E3", "arrow-to-the-smithy"},
        {"between-two-cities", "E1", "shops-23"},
        {"between-two-cities", "E2", "factories-c"},
        {"between-two-cities", "E3", "taverns-13"},
        {"between-two-cities", "E4", "offices-22"},
        {"between-two-cities", "E5", "office-beside"},
        {"between-two-cities", "E6", "parks-four"},
        {"between-two-cities", "E6", "parks-fourth"},
        {"between-two-cities", "E7", "last-tile-placed"},
        {"between-two-cities", "E7", "anne-final"},
        {"between-two-cities", "E7", "margot-final"},
        {"between-two-cities", "E8", "place-the-duplex"},
        {"between-two-cities", "E9", "tie-shops"},
    };
    std::set<std::pair<std::string, std::string>> laid;
    for (const WorkedExample &example : examples) {
        SCOPED_TRACE(std::string(example.game) + ' ' + std::string(example.step));
        const auto plan = planOf(std::string(example.game) + "/walkthrough.json");
        ASSERT_TRUE(plan);
        const auto step = std::ranges::find(plan->lesson().steps, example.step, &LessonStep::id);
        ASSERT_NE(step, plan->lesson().steps.end());
        EXPECT_EQ(step->kind, Kind::act);
        EXPECT_TRUE(step->goal);
        laid.emplace(example.game, example.example);
    }
    for (const GameKind &game : games().kinds()) {
        const RuleCatalogue catalogue = catalogueOf(std::string(game.id));
        for (const Rule &rule : catalogue.rules())
            for (const std::string &example : rule.examples)
                EXPECT_TRUE(laid.contains({std::string(game.id), example})) << game.id << ' ' << example;
    }
}

// Facts and terms carry over from the books, sentences do not.
TEST(Lessons, TakeNoSentenceFromARulebook)
{
    int compared = 0;
    for (const auto &[name, text] : files()) {
        const std::shared_ptr<const LessonPlan> plan = planOf(name);
        ASSERT_NE(plan, nullptr);
        const Lesson &lesson = plan->lesson();
        for (const std::string &language : lesson.languages) {
            const std::optional<BookRuns> book = BookRuns::of(lesson.game->id(), language);
            if (!book)
                continue;
            for (const TextKey &key : lessonTextKeys(lesson)) {
                const LocalText *each = textAt(lesson, key);
                if (each == nullptr || !each->texts.contains(language))
                    continue;
                EXPECT_EQ(book->takenBy(each->texts.at(language)), "")
                    << name << ", step " << key.step << ", " << language;
                ++compared;
            }
        }
    }
    EXPECT_GT(compared, 1000);
}

} // namespace
} // namespace waystone::test
