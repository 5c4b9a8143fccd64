// The keyboard at the table: it stays where the player was, and comes everywhere.

#include "board/board_areas.h"
#include "board/board_view.h"
#include "board/choice_row.h"
#include "core/registry.h"
#include "games.h"
#include "support/listener.h"
#include "table/dock_page.h"
#include "table/side_dock.h"
#include "test_paths.h"

#include <QAbstractItemView>
#include <QAction>
#include <QActionGroup>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QWindow>

#include <functional>
#include <set>
#include <utility>

using namespace waystone;

class TestKeyboardHome : public QObject {
    Q_OBJECT

private slots:
    void theKeyboardStaysNearWhatWasPlayed_data() { addEveryGameToHear(); }
    void theKeyboardStaysNearWhatWasPlayed();
    void noPlaceIsChosenForTheMouse();
    void whatIsHiddenTakesTheKeyboardHome();
    void theEndIsToldByKeysAlone_data();
    void theEndIsToldByKeysAlone();
    void keysDoWhatIsShownInEveryState_data() { addEveryGameToHear(); }
    void keysDoWhatIsShownInEveryState();
    void everyAreaAndRowIsReachedByKeys_data() { addEveryGameToHear(); }
    void everyAreaAndRowIsReachedByKeys();
};

void TestKeyboardHome::theKeyboardStaysNearWhatWasPlayed()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    Listener listener(window);
    window.start(seats, game);
    GameController &controller = window->controller();
    BoardView &view = window->table().view();
    int stayed = 0;
    for (int action = 0; action < 30 && !controller.isOver(); ++action) {
        listener.liftCurtain();
        view.setFocus();
        const Action next = listener.chosen();
        for (const LegalAction &legal : controller.shown().legal)
            if (legal.action == next && window->table().scene().isShown(legal.routes.front().back()))
                view.setFocusPlace(legal.routes.front().back());
        const bool wasSomewhere = view.focusPlace().has_value();
        listener.play(next);
        if (controller.shown().screen.called != nobody || controller.isOver())
            continue;
        QCOMPARE(QApplication::focusWidget(), &view);
        QCOMPARE(view.focusPlace().has_value(), wasSomewhere);
        if (view.focusPlace())
            QVERIFY(window->table().scene().isShown(*view.focusPlace()));
        stayed += wasSomewhere ? 1 : 0;
    }
    QVERIFY(stayed > 0);
}

/// Who plays with the mouse is at no place after a button is gone, which had taken the keyboard.
void TestKeyboardHome::noPlaceIsChosenForTheMouse()
{
    TestWindow window;
    Listener listener(window);
    window.start(2, QStringLiteral("between-two-cities"));
    listener.liftCurtain();
    window->controller().setConfirmsSecrets(true);
    BoardView &view = window->table().view();
    int kept = 0;
    for (int action = 0; action < 12; ++action) {
        listener.liftCurtain();
        const Action next = listener.chosen();
        for (const LegalAction &legal : window->controller().shown().legal)
            if (legal.action == next)
                for (const Place place : legal.routes.front())
                    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.viewportPoint(place));
        const std::vector<ChoiceButton *> buttons = window->table().prompt().choiceRow().buttons();
        if (!buttons.empty() && buttons.front()->isEnabled()) {
            QTest::mouseClick(buttons.front(), Qt::LeftButton);
            ++kept;
        }
        QVERIFY(!view.focusPlace());
    }
    QVERIFY(kept > 0);
}

/// Of whatever stands on the page of the table.
void TestKeyboardHome::whatIsHiddenTakesTheKeyboardHome()
{
    TestWindow window;
    Listener listener(window);
    window.start(2);
    for (QPushButton *button : window->table().findChildren<QPushButton *>()) {
        const bool wasVisible = button->isVisible();
        button->show();
        button->setEnabled(true);
        if (!button->isVisible())
            continue;
        button->setFocus();
        QCOMPARE(QApplication::focusWidget(), button);
        button->setEnabled(false);
        QCOMPARE(QApplication::focusWidget(), &window->table().view());
        button->setEnabled(true);
        button->setFocus();
        button->hide();
        QCOMPARE(QApplication::focusWidget(), &window->table().view());
        button->setVisible(wasVisible);
    }
}

