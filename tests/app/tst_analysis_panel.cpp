#include "advice/analysis_graph.h"
#include "advice/analysis_panel.h"
#include "core/languages.h"
#include "editor/window/editor_window.h"
#include "models/log_model.h"
#include "support/test_window.h"
#include "table/dock_page.h"
#include "table/table_page.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <functional>
#include <set>

using namespace waystone;

/// The analysis panel in the window: off until it is wanted, an action shown and played, a game looked back at.
class TestAnalysisPanel : public QObject {
    Q_OBJECT

private slots:
    void itIsOffByDefault();
    void itThinksWhileItIsSeen();
    void aChosenActionIsShownAndPlayed();
    void everyActionIsComparedWithTheBest_data();
    void everyActionIsComparedWithTheBest();
    void whatIsPlayedAtAnEarlierMomentIsAVariation();
    void noActionIsCutOff();
    void everyMomentOfTheLogIsAnalysed();
    void aPausedGameOfComputersIsAnalysed();
    void itStopsWhereTheTableIsPutAway();
    void aFinishedGameIsLookedBackAt();
    void everyCostlyTurnMakesALesson_data();
    void everyCostlyTurnMakesALesson();
    void whatCouldNotBeComparedIsTold();
    void theGraphIsUsedByKeys();
};

namespace {

DockPage &panel(TestWindow &window)
{
    return *window.find<DockPage>("analysisPanel");
}

void open(TestWindow &window)
{
    if (window.find<QWidget>("scoringAll")->isVisible()) // nothing else is seen while points are told
        window.click("scoringAll");
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
    const std::size_t before = window->controller().history().size();
    window.find<QPushButton>("analysisPlay")->click();
    const LoggedPly played = window->controller().history().logged(before);
    QCOMPARE(played.seat, seat);
    QVERIFY(played.action == action);
    QCOMPARE(content->marks().shown(), 0);
}

void TestAnalysisPanel::everyActionIsComparedWithTheBest_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::newRow("Milestones") << QStringLiteral("milestones") << 2;
    QTest::newRow("Province") << QStringLiteral("province") << 2;
    QTest::newRow("Between Two Cities") << QStringLiteral("between-two-cities") << 3;
}

