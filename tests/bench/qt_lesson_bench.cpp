// Opening a lesson of twenty steps: reading its file, planning its steps, and the window until it is painted. Printed,
// not asserted. QT_QPA_PLATFORM decides where (offscreen, xcb under Xvfb).
#include "games.h"
#include "learning/lesson_page.h"
#include "program/program.h"
#include "scenario/lesson/lesson_file.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
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

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    nameProgram(application);
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
    return 0;
}
