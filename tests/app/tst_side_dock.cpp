// What stands beside the board: pages, the card that teaches, the steps through the game.

#include "learning/rules_help.h"
#include "lessons/rules/rule_card.h"
#include "lessons/rules/rule_guide.h"
#include "support/test_window.h"
#include "support/window_walk.h"
#include "table/dock_page.h"
#include "table/rail_button.h"
#include "table/side_dock.h"

#include <QLabel>
#include <QListView>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>

using namespace waystone;

class TestSideDock : public QObject {
    Q_OBJECT

private slots:
    void oneCommandForEachPage();
    void theLogsCommandHidesTheWhole();
    void whatIsWantedSeldomHasATabOnlyThen();
    void theCardTakesNoRoomFromTheBoard();
    void nothingMovesWhenACardComesOrGoes();
    void thereIsNoRoomForCardsWhereNoneCanCome();
    void theWidthIsKept();
    void theStepIsTold();
    void whatIsHiddenStaysHidden();
    void whatStandsAloneIsAllThatCanBeOpened();
    void inANarrowWindowItIsADrawer();
    void largeTextMakesItADrawerAtOnce();
    void theDrawerLeavesWithEscapeAndWithAClickOnTheBoard();
    void theDrawerOpensWhereTheLogIs();
    void theRailCountsWhatNobodyHasRead();
    void theRailNeedsNoMoreThanItsHeight();
    void aWinnerOpensTheDrawer();
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

void TestSideDock::nothingMovesWhenACardComesOrGoes()
{
    TestWindow window;
    window->resize(1280, 700);
    window.start(2);
    WindowWalk::settle();
    const auto *card = window.find<RuleCard>("ruleCard");
    const auto geometry = [&] {
        WindowWalk::settle();
        QList<QRect> places;
        QList<QWidget *> parts =
            window.find<QWidget>("sideDock")->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
        parts.append(window.find<QTabWidget>("dockPages")->tabBar());
        parts += {window.find<QWidget>("log"), static_cast<QWidget *>(&window->table().view())};
        for (const QWidget *part : parts)
            places += {part->mapTo(&*window, QPoint()), part->size()};
        return places;
    };
    const QList<QRect> before = geometry();
    int comings = 0;
    for (int action = 0; action < 25; ++action) {
        const bool was = card->isVisible();
        window.playRandomly(1);
        comings += card->isVisible() != was ? 1 : 0;
        QCOMPARE(geometry(), before);
        window->rules().guide().gotIt();
        QCOMPARE(geometry(), before);
    }
    QVERIFY(comings > 1);
    window->hints().climb();
    QCOMPARE(geometry(), before);
    window->hints().end();
    QCOMPARE(geometry(), before);
    command(window, "scorePanel")->trigger();
    const QList<QRect> scores = geometry();
    window->hints().climb();
    QCOMPARE(geometry(), scores);
    window->commands().previous->trigger();
    QCOMPARE(geometry(), scores);
}

void TestSideDock::thereIsNoRoomForCardsWhereNoneCanCome()
{
    TestWindow window;
    window.start(2);
    GameController &controller = window->controller();
    QVERIFY(window.find<QWidget>("cardPlace")->isVisible());
    window->bots().setHeld(true);
    const QRect pages = window.find<QWidget>("dockPages")->geometry();
    for (Seat seat = 0; seat < controller.seats(); ++seat) {
        Player player = controller.player(seat);
        player.bot = "random";
        controller.setPlayer(seat, player);
    }
    // Nothing leaps while the last person hands over.
    WindowWalk::settle();
    QCOMPARE(window.find<QWidget>("dockPages")->geometry(), pages);
    // A game that begins without any has no place for cards.
    const Table computers = controller.table();
    window->file().play({computers, *computers.game->from(computers.game->start(2, 0)), 1});
    QVERIFY(!window.find<QWidget>("cardPlace")->isVisible());
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

void TestSideDock::whatIsHiddenStaysHidden()
{
    TestWindow window;
    window.start(2);
    command(window, "logPanel")->trigger();
    QVERIFY(!window.find<SideDock>("sideDock")->isVisible());
    window->close();
    window.restart();
    window->commands().continueGame->trigger();
    QVERIFY(!window.find<SideDock>("sideDock")->isVisible());
    command(window, "scorePanel")->trigger();
    QVERIFY(window.find<DockPage>("scorePanel")->isVisible());
    window->close();
    window.restart();
    window->commands().continueGame->trigger();
    QVERIFY(window.find<SideDock>("sideDock")->isVisible());
}

void TestSideDock::whatStandsAloneIsAllThatCanBeOpened()
{
    TestWindow window;
    window.start(2);
    auto *dock = window.find<SideDock>("sideDock");
    command(window, "rulesPanel")->trigger();
    const auto offered = [&] {
        QStringList names;
        for (const DockPage *page : dock->pages())
            if (dock->isOffered(page))
                names += page->objectName();
        return names;
    };
    const QStringList before = offered();
    dock->setAlone(window.find<DockPage>("scorePanel"));
    QCOMPARE(offered(), QStringList{QStringLiteral("scorePanel")});
    QVERIFY(window.find<DockPage>("scorePanel")->isVisible());
    for (const char *page : {"logPanel", "analysisPanel", "rulesPanel"})
        QVERIFY(!command(window, page)->isEnabled());
    QVERIFY(command(window, "scorePanel")->isEnabled());
    dock->setAlone(window.find<DockPage>("analysisPanel")); // those that were away do not get lost
    QCOMPARE(offered(), QStringList{QStringLiteral("analysisPanel")});
    dock->setAlone(nullptr);
    QCOMPARE(offered(), before);
    for (const char *page : {"logPanel", "scorePanel", "analysisPanel", "rulesPanel"})
        QVERIFY(command(window, page)->isEnabled());
}

void TestSideDock::inANarrowWindowItIsADrawer()
{
    TestWindow window;
    window->resize(1280, 720);
    window.start(2);
    WindowWalk::settle();
    auto *dock = window.find<SideDock>("sideDock");
    QVERIFY(dock->isVisible());
    QVERIFY(window->findChild<QWidget *>(QStringLiteral("dockRail")) == nullptr);
    command(window, "scorePanel")->trigger();
    window->resize(800, 620);
    WindowWalk::settle();
    auto *rail = window.find<QWidget>("dockRail");
    QVERIFY(dock->isDrawer() && dock->isHidden() && rail->isVisible());
    const QSize board = window->table().view().size();
    QCOMPARE(board.width() + rail->width(), window->width());
    window.click("rail_logPanel");
    QVERIFY(window.find<QWidget>("log")->isVisible());
    QVERIFY(command(window, "logPanel")->isChecked());
    QCOMPARE(window->table().view().size(), board);
    QCOMPARE(dock->geometry().right() + 1, rail->geometry().left());
    QCOMPARE(dock->height(), rail->height());
    window.click("rail_analysisPanel");
    QVERIFY(window.find<DockPage>("analysisPanel")->isVisible());
    window.click("rail_analysisPanel");
    QVERIFY(dock->isHidden());
    command(window, "scorePanel")->trigger(); // the keys do the same
    QVERIFY(window.find<DockPage>("scorePanel")->isVisible());
    command(window, "scorePanel")->trigger();
    QVERIFY(dock->isHidden());
    window->resize(1280, 720);
    WindowWalk::settle();
    QVERIFY(dock->isVisible() && !dock->isDrawer() && rail->isHidden());
    QVERIFY(window->table().view().width() > board.width());
}

void TestSideDock::largeTextMakesItADrawerAtOnce()
{
    TestWindow window;
    window->resize(1280, 720);
    window.start(2);
    WindowWalk::settle();
    const auto *dock = window.find<SideDock>("sideDock");
    QVERIFY(!dock->isDrawer());
    {
        const WindowWalk walk(1.6);
        WindowWalk::settle();
        QVERIFY(dock->isDrawer());
        const auto *rail = window.find<QWidget>("dockRail");
        for (const RailButton *button : rail->findChildren<RailButton *>())
            QVERIFY(button->isHidden() || rail->rect().contains(button->geometry()));
    }
    WindowWalk::settle();
    QVERIFY(!dock->isDrawer() && dock->isVisible());
}

void TestSideDock::theDrawerOpensWhereTheLogIs()
{
    for (const double size : {1.0, 1.5, 2.0}) {
        const WindowWalk walk(size);
        TestWindow window;
        window->resize(880, 660);
        window.start(2);
        window.playRandomly(60);
        WindowWalk::settle();
        window.click("rail_logPanel");
        WindowWalk::settle();
        auto *log = window.find<QListView>("log");
        QVERIFY(log->isVisible());
        QVERIFY(log->viewport()->rect().contains(log->visualRect(log->currentIndex())));
    }
}

void TestSideDock::theDrawerLeavesWithEscapeAndWithAClickOnTheBoard()
{
    TestWindow window;
    window->resize(800, 620);
    window.start(2);
    WindowWalk::settle();
    auto *dock = window.find<SideDock>("sideDock");
    BoardView &board = window->table().view();
    window.click("rail_logPanel");
    QVERIFY(dock->isVisible());
    QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(dock->isHidden());
    window.click("rail_logPanel");
    window.find<QWidget>("log")->setFocus();
    QTest::keyClick(window.find<QWidget>("log"), Qt::Key_Escape);
    QVERIFY(dock->isHidden());
    QCOMPARE(window->focusWidget(), &board);
    window.click("rail_logPanel");
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, {2, 2});
    QVERIFY(dock->isHidden());
}

void TestSideDock::theRailCountsWhatNobodyHasRead()
{
    TestWindow window;
    window->resize(800, 620);
    window.start(2, QStringLiteral("province"));
    WindowWalk::settle();
    const auto *card = window.find<RailButton>("railCard");
    QVERIFY(card->isVisible() && !card->accessibleDescription().isEmpty());
    window.click("railCard");
    window.click("railCard");
    QVERIFY(card->isVisible() && card->accessibleDescription().isEmpty());
    const auto *log = window.find<RailButton>("rail_logPanel");
    const GameController &controller = window->controller();
    const Seat first = controller.actingSeat();
    while (controller.actingSeat() == first)
        window.playRandomly(1);
    QVERIFY(!log->accessibleDescription().isEmpty()); // for the other, who is asked now
    window.click("rail_logPanel");
    QVERIFY(log->accessibleDescription().isEmpty());
    window.click("rail_logPanel");
    QVERIFY(log->accessibleDescription().isEmpty());
}

void TestSideDock::theRailNeedsNoMoreThanItsHeight()
{
    const WindowWalk walk(2);
    TestWindow window;
    window->resize(960, 600);
    window.start(2);
    for (const char *page : {"rulesPanel", "playersPanel"})
        command(window, page)->trigger();
    WindowWalk::settle();
    const auto *rail = window.find<QWidget>("dockRail");
    QVERIFY(rail->isVisible());
    for (const RailButton *button : rail->findChildren<RailButton *>())
        if (button->isVisible())
            QVERIFY2(rail->rect().contains(button->geometry()), qPrintable(button->objectName()));
}

void TestSideDock::aWinnerOpensTheDrawer()
{
    TestWindow window;
    window->resize(800, 620);
    window.playToTheEnd(2);
    WindowWalk::settle();
    auto *dock = window.find<SideDock>("sideDock");
    QVERIFY(dock->isHidden()); // what is counted lies on the board
    window.click("scoringAll");
    QVERIFY(window.find<DockPage>("finalScoringPanel")->isVisible());
    QVERIFY(window.find<QWidget>("winnerCard")->isVisible());
}

QTEST_MAIN(TestSideDock)
#include "tst_side_dock.moc"
