// Opening a lesson of twenty steps: reading its file, planning its steps, and the window until it is painted; and how long
// the window is kept from everything else when somebody plays anything in the tasks of all lessons. Printed, not
// asserted. QT_QPA_PLATFORM decides where (offscreen, xcb under Xvfb).
#include "core/rng.h"
#include "games.h"
#include "learning/lesson_page.h"
#include "program/program.h"
#include "scenario/lesson/lesson_file.h"

#include <QApplication>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

using namespace waystone;

namespace {

constexpr QSize windowSize(1280, 720);
constexpr std::size_t steps = 20;
constexpr int rounds = 15;

double median(const std::function<void()> &use)
{
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        QElapsedTimer clock;
        clock.start();
        use();
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(times);
    return times[times.size() / 2];
}

/// The first steps of a game's walkthrough, as the text of a lesson.
std::string twentySteps(std::string_view game)
{
    QFile file(
        QStringLiteral(":/lessons/%1/walkthrough.json").arg(QString::fromStdString(std::string(game))));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    Result<LoadedLesson> loaded = readLesson(file.readAll().toStdString(), games());
    if (!loaded || loaded->lesson.steps.size() < steps)
        return {};
    Lesson lesson = std::move(loaded).value().lesson;
    lesson.steps.resize(steps);
    return writeLesson(lesson);
}

/// Of the processor, for the thread that asks: what others do on the machine makes no difference.
double usedMilliseconds()
{
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return static_cast<double>(used.tv_sec) * 1e3 + static_cast<double>(used.tv_nsec) / 1e6;
}

/// The longest that anything kept the window's thread busy.
class Longest {
public:
    void time(const std::function<void()> &use)
    {
        const double before = usedMilliseconds();
        use();
        longest_ = std::max(longest_, usedMilliseconds() - before);
    }
    [[nodiscard]] double milliseconds() const { return longest_; }

private:
    double longest_ = 0;
};

/// Plays anything in a task until it is judged, and takes it back.
void playAnything(LessonPage &page, Rng &rng, Longest &moves, Longest &events, Longest &back)
{
    constexpr int mostMoves = 8;
    LessonPlayer &player = page.player();
    const auto hear = [&] { events.time([] { QCoreApplication::processEvents(); }); };
    for (int move = 0; move < mostMoves && player.stage() == LessonPlayer::Stage::asked; ++move) {
        const std::vector<LegalAction> &legal = page.controller().shown().legal;
        if (legal.empty())
            return;
        const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))].action;
        moves.time([&] {
            page.controller().propose(action);
            QCoreApplication::sendPostedEvents(&player, QEvent::MetaCall);
        });
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < 500 &&
               (player.run().awaitsReach() || player.stage() == LessonPlayer::Stage::showing))
            hear();
    }
    if (player.stage() == LessonPlayer::Stage::judged)
        back.time([&player] { player.tryAgain(); });
    hear();
}

void playTasks(LessonPage &page)
{
    Rng rng(11);
    Longest moves;
    Longest events;
    Longest back;
    int tasks = 0;
    for (QDirIterator files(QStringLiteral(":/lessons"), QDirIterator::Subdirectories); files.hasNext();) {
        QFile file(files.next());
        if (!file.fileName().endsWith(QStringLiteral(".json")) || !file.open(QIODevice::ReadOnly))
            continue;
        const Lesson lesson = readLesson(file.readAll().toStdString(), games())->lesson;
        for (const LessonStep &step : lesson.steps) {
            if (step.kind != LessonStep::Kind::act || !step.goal)
                continue;
            page.player().open(lesson, QStringLiteral("bench"), QString::fromStdString(step.id));
            QCoreApplication::processEvents();
            playAnything(page, rng, moves, events, back);
            ++tasks;
        }
    }
    std::printf("%d tasks  longest: a move until it is answered %.2f ms, trying again %.2f ms, anything else "
                "meanwhile %.2f ms\n",
                tasks, moves.milliseconds(), back.milliseconds(), events.milliseconds());
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    nameProgram();
    giveIcon(application);
    const QTemporaryDir folder;
    LessonProgress progress(folder.filePath(QStringLiteral("progress.ini")));
    LessonPage page(progress);
    page.resize(windowSize);
    page.show();
    for (const GameKind &kind : games().kinds()) {
        const std::string text = twentySteps(kind.id);
        if (text.empty())
            continue;
        std::optional<Lesson> lesson;
        const double reading = median([&] { lesson = readLesson(text, games())->lesson; });
        const double planning = median([&] { const LessonPlan plan(*lesson); });
        const QString first = QString::fromStdString(lesson->steps.front().id);
        const double showing = median([&] {
            page.player().open(*lesson, QStringLiteral("bench"), first);
            QCoreApplication::processEvents();
            page.repaint();
        });
        const double turning = median([&] {
            page.player().skip();
            QCoreApplication::processEvents();
            page.repaint();
        });
        std::printf(
            "%-20s %zu steps  median of %d: reading %.2f ms, planning %.2f ms, opening in the window until "
            "painted %.2f ms, next step until painted %.2f ms\n",
            std::string(kind.id).c_str(), steps, rounds, reading, planning, showing, turning);
    }
    playTasks(page);
    return 0;
}