namespace {

/// As the keyboard does it: to the window, which hands it to what has the focus, if anything has.
void press(TestWindow &window, Qt::Key key)
{
    QTest::keyClick(window->windowHandle(), key);
    QCoreApplication::processEvents();
}

bool isSeen(const QWidget *focus)
{
    return focus != nullptr && focus->isVisible() && focus->isEnabled();
}

/// Back to where one action is left, which whoever acts has to play.
Action beforeTheLastAction(GameController &controller)
{
    controller.goTo(controller.history().size() - 1);
    PlyId last = controller.history().current();
    while (controller.history().outline(last).seat >= controller.seats())
        last = controller.history().outline(last).parent;
    const Action action = controller.history().logged(last).action;
    const Seat seat = controller.history().outline(last).seat;
    controller.goTo(controller.history().outline(last).parent);
    controller.liftCurtain();
    controller.letAct(seat);
    controller.liftCurtain();
    return action;
}

/// Wherever somebody may have left the keyboard before the last action.
std::vector<std::function<void(TestWindow &)>> leftSomewhere()
{
    std::vector<std::function<void(TestWindow &)>> places{
        [](TestWindow &window) { window->table().view().setFocus(); },
        [](TestWindow &window) { window->table().view().clearFocus(); },
        [](TestWindow &window) { window.find<QTabBar>("qt_tabwidget_tabbar")->setFocus(); },
        [](TestWindow &window) {
            for (ChoiceButton *button : window->table().prompt().choiceRow().buttons())
                button->setFocus();
        }};
    for (const char *page : {"logPanel", "scorePanel", "analysisPanel", "playersPanel"})
        places.emplace_back([page](TestWindow &window) {
            auto *dockPage = window.find<DockPage>(page);
            emit dockPage->openWanted();
            if (auto *list = dockPage->findChild<QAbstractItemView *>())
                list->setFocus();
        });
    return places;
}

} // namespace

void TestKeyboardHome::theEndIsToldByKeysAlone_data()
{
    QTest::addColumn<QString>("record");
    QTest::addColumn<bool>("isHandedOver");
    for (const GameKind &kind : games().kinds())
        for (const bool isHandedOver : {false, true})
            QTest::addRow("%s, %s", kind.id.data(), isHandedOver ? "handed over" : "played by persons")
                << QStringLiteral(WAYSTONE_TESTS_DIR "/playthroughs/%1-2.json").arg(kind.id.data())
                << isHandedOver;
}

void TestKeyboardHome::theEndIsToldByKeysAlone()
{
    QFETCH(QString, record);
    QFETCH(bool, isHandedOver);
    TestWindow window;
    Listener listener(window);
    window->commands().speeds->actions().front()->trigger(); // computers wait for nothing
    QVERIFY(!window->file().open(record));
    GameController &controller = window->controller();
    for (const auto &leave : leftSomewhere()) {
        const Action last = beforeTheLastAction(controller);
        leave(window);
        if (!isHandedOver)
            controller.propose(last, GameController::Proposer::confirmed);
        for (Seat seat = 0; isHandedOver && seat < controller.seats(); ++seat)
            controller.setPlayer(seat, {{}, controller.player(seat).colour, "random"});
        window->bots().goOnHere();
        QTRY_VERIFY(controller.shown().told);
        for (std::size_t step = 1; controller.shown().told; ++step) {
            QVERIFY(isSeen(QApplication::focusWidget()));
            press(window, step % 2 == 0 ? Qt::Key_Space : Qt::Key_Return);
            QVERIFY(!controller.shown().told || controller.shown().told->step == step);
            // Even where the keyboard was taken away meanwhile.
            if (step == 1)
                window->focusWidget()->clearFocus();
        }
        std::set<const QWidget *> stops;
        for (int stop = 0; stop < 4; ++stop) {
            QVERIFY(isSeen(QApplication::focusWidget()));
            stops.insert(QApplication::focusWidget());
            press(window, Qt::Key_Tab);
        }
        QCOMPARE(stops.size(), std::size_t{4});
        for (Seat seat = 0; isHandedOver && seat < controller.seats(); ++seat)
            controller.setPlayer(seat, {{}, controller.player(seat).colour, {}});
    }
}

