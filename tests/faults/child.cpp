#include "child.h"

#include <QElapsedTimer>

#include <algorithm>

#include <unistd.h>

namespace waystone::faults {

namespace {

constexpr int longest = 900'000; // milliseconds; a machine may be very busy

} // namespace

Child::Child(const QStringList &arguments, const QStringList &environment)
{
    process_.setEnvironment(QProcess::systemEnvironment() + environment);
    process_.setChildProcessModifier([] { ::setpgid(0, 0); }); // Ctrl-C stops the bench, not a trial
    // This very program, even if its file has been built anew meanwhile.
    process_.start(QStringLiteral("/proc/self/exe"), arguments);
    if (!process_.waitForStarted())
        notStarted_ = process_.errorString();
}

Child::~Child()
{
    kill();
}

void Child::listen(int milliseconds)
{
    QElapsedTimer time;
    time.start();
    while (!hasEnded() && time.elapsed() < milliseconds) {
        process_.waitForReadyRead(std::max(1, milliseconds - static_cast<int>(time.elapsed())));
        read();
    }
}

bool Child::finish()
{
    process_.closeWriteChannel();
    const bool endsItself = hasEnded() || process_.waitForFinished(longest);
    if (!endsItself)
        kill();
    read();
    return endsItself;
}

void Child::kill()
{
    if (!hasEnded()) {
        process_.kill();
        process_.waitForFinished();
    }
    read();
}

void Child::read()
{
    const auto take = [this](const QByteArray &line) {
        if (const std::optional<Acknowledged> step = acknowledgedIn(line))
            acknowledged_.append(*step);
        else
            output_ += line;
    };
    while (process_.canReadLine())
        take(process_.readLine());
    if (hasEnded() && process_.bytesAvailable() > 0)
        take(process_.readAll());
}

} // namespace waystone::faults
