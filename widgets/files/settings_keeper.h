#pragma once

#include <QObject>
#include <QTimer>

namespace waystone {

class SettingsFile;

/// Sees to it that settings are on the disk right after they were changed, and tells if they cannot be: once, until they
/// can again.
class SettingsKeeper final : public QObject {
    Q_OBJECT

public:
    explicit SettingsKeeper(SettingsFile &settings, QObject *parent = nullptr);
    ~SettingsKeeper() override;

    /// Now, whether something was changed or not.
    void keep();

signals:
    void failed(const QString &path, const QString &reason);

private:
    SettingsFile &settings_;
    QTimer soon_;
    bool isTold_ = false;
};

} // namespace waystone