void TestKeyboardHome::keysDoWhatIsShownInEveryState()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    Listener listener(window);
    window.start(seats, game);
    GameController &controller = window->controller();
    QVERIFY(isSeen(QApplication::focusWidget())); // the curtain's, if there is one
    listener.liftCurtain();
    QCOMPARE(QApplication::focusWidget(), &window->table().view());
    for (int action = 0; action < 4; ++action) {
        listener.play(listener.chosen());
        listener.liftCurtain();
    }
    // What is asked is answered there.
    controller.setConfirmsSecrets(false);
    controller.setConfirmMode(GameController::Confirm::endOfTurn);
    for (int action = 0; action < 60 && !controller.isConfirming(); ++action) {
        listener.liftCurtain();
        controller.propose(listener.chosen());
    }
    if (controller.isConfirming()) {
        QCOMPARE(QApplication::focusWidget(), window.find<QWidget>("confirmButton"));
        controller.cancel();
        QVERIFY(isSeen(QApplication::focusWidget()));
    }
    controller.setConfirmMode(GameController::Confirm::off);
    // The past: back to now, from wherever it was entered.
    for (const char *page : {"logPanel", "scorePanel"}) {
        emit window.find<DockPage>(page)->openWanted();
        for (QAction *command : {window->commands().previous, window->commands().first}) {
            window->table().view().setFocus();
            window->table().view().setFocusPlace(std::nullopt);
            command->trigger();
            QVERIFY(controller.shown().isPast);
            QVERIFY(isSeen(QApplication::focusWidget()));
            press(window, command == window->commands().first ? Qt::Key_Escape : Qt::Key_Return);
            QVERIFY(!controller.shown().isPast);
            QVERIFY(isSeen(QApplication::focusWidget()));
        }
    }
    // A side line, and back.
    window->commands().previous->trigger();
    window.find<QPushButton>("backToNow")->setFocus();
    press(window, Qt::Key_Escape);
    QVERIFY(!controller.shown().isPast);
    window->commands().previous->trigger();
    auto *tryIt = window.find<QPushButton>("tryFromHere");
    tryIt->setFocus();
    press(window, Qt::Key_Return);
    QVERIFY(controller.history().waiting());
    listener.liftCurtain();
    QCOMPARE(QApplication::focusWidget(), &window->table().view());
    window.find<QPushButton>("backToTheGame")->setFocus();
    press(window, Qt::Key_Space);
    QVERIFY(!controller.history().waiting());
    listener.liftCurtain();
    QCOMPARE(QApplication::focusWidget(), &window->table().view());
}

void TestKeyboardHome::everyAreaAndRowIsReachedByKeys()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    Listener listener(window);
    window.start(seats, game);
    listener.liftCurtain();
    BoardView &view = window->table().view();
    view.setFocus();
    const BoardScene &board = window->table().scene();
    std::set<BoardArea::Key> areas;
    for (const BoardArea &area : areasOf(board))
        areas.insert(area.key);
    std::set<BoardArea::Key> reached;
    for (std::size_t step = 0; step < areas.size(); ++step) {
        QTest::keyClick(&view, Qt::Key_PageDown);
        const Place first = *view.focusPlace();
        reached.insert(areaOf(board, first));
        QTest::keyClick(&view, Qt::Key_End);
        const Place end = *view.focusPlace();
        QTest::keyClick(&view, Qt::Key_Home);
        const Place begin = *view.focusPlace();
        QVERIFY(areaOf(board, end) == areaOf(board, first));
        QVERIFY(areaOf(board, begin) == areaOf(board, first));
        const BoardLayout &layout = *board.layout();
        QVERIFY(layout.shape(begin)->anchor.x() <= layout.shape(first)->anchor.x());
        QVERIFY(layout.shape(end)->anchor.x() >= layout.shape(first)->anchor.x());
    }
    QCOMPARE(reached.size(), areas.size());
    QTest::keyClick(&view, Qt::Key_PageUp);
    QTest::keyClick(&view, Qt::Key_PageDown);
    QVERIFY(reached.contains(areaOf(board, *view.focusPlace())));
}

QTEST_MAIN(TestKeyboardHome)
#include "tst_keyboard_home.moc"