/// "What if?", by keys.
void TestAnalysisPanel::everyActionIsComparedWithTheBest()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    window->adviser().setBudget(300, 20'000);
    window.start(seats, game);
    GameController &controller = window->controller();
    controller.setStudy(true); // no curtain
    while (controller.shown().legal.size() < 3)
        window.playRandomly(1);
    open(window);
    QVERIFY(QTest::qWaitFor([&] { return window->adviser().advice().isFinished; }, 30'000));
    auto *box = window.find<QComboBox>("whatIfAction");
    auto *text = window.find<QLabel>("whatIfText");
    QVERIFY(!text->isVisible());
    QCOMPARE(box->count(), static_cast<int>(controller.shown().legal.size()) + 1);
    const Action best = window->adviser().advice().candidates.front().action;
    const QString bestText = controller.words().actionText(best, controller.shown().view);
    box->setFocus();
    for (int entry = 1; entry < std::min(box->count(), 6); ++entry) {
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentIndex(), entry);
        const bool isBest = box->currentText() == bestText;
        QVERIFY(QTest::qWaitFor(
            [&] {
                return text->isVisible() && text->text().contains(isBest ? QStringLiteral("Nothing better")
                                                                         : QStringLiteral("Compared with"));
            },
            30'000));
        QVERIFY2(isBest || text->text().contains(bestText), qPrintable(text->text()));
        QVERIFY2(text->text().count(QLatin1Char('\n')) <= 3, qPrintable(text->text()));
        QCOMPARE(box->accessibleDescription(), text->text());
        // It is shown on the board, and can be played.
        QVERIFY(window.find<AnalysisPanel>("analysis")->marks().shown() > 0 ||
                window.find<QPushButton>("analysisPlay")->isEnabled());
        QVERIFY(window.find<QPushButton>("analysisPlay")->isEnabled());
    }
    window.playRandomly(1);
    QVERIFY(!text->isVisible());
    QCOMPARE(box->currentIndex(), 0);
}

void TestAnalysisPanel::whatIsPlayedAtAnEarlierMomentIsAVariation()
{
    TestWindow window;
    window->adviser().setBudget(500, 20'000);
    window.start(2);
    window.playRandomly(5);
    GameController &controller = window->controller();
    for (std::size_t choices = 0; choices < 2;) { // until something else could have been played
        choices = controller.shown().legal.size();
        window.playRandomly(1);
    }
    open(window);
    const std::vector<PlyId> line = controller.history().line();
    controller.goTo(line[line.size() - 2]);
    QVERIFY(QTest::qWaitFor([&] { return window->adviser().advice().isFinished; }, 30'000));
    auto *list = window.find<QTreeView>("analysisList");
    auto *content = window.find<AnalysisPanel>("analysis");
    // Another one than what was played.
    for (int row = 0; row < list->model()->rowCount(); ++row)
        if (content->model().candidate(row).action != controller.history().logged(line.back()).action) {
            list->setCurrentIndex(list->model()->index(row, 0));
            break;
        }
    const PlyId parent = controller.history().current();
    const std::size_t children = controller.history().children(parent).size();
    emit list->activated(list->currentIndex());
    QCOMPARE(controller.history().children(parent).size(), children + 1);
}

void TestAnalysisPanel::noActionIsCutOff()
{
    TestWindow window;
    window->resize(1280, 720);
    window->adviser().setBudget(300, 20'000);
    window.start(2);
    open(window);
    QVERIFY(QTest::qWaitFor([&] { return window->adviser().advice().isFinished; }, 30'000));
    const auto *list = window.find<QTreeView>("analysisList");
    QCoreApplication::processEvents();
    int isWrapped = 0;
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QModelIndex index = list->model()->index(row, AnalysisModel::ActionColumn);
        const QRect rect = list->visualRect(index);
        const QRect text = list->fontMetrics().boundingRect(QRect(0, 0, rect.width(), 10'000),
                                                            Qt::TextWordWrap, index.data().toString());
        QVERIFY2(text.height() <= rect.height(), qPrintable(index.data().toString()));
        QVERIFY2(rect.bottom() <= list->viewport()->height(), qPrintable(index.data().toString()));
        isWrapped += rect.height() > 2 * list->fontMetrics().height() - 1 ? 1 : 0;
    }
    QVERIFY(isWrapped > 0); // choosing a starting tile takes many words
}

void TestAnalysisPanel::everyMomentOfTheLogIsAnalysed()
{
    TestWindow window;
    window->adviser().setBudget(50, 20'000);
    window.start(2);
    window.playRandomly(8);
    GameController &controller = window->controller();
    const PlyId fork = controller.history().line()[4];
    controller.goTo(fork);
    window.playRandomly(3); // a variation, or the same once more
    open(window);
    auto *log = window.find<QListView>("log");
    std::vector<QPersistentModelIndex> lines;
    for (int row = 0; row < log->model()->rowCount(); ++row) // what is tried lies open
        if (const QModelIndex line = log->model()->index(row, 0); !line.data(LogModel::OpenRole).isValid())
            lines.emplace_back(line);
    QVERIFY(lines.size() > 5);
    std::set<PlyId> moments;
    for (const QPersistentModelIndex &line : lines) {
        emit log->clicked(line);
        if (window->adviser().subject() == nobody)
            continue; // in the middle of draws
        moments.insert(controller.history().current());
        QVERIFY(QTest::qWaitFor([&] { return window->adviser().advice().isFinished; }, 30'000));
        QCOMPARE(window->adviser().advice().seat, controller.actingSeat());
        for (const Candidate &candidate : window->adviser().advice().candidates)
            QVERIFY(!controller.refuse(candidate.action));
        QVERIFY(window.find<QTreeView>("analysisList")->isVisible());
        QVERIFY(window.find<QTreeView>("analysisList")->model()->rowCount() > 0);
    }
    QVERIFY(moments.size() > 4);
}

void TestAnalysisPanel::aPausedGameOfComputersIsAnalysed()
{
    TestWindow window;
    window->adviser().setBudget(200, 20'000);
    window->commands().pauseBots->setEnabled(true);
    window->bots().setPaused(true);
    window.start(2);
    for (Seat seat = 0; seat < 2; ++seat) {
        Player player = window->controller().player(seat);
        player.bot = "random";
        window->controller().setPlayer(seat, player);
    }
    open(window);
    QVERIFY(window->bots().thinkingSeat() != nobody); // its answer waits
    QVERIFY(hasRows(window));
    const std::size_t plies = window->controller().history().size();
    window->bots().step();
    QVERIFY(QTest::qWaitFor([&] { return window->controller().history().size() > plies; }, 20'000));
    QVERIFY(QTest::qWaitFor([&] { return window->adviser().advice().isFinished; }, 20'000));
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
    QCOMPARE(window->controller().history().current(), turns.front().moment.before);
    QVERIFY(window->editor() == nullptr);
    window.find<QPushButton>("costlyLesson0")->click();
    QCOMPARE(window->controller().history().current(), turns.front().moment.before);
    QVERIFY(window->editor() != nullptr);
    QVERIFY(window->editor()->isVisible());
}

void TestAnalysisPanel::everyCostlyTurnMakesALesson_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("iterations");
    QTest::addColumn<int>("atLeast"); // turns that clearly cost something: random play makes mistakes
    QTest::newRow("Milestones") << QStringLiteral("milestones") << 4 << 150 << 3;
    QTest::newRow("Province") << QStringLiteral("province") << 2 << 400 << 3;
    QTest::newRow("Between Two Cities, behind a curtain")
        << QStringLiteral("between-two-cities") << 3 << 400 << 1;
}

void TestAnalysisPanel::everyCostlyTurnMakesALesson()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(int, iterations);
    QFETCH(int, atLeast);
    TestWindow window;
    window->adviser().setBudget(50, 1000);
    window->review().setBudget(static_cast<std::uint64_t>(iterations), 60'000);
    window.start(seats, game);
    window.playRandomly(400);
    open(window);
    window.find<QPushButton>("reviewStart")->click();
    QVERIFY(QTest::qWaitFor([&] { return !window->review().isRunning(); }, 240'000));
    const std::vector<CostlyTurn> turns = window->review().costliest(3);
    QVERIFY(static_cast<int>(turns.size()) >= atLeast);
    GameController &controller = window->controller();
    for (std::size_t number = 0; number < turns.size(); ++number) {
        const auto nameOf = [number](const char *what) {
            return QByteArray(what) + QByteArray::number(static_cast<int>(number));
        };
        const ReviewedMoment &moment = turns[number].moment;
        QVERIFY(window.find<QLabel>(nameOf("costlyTitle"))
                    ->text()
                    .contains(controller.words().seatName(moment.seat)));
        QVERIFY(window.find<QLabel>(nameOf("costlyTurn"))
                    ->text()
                    .contains(controller.words().actionText(moment.best, moment.view)));
        window.find<QPushButton>(nameOf("costlyLook"))->click();
        QCOMPARE(controller.history().current(), moment.before);
        QCOMPARE(controller.actingSeat(), moment.seat); // whoever else chooses at the same time
        window.find<QPushButton>(nameOf("costlyLesson"))->click();
        QCOMPARE(controller.actingSeat(), moment.seat); // whose lesson it is
        QVERIFY(window.dialogs.troubles.empty());
        QVERIFY(window->editor() != nullptr);
        // Each in a window of its own.
        const Position before = controller.sessionToSave().ply(moment.before).position;
        const QWidgetList windows = QApplication::topLevelWidgets();
        QVERIFY(std::ranges::any_of(windows, [&](QWidget *widget) {
            auto *editor = qobject_cast<EditorWindow *>(widget);
            if (editor == nullptr)
                return false;
            const Result<Position> position = editor->document().position();
            if (!position || !controller.game().same(*position, before))
                return false;
            // It says why, in every language.
            const Lesson &lesson = *editor->document().scenario().lesson;
            const LocalText &why = lesson.steps.back().branches.front().text;
            return !moment.comparison || moment.comparison->reasons.empty() ||
                   why.texts.size() == programLanguages.size();
        }));
    }
}

void TestAnalysisPanel::whatCouldNotBeComparedIsTold()
{
    TestWindow window;
    window->adviser().setBudget(50, 1000);
    window->review().setBudget(1, 1000);
    window.start(2);
    window.playRandomly(20);
    open(window);
    auto *doubts = window.find<QLabel>("reviewDoubts");
    QVERIFY(!doubts->isVisible());
    window->review().start();
    QVERIFY(QTest::qWaitFor([&] { return !window->review().isRunning(); }, 60'000));
    const int count = window->review().notCompared();
    QVERIFY(count > 0);
    QVERIFY(doubts->isVisible());
    QVERIFY2(doubts->text().contains(QString::number(count)), qPrintable(doubts->text()));
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
    // To look back takes nothing back.
    const PlyId now = window->controller().history().now();
    QTest::keyClick(graph, Qt::Key_Return);
    QCOMPARE(window->controller().history().current(), window->review().moments()[1].before);
    QVERIFY(window->controller().history().isLookingBack());
    QCOMPARE(window->controller().history().now(), now);
    QTest::keyClick(graph, Qt::Key_End);
    QCOMPARE(graph->marked(), static_cast<int>(window->review().moments().size()) - 1);
    QVERIFY(graph->accessibleDescription() != description);
    // A click goes to the nearest decision.
    QTest::mouseClick(graph, Qt::LeftButton, {}, graph->point(3).toPoint());
    QCOMPARE(graph->marked(), 3);
    QCOMPARE(window->controller().history().current(), window->review().moments()[3].before);
    QCOMPARE(window->controller().history().now(), now);
}

QTEST_MAIN(TestAnalysisPanel)
#include "tst_analysis_panel.moc"
