#pragma once

#include "files/settings_file.h"

#include <QObject>
#include <QStringList>

namespace waystone {

/// The files that were opened or saved last, the last one first, as the settings keep them. All windows of the program
/// have the same.
class RecentFiles final : public QObject {
    Q_OBJECT

public:
    static constexpr qsizetype most = 10;

    explicit RecentFiles(SettingsFile &settings, QObject *parent = nullptr);

    /// Absolute paths; some of the files may be gone.
    [[nodiscard]] QStringList paths() const;
    /// What belongs to the program itself is passed over.
    void add(const QString &path);
    void remove(const QString &path);
    void clear() { set({}); }

signals:
    void changed();

private:
    void set(const QStringList &paths);

    SettingsFile &settings_;
};

} // namespace waystone
