#include "bench.h"
#include "victim.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>

#include <csignal>
#include <cstdio>
#include <limits>
#include <list>

namespace {

using namespace waystone::faults;

constexpr int usualSeconds = 50;

volatile std::sig_atomic_t isStopped = 0;

extern "C" void stop(int /*signal*/)
{
    isStopped = 1;
}

void print(const QString &line)
{
    std::printf("%s\n", qPrintable(line));
    std::fflush(stdout);
}

/// What is asked for: none of it is more than enough.
struct Aims {
    int seconds = usualSeconds;
    int kills = std::numeric_limits<int>::max(); ///< of each kind
    int faults = std::numeric_limits<int>::max();
};

/// One trial after the other of each kind, kills and faults by turns. The exit status.
int runBenches(std::list<Bench> &benches, const Aims &aims)
{
    QElapsedTimer time;
    time.start();
    const auto isTimeLeft = [&] { return isStopped == 0 && time.elapsed() < aims.seconds * qint64{1000}; };
    for (bool isBusy = true; isBusy && isTimeLeft();) {
        isBusy = false;
        for (Bench &bench : benches) {
            if (bench.hasGivenUp())
                continue;
            if (bench.tally().kills < aims.kills && isTimeLeft()) {
                bench.tryKill();
                isBusy = true;
            }
            if (bench.tally().faults < aims.faults && isTimeLeft()) {
                bench.tryFault();
                isBusy = true;
            }
        }
    }
    bool isGood = true;
    for (const Bench &bench : benches) {
        const Tally &tally = bench.tally();
        isGood = isGood && tally.isGood();
        print(QStringLiteral("%1: kills %2, faults %3, told %4, mended %5, untold %6, lost %7, broken %8")
                  .arg(bench.name(), -9)
                  .arg(tally.kills)
                  .arg(tally.faults)
                  .arg(tally.told)
                  .arg(tally.mended)
                  .arg(tally.untold.size())
                  .arg(tally.lost.size())
                  .arg(tally.broken.size()));
        if (bench.hasGivenUp())
            print(QStringLiteral("  given up"));
        for (const QStringList &list : {tally.lost, tally.untold, tally.broken})
            for (const QString &line : list)
                print(QStringLiteral("  ") + line);
    }
    return isGood ? 0 : 1;
}

int numberOr(const QCommandLineParser &line, const QString &option, int fallback)
{
    return line.isSet(option) ? line.value(option).toInt() : fallback;
}

} // namespace

/// Kills the program and lets its calls to the system fail, and looks whether anything that a user could see is lost.
int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen"); // for the victims as well
    QApplication application(argc, argv);
    QCommandLineParser line;
    line.addHelpOption();
    const auto add = [&line](const char *name, const char *help, const char *value) {
        line.addOption({QLatin1String(name), QLatin1String(help), QLatin1String(value)});
    };
    add("kind", "Only this kind of work; may be given several times.", "KIND");
    add("seed", "What the work and the moments are decided by.", "N");
    add("seconds", "How long to go on, at the most.", "N");
    add("kills", "How many of each kind, at the most.", "N");
    add("faults", "How many of each kind, at the most.", "N");
    for (const char *own : {"victim", "finder", "folder", "steps", "ending"}) // how it starts itself
        add(own, "", "VALUE");
    line.process(application);

    const QString name = line.value(QStringLiteral("victim")) + line.value(QStringLiteral("finder"));
    const quint64 seed =
        line.isSet(QStringLiteral("seed")) ? line.value(QStringLiteral("seed")).toULongLong() : 1;
    if (!name.isEmpty()) {
        const WorkKind *const kind = workKind(name);
        if (kind == nullptr)
            return 2;
        const QString folder = line.value(QStringLiteral("folder"));
        const QString ending = line.value(QStringLiteral("ending"));
        return line.isSet(QStringLiteral("finder"))
                   ? runFinder(*kind, folder)
                   : runVictim(*kind, folder, seed, line.value(QStringLiteral("steps")).toInt(),
                               ending == QStringLiteral("dies")     ? Ending::dies
                               : ending == QStringLiteral("closes") ? Ending::closes
                                                                    : Ending::waits);
    }

    if (failingCalls().isEmpty()) {
        print(QStringLiteral("cannot read the library that lets calls fail"));
        return 2;
    }
    std::list<Bench> benches;
    for (const WorkKind &kind : workKinds())
        if (!line.isSet(QStringLiteral("kind")) || line.values(QStringLiteral("kind")).contains(kind.name))
            benches.emplace_back(kind, seed);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        std::signal(signal, stop);
    print(QStringLiteral("seed %1").arg(seed));
    return runBenches(benches, {numberOr(line, QStringLiteral("seconds"), usualSeconds),
                                numberOr(line, QStringLiteral("kills"), Aims().kills),
                                numberOr(line, QStringLiteral("faults"), Aims().faults)});
}
