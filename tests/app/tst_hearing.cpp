// What somebody hears who sees nothing, and plays through the accessible tree alone.

#include "board/board_view.h"
#include "core/languages.h"
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
    void aGameIsTold_data();
    void aGameIsTold();
    void theComputersTurnIsTold_data() { addEveryGameToHear(); }
    void theComputersTurnIsTold();
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

void TestHearing::aGameIsTold_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("language");
    for (const GameKind &kind : games().kinds())
        for (const Language &language : programLanguages) {
            const QString id = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
            const QString code = QString::fromUtf8(language.code.data());
            QTest::newRow(qPrintable(id + QLatin1Char('-') + code)) << id << kind.minSeats << code;
        }
}

/// A whole game as it is heard, kept in tests/data/speech:
///     WAYSTONE_WRITE_EXPECTED=1 QT_QPA_PLATFORM=offscreen build/dev/tests/tst_hearing aGameIsTold
void TestHearing::aGameIsTold()
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
    for (int action = 0; !controller.isOver(); ++action) {
        if (controller.shown().screen.called != nobody) {
            listener.liftCurtain();
            goOn(QStringLiteral("(curtain)"));
        }
        QVERIFY(controller.actingSeat() != nobody);
        // What is not possible is asked for once in a while, each time of another place.
        if (action % 5 == 2) {
            std::vector<Place> refused;
            for (const Place place : window->table().scene().shownPlaces())
                if (!window->table().scene().isTarget(place) && controller.whyNot({place}))
                    refused.push_back(place);
            QVERIFY(!refused.empty());
            constexpr std::size_t stride = 7;
            QAccessibleInterface *there =
                listener.find(refused[static_cast<std::size_t>(action) * stride % refused.size()]);
            QVERIFY(Reader::press(there));
            goOn(there->text(QAccessible::Name));
        }
        const Action next = listener.chosen();
        const QString text = controller.words().actionText(next, controller.shown().view);
        told += QStringLiteral("> ") + text;
        listener.play(next, [&] { told += listener.heard(); });
        if (QTest::currentTestFailed())
            return;
        told += listener.heard();
    }
    const QString file = QStringLiteral("data/speech/%1-%2.txt").arg(game, language);
    const std::string difference = test::differenceFromExpected(
        file.toStdString(), (told.join(QLatin1Char('\n')) + QLatin1Char('\n')).toStdString());
    QVERIFY2(difference.empty(), difference.c_str());
}

/// What the others do is heard while nobody touches anything, in its order; at last what is asked now.
void TestHearing::theComputersTurnIsTold()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    Listener listener(window);
    window.start(seats, game);
    GameController &controller = window->controller();
    for (Seat seat = 1; seat < seats; ++seat) {
        Player player = controller.player(seat);
        player.bot = "lively";
        controller.setPlayer(seat, player);
    }
    listener.liftCurtain(); // it was drawn between persons
    BoardView &view = window->table().view();
    const auto isAsked = [&] {
        return controller.isOver() || (controller.actingSeat() == 0 && !window->bots().isBusy());
    };
    int othersActed = 0;
    constexpr int actions = 40;
    for (int action = 0; action < actions && !controller.isOver(); ++action) {
        QTRY_VERIFY(isAsked());
        (void)listener.heard();
        const PlyId before = controller.history().current();
        view.setFocus();
        listener.play(listener.chosen());
        QTRY_VERIFY(isAsked());
        const QString heard = listener.heard().join(QLatin1Char(' '));
        qsizetype at = 0;
        for (const QString &deed : SpokenDeeds(controller).since(before)) {
            at = heard.indexOf(deed, at);
            QVERIFY2(at >= 0, qPrintable(deed + QStringLiteral("\nnot in its place in\n") + heard));
            at += deed.size();
        }
        for (PlyId ply = controller.history().current(); ply != before;
             ply = controller.history().outline(ply).parent)
            othersActed += controller.history().outline(ply).seat > 0 ? 1 : 0;
        const QString asked = SpokenDeeds::sentence(window->table().prompt().spoken());
        QVERIFY2(heard.endsWith(asked), qPrintable(heard + QLatin1Char('|') + asked));
        if (!controller.isOver()) // the result has it
            QCOMPARE(view.window()->focusWidget(), &view);
    }
    QVERIFY(othersActed > 10);
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
