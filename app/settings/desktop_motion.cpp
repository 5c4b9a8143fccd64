#include "settings/desktop_motion.h"

#include <QtDBus/QDBusArgument>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusPendingCallWatcher>
#include <QtDBus/QDBusPendingReply>
#include <QtDBus/QDBusVariant>

#include <functional>
#include <utility>

namespace waystone {

namespace {

constexpr QLatin1String service("org.freedesktop.portal.Desktop");
constexpr QLatin1String path("/org/freedesktop/portal/desktop");
constexpr QLatin1String interface("org.freedesktop.portal.Settings");

// What all desktops shall have, what GNOME and those after it have, and what KDE has.
constexpr QLatin1String common("org.freedesktop.appearance");
constexpr QLatin1String gnome("org.gnome.desktop.interface");
constexpr QLatin1String kde("org.kde.kdeglobals.KDE");

/// What is changed later. Signals of the bus find only slots by name.
class Changes final : public QObject {
    Q_OBJECT

public:
    using Take = std::function<void(const QString &group, const QString &key, const QVariant &value)>;

    Changes(QDBusConnection bus, Take take, QObject *parent) : QObject(parent), take_(std::move(take))
    {
        qRegisterMetaType<QDBusVariant>(); // by its name, without which the slot is not found
        bus.connect(service, path, interface, QStringLiteral("SettingChanged"), this,
                    SLOT(change(QString, QString, QDBusVariant)));
    }

private slots:
    void change(const QString &group, const QString &key, const QDBusVariant &value)
    {
        take_(group, key, value.variant());
    }

private:
    Take take_;
};

} // namespace

DesktopMotion::DesktopMotion(const QDBusConnection &bus, QObject *parent) : QObject(parent)
{
    if (!bus.isConnected())
        return;
    const auto take = [this](const QString &group, const QString &key, const QVariant &value) {
        Values values = values_;
        values[group][key] = value;
        setValues(std::move(values));
    };
    new Changes(bus, take, this);
    QDBusMessage asked = QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("ReadAll"));
    asked << QStringList{common, gnome, kde};
    auto *answer = new QDBusPendingCallWatcher(bus.asyncCall(asked), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        const QDBusMessage message = answer->reply();
        if (message.type() == QDBusMessage::ReplyMessage &&
            message.signature() == QStringLiteral("a{sa{sv}}"))
            setValues(qdbus_cast<Values>(message.arguments().constFirst()));
    });
}

std::unique_ptr<DesktopMotion> DesktopMotion::ofSession()
{
    return std::make_unique<DesktopMotion>(QDBusConnection::sessionBus());
}

bool DesktopMotion::reduced(const Values &values)
{
    const QVariantMap known = values.value(common);
    if (const auto told = known.constFind(QStringLiteral("reduced-motion")); told != known.cend())
        return told->toUInt() == 1;
    // KDE has a number as text.
    bool isNumber = false;
    const double factor =
        values.value(kde).value(QStringLiteral("AnimationDurationFactor")).toDouble(&isNumber);
    return !values.value(gnome).value(QStringLiteral("enable-animations"), true).toBool() ||
           (isNumber && factor == 0);
}

void DesktopMotion::setValues(Values values)
{
    const bool before = isReduced();
    values_ = std::move(values);
    if (isReduced() != before)
        emit changed(isReduced());
}

} // namespace waystone

#include "desktop_motion.moc"
