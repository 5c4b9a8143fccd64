#include "analysis_graph.h"
#include "analysis_panel.h"
#include "desk/panel.h"
#include "editor/editor_window.h"
#include "support/test_window.h"
#include "table_page.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>
#include <QtTest>

using namespace waystone;

/// The analysis panel in the window: off until it is wanted, an action shown and played, a game looked back at.
class TestAnalysisPanel : public QObject {
    Q_OBJECT

private slots:
    void itIsOffByDefault();
    void itThinksWhileItIsSeen();
    void aChosenActionIsShownAndPlayed();
    void whatIsPlayedAtAnEarlierMomentIsAVariation();
    void itStopsWhereTheTableIsPutAway();
    void aFinishedGameIsLookedBackAt();
    void theGraphIsUsedByKeys();
};

namespace {

Panel &panel(TestWindow &window)
{
    return *window.find<Panel>("analysisPanel");
}

void open(TestWindow &window)
{
    panel(window).toggleViewAction()->trigger();
    QVERIFY(panel(window).isVisible());
}

bool hasRows(TestWindow &window)
{
    return QTest::qWaitFor([&] { return window.find<QTreeView>("analysisList")->model()->rowCount() > 0; },
                           20'000);
}

} // namespace

void TestAnalysisPanel::itIsOffByDefault()
{
    TestWindow window;
    QVERIFY(!panel(window).toggleViewAction()->isEnabled());
    window.start(2);
    QVERIFY(!panel(window).isVisible());
    QVERIFY(panel(window).toggleViewAction()->isEnabled());
    QVERIFY(!window->adviser().isThinking());
}

void TestAnalysisPanel::itThinksWhileItIsSeen()
{
    TestWindow window;
    window.start(2);
    open(window);
    QVERIFY(window->adviser().isThinking());
    QVERIFY(hasRows(window));
    panel(window).toggleViewAction()->trigger();
    QVERIFY(!panel(window).isVisible());
    QVERIFY(!window->adviser().isThinking());
}

void TestAnalysisPanel::aChosenActionIsShownAndPlayed()
{
    TestWindow window;
    window->adviser().setBudget(500, 20'000);
    window.start(2);
    open(window);
    QVERIFY(QTest::qWaitFor([&] { return window->adviser().advice().isFinished; }, 30'000));
    auto *list = window.find<QTreeView>("analysisList");
    auto *content = window.find<AnalysisPanel>("analysis");
    QVERIFY(!window.find<QPushButton>("analysisPlay")->isEnabled());
    list->setCurrentIndex(list->model()->index(0, 0));
    QVERIFY(window.find<QPushButton>("analysisPlay")->isEnabled());
    QVERIFY(content->marks().shown() > 0);
    const Action action = content->model().candidate(0).action;
    const Seat seat = window->controller().actingSeat();
    const std::size_t before = window->controller().plies();
    window.find<QPushButton>("analysisPlay")->click();
    const LoggedPly played = window->controller().logged(before);
    QCOMPARE(played.seat, seat);
    QVERIFY(played.action == action);
    QCOMPARE(content->marks().shown(), 0);
}

void TestAnalysisPanel::whatIsPlayedAtAnEarlierMomentIsAVariation()
{
    TestWindow window;
    window->adviser().setBudget(500, 20'000);
    window.start(2);
    window.playRandomly(6);
    open(window);
    GameController &controller = window->controller();
    const std::vector<PlyId> line = controller.currentLine();
    controller.goTo(line[line.size() - 2]);
    QVERIFY(QTest::qWaitFor([&] { return window->adviser().advice().isFinished; }, 30'000));
    auto *list = window.find<QTreeView>("analysisList");
    auto *content = window.find<AnalysisPanel>("analysis");
    // Another one than what was played.
    for (int row = 0; row < list->model()->rowCount(); ++row)
        if (content->model().candidate(row).action != controller.logged(line.back()).action) {
            list->setCurrentIndex(list->model()->index(row, 0));
            break;
        }
    const PlyId parent = controller.currentPly();
    const std::size_t children = controller.children(parent).size();
    emit list->activated(list->currentIndex());
    QCOMPARE(controller.children(parent).size(), children + 1);
}

void TestAnalysisPanel::itStopsWhereTheTableIsPutAway()
{
    TestWindow window;
    window.start(2);
    open(window);
    QVERIFY(window->adviser().isThinking());
    window->commands().close->trigger();
    QVERIFY(!window->adviser().isThinking());
    QVERIFY(!panel(window).isVisible());
    window.start(2);
    QVERIFY(panel(window).isVisible());
    QVERIFY(window->adviser().isThinking());
}

void TestAnalysisPanel::aFinishedGameIsLookedBackAt()
{
    TestWindow window;
    window->adviser().setBudget(50, 1000);
    window->review().setBudget(60, 1000);
    window.playToTheEnd(2);
    open(window);
    QVERIFY(window.find<QPushButton>("reviewStart")->isEnabled());
    QVERIFY(!window.find<QWidget>("analysisGraph")->isVisible());
    window.find<QPushButton>("reviewStart")->click();
    QVERIFY(window->review().isRunning());
    QVERIFY(window.find<QWidget>("analysisGraph")->isVisible());
    QVERIFY(QTest::qWaitFor([&] { return !window->review().isRunning(); }, 120'000));
    const std::vector<CostlyTurn> turns = window->review().costliest(3);
    QVERIFY(!turns.empty()); // random play makes mistakes
    QVERIFY(window.find<QWidget>("costlyTurn0")->isVisible());
    window.find<QPushButton>("costlyLook0")->click();
    QCOMPARE(window->controller().currentPly(), turns.front().moment.before);
    QVERIFY(window->editor() == nullptr);
    window.find<QPushButton>("costlyLesson0")->click();
    QCOMPARE(window->controller().currentPly(), turns.front().moment.before);
    QVERIFY(window->editor() != nullptr);
    QVERIFY(window->editor()->isVisible());
}

void TestAnalysisPanel::theGraphIsUsedByKeys()
{
    TestWindow window;
    window->adviser().setBudget(50, 1000);
    window->review().setBudget(30, 1000);
    window.start(2);
    window.playRandomly(20);
    open(window);
    auto *graph = window.find<AnalysisGraph>("analysisGraph");
    QTest::keyClick(graph, Qt::Key_Return); // nothing to go to
    window->review().start();
    QVERIFY(QTest::qWaitFor([&] { return !window->review().isRunning(); }, 60'000));
    graph->grab(); // it can be painted
    QTest::keyClick(graph, Qt::Key_Home);
    QCOMPARE(graph->marked(), 0);
    QVERIFY(!graph->accessibleDescription().isEmpty());
    QTest::keyClick(graph, Qt::Key_Right);
    QCOMPARE(graph->marked(), 1);
    const QString description = graph->accessibleDescription();
    QTest::keyClick(graph, Qt::Key_Return);
    QCOMPARE(window->controller().currentPly(), window->review().moments()[1].before);
    QTest::keyClick(graph, Qt::Key_End);
    QCOMPARE(graph->marked(), static_cast<int>(window->review().moments().size()) - 1);
    QVERIFY(graph->accessibleDescription() != description);
    // A click goes to the nearest decision.
    QTest::mouseClick(graph, Qt::LeftButton, {}, graph->point(3).toPoint());
    QCOMPARE(graph->marked(), 3);
    QCOMPARE(window->controller().currentPly(), window->review().moments()[3].before);
}

QTEST_MAIN(TestAnalysisPanel)
#include "tst_analysis_panel.moc"
