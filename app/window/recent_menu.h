#pragma once

#include <QMenu>

class QMenuBar;

namespace waystone {

class RecentFiles;

/// The files that were used last, to be opened once more; the list can be cleared.
class RecentMenu final : public QMenu {
    Q_OBJECT

public:
    explicit RecentMenu(RecentFiles &files, QWidget *parent = nullptr);

    /// Puts it into the menu that has this action, behind it.
    void standAfter(const QMenuBar &bar, QAction &action);

signals:
    void wanted(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();

    RecentFiles &files_;
};

} // namespace waystone
