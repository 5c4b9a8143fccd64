#include "start/who_box.h"
#include "support/test_window.h"
#include "table/players_panel.h"
#include "table/prompt_bar.h"
#include "table/table_page.h"

#include <QContextMenuEvent>
#include <QInputDialog>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace waystone;

/// Computer players watched: paused, stepped, shown again, and seats that change hands in the middle of a game.
class TestWatching : public QObject {
    Q_OBJECT

private slots:
    void aPausedGameWaitsAndStepsOnce();
    void playingOnEndsThePause();
    void theTurnIsShownAgain();
    void atATableOfComputersTheLastTurnIsShownAgain();
    void drawsAreNotShownOneByOne();
    void nothingIsPlayedWhileItIsShownAgain();
    void anythingElseEndsTheShow();
    void aSeatIsHandedOver();
    void itIsOfferedToTheSameAsInANewGame();
    void aMomentOfChanceIsToldAsSuch();
};

namespace {

/// Hands these seats to the random player.
void seatComputers(TestWindow &window, std::initializer_list<Seat> seats)
{
    GameController &controller = window->controller();
    for (const Seat seat : seats) {
        Player player = controller.player(seat);
        player.bot = "random";
        controller.setPlayer(seat, player);
    }
}

bool waitFor(const std::function<bool()> &condition)
{
    return QTest::qWaitFor(condition, 20'000);
}

} // namespace

void TestWatching::aPausedGameWaitsAndStepsOnce()
{
    TestWindow window;
    window.start(2);
    window->commands().pauseBots->trigger();
    QVERIFY(window->bots().isPaused());
    seatComputers(window, {0, 1});
    GameController &controller = window->controller();
    QVERIFY(waitFor([&] { return window->bots().thinkingSeat() != nobody; }));
    const std::size_t plies = controller.history().size();
    QVERIFY(waitFor([&] { return !window->bots().isBusy(); })); // it has its answer
    QCoreApplication::processEvents();
    QCOMPARE(controller.history().size(), plies);
    QVERIFY(window->table().prompt().text().contains(QStringLiteral("paused")));
    QVERIFY(waitFor([&] { return window->commands().stepBot->isEnabled(); }));

    QSignalSpy changes(&controller, &GameController::viewChanged);
    window->commands().stepBot->trigger();
    QVERIFY(waitFor([&] { return controller.history().size() > plies; }));
    QVERIFY(waitFor([&] { return window->bots().thinkingSeat() != nobody && !window->bots().isBusy(); }));
    QCoreApplication::processEvents(); // the next answer waits again
    int played = 0;
    for (const QList<QVariant> &change : changes)
        played += change.front().value<ViewChange>().reason == ViewChange::Reason::played ? 1 : 0;
    QCOMPARE(played, 1);
}

void TestWatching::playingOnEndsThePause()
{
    TestWindow window;
    window.start(2);
    window->commands().pauseBots->trigger();
    seatComputers(window, {0, 1});
    const std::size_t plies = window->controller().history().size();
    window->commands().pauseBots->trigger();
    QVERIFY(!window->bots().isPaused());
    QVERIFY(!window->commands().stepBot->isEnabled());
    QVERIFY(waitFor([&] { return window->controller().history().size() > plies + 3; }));
    window->commands().pauseBots->trigger();
}

void TestWatching::theTurnIsShownAgain()
{
    TestWindow window;
    window.start(2);
    QVERIFY(!window->commands().showAgain->isEnabled());
    GameController &controller = window->controller();
    window->showAgain().setPause(1);
    // Until the other one has acted and somebody is asked again.
    window->bots().setHeld(true);
    const Seat first = controller.actingSeat();
    seatComputers(window, {static_cast<Seat>(1 - first)});
    while (controller.actingSeat() == first)
        window.playRandomly(1);
    const PlyId before = controller.history().current();
    window->bots().setHeld(false);
    QVERIFY(waitFor([&] { return controller.actingSeat() == first; }));
    const PlyId here = controller.history().current();
    QVERIFY(here != before);
    QVERIFY(window->commands().showAgain->isEnabled());

    QSignalSpy ended(&window->showAgain(), &ShowAgain::ended);
    std::vector<PlyId> seen;
    connect(&controller, &GameController::viewChanged, &ended,
            [&] { seen.push_back(controller.history().current()); });
    window->commands().showAgain->trigger();
    QVERIFY(ended.wait(10'000));
    QCOMPARE(controller.history().current(), here);
    QVERIFY(seen.size() >= 2);
    QVERIFY(std::ranges::is_sorted(seen));
    QVERIFY(seen.front() <= before);
    QCOMPARE(controller.history().size(), here + 1); // nothing new was played
}

void TestWatching::atATableOfComputersTheLastTurnIsShownAgain()
{
    TestWindow window;
    window.start(3);
    GameController &controller = window->controller();
    window->bots().setHeld(true);
    window.playRandomly(25);
    seatComputers(window, {0, 1, 2});
    window->showAgain().setPause(1);
    const PlyId here = controller.history().current();
    QSignalSpy ended(&window->showAgain(), &ShowAgain::ended);
    std::vector<PlyId> seen;
    connect(&controller, &GameController::viewChanged, &ended,
            [&] { seen.push_back(controller.history().current()); });
    window->commands().showAgain->trigger();
    QVERIFY(ended.wait(10'000));
    QCOMPARE(controller.history().current(), here);
    QVERIFY(seen.size() >= 2);
    const Session &session = controller.sessionToSave();
    // It begins where a turn does, and no other turn begins on the way.
    QVERIFY(seen.front() == 0 || session.ply(seen.front()).beginsTurn);
    for (std::size_t step = 1; step + 1 < seen.size(); ++step)
        QVERIFY(!session.ply(seen[step]).beginsTurn);
}

void TestWatching::drawsAreNotShownOneByOne()
{
    TestWindow window;
    window.start(2, QStringLiteral("between-two-cities"));
    window->bots().setHeld(true);
    GameController &controller = window->controller();
    const GameHistory &history = controller.history();
    const auto isDraw = [&](PlyId ply) { return history.outline(ply).seat >= controller.seats(); };
    const auto endsWithDraws = [&] {
        PlyId ply = history.current();
        int draws = 0;
        for (; ply != 0 && isDraw(ply); ply = history.outline(ply).parent)
            ++draws;
        return ply != 0 && draws > 4;
    };
    for (int action = 0; action < 100 && !endsWithDraws(); ++action)
        window.playRandomly(1);
    QVERIFY(endsWithDraws());
    seatComputers(window, {0, 1});
    window->showAgain().setPause(1);
    const PlyId here = history.current();
    QSignalSpy ended(&window->showAgain(), &ShowAgain::ended);
    std::vector<PlyId> seen;
    connect(&controller, &GameController::viewChanged, &ended, [&] { seen.push_back(history.current()); });
    window->commands().showAgain->trigger();
    QVERIFY(ended.wait(10'000));
    QCOMPARE(seen.back(), here);
    for (std::size_t step = 1; step + 1 < seen.size(); ++step)
        QVERIFY(!isDraw(seen[step]));
}

/// Who sits at the same screen could otherwise act in the turn that is over.
void TestWatching::nothingIsPlayedWhileItIsShownAgain()
{
    TestWindow window;
    window.start(2);
    GameController &controller = window->controller();
    const Seat first = controller.actingSeat();
    while (controller.actingSeat() == first)
        window.playRandomly(1);
    while (controller.actingSeat() != first)
        window.playRandomly(1);
    window->showAgain().setPause(100'000);
    const PlyId here = controller.history().current();
    const std::size_t size = controller.history().size();
    window->commands().showAgain->trigger();
    QVERIFY(window->showAgain().isShowing());
    QVERIFY(controller.history().current() < here);
    QVERIFY(controller.shown().legal.empty());
    // Once more from the beginning, and back.
    const PlyId beginning = controller.history().current();
    window->commands().showAgain->trigger();
    QCOMPARE(controller.history().current(), beginning);
    controller.backToNow();
    QVERIFY(!window->showAgain().isShowing());
    QCOMPARE(controller.history().current(), here);
    QCOMPARE(controller.history().size(), size);
    QVERIFY(!controller.shown().legal.empty());
}

void TestWatching::anythingElseEndsTheShow()
{
    TestWindow window;
    window.start(2);
    GameController &controller = window->controller();
    window->bots().setHeld(true);
    window.playRandomly(12);
    seatComputers(window, {0, 1});
    QVERIFY(window->showAgain().isOffered());
    window->showAgain().setPause(100'000);
    window->showAgain().start();
    QVERIFY(window->showAgain().isShowing());
    controller.goTo(controller.history().line()[1]);
    QVERIFY(!window->showAgain().isShowing());
    window->showAgain().start();
    window->file().close();
}

void TestWatching::itIsOfferedToTheSameAsInANewGame()
{
    TestWindow window;
    window.start(2);
    window->findChild<QAction *>(QStringLiteral("playersPanelAction"))->trigger();
    auto *players = window.find<PlayersPanel>("players");
    for (const char *language : {"en", "fr", "hu"}) {
        window->findChild<QAction *>(QStringLiteral("language_") + QLatin1String(language))->trigger();
        QCoreApplication::processEvents();
        QStringList inNewGame;
        WhoBox box;
        for (int item = 0; item < box.count(); ++item)
            inNewGame += box.itemData(item, Qt::AccessibleTextRole).toString();
        const QPoint at = players->visualRect(players->model()->index(0, 0)).center();
        QContextMenuEvent asked(QContextMenuEvent::Mouse, at, players->viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(players->viewport(), &asked);
        auto *menu = window.find<QMenu>("seatMenu");
        QStringList inGame;
        for (const QAction *action : menu->actions())
            if (!action->isSeparator() && !action->text().isEmpty())
                inGame += action->text();
        QCOMPARE(inGame, inNewGame);
        QVERIFY(inGame.filter(QStringLiteral(": ")).size() > 5); // each level tells how it plays
        menu->close();
        QCoreApplication::sendPostedEvents(menu, QEvent::DeferredDelete);
    }
}

void TestWatching::aSeatIsHandedOver()
{
    TestWindow window;
    window.start(2);
    window->bots().setHeld(true);
    window.playRandomly(5);
    GameController &controller = window->controller();
    window->findChild<QAction *>(QStringLiteral("playersPanelAction"))->trigger();
    auto *players = window.find<PlayersPanel>("players");
    const auto chooseFor = [&](int row, const char *choice) {
        const QPoint at = players->visualRect(players->model()->index(row, 0)).center();
        QContextMenuEvent asked(QContextMenuEvent::Mouse, at, players->viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(players->viewport(), &asked);
        auto *menu = window.find<QMenu>("seatMenu");
        menu->findChild<QAction *>(QLatin1String(choice))->trigger();
        menu->close();
        QCoreApplication::sendPostedEvents(menu, QEvent::DeferredDelete);
    };
    chooseFor(1, "playedBy_master");
    QCOMPARE(controller.player(1).bot, std::string("master"));
    QVERIFY(!controller.isPerson(1));
    QVERIFY(controller.isPerson(0));
    chooseFor(1, "playedBy_");
    QVERIFY(controller.isPerson(1));

    chooseFor(1, "playedByProgram");
    auto *dialog = window.find<QInputDialog>("commandDialog");
    dialog->setTextValue(QStringLiteral("  "));
    dialog->accept(); // no command: nothing changes
    QVERIFY(controller.isPerson(1));
    QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
    chooseFor(1, "playedByProgram");
    dialog = window.find<QInputDialog>("commandDialog");
    dialog->setTextValue(QStringLiteral(" python3 player.py "));
    dialog->accept();
    QCOMPARE(controller.player(1).bot, std::string("program:python3 player.py"));
    QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
    chooseFor(1, "playedByProgram");
    QCOMPARE(window.find<QInputDialog>("commandDialog")->textValue(), QStringLiteral("python3 player.py"));
    window.find<QInputDialog>("commandDialog")->reject();
}

void TestWatching::aMomentOfChanceIsToldAsSuch()
{
    TestWindow window;
    window.start(2);
    GameController &controller = window->controller();
    controller.goTo(0); // before the first draws
    QVERIFY(controller.shown().actors.isChance());
    QVERIFY2(window->table().prompt().text().contains(QStringLiteral("Chance")),
             qPrintable(window->table().prompt().text()));
}

QTEST_MAIN(TestWatching)
#include "tst_watching.moc"
