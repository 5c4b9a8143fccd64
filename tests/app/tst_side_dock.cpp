// What stands beside the board: pages, the card that teaches, the steps through the game.

#include "lessons/rules/rule_card.h"
#include "support/test_window.h"
#include "table/dock_page.h"
#include "table/side_dock.h"

#include <QLabel>
#include <QSplitter>
#include <QTabWidget>
#include <QtTest>

using namespace waystone;

class TestSideDock : public QObject {
    Q_OBJECT

private slots:
    void oneCommandForEachPage();
    void theLogsCommandHidesTheWhole();
    void whatIsWantedSeldomHasATabOnlyThen();
    void theCardTakesNoRoomFromTheBoard();
    void theWidthIsKept();
    void theStepIsTold();
};

namespace {

QAction *command(TestWindow &window, const char *page)
{
    return window.find<DockPage>(page)->toggleViewAction();
}

} // namespace

void TestSideDock::oneCommandForEachPage()
{
    TestWindow window;
    window.start(2);
    QVERIFY(window.find<QWidget>("log")->isVisible());
    QVERIFY(command(window, "logPanel")->isChecked());
    for (const char *page : {"scorePanel", "analysisPanel", "playersPanel", "rulesPanel", "logPanel"}) {
        command(window, page)->trigger();
        for (const DockPage *other : window->findChildren<DockPage *>()) {
            const bool isIt = other->objectName() == QLatin1String(page);
            QCOMPARE(other->isVisible(), isIt);
            QCOMPARE(other->toggleViewAction()->isChecked(), isIt);
        }
    }
}

void TestSideDock::theLogsCommandHidesTheWhole()
{
    TestWindow window;
    window.start(2);
    auto *dock = window.find<SideDock>("sideDock");
    const int board = window->table().view().width();
    command(window, "logPanel")->trigger();
    QVERIFY(!dock->isVisible());
    QCoreApplication::processEvents();
    QVERIFY(window->table().view().width() > board);
    QVERIFY(!command(window, "logPanel")->isChecked());
    command(window, "scorePanel")->trigger();
    QVERIFY(dock->isVisible());
    QVERIFY(window.find<DockPage>("scorePanel")->isVisible());
    command(window, "scorePanel")->trigger(); // back to the log, not away
    QVERIFY(window.find<QWidget>("log")->isVisible());
}

void TestSideDock::whatIsWantedSeldomHasATabOnlyThen()
{
    TestWindow window;
    window.start(2);
    auto *tabs = window.find<QTabWidget>("dockPages");
    const auto isTab = [&](const char *page) {
        return tabs->isTabVisible(tabs->indexOf(window.find<DockPage>(page)));
    };
    QVERIFY(isTab("logPanel") && isTab("scorePanel") && isTab("analysisPanel"));
    QVERIFY(!isTab("rulesPanel") && !isTab("playersPanel"));
    command(window, "rulesPanel")->trigger();
    QVERIFY(isTab("rulesPanel"));
    command(window, "rulesPanel")->trigger();
    QVERIFY(!isTab("rulesPanel"));
    QVERIFY(window.find<QWidget>("log")->isVisible());
}

void TestSideDock::theCardTakesNoRoomFromTheBoard()
{
    TestWindow window;
    window.start(2);
    auto *card = window.find<RuleCard>("ruleCard");
    QVERIFY(card->isVisible());
    QVERIFY(window.find<SideDock>("sideDock")->isAncestorOf(card));
    const QSize board = window->table().view().size();
    const QWidget *focus = window->focusWidget();
    int shown = 0;
    for (int action = 0; action < 20; ++action) {
        window.playRandomly(1);
        shown += card->isVisible() ? 1 : 0;
        QCOMPARE(window->table().view().size(), board);
        QCOMPARE(window->focusWidget(), focus); // the keyboard never goes there by itself
    }
    QVERIFY(shown > 0);
    window->commands().previous->trigger();
    QVERIFY(!card->isVisible());
}

void TestSideDock::theWidthIsKept()
{
    TestWindow window;
    window->resize(1280, 720);
    window.start(2);
    auto *splitter = window.find<QSplitter>("boardAndDock");
    const int usual = splitter->sizes().at(1);
    splitter->setSizes({splitter->width() - usual - 60, usual + 60});
    emit splitter->splitterMoved(splitter->width() - usual - 60, 1);
    const int wider = splitter->sizes().at(1);
    QVERIFY(wider > usual);
    window->close();
    window.restart();
    window->resize(1280, 720);
    window->commands().continueGame->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(window.find<QSplitter>("boardAndDock")->sizes().at(1), wider);
}

void TestSideDock::theStepIsTold()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(10);
    const auto *step = window.find<QLabel>("shownStep");
    const GameHistory &history = window->controller().history();
    QVERIFY(step->text().contains(QString::number(history.moveNumber(history.now()))));
    window->commands().previous->trigger();
    QVERIFY(step->text().contains(QString::number(history.moveNumber(history.current()))));
    QVERIFY(step->text().contains(QString::number(history.moveNumber(history.now()))));
}

QTEST_MAIN(TestSideDock)
#include "tst_side_dock.moc"
