#include "reference.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>

namespace waystone::faults {

Reference::Reference(const WorkKind &kind, quint64 seed, int steps) : seed_(seed)
{
    const QTemporaryDir folder;
    QElapsedTimer time;
    time.start();
    const std::unique_ptr<Work> work = kind.begin(folder.path(), seed);
    for (int step = 0;; ++step) {
        QCoreApplication::processEvents();
        states_.append(work->state());
        if (step == steps)
            break;
        work->doNext();
    }
    milliseconds_ = static_cast<int>(time.elapsed());
}

bool Reference::isBetween(const QByteArray &found, int first, int last) const
{
    const auto begin = states_.begin() + std::max(first, 0);
    const auto end = states_.begin() + std::min(last + 1, static_cast<int>(states_.size()));
    return std::find(begin, end, found) != end;
}

QString Reference::difference(const QByteArray &found, int step) const
{
    if (const qsizetype same = states_.indexOf(found); same >= 0)
        return QStringLiteral("found step %1 of %2 that were acknowledged").arg(same).arg(step);
    const QList<QByteArray> are = found.split('\n');
    const QList<QByteArray> should = states_[step].split('\n');
    qsizetype line = 0;
    while (line < are.size() && line < should.size() && are[line] == should[line])
        ++line;
    const auto shown = [line](const QList<QByteArray> &lines) {
        return line < lines.size() ? QString::fromUtf8(lines[line].left(200)) : QStringLiteral("(the end)");
    };
    return QStringLiteral("line %1 is \"%2\", after step %3 it was \"%4\"")
        .arg(line + 1)
        .arg(shown(are))
        .arg(step)
        .arg(shown(should));
}

} // namespace waystone::faults
