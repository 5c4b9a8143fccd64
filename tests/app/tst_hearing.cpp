// What somebody hears who sees nothing, and plays through the accessible tree alone.

#include "board/board_view.h"
#include "core/registry.h"
#include "games.h"
#include "support/expected_file.h"
#include "support/listener.h"
#include "table/prompt_bar.h"
#include "table/spoken_deeds.h"

#include <QTest>

#include <algorithm>

using namespace waystone;

class TestHearing : public QObject {
    Q_OBJECT

private slots:
    void aWholeGameIsPlayedByEar_data() { addEveryGameToHear(); }
    void aWholeGameIsPlayedByEar();
    void turnsAreTold_data();
    void turnsAreTold();
    void aCurtainSilencesWhatWasSaid();
};

void TestHearing::aWholeGameIsPlayedByEar()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    Listener listener(window);
    window.start(seats, game);
    GameController &controller = window->controller();
    QVERIFY(listener.heard().join(QLatin1Char(' ')).contains(controller.words().gameName()));
    BoardView &view = window->table().view();
    int actions = 0;
    constexpr int most = 3000;
    for (; actions < most && !controller.isOver(); ++actions) {
        listener.liftCurtain();
        (void)listener.heard();
        const Seat seat = controller.actingSeat();
        QVERIFY(seat != nobody);
        const QString name = controller.words().seatName(seat);
        const bool isSecret = controller.table().secrets != Secrets::none;
        view.setFocus();
        listener.play(listener.chosen());
        if (QTest::currentTestFailed())
            return;
        const QStringList heard = listener.heard();
        QVERIFY(!heard.isEmpty());
        const QString last = heard.last();
        QCOMPARE(listener.reader().readable().last(), last);
        // What was done comes first; then who is asked and what.
        QVERIFY2(isSecret || last.startsWith(name), qPrintable(last));
        if (!controller.isOver() && controller.shown().screen.called == nobody) {
            const QString asked = SpokenDeeds::sentence(window->table().prompt().spoken());
            QVERIFY2(last.endsWith(asked), qPrintable(last + QLatin1Char('|') + asked));
            // And the keyboard is where it was.
            QCOMPARE(view.window()->focusWidget(), &view);
        }
    }
    QVERIFY(controller.isOver());
    QVERIFY(actions > 20);
}

void TestHearing::turnsAreTold_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("language");
    for (const GameKind &kind : games().kinds())
        for (const char *language : {"en", "fr", "hu"}) {
            const QString id = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
            QTest::newRow(qPrintable(id + QLatin1Char('-') + QLatin1String(language)))
                << id << kind.minSeats << QString::fromLatin1(language);
        }
}

/// The first turns of a game as they are heard, kept in tests/data/speech:
///     WAYSTONE_WRITE_EXPECTED=1 QT_QPA_PLATFORM=offscreen build/dev/tests/tst_hearing turnsAreTold
void TestHearing::turnsAreTold()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(QString, language);
    TestWindow window;
    QVERIFY(window.languages.set(language));
    Listener listener(window);
    window.start(seats, game);
    GameController &controller = window->controller();
    QStringList told = listener.heard();
    const auto goOn = [&](const QString &deed) {
        told += QStringLiteral("> ") + deed;
        told += listener.heard();
    };
    constexpr int actions = 14;
    for (int action = 0; action < actions && !controller.isOver(); ++action) {
        if (controller.shown().screen.called != nobody) {
            listener.liftCurtain();
            goOn(QStringLiteral("(curtain)"));
        }
        QVERIFY(controller.actingSeat() != nobody);
        // What is not possible is asked for once in a while.
        if (action % 5 == 2) {
            for (const Place place : window->table().scene().shownPlaces())
                if (!window->table().scene().isTarget(place) && controller.whyNot({place})) {
                    QAccessibleInterface *there = listener.find(place);
                    QVERIFY(Reader::press(there));
                    goOn(there->text(QAccessible::Name));
                    break;
                }
        }
        const Action next = listener.chosen();
        const QString text = controller.words().actionText(next, controller.shown().view);
        told += QStringLiteral("> ") + text;
        listener.play(next, [&] { told += listener.heard(); });
        told += listener.heard();
    }
    const QString file = QStringLiteral("data/speech/%1-%2.txt").arg(game, language);
    const std::string difference = test::differenceFromExpected(
        file.toStdString(), (told.join(QLatin1Char('\n')) + QLatin1Char('\n')).toStdString());
    QVERIFY2(difference.empty(), difference.c_str());
}

void TestHearing::aCurtainSilencesWhatWasSaid()
{
    int silenced = 0;
    for (const GameKind &kind : games().kinds()) {
        if (!kind.hasSecrets)
            continue;
        TestWindow window;
        Listener listener(window);
        window.start(std::max(2, kind.minSeats),
                     QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())));
        GameController &controller = window->controller();
        for (int action = 0; action < 6; ++action) {
            listener.liftCurtain();
            // What is picked is said, and is nobody else's affair.
            const Action next = listener.chosen();
            listener.play(next, [&] { (void)listener.heard(); });
            (void)listener.heard();
            if (controller.shown().screen.called == nobody)
                continue;
            QCOMPARE(listener.reader().readable().size(), 1);
            QCOMPARE(window->table().announcer().messages().size(), 1);
            ++silenced;
        }
    }
    QVERIFY(silenced > 0);
}

QTEST_MAIN(TestHearing)
#include "tst_hearing.moc"
