#include "bench.h"

#include "child.h"
#include "test_paths.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <array>

namespace waystone::faults {

namespace {

constexpr int steps = 60;                 // of a victim
constexpr int trialsASeed = 20;           // the reference of a seed is made once
constexpr int startingMilliseconds = 400; // a kill may also come before there is a window
constexpr qsizetype mostBroken = 20;

constexpr std::array writes{"write", "pwrite", "writev"};

bool isWrite(const QByteArray &call)
{
    return std::ranges::any_of(writes, [&call](const char *write) { return call == write; });
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A folder of a trial with what lies beside it: the folder may be examined when something was lost in it.
class Workplace {
public:
    Workplace() { QDir(dir_.path()).mkdir(QStringLiteral("work")); }

    [[nodiscard]] QString folder() const { return dir_.filePath(QStringLiteral("work")); }
    [[nodiscard]] QString log() const { return dir_.filePath(QStringLiteral("calls")); }
    /// Its path stays valid.
    QString keep()
    {
        dir_.setAutoRemove(false);
        return dir_.path();
    }

private:
    QTemporaryDir dir_;
};

/// The environment in which calls fail; see faulty_io.cpp.
QStringList faults(const Workplace &place, int at, int times, const QString &error)
{
    QStringList variables{
        QStringLiteral("LD_PRELOAD=") + failingCalls(),
        // The sanitizer wants to be the first library; it need not be.
        QStringLiteral("ASAN_OPTIONS=verify_asan_link_order=0:%1").arg(qEnvironmentVariable("ASAN_OPTIONS")),
        QStringLiteral("WAYSTONE_FAULT_FOLDER=") + QDir(place.folder()).canonicalPath(),
        QStringLiteral("WAYSTONE_FAULT_LOG=") + place.log(),
        QStringLiteral("WAYSTONE_FAULT_AT=%1").arg(at),
        QStringLiteral("WAYSTONE_FAULT_TIMES=%1").arg(times),
        QStringLiteral("WAYSTONE_FAULT_ERROR=") + error,
    };
    return variables;
}

} // namespace

QString failingCalls()
{
    // Held open: it may be built anew, or go with its folder, while the bench runs.
    static QFile library(QStringLiteral(WAYSTONE_FAULTY_IO));
    if (!library.isOpen() && !library.open(QIODevice::ReadOnly))
        return {};
    return QStringLiteral("/proc/%1/fd/%2").arg(QCoreApplication::applicationPid()).arg(library.handle());
}

Bench::Bench(const WorkKind &kind, quint64 seed) : kind_(kind), rng_(seed), nextSeed_(seed) {}

Bench::~Bench() = default;

const Reference &Bench::reference()
{
    if (!reference_ || ++uses_ % trialsASeed == 0) {
        reference_ = std::make_unique<Reference>(kind_, nextSeed_++, steps);
        calls_.clear();
    }
    return *reference_;
}

QStringList Bench::victim(const QString &folder, const QString &ending) const
{
    return {QStringLiteral("--victim"), kind_.name,
            QStringLiteral("--folder"), folder,
            QStringLiteral("--seed"),   QString::number(reference_->seed()),
            QStringLiteral("--steps"),  QString::number(steps),
            QStringLiteral("--ending"), ending};
}

QString Bench::where() const
{
    return QStringLiteral("%1, seed %2").arg(kind_.name).arg(reference_->seed());
}

std::optional<QByteArray> Bench::found(const QString &folder)
{
    Child finder({QStringLiteral("--finder"), kind_.name, QStringLiteral("--folder"), folder});
    const bool endedItself = finder.finish();
    if (!isSound(finder, endedItself, QStringLiteral("%1, the next start").arg(where())))
        return std::nullopt;
    return finder.output();
}

bool Bench::isSound(Child &child, bool endedItself, const QString &what)
{
    QString fault;
    if (!child.notStarted().isEmpty())
        fault = QStringLiteral("cannot be started: ") + child.notStarted();
    else if (!endedItself)
        fault = QStringLiteral("hangs: ") + child.errors();
    else if (child.hasCrashed())
        fault = QStringLiteral("crashes: ") + child.errors();
    if (!fault.isEmpty())
        tally_.broken.append(what + QStringLiteral(": ") + fault);
    return fault.isEmpty();
}

bool Bench::hasGivenUp() const
{
    return tally_.broken.size() >= mostBroken;
}

void Bench::tryKill()
{
    const Reference &reference = this->reference();
    Workplace place;
    Child victim(this->victim(place.folder(), QStringLiteral("waits")));
    const int span = startingMilliseconds + 2 * reference.milliseconds();
    victim.listen(static_cast<int>(rng_.below(static_cast<std::uint32_t>(span))));
    if (victim.hasEnded()) { // it should be waiting
        if (isSound(victim, true, where()))
            tally_.broken.append(QStringLiteral("%1: ends by itself: %2").arg(where(), victim.errors()));
        return;
    }
    victim.kill();
    ++tally_.kills;

    const std::optional<QByteArray> found = this->found(place.folder());
    const QList<Acknowledged> &steps = victim.acknowledged();
    const int last = steps.isEmpty() ? -1 : steps.back().step;
    // The step after the last that was acknowledged may or may not have come to the disk; so may the beginning.
    if (!found || reference.isBetween(*found, last, last + 1) || (last < 0 && *found == nothing))
        return;
    tally_.lost.append(QStringLiteral("%1, killed after step %2: %3 (%4)")
                           .arg(where())
                           .arg(last)
                           .arg(reference.difference(*found, std::max(last, 0)), place.keep()));
}

const QList<QByteArray> &Bench::callsOfAVictim()
{
    if (!calls_.isEmpty())
        return calls_;
    Workplace place;
    Child victim(this->victim(place.folder(), QStringLiteral("dies")), faults(place, 0, 0, {}));
    const bool endedItself = victim.finish();
    if (!isSound(victim, endedItself, where()))
        return calls_;
    for (const QByteArray &line : contentOf(place.log()).split('\n'))
        if (const QList<QByteArray> words = line.split(' '); words.size() > 1)
            calls_.append(words[1]);
    if (calls_.isEmpty())
        tally_.broken.append(QStringLiteral("%1: no call was counted: %2").arg(where(), victim.errors()));
    return calls_;
}

void Bench::tryFault()
{
    static const std::array errors{QStringLiteral("ENOSPC"), QStringLiteral("EIO"), QStringLiteral("EACCES"),
                                   QStringLiteral("short")};
    constexpr std::array times{1, 1, 2, 3, 10, 0};
    reference();
    const QList<QByteArray> &all = callsOfAVictim();
    if (all.isEmpty())
        return;
    Workplace place;
    const QString &error = errors[rng_.below(static_cast<std::uint32_t>(errors.size()))];
    const bool isShort = error == QStringLiteral("short"); // writes alone can be
    const auto calls = isShort ? std::ranges::count_if(all, isWrite) : all.size();
    const int at =
        1 + static_cast<int>(rng_.below(static_cast<std::uint32_t>(std::max<qsizetype>(calls, 1))));
    const int count = times[rng_.below(static_cast<std::uint32_t>(times.size()))];
    QStringList environment = faults(place, at, count, error);
    if (isShort)
        environment.append(QStringLiteral("WAYSTONE_FAULT_CALLS=") +
                           QString::fromLatin1(QByteArrayList(writes.begin(), writes.end()).join(',')));
    const QString ending = rng_.below(2) == 0 ? QStringLiteral("dies") : QStringLiteral("closes");
    Child victim(this->victim(place.folder(), ending), environment);
    const bool endedItself = victim.finish();
    const QByteArray failed = contentOf(place.log());
    if (failed.isEmpty()) { // it made fewer calls this time
        isSound(victim, endedItself, where());
        return;
    }
    ++tally_.faults;
    const QString fault = QStringLiteral("%1, %2 of %3 calls from call %4 on, %5, first %6")
                              .arg(where(), error)
                              .arg(failed.count('\n'))
                              .arg(at)
                              .arg(ending, QString::fromUtf8(failed.left(failed.indexOf('\n'))));
    if (!isSound(victim, endedItself, fault)) {
        tally_.broken.back() += QStringLiteral(" (%1)").arg(place.keep());
        return;
    }
    const qsizetype lost = tally_.lost.size();
    judgeFault(victim, place.folder(), fault);
    if (tally_.lost.size() > lost)
        tally_.lost.back() += QStringLiteral(" (%1)").arg(place.keep());
}

void Bench::judgeFault(const Child &victim, const QString &folder, const QString &fault)
{
    int lastKept = -1;
    bool wasTold = false;
    for (const Acknowledged &step : victim.acknowledged()) {
        if (step.isKept)
            lastKept = step.step;
        else if (!step.isTold)
            tally_.untold.append(QStringLiteral("%1: nothing said after step %2").arg(fault).arg(step.step));
        wasTold = wasTold || step.isTold;
    }
    ++(wasTold ? tally_.told : tally_.mended);
    const std::optional<QByteArray> found = this->found(folder);
    if (!found || reference_->isBetween(*found, lastKept, steps) || (lastKept < 0 && *found == nothing))
        return;
    tally_.lost.append(QStringLiteral("%1, kept up to step %2: %3")
                           .arg(fault)
                           .arg(lastKept)
                           .arg(reference_->difference(*found, std::max(lastKept, 0))));
}

} // namespace waystone::faults
