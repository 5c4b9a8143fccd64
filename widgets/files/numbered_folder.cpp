#include "files/numbered_folder.h"

#include "files/durable_file.h"

#include <QDir>

#include <algorithm>

namespace waystone {

namespace {

/// How many numbers other programs may take while this one looks for a free one.
constexpr int mostTries = 1000;

const QString partSuffix = QStringLiteral("part");
const QString damagedSuffix = QStringLiteral("damaged");

int numberOf(const QFileInfo &info)
{
    return info.baseName().toInt();
}

} // namespace

bool NumberedFolder::holds(const QString &file) const
{
    return QFileInfo(file).canonicalPath() == QFileInfo(path_).canonicalFilePath();
}

QString NumberedFolder::numbered(int number, const QString &suffix) const
{
    return path_ + QStringLiteral("/%1.").arg(number, 6, 10, QLatin1Char('0')) + suffix;
}

int NumberedFolder::newestNumber() const
{
    int newest = 0;
    for (const QFileInfo &info : QDir(path_).entryInfoList(QDir::Files))
        newest = std::max(newest, numberOf(info));
    return newest;
}

QFileInfoList NumberedFolder::files(const QStringList &suffixes) const
{
    QStringList patterns;
    for (const QString &suffix : suffixes)
        patterns.append(QStringLiteral("*.") + suffix);
    QFileInfoList list = QDir(path_).entryInfoList(patterns, QDir::Files, QDir::Name);
    std::ranges::stable_sort(list, std::greater(), numberOf);
    return list;
}

QString NumberedFolder::openPart(QFile &file) const
{
    QDir().mkpath(path_);
    int number = newestNumber() + 1;
    for (int tries = 0; tries < mostTries; ++tries, ++number) {
        file.setFileName(numbered(number, partSuffix));
        if (file.open(QIODevice::ReadWrite | QIODevice::NewOnly))
            return {};
        if (!file.exists())
            break;
    }
    return file.errorString();
}

QString NumberedFolder::makeNewest(const QString &path, const QString &suffix, QString &error) const
{
    // A part has the number that it was opened for.
    int number = newestNumber() + (QFileInfo(path).suffix() == partSuffix ? 0 : 1);
    for (int tries = 0; tries < mostTries; ++tries, ++number) {
        const QString next = numbered(number, suffix);
        // Never in the place of another file.
        error = renameToFree(path, next);
        if (error.isEmpty())
            return next;
        if (!QFileInfo::exists(next))
            break;
    }
    return {};
}

QString NumberedFolder::damagedName(const QString &path)
{
    const QFileInfo info(path);
    for (int copy = 1; copy <= mostTries; ++copy) {
        const QString name =
            QStringLiteral("%1/%2.%3-%4")
                .arg(info.path(), info.completeBaseName(), damagedSuffix, QString::number(copy));
        if (!QFileInfo::exists(name))
            return name;
    }
    return {};
}

} // namespace waystone
