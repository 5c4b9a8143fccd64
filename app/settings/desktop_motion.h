#pragma once

#include <QMap>
#include <QObject>
#include <QVariantMap>

#include <memory>

class QDBusConnection;

namespace waystone {

/// Whether somebody has told their desktop that things should move less, as its portal says
/// (org.freedesktop.portal.Settings; Qt 6.4 does not ask). Without a portal nothing is known, and they move as the
/// program's own settings say.
class DesktopMotion final : public QObject {
    Q_OBJECT

public:
    /// What the portal has, by group and key.
    using Values = QMap<QString, QVariantMap>;

    /// Asks there, and waits for no answer.
    explicit DesktopMotion(const QDBusConnection &bus, QObject *parent = nullptr);
    /// On the bus of the desktop.
    [[nodiscard]] static std::unique_ptr<DesktopMotion> ofSession();

    [[nodiscard]] bool isReduced() const { return reduced(values_); }

signals:
    void changed(bool isReduced);

private:
    [[nodiscard]] static bool reduced(const Values &values);
    void setValues(Values values);

    Values values_;
};

} // namespace waystone
