#include "window/recent_menu.h"

#include "settings/recent_files.h"
#include "words/foreign_text.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QMenuBar>

namespace waystone {

namespace {

/// Below the user's own folder "~" stands for it.
QString folderOf(const QString &path)
{
    QString folder = QFileInfo(path).absolutePath();
    const QString home = QDir::homePath();
    if (folder == home || folder.startsWith(home + QLatin1Char('/')))
        folder.replace(0, home.size(), QStringLiteral("~"));
    return QDir::toNativeSeparators(folder);
}

} // namespace

RecentMenu::RecentMenu(RecentFiles &files, QWidget *parent) : QMenu(parent), files_(files)
{
    setObjectName(QStringLiteral("recentMenu"));
    setToolTipsVisible(true);
    connect(&files, &RecentFiles::changed, this, &RecentMenu::fill);
    // Another window of the program may have used a file.
    connect(this, &QMenu::aboutToShow, this, &RecentMenu::fill);
    fill();
}

void RecentMenu::standAfter(const QMenuBar &bar, QAction &action)
{
    for (const QAction *title : bar.actions()) {
        const QList<QAction *> actions = title->menu()->actions();
        if (const qsizetype index = actions.indexOf(&action); index >= 0)
            title->menu()->insertMenu(actions.value(index + 1), this);
    }
}

void RecentMenu::fill()
{
    clear();
    setTitle(tr("Recent &Files"));
    const QStringList paths = files_.paths();
    for (const QString &path : paths) {
        const QString text =
            tr("%1 – %2", "file, folder")
                .arg(foreign_text::line(QFileInfo(path).fileName()), foreign_text::line(folderOf(path)));
        QAction *action = addAction(foreign_text::caption(text));
        action->setData(path);
        action->setToolTip(
            foreign_text::tip(foreign_text::line(QDir::toNativeSeparators(path), foreign_text::longestLine)));
        connect(action, &QAction::triggered, this, [this, path] { emit wanted(path); });
    }
    addSeparator();
    QAction *clearing = addAction(tr("&Clear This List"));
    clearing->setObjectName(QStringLiteral("clearRecentAction"));
    clearing->setToolTip(tr("Forgets the recent files; the files themselves stay"));
    clearing->setEnabled(!paths.isEmpty());
    // Queued: the action goes with the list.
    connect(clearing, &QAction::triggered, &files_, &RecentFiles::clear, Qt::QueuedConnection);
}

void RecentMenu::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    QMenu::changeEvent(event);
}

} // namespace waystone
