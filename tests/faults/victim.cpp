#include "victim.h"

#include <QCoreApplication>
#include <QList>

#include <cstdio>

#include <unistd.h>

namespace waystone::faults {

namespace {

constexpr int fieldsOfALine = 4;

void say(const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
    std::fflush(stdout);
}

/// Until the one who started this process goes away or kills it.
void waitForTheEnd()
{
    char byte = 0;
    while (::read(STDIN_FILENO, &byte, 1) > 0) {
    }
}

} // namespace

QByteArray toLine(const Acknowledged &step)
{
    return "did " + QByteArray::number(step.step) + (step.isKept ? " kept" : " open") +
           (step.isTold ? " told\n" : " silent\n");
}

std::optional<Acknowledged> acknowledgedIn(const QByteArray &line)
{
    const QList<QByteArray> words = line.trimmed().split(' ');
    if (words.size() != fieldsOfALine || words[0] != "did" || !line.endsWith('\n'))
        return std::nullopt;
    return Acknowledged{words[1].toInt(), words[2] == "kept", words[3] == "told"};
}

int runVictim(const WorkKind &kind, const QString &folder, quint64 seed, int steps, Ending ending)
{
    std::unique_ptr<Work> work = kind.begin(folder, seed);
    for (int step = 0;; ++step) {
        QCoreApplication::processEvents();
        say(toLine({step, work->isKept(), work->isTold()}));
        if (step == steps)
            break;
        work->doNext();
    }
    if (ending == Ending::waits)
        waitForTheEnd();
    if (ending == Ending::closes)
        work.reset();
    ::_exit(0); // whatever is not on the disk by now is lost
}

int runFinder(const WorkKind &kind, const QString &folder)
{
    say(kind.found(folder));
    return 0;
}

} // namespace waystone::faults
