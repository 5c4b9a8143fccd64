// Start of the program beside that of an empty Qt window: wall and CPU time from the start of the process to the first
// paint, and memory then. Printed, not asserted. QT_QPA_PLATFORM decides where (offscreen, xcb under Xvfb).
#include "games.h"
#include "program/program.h"
#include "window/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <vector>

#include <sys/resource.h>

using namespace waystone;

namespace {

constexpr int runs = 15;

struct Figures {
    double wall = 0;   ///< milliseconds
    double cpu = 0;    ///< milliseconds
    double memory = 0; ///< MiB, resident
};

double cpuMilliseconds()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto milliseconds = [](const timeval &time) { return time.tv_sec * 1e3 + time.tv_usec / 1e3; };
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
}

double residentMebibytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * 4096 / (1 << 20);
}

/// Prints CPU time and memory at the first paint and ends the process.
class FirstPaint : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && watched->isWidgetType()) {
            // The filter sees the event before it is painted; the queue comes to the timer when all is done.
            QTimer::singleShot(0, qApp, [] {
                std::printf("%f %f\n", cpuMilliseconds(), residentMebibytes());
                std::fflush(stdout);
                std::_Exit(0);
            });
            qApp->removeEventFilter(this);
        }
        return false;
    }
};

int runChild(int argc, char **argv, const QString &what)
{
    QApplication application(argc, argv);
    FirstPaint firstPaint;
    application.installEventFilter(&firstPaint);
    if (what == QStringLiteral("empty")) {
        QWidget window;
        window.resize(1280, 720);
        window.show();
        return application.exec();
    }
    nameProgram();
    giveIcon(application);
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    dressProgram(settings);
    LanguageSwitch languages;
    languages.set(QStringLiteral("en"));
    const std::unique_ptr<Dialogs> dialogs = systemDialogs();
    MainWindow window({settings, languages, *dialogs, JournalFolder(folder.path()),
                       [] { return std::uint64_t{1}; }, EditionShelf(folder.path()),
                       DraftFolder(folder.filePath(QStringLiteral("drafts"))), QString(), folder.path()});
    if (what == QStringLiteral("game")) {
        const GameKind &kind = games().kinds().front();
        NewGame game;
        game.kind = &kind;
        for (int seat = 0; seat < kind.maxSeats; ++seat)
            game.players.push_back({QString(), seat});
        if (window.file().start(game))
            return 1;
    }
    window.show();
    return application.exec();
}

Figures measure(const QString &program, const QString &what)
{
    std::vector<Figures> all;
    for (int run = 0; run < runs; ++run) {
        QProcess child;
        QElapsedTimer clock;
        clock.start();
        child.start(program, {QStringLiteral("--child"), what});
        child.waitForFinished();
        const double wall = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        const QList<QByteArray> words = child.readAllStandardOutput().trimmed().split(' ');
        all.push_back({wall, words.value(0).toDouble(), words.value(1).toDouble()});
    }
    const auto median = [&all](double Figures::*figure) {
        std::ranges::nth_element(all, all.begin() + runs / 2, {}, figure);
        return all[runs / 2].*figure;
    };
    return {median(&Figures::wall), median(&Figures::cpu), median(&Figures::memory)};
}

} // namespace

int main(int argc, char **argv)
{
    if (argc == 3 && qstrcmp(argv[1], "--child") == 0)
        return runChild(argc, argv, QString::fromLatin1(argv[2]));
    QCoreApplication application(argc, argv);
    std::printf("Median of %d starts, up to the end of the process right after its first paint\n", runs);
    std::printf("%-28s %10s %10s %12s\n", "", "wall ms", "CPU ms", "memory MiB");
    for (const char *what : {"empty", "start", "game"}) {
        const Figures figures = measure(QCoreApplication::applicationFilePath(), QLatin1String(what));
        const char *name = qstrcmp(what, "empty") == 0   ? "empty Qt window"
                           : qstrcmp(what, "start") == 0 ? "Waystone, start page"
                                                         : "Waystone, a game for 4";
        std::printf("%-28s %10.1f %10.1f %12.1f\n", name, figures.wall, figures.cpu, figures.memory);
    }
    return 0;
}
