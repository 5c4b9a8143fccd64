#include "settings/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace waystone {

namespace {

const QString key = QStringLiteral("recentFiles");

} // namespace

RecentFiles::RecentFiles(SettingsFile &settings, QObject *parent) : QObject(parent), settings_(settings) {}

QStringList RecentFiles::paths() const
{
    QStringList paths;
    // Somebody may have written anything into the file.
    for (const QString &path : settings_.store().value(key).toStringList())
        if (QFileInfo(path).isAbsolute() && !paths.contains(path) && paths.size() < most)
            paths.append(path);
    return paths;
}

void RecentFiles::add(const QString &path)
{
    if (path.isEmpty() || path.startsWith(QLatin1Char(':')))
        return;
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList paths = this->paths();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    set(paths.first(qMin(most, paths.size())));
}

void RecentFiles::remove(const QString &path)
{
    QStringList paths = this->paths();
    if (paths.removeAll(path) > 0)
        set(paths);
}

void RecentFiles::set(const QStringList &paths)
{
    settings_.set(key, paths);
    emit changed();
}

} // namespace waystone
