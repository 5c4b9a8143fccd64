#include "files/file_name.h"

#include <QRegularExpression>

namespace waystone {

QString fileNameFrom(const QString &title)
{
    static const QRegularExpression forbidden(QStringLiteral("[\\\\/:*?\"<>|\\x{0}-\\x{1F}]"));
    constexpr int longest = 60;
    QString name = QString(title).remove(forbidden).simplified().left(longest).trimmed();
    while (name.endsWith(QLatin1Char('.'))) // of a sentence; the file's ending has one of its own
        name.chop(1);
    return name.startsWith(QLatin1Char('.')) ? QString() : name;
}

} // namespace waystone
