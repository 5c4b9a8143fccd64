// Somebody whom motion makes ill tells the desktop once, and every program keeps still.

#include "board/board_view.h"
#include "settings/appearance.h"
#include "settings/desktop_motion.h"
#include "support/test_window.h"

#include <QProcess>
#include <QScopeGuard>
#include <QTest>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusMetaType>
#include <QtDBus/QDBusVariant>
#include <QtDBus/QDBusVirtualObject>

using namespace waystone;

namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString interface = QStringLiteral("org.freedesktop.portal.Settings");

/// A desktop of our own.
class Portal final : public QDBusVirtualObject {
public:
    DesktopMotion::Values values;

    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &bus) override
    {
        if (message.member() != QStringLiteral("ReadAll") || message.interface() != interface)
            return false;
        DesktopMotion::Values wanted;
        for (const QString &group : message.arguments().constFirst().toStringList())
            if (values.contains(group))
                wanted[group] = values[group];
        return bus.send(message.createReply(QVariant::fromValue(wanted)));
    }
};

/// A bus that ends with it.
class Bus {
public:
    Bus()
    {
        daemon_.start(QStringLiteral("dbus-daemon"), {QStringLiteral("--session"), QStringLiteral("--nofork"),
                                                      QStringLiteral("--print-address")});
        if (!daemon_.waitForStarted() || !daemon_.waitForReadyRead())
            qFatal("dbus-daemon does not start");
        address_ = QString::fromUtf8(daemon_.readLine()).trimmed();
    }
    ~Bus()
    {
        daemon_.kill();
        daemon_.waitForFinished();
    }
    [[nodiscard]] QDBusConnection connection(const QString &name) const
    {
        return QDBusConnection::connectToBus(address_, name);
    }

private:
    QProcess daemon_;
    QString address_;
};

} // namespace

class TestDesktopMotion : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qDBusRegisterMetaType<DesktopMotion::Values>(); }
    void whatEachDesktopSaysIsUnderstood_data();
    void whatEachDesktopSaysIsUnderstood();
    void withoutAPortalThingsMove();
    void theBoardKeepsStill();
};

void TestDesktopMotion::whatEachDesktopSaysIsUnderstood_data()
{
    QTest::addColumn<QString>("group");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("still");
    QTest::addColumn<QVariant>("moving");
    QTest::newRow("any") << "org.freedesktop.appearance"
                         << "reduced-motion" << QVariant(1U) << QVariant(0U);
    QTest::newRow("GNOME") << "org.gnome.desktop.interface"
                           << "enable-animations" << QVariant(false) << QVariant(true);
    QTest::newRow("KDE") << "org.kde.kdeglobals.KDE"
                         << "AnimationDurationFactor" << QVariant(QStringLiteral("0"))
                         << QVariant(QStringLiteral("0.5"));
}

void TestDesktopMotion::whatEachDesktopSaysIsUnderstood()
{
    QFETCH(QString, group);
    QFETCH(QString, key);
    QFETCH(QVariant, still);
    QFETCH(QVariant, moving);
    const Bus bus;
    const auto disconnect = qScopeGuard([] {
        for (const char *name : {"desktop", "program"})
            QDBusConnection::disconnectFromBus(QLatin1String(name));
    });
    QDBusConnection desktop = bus.connection(QStringLiteral("desktop"));
    Portal portal;
    portal.values[group][key] = still;
    portal.values[QStringLiteral("org.kde.kdeglobals.KDE")][QStringLiteral("ColorScheme")] =
        QStringLiteral("Any");
    QVERIFY(desktop.registerVirtualObject(path, &portal) && desktop.registerService(service));
    DesktopMotion motion(bus.connection(QStringLiteral("program")));
    QTRY_VERIFY(motion.isReduced());

    const auto change = [&](const QVariant &value) {
        QDBusMessage signal = QDBusMessage::createSignal(path, interface, QStringLiteral("SettingChanged"));
        signal << group << key << QVariant::fromValue(QDBusVariant(value));
        QVERIFY(desktop.send(signal));
    };
    change(moving);
    QTRY_VERIFY(!motion.isReduced());
    change(still);
    QTRY_VERIFY(motion.isReduced());
}

void TestDesktopMotion::withoutAPortalThingsMove()
{
    QVERIFY(!DesktopMotion(QDBusConnection(QStringLiteral("nowhere"))).isReduced());
}

void TestDesktopMotion::theBoardKeepsStill()
{
    applyTheme(Theme::of(ThemeKind::light));
    TestWindow window;
    window.start(2);
    Animator &animator = window->table().scene().animator();
    animator.setAlways(true);
    animator.setSpeed(Animator::Speed::normal);
    QVERIFY(animator.duration() > 0);
    setStill(true);
    const auto moveAgain = qScopeGuard([] { setStill(false); });
    QCOMPARE(animator.duration(), 0);
    window.playRandomly(1);
    QVERIFY(!animator.isRunning());
}

QTEST_MAIN(TestDesktopMotion)
#include "tst_desktop_motion.moc"
