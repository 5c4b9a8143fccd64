#include "child.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>

namespace waystone::faults {

namespace {

constexpr int longest = 120'000; // milliseconds; a machine may be busy

} // namespace

Child::Child(const QStringList &arguments, const QStringList &environment)
{
    process_.setEnvironment(QProcess::systemEnvironment() + environment);
    process_.start(QCoreApplication::applicationFilePath(), arguments);
    process_.waitForStarted();
}

Child::~Child()
{
    kill();
}

void Child::listen(int milliseconds)
{
    QElapsedTimer time;
    time.start();
    while (process_.state() != QProcess::NotRunning && time.elapsed() < milliseconds) {
        process_.waitForReadyRead(std::max(1, milliseconds - static_cast<int>(time.elapsed())));
        read();
    }
}

bool Child::finish()
{
    process_.closeWriteChannel();
    const bool hasEnded = process_.state() == QProcess::NotRunning || process_.waitForFinished(longest);
    if (!hasEnded)
        kill();
    read();
    return hasEnded;
}

void Child::kill()
{
    if (process_.state() != QProcess::NotRunning) {
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
    if (process_.state() == QProcess::NotRunning && process_.bytesAvailable() > 0)
        take(process_.readAll());
}

} // namespace waystone::faults
