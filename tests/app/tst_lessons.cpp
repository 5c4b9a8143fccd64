#include "core/json/json.h"
#include "games.h"
#include "learning/lesson_desk.h"
#include "lessons/results/results_dialog.h"
#include "support/test_window.h"
#include "support/visible_texts.h"
#include "support/window_walk.h"
#include "test_paths.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace waystone;

/// Lessons read in the real window.
class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void aWrongMoveIsToldShownAndTakenBack();
    void whatIsHalfMadeIsTold();
    void aClickOnAWrongMoveTellsToTryAgain();
    void whatWasMarkedStaysMarkedAfterAWrongMove();
    void whatWasMarkedIsMarkedAgainInTheMiddleOfAStep();
    void aTaskAtTheEndCanBeSkipped();
    void whatReadsTheSameInBothLanguagesStandsOnce();
    void theGoalStandsInWordsWithTheActionsLeft();
    void whatIsSaidIsInView_data();
    void whatIsSaidIsInView();
    void theEndTellsHowTheTasksWent();
    void theFirstGameIsSeenWithTheResult_data();
    void theFirstGameIsSeenWithTheResult();
    void nothingLooksLikeAnAnswerUnasked();
    void whatWasMissedComesBack();
    void answersShowTheirKeysAndTakeReturn();
    void hintsComeOneAtATime();
    void aWrongAnswerLeavesTheQuestionOpen();
    void aPredictionIsItemised();
    void aPredictionNamesWhatScores();
    void theReaderResumesWhereHeLeft();
    void theContentsLeadAnywhere();
    void aLongLessonIsToldInChapters();
    void theFirstAnswerIsNeverTheRightOne();
    void whoLeavesALessonGoesBackToWhereTheyCameFrom();
    void theStartLeadsToAGuidedGame();
    void theKeyboardAloneIsEnough();
    void aSwitchOfLanguageLeavesNothingStale_data();
    void aSwitchOfLanguageLeavesNothingStale();
    void twoLanguagesStandSideBySide();
    void theGameOnTheTableWaits();
    void theRulesAreTwoClicksAway();
    void theReaderPlaysOnAgainstTheComputer();
    void aSecretChoiceIsConfirmedAsInTheGame();
    void whatCannotBeReadIsTold();

    void cleanup() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }
};

namespace {

const QString twoCities = QStringLiteral(":/lessons/between-two-cities/walkthrough.json");
const QString houseFirst = QStringLiteral(WAYSTONE_TESTS_DIR "/app/support/house.json");

const QString keepItFromHim = QStringLiteral(":/lessons/between-two-cities/keep-it-from-him.json");

LessonPlayer &playerOf(TestWindow &window)
{
    return window->lessons().player();
}

void switchTo(TestWindow &window, const QString &code)
{
    window->findChild<QAction *>(QStringLiteral("language_") + code)->trigger();
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents();
}

QString labelText(TestWindow &window, const char *name)
{
    return window.find<QLabel>(name)->text();
}

/// Plays the action as the reader would and waits for what is said to it.
void play(TestWindow &window, Action action)
{
    GameController &controller = window->lessons().lessonPage().controller();
    if (!controller.propose(action, GameController::Proposer::confirmed))
        qFatal("the reader may not play this");
    // What is said comes when the board has been shown, and it is known whether the goal can still be reached.
    QCoreApplication::processEvents();
    if (!QTest::qWaitFor([&window] { return !playerOf(window).run().awaitsReach(); }))
        qFatal("nothing is said to the move");
}

Action actionOf(TestWindow &window, std::string_view notation)
{
    return *playerOf(window).lesson().game->actionFrom(notation);
}

/// The first task after something wrong, the others left out.
void goToTheEnd(TestWindow &window)
{
    LessonPlayer &player = playerOf(window);
    const std::vector<LessonOption> &options = player.step().options;
    for (const bool isRight : {false, true})
        for (std::size_t option = 0; option < options.size(); ++option)
            if (options[option].isRight == isRight)
                player.choose(static_cast<int>(option));
    player.next();
    while (!window.find<QWidget>("lessonSummary")->isVisible())
        player.skip();
}

/// Plays what solves the task.
void solve(TestWindow &window)
{
    LessonPlayer &player = playerOf(window);
    for (const LineStep &line : std::vector(player.step().solution))
        if (line.seat == player.step().seat) {
            play(window, line.action);
            if (!QTest::qWaitFor([&] { return player.isReadersMove() || player.canGoOn(); }))
                qFatal("the lesson does not go on");
        }
}

} // namespace

void TestLessons::aWrongMoveIsToldShownAndTakenBack()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(houseFirst, QStringLiteral("house-then-market")));
    LessonPlayer &player = playerOf(window);
    GameController &controller = window->lessons().lessonPage().controller();
    const Position before = controller.sessionToSave().position();
    const QString title = QString::fromStdString(player.lesson().title.in("en", "en"));
    QVERIFY2(window->windowTitle().contains(title), qPrintable(window->windowTitle()));
    // However much is said, the way back from it lies in one place.
    std::optional<int> place;
    const auto isInPlace = [&] {
        WindowWalk::settle(); // the card lays itself out
        const auto *button = window.find<QPushButton>("tryAgain");
        const int here = button->mapTo(window.find<QWidget>("lessonCard"), QPoint()).y();
        return place.value_or(here) == *(place = here);
    };
    for (const bool looks : {false, true}) {
        play(window, actionOf(window, "market b7"));
        QCOMPARE(player.stage(), LessonPlayer::Stage::judged);
        QVERIFY(labelText(window, "lessonFeedbackText").startsWith(QStringLiteral("4 points, but")));
        QVERIFY(isInPlace());
        QVERIFY2(!labelText(window, "lessonReason").isEmpty(), "why");
        QVERIFY2(labelText(window, "lessonWayBack").contains(QStringLiteral("arket")), "what is taken back");
        QVERIFY(!window.find<QPushButton>("lessonNext")->isEnabled());
        QVERIFY(controller.shown().legal.empty());
        if (looks) {
            const PlyId wrong = controller.history().current();
            window.click("seeConsequence");
            QCOMPARE(player.stage(), LessonPlayer::Stage::seen);
            QVERIFY(controller.history().current() != wrong);
            window.click("seeConsequence"); // once more
            QCOMPARE(player.stage(), LessonPlayer::Stage::seen);
        }
        window.click("tryAgain");
        QCOMPARE(player.stage(), LessonPlayer::Stage::asked);
        QVERIFY(controller.game().same(controller.sessionToSave().position(), before));
        QVERIFY(!window.find<QWidget>("lessonFeedback")->isVisible());
    }
    // A whole class of moves has its text, and so has any other.
    for (const LegalAction &legal : std::vector(controller.shown().legal)) {
        if (controller.game().notation(legal.action) == "house a6-b6-b7")
            continue;
        play(window, legal.action);
        if (player.stage() == LessonPlayer::Stage::judged) {
            QVERIFY(!labelText(window, "lessonFeedbackText").isEmpty());
            QVERIFY(isInPlace());
            window.click("tryAgain");
        } else {
            window.click("restartStep"); // nothing is lost yet
        }
        QVERIFY(controller.game().same(controller.sessionToSave().position(), before));
    }
    play(window, actionOf(window, "house a6-b6-b7"));
    QCOMPARE(player.stage(), LessonPlayer::Stage::asked);
    QVERIFY(labelText(window, "lessonFeedbackText").startsWith(QStringLiteral("7 points")));
    const QString soFar = labelText(window, "lessonVerdict");
    play(window, actionOf(window, "market b7"));
    QCOMPARE(player.stage(), LessonPlayer::Stage::done);
    QVERIFY2(labelText(window, "lessonVerdict") != soFar, "a task that is solved looks like one");
}

void TestLessons::whatIsHalfMadeIsTold()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(houseFirst, QStringLiteral("house-then-market")));
    LessonPage &page = window->lessons().lessonPage();
    BoardView &view = page.table().view();
    const auto *told = window.find<QLabel>("lesson_promptText");
    QVERIFY(told->isVisible());
    const QString usual = told->text();
    const std::vector<LegalAction> &legal = page.controller().shown().legal;
    const auto section = std::ranges::find_if(
        legal, [](const LegalAction &action) { return action.routes.front().size() == 3; });
    QVERIFY(section != legal.end());
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                      view.viewportPoint(section->routes.front().front()));
    QVERIFY(told->isVisible());
    QVERIFY(told->text() != usual);
    QTest::keyClick(&view, Qt::Key_Escape);
    QCOMPARE(told->text(), usual);
}

void TestLessons::aClickOnAWrongMoveTellsToTryAgain()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(houseFirst, QStringLiteral("house-then-market")));
    LessonPage &page = window->lessons().lessonPage();
    BoardView &view = page.table().view();
    const HintItem &hint = page.table().scene().hint();
    const Route route = page.controller().shown().legal.front().routes.front();
    const auto click = [&] {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.viewportPoint(route.front()));
    };
    const auto isTold = [&] {
        return hint.isVisible() && hint.lines().join(QString()).contains(QStringLiteral("Try Again"));
    };
    click();
    QVERIFY2(!isTold(), "the reader may play");
    page.table().play().input().cancel();
    play(window, actionOf(window, "market b7"));
    QCOMPARE(playerOf(window).stage(), LessonPlayer::Stage::judged);
    click();
    QVERIFY(isTold());
    window.click("tryAgain");
    QVERIFY(!isTold());
    click();
    QVERIFY(!isTold());
}

void TestLessons::whatWasMarkedStaysMarkedAfterAWrongMove()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(QStringLiteral(":/lessons/province/walkthrough.json"),
                                         QStringLiteral("to-a-labor-zone")));
    LessonPlayer &player = playerOf(window);
    const std::vector<LessonMark> marks = player.step().marks;
    QVERIFY(!marks.empty());
    play(window, actionOf(window, "move green right"));
    QCOMPARE(player.stage(), LessonPlayer::Stage::judged);
    QVERIFY(player.marks().size() > marks.size());
    QVERIFY(std::equal(marks.begin(), marks.end(), player.marks().begin()));
    QVERIFY2(player.marks().back().tone == LessonMark::Tone::bad, "what was wrong is marked as such");
    window.click("tryAgain");
    QVERIFY(player.marks() == marks);
    play(window, actionOf(window, "move green left"));
    QCOMPARE(player.stage(), LessonPlayer::Stage::done);
    QVERIFY(player.marks() != marks);
}

void TestLessons::whatWasMarkedIsMarkedAgainInTheMiddleOfAStep()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(QStringLiteral(":/lessons/province/start.json"),
                                         QStringLiteral("build-the-lender")));
    LessonPlayer &player = playerOf(window);
    const std::vector<LessonMark> marks = player.step().marks;
    QVERIFY(!marks.empty());
    play(window, actionOf(window, "move green right"));
    play(window, actionOf(window, "finish-work"));
    QVERIFY(player.marks() == marks);
    play(window, actionOf(window, "build union"));
    QCOMPARE(player.stage(), LessonPlayer::Stage::judged);
    window.click("tryAgain");
    QCOMPARE(player.stage(), LessonPlayer::Stage::asked);
    QVERIFY(!player.run().played().empty());
    QVERIFY(player.marks() == marks);
}

void TestLessons::aTaskAtTheEndCanBeSkipped()
{
    TestWindow window;
    QFile file(houseFirst);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject lesson = QJsonDocument::fromJson(file.readAll()).object();
    QJsonArray steps = lesson[QStringLiteral("steps")].toArray();
    while (steps.last()[QStringLiteral("kind")].toString() != QStringLiteral("do"))
        steps.removeLast();
    lesson[QStringLiteral("steps")] = steps;
    const QString path = window.path(QStringLiteral("ends-with-a-task.json"));
    QFile own(path);
    QVERIFY(own.open(QIODevice::WriteOnly));
    own.write(QJsonDocument(lesson).toJson());
    own.close();
    QVERIFY(window->lessons().openLesson(path, steps.last()[QStringLiteral("id")].toString()));
    LessonPlayer &player = playerOf(window);
    QVERIFY(player.isLast());
    QCOMPARE(player.stage(), LessonPlayer::Stage::asked);
    QVERIFY(!window.find<QPushButton>("lessonNext")->isEnabled());
    QVERIFY(window.find<QPushButton>("lessonSkip")->isEnabled());
    QSignalSpy finished(&player, &LessonPlayer::finished);
    window.click("lessonSkip");
    QCOMPARE(finished.size(), 1);
    QVERIFY(window.find<QWidget>("lessonSummary")->isVisible());
    QVERIFY(!window.find<QWidget>("nextLesson")->isVisible()); // the file is none of the library's
    window.click("leaveSummary");
    QVERIFY(!window.find<QWidget>("lessonPage")->isVisible());
    QVERIFY2(
        !window->lessons().progress().doneSteps(path).contains(steps.last()[QStringLiteral("id")].toString()),
        "skipped is not done");
}

void TestLessons::theGoalStandsInWordsWithTheActionsLeft()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(houseFirst, QStringLiteral("house-then-market")));
    const LessonStep &step = playerOf(window).step();
    QVERIFY(window.find<QWidget>("lessonGoal")->isVisible());
    QVERIFY(!labelText(window, "lessonGoalText").isEmpty());
    QVERIFY(labelText(window, "lessonActionsLeft").contains(QString::number(step.mostActions)));
    switchTo(window, QStringLiteral("hu"));
    QCOMPARE(labelText(window, "lessonActionsLeft"),
             QStringLiteral("Legfeljebb %1 akcióval").arg(step.mostActions));
    playerOf(window).goTo(0);
    QVERIFY(!window.find<QWidget>("lessonGoal")->isVisible());
}

void TestLessons::answersShowTheirKeysAndTakeReturn()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(keepItFromHim));
    LessonPlayer &player = playerOf(window);
    auto *options = window.find<QWidget>("lessonOptions");
    const auto buttons = options->findChildren<QPushButton *>();
    QVERIFY(buttons.size() >= 2);
    for (const QPushButton *button : buttons)
        QVERIFY(button->text().at(0).isDigit());
    int wrong = 0;
    while (player.step().options[static_cast<std::size_t>(wrong)].isRight)
        ++wrong;
    auto *first = window.find<QPushButton>(QByteArray("option" + QByteArray::number(wrong)).constData());
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Return);
    QVERIFY(player.isChosen(wrong));
}

void TestLessons::whatIsSaidIsInView_data()
{
    QTest::addColumn<double>("size");
    QTest::addColumn<QString>("language");
    for (const int percent : {100, 150, 200})
        for (const char *language : {"en", "fr", "hu"})
            QTest::addRow("%s at %d percent", language, percent)
                << percent / 100.0 << QString::fromLatin1(language);
}

void TestLessons::whatIsSaidIsInView()
{
    QFETCH(double, size);
    QFETCH(QString, language);
    const WindowWalk letters(size);
    TestWindow window;
    window.languages.set(language);
    window->resize(960, 600);
    QVERIFY(window->lessons().openLesson(houseFirst, QStringLiteral("house-then-market")));
    WindowWalk::settle();
    const auto isInView = [](const QWidget &widget) {
        return widget.isVisible() && widget.visibleRegion().boundingRect() == widget.rect();
    };
    for (int round = 0; round < 2; ++round) {
        play(window, actionOf(window, "market b7"));
        WindowWalk::settle();
        QVERIFY2(isInView(*window.find<QLabel>("lessonVerdict")), "the verdict is below the fold");
        window.click("tryAgain");
        WindowWalk::settle();
    }
    LessonPlayer &player = playerOf(window);
    while (player.hasMoreHints()) {
        player.tellHint();
        WindowWalk::settle();
        QVERIFY(!window.find<QLabel>("lessonHints")->visibleRegion().isEmpty());
    }
    QVERIFY(window->lessons().openLesson(keepItFromHim));
    const std::vector<LessonOption> options = playerOf(window).step().options;
    const auto wrong = std::ranges::find(options, false, &LessonOption::isRight) - options.begin();
    playerOf(window).choose(static_cast<int>(wrong));
    WindowWalk::settle();
    QVERIFY2(isInView(*window.find<QLabel>("lessonVerdict")), "the answer to an answer is below the fold");
}

void TestLessons::theEndTellsHowTheTasksWent()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(keepItFromHim));
    LessonPlayer &player = playerOf(window);
    goToTheEnd(window);
    const LessonPlayer::Summary summary = player.summary();
    QCOMPARE(summary.again, 1);
    QCOMPARE(summary.firstTry + summary.withHints, 0);
    QCOMPARE(summary.leftOut, player.steps() - 1);
    QVERIFY(summary.missed == std::vector<int>{0});
    // What was skipped is to be done as well.
    QCOMPARE(static_cast<int>(summary.skipped.size()), summary.leftOut);
    for (const int step : summary.skipped)
        QVERIFY(window.find<QPushButton>(qPrintable(QStringLiteral("missed%1").arg(step)))->isVisible());
    QVERIFY(window.find<QPushButton>("repeatMissed")->text().contains(QString::number(summary.leftOut + 1)));
    QVERIFY(labelText(window, "summaryHeading").contains(QString::number(summary.leftOut)));
    QVERIFY(labelText(window, "summaryResults").contains(QStringLiteral("1 task")));
    // It can be saved, and a teacher reads it out of the folder.
    window.dialogs.save = window.path(QStringLiteral("class/anna.wayresult"));
    QVERIFY(QDir().mkpath(window.path(QStringLiteral("class"))));
    window.find<QLineEdit>("summaryName")->setText(QStringLiteral(" Anna "));
    window.click("saveResult");
    QVERIFY(window.dialogs.troubles.empty());
    QVERIFY(window.dialogs.proposals.back().endsWith(QStringLiteral("-Anna.wayresult")));
    const ResultFolder saved = readResultFolder(window.path(QStringLiteral("class")).toStdString());
    QCOMPARE(saved.results.size(), 1u);
    const LessonResult &result = saved.results.front().result;
    QCOMPARE(result.name, std::string("Anna"));
    QCOMPARE(result.lesson, player.lesson().id);
    QCOMPARE(static_cast<int>(result.tasks.size()), summary.leftOut + 1);
    QVERIFY(result.tasks[0].isDone);
    QVERIFY(result.tasks[0].tries > 1);
    QVERIFY(result.tasks[1].outcome() == TaskResult::Outcome::notDone);
    window.dialogs.folder = window.path(QStringLiteral("class"));
    window->commands().results->trigger();
    auto *results = window->findChild<ResultsDialog *>();
    QVERIFY(results != nullptr);
    results->findChild<QPushButton *>(QStringLiteral("chooseResults"))->click();
    const QAbstractItemModel *table =
        results->findChild<QTableView *>(QStringLiteral("resultsTable"))->model();
    const QString tries = QStringLiteral("↻ %1").arg(result.tasks[0].tries);
    QCOMPARE(table->rowCount(), 2); // the class and Anna
    QCOMPARE(table->index(1, 0).data().toString(), tries);
    QCOMPARE(table->headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("Anna"));
    QCOMPARE(table->headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("► Step 1"));
    // The other way round.
    results->findChild<QCheckBox *>(QStringLiteral("resultsPupilRows"))->click();
    QCOMPARE(table->rowCount(), static_cast<int>(result.tasks.size()));
    QCOMPARE(table->index(0, 1).data().toString(), tries);
    QCOMPARE(table->headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Anna"));
    QVERIFY(results->findChild<QLabel *>(QStringLiteral("resultsAdvice"))
                ->text()
                .contains(QStringLiteral("step 1,")));
    window.dialogs.save = window.path(QStringLiteral("class.csv"));
    results->findChild<QPushButton *>(QStringLiteral("exportResults"))->click();
    QFile csv(window.dialogs.save);
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QVERIFY(csv.readAll().contains("Anna,anna.wayresult,again,"));
    results->close();
    // A click leads to the step, and its end back to here.
    window.click("missed0");
    QVERIFY(!window.find<QWidget>("lessonSummary")->isVisible());
    QCOMPARE(player.stepIndex(), 0);
    goToTheEnd(window);
    // The next lesson is one of the same game.
    const std::string game(player.lesson().game->id());
    const std::string id = player.lesson().id;
    QVERIFY(window.find<QPushButton>("nextLesson")->isVisible());
    window.click("nextLesson");
    QCOMPARE(std::string(player.lesson().game->id()), game);
    QVERIFY(player.lesson().id != id);
    QVERIFY(!window.find<QWidget>("lessonSummary")->isVisible());
}

void TestLessons::theFirstGameIsSeenWithTheResult_data()
{
    QTest::addColumn<double>("size");
    QTest::addColumn<QSize>("window");
    QTest::addColumn<QString>("language");
    for (const int percent : {100, 150})
        for (const QSize window : {QSize(1280, 720), QSize(1024, 700)})
            for (const char *language : {"en", "fr", "hu"})
                QTest::addRow("%s, %d wide at %d percent", language, window.width(), percent)
                    << percent / 100.0 << window << QString::fromLatin1(language);
}

void TestLessons::theFirstGameIsSeenWithTheResult()
{
    QFETCH(double, size);
    QFETCH(QSize, window);
    QFETCH(QString, language);
    const WindowWalk letters(size);
    TestWindow shown;
    shown.languages.set(language);
    shown->resize(window);
    shown->lessons().openStart(QStringLiteral("between-two-cities"));
    LessonPlayer &player = playerOf(shown);
    player.goTo(player.steps() - 1);
    auto *next = shown.find<QPushButton>("lessonSkip");
    next->setFocus();
    next->click();
    WindowWalk::settle();
    const auto isSeen = [](const QWidget &widget) {
        return widget.isVisible() && widget.visibleRegion().boundingRect() == widget.rect();
    };
    for (const char *part : {"summaryHeading", "summaryResults", "firstGame"})
        QVERIFY2(isSeen(*shown.find<QWidget>(part)), part);
    // What was missed, however much, comes below.
    const QLayout *column = shown.find<QWidget>("lessonSummary")->layout();
    QVERIFY(column->indexOf(shown.find<QWidget>("firstGame")) <
            column->indexOf(shown.find<QWidget>("summaryMissed")));
}

/// Whatever had the keyboard before: no piece lies on the board that nobody has asked for.
void TestLessons::nothingLooksLikeAnAnswerUnasked()
{
    TestWindow window;
    window->lessons().openStart(QStringLiteral("between-two-cities"));
    LessonPage &page = window->lessons().lessonPage();
    LessonPlayer &player = playerOf(window);
    auto *next = window.find<QPushButton>("lessonNext");
    while (!player.isLast()) {
        solve(window);
        QVERIFY(next->isEnabled());
        next->setFocus();
        next->click(); // is offered no more, and hands the keyboard on
        WindowWalk::settle();
        QVERIFY2(page.table().scene().ghosts().empty(), player.step().id.c_str());
        QVERIFY(!page.table().view().focusPlace());
    }
}

void TestLessons::whatWasMissedComesBack()
{
    TestWindow window;
    const QDate today(2026, 3, 1);
    QDate day = today;
    window->lessons().progress().setToday([&day] { return day; });
    window.click("learn");
    QVERIFY(!window.find<QPushButton>("repeatDue")->isVisible());
    QVERIFY(window->lessons().openLesson(keepItFromHim));
    goToTheEnd(window);
    window.click("leaveSummary");
    window->lessons().showLibrary();
    QVERIFY(!window.find<QPushButton>("repeatDue")->isVisible()); // not on the same day
    day = today.addDays(1);
    window->lessons().showLibrary();
    QVERIFY(window.find<QPushButton>("repeatDue")->isVisible());
    const QString left = window->lessons().progress().lastStep(playerOf(window).key());
    window.click("repeatDue");
    LessonPlayer &player = playerOf(window);
    QCOMPARE(player.stepIndex(), 0);
    QVERIFY(player.isLast());
    const std::vector<LessonOption> &options = player.step().options;
    player.choose(
        static_cast<int>(std::ranges::find(options, true, &LessonOption::isRight) - options.begin()));
    player.next();
    QVERIFY(window.find<QWidget>("lessonSummary")->isVisible());
    QCOMPARE(player.summary().firstTry, 1);
    QCOMPARE(window->lessons().progress().lastStep(player.key()), left);
    // The next time after three days.
    const QStringList step{QString::fromStdString(player.step().id)};
    for (const int days : {1, 2, 3, 4}) {
        day = today.addDays(days);
        QCOMPARE(window->lessons().progress().due(player.key(), step).isEmpty(), days < 4);
    }
}

/// Numbers and names need not be told twice.
void TestLessons::whatReadsTheSameInBothLanguagesStandsOnce()
{
    TestWindow window;
    window->lessons().lessonPage().card().setSecondLanguage(QStringLiteral("fr"));
    int same = 0;
    for (const LibraryItem &item : std::vector(window->lessons().library().items())) {
        if (item.kind != LibraryItem::Kind::walkthrough)
            continue;
        QVERIFY(window->lessons().openLesson(item.path));
        LessonPlayer &player = playerOf(window);
        for (int step = 0; step < player.steps(); ++step) {
            const std::vector<LessonOption> &options =
                player.lesson().steps[static_cast<std::size_t>(step)].options;
            if (options.empty())
                continue;
            player.goTo(step);
            for (std::size_t option = 0; option < options.size(); ++option) {
                const QString en = QString::fromStdString(options[option].text.in("en", "en"));
                const QString fr = QString::fromStdString(options[option].text.in("fr", "en"));
                same += en == fr ? 1 : 0;
                const QString shown =
                    window.find<QPushButton>(qPrintable(QStringLiteral("option%1").arg(option)))->text();
                QCOMPARE(shown.section(QStringLiteral("  "), 1), // behind its key
                         en == fr ? en : en + QLatin1Char('\n') + fr);
            }
        }
    }
    QVERIFY(same > 5);
}

void TestLessons::hintsComeOneAtATime()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(houseFirst, QStringLiteral("two-houses")));
    LessonPlayer &player = playerOf(window);
    const std::size_t hints = player.step().hints.size();
    QVERIFY(hints > 0);
    QVERIFY(!window.find<QLabel>("lessonHints")->isVisible());
    for (std::size_t told = 1; told <= hints; ++told) {
        window.click("lessonHint");
        // Return is the board's, as the line above it says.
        QCOMPARE(window->focusWidget(), &window->lessons().lessonPage().table().view());
        const QString text = labelText(window, "lessonHints");
        for (std::size_t hint = 0; hint < hints; ++hint)
            QCOMPARE(text.contains(QString::fromStdString(player.step().hints[hint].in("en", "en"))),
                     hint < told);
    }
    QVERIFY(!window.find<QPushButton>("lessonHint")->isVisible());
    // The keyboard does not fall to what happens to stand next to it.
    QCOMPARE(window->focusWidget(), &window->lessons().lessonPage().table().view());
    // They stay told when a move is taken back.
    GameController &controller = window->lessons().lessonPage().controller();
    for (const LegalAction &legal : std::vector(controller.shown().legal)) {
        play(window, legal.action);
        if (player.stage() == LessonPlayer::Stage::judged)
            break;
        window.click("restartStep");
        for (std::size_t told = 0; told < hints; ++told)
            window.click("lessonHint");
    }
    QCOMPARE(player.stage(), LessonPlayer::Stage::judged);
    window.click("tryAgain");
    QCOMPARE(player.run().hintsTold(), static_cast<int>(hints));
}

void TestLessons::aWrongAnswerLeavesTheQuestionOpen()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(houseFirst, QStringLiteral("in-one-sentence")));
    window.click("option0");
    QCOMPARE(playerOf(window).stage(), LessonPlayer::Stage::asked);
    QVERIFY(labelText(window, "lessonFeedbackText").startsWith(QStringLiteral("Then the number")));
    QVERIFY(!window.find<QPushButton>("option0")->isEnabled());
    window.click("option2");
    QCOMPARE(playerOf(window).stage(), LessonPlayer::Stage::done);
    QVERIFY(!window.find<QPushButton>("option1")->isEnabled());
}

void TestLessons::aPredictionIsItemised()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(houseFirst, QStringLiteral("what-the-house-brings")));
    LessonPlayer &player = playerOf(window);
    auto *number = window.find<QSpinBox>("predictedPoints");
    QStringList verdicts;
    for (const int guess : {6, 8}) {
        number->setValue(guess);
        window.click("checkPrediction");
        QCOMPARE(player.stage(), LessonPlayer::Stage::asked);
        QVERIFY(!player.points());
        verdicts.append(labelText(window, "lessonVerdict"));
    }
    QVERIFY(verdicts[0] != verdicts[1]); // more, less
    number->setValue(7);
    window.click("checkPrediction");
    QCOMPARE(player.stage(), LessonPlayer::Stage::done);
    QCOMPARE(player.points()->total, 7);
    int sum = 0;
    for (const auto &[source, points] : player.points()->sources)
        sum += points;
    QCOMPARE(sum, 7);
    QVERIFY(labelText(window, "lessonPoints").contains(QStringLiteral("7")));
    QVERIFY(labelText(window, "lessonFeedbackText").startsWith(QStringLiteral("Seven")));
    // The line has been played.
    QVERIFY(window->lessons().lessonPage().controller().history().current() != 0);
}

/// A city's points are told by what brings them, not by where the city stands in the score.
void TestLessons::aPredictionNamesWhatScores()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(twoCities, QStringLiteral("eighth-office")));
    window.find<QSpinBox>("predictedPoints")->setValue(2);
    window.click("checkPrediction");
    const auto points = playerOf(window).points();
    QVERIFY(points);
    QCOMPARE(points->total, 2);
    QCOMPARE(points->sources.size(), 1U);
    QCOMPARE(points->sources.front().first, std::string_view("office"));
    QVERIFY2(labelText(window, "lessonPoints").startsWith(QStringLiteral("Office")),
             qPrintable(labelText(window, "lessonPoints")));
}

void TestLessons::theReaderResumesWhereHeLeft()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(houseFirst));
    window.click("lessonNext");
    window.click("lessonSkip");
    const QString step = QString::fromStdString(playerOf(window).step().id);
    window.restart();
    QVERIFY(window->lessons().openLesson(houseFirst));
    QCOMPARE(QString::fromStdString(playerOf(window).step().id), step);
    QVERIFY(playerOf(window).isDone(0));
    QVERIFY(!playerOf(window).isDone(1)); // skipped
    QVERIFY(window->lessons().openLesson(houseFirst, {}, true));
    QCOMPARE(playerOf(window).stepIndex(), 0);
}

void TestLessons::theContentsLeadAnywhere()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(QStringLiteral(":/lessons/milestones/walkthrough.json")));
    LessonPlayer &player = playerOf(window);
    const std::vector<int> chapters = player.chapters();
    QVERIFY(chapters.size() > 3);
    auto *menu = window.find<QMenu>("lessonContentsMenu");
    QCOMPARE(static_cast<std::size_t>(menu->actions().size()), chapters.size());
    menu->actions().at(2)->trigger();
    QCOMPARE(player.stepIndex(), chapters[2]);
    QCOMPARE(labelText(window, "lessonChapter"),
             QString::fromStdString(player.step().chapter.in("en", "en")));
    window.click("lessonBack");
    QCOMPARE(player.stepIndex(), chapters[2] - 1);
    QCOMPARE(player.chapterOf(player.stepIndex()), chapters[1]);
}

void TestLessons::aLongLessonIsToldInChapters()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(QStringLiteral(":/lessons/milestones/walkthrough.json")));
    LessonPlayer &player = playerOf(window);
    const std::vector<int> chapters = player.chapters();
    player.goTo(chapters[1] + 2);
    QCOMPARE(
        labelText(window, "lessonCount"),
        QStringLiteral("Chapter 2 of %1 · Step 3 of %2").arg(chapters.size()).arg(chapters[2] - chapters[1]));
    const QList<QAction *> entries = window.find<QMenu>("lessonContentsMenu")->actions();
    for (const QAction *entry : entries) {
        QVERIFY(!entry->isCheckable());
        QCOMPARE(entry->font().bold(), entry == entries[1]);
        QCOMPARE(entry->text().contains(QStringLiteral("you are here")), entry == entries[1]);
    }
    // A short one has none.
    QVERIFY(window->lessons().openLesson(houseFirst));
    QVERIFY(labelText(window, "lessonCount").startsWith(QStringLiteral("Step 1 of ")));
}

void TestLessons::theFirstAnswerIsNeverTheRightOne()
{
    TestWindow window;
    const auto shown = [&](const char *name) { return window.find<QPushButton>(name)->geometry().top(); };
    QVERIFY(window->lessons().openLesson(houseFirst, QStringLiteral("in-one-sentence")));
    Lesson lesson = playerOf(window).lesson();
    const auto step = std::ranges::find(lesson.steps, "in-one-sentence", &LessonStep::id);
    QCOMPARE(step->options.size(), std::size_t{3});
    for (const std::size_t right : {0U, 1U, 2U}) {
        for (std::size_t option = 0; option < step->options.size(); ++option)
            step->options[option].isRight = option == right;
        window->lessons().tryLesson(lesson, QStringLiteral("in-one-sentence"));
        QCoreApplication::processEvents();
        // As they are written, but for a right one at their head.
        QVERIFY(shown("option1") < shown("option2"));
        QCOMPARE(shown("option0") < shown("option1"), right != 0);
    }
}

void TestLessons::whoLeavesALessonGoesBackToWhereTheyCameFrom()
{
    TestWindow window;
    LessonDesk &desk = window->lessons();
    QSignalSpy toEditor(&desk, &LessonDesk::editorWanted);
    const auto skipToTheEnd = [&] {
        LessonPlayer &player = playerOf(window);
        player.goTo(player.steps() - 1);
        player.skip();
        return window.find<QPushButton>("leaveSummary");
    };
    QVERIFY(desk.openLesson(houseFirst));
    const Lesson lesson = playerOf(window).lesson();
    desk.tryLesson(lesson, {});
    QPushButton *leave = skipToTheEnd();
    QVERIFY(leave->text().contains(QStringLiteral("Editor")));
    leave->click();
    QCOMPARE(toEditor.count(), 1);
    QVERIFY(!desk.libraryPage().isVisible());

    desk.showLibrary();
    emit desk.libraryPage().lessonChosen(houseFirst, true);
    leave = skipToTheEnd();
    QVERIFY(leave->text().contains(QStringLiteral("Lessons")));
    leave->click();
    QVERIFY(desk.libraryPage().isVisible());

    emit desk.libraryPage().left();
    desk.openStart(QStringLiteral("milestones"));
    leave = skipToTheEnd();
    QVERIFY(leave->text().contains(QStringLiteral("Close")));
    leave->click();
    QVERIFY(!desk.libraryPage().isVisible());
    QCOMPARE(toEditor.count(), 1);
}

void TestLessons::theStartLeadsToAGuidedGame()
{
    for (const GameKind &kind : games().kinds()) {
        TestWindow window;
        window->lessons().openStart(QString::fromStdString(std::string(kind.id)));
        LessonPlayer &player = playerOf(window);
        player.goTo(player.steps() - 1);
        player.skip();
        auto *play = window.find<QPushButton>("firstGame");
        QVERIFY(play->isVisible());
        QVERIFY(window.find<QPushButton>("nextLesson")->isVisible()); // all the rules
        play->click();
        GameController &controller = window->controller();
        QVERIFY(window->file().isOpen());
        QCOMPARE(controller.game().id(), kind.id);
        for (Seat seat = 0; seat < controller.seats(); ++seat)
            QCOMPARE(controller.player(seat).bot, seat == 0 ? std::string() : std::string("beginner"));
        QVERIFY(window->findChild<QAction *>(QStringLiteral("guideAction"))->isChecked());
    }
}

void TestLessons::theKeyboardAloneIsEnough()
{
    TestWindow window;
    window->activateWindow();
    QVERIFY(window->lessons().openLesson(houseFirst));
    LessonPlayer &player = playerOf(window);
    LessonPage &page = window->lessons().lessonPage();
    QCoreApplication::processEvents();
    const auto press = [&](QWidget *widget, Qt::Key key) {
        QTest::keyClick(widget, key);
        QCoreApplication::processEvents();
    };
    // The keyboard is always where it is needed next; the card says where.
    QVERIFY(page.focusWidget() == window.find<QPushButton>("lessonNext"));
    press(page.focusWidget(), Qt::Key_Space);
    QCOMPARE(player.stepIndex(), 1);
    QVERIFY(page.focusWidget() == window.find<QSpinBox>("predictedPoints"));
    press(page.focusWidget(), Qt::Key_7);
    window.find<QPushButton>("checkPrediction")->setFocus();
    press(page.focusWidget(), Qt::Key_Space);
    QCOMPARE(player.stage(), LessonPlayer::Stage::done);
    press(page.focusWidget(), Qt::Key_Space);
    QCOMPARE(player.stepIndex(), 2);

    // On the board Tab walks through what is possible, Space clicks.
    BoardView &view = page.table().view();
    QVERIFY(page.focusWidget() == &view);
    const std::vector<Place> route = [&] {
        for (const LegalAction &legal : page.controller().shown().legal)
            if (legal.action == player.run().intendedStep()->action)
                return legal.routes.front();
        return Route();
    }();
    QVERIFY(!route.empty());
    for (const Place place : route) {
        for (int tab = 0; tab < 200 && view.focusPlace() != place; ++tab)
            press(&view, Qt::Key_Tab);
        QVERIFY(view.focusPlace() == place);
        press(&view, Qt::Key_Space);
    }
    QVERIFY(player.feedback().has_value());
    QVERIFY(player.feedback()->verdict == Judgement::Verdict::right);
}

void TestLessons::aSwitchOfLanguageLeavesNothingStale_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("step");
    for (const char *code : {"fr", "hu", "en"})
        for (const char *step : {"the-street-end", "what-the-house-brings", "house-then-market", "two-houses",
                                 "in-one-sentence"})
            QTest::addRow("%s, %s", step, code) << QString(code) << QString(step);
}

/// Everything in the window, after the reader has come to the middle of the step.
static QStringList textsAt(TestWindow &window, const QString &step, const std::function<void()> &then)
{
    window->lessons().openLesson(houseFirst, step);
    LessonPlayer &player = playerOf(window);
    player.tellHint();
    player.choose(1);
    player.predict(9);
    if (player.isReadersMove())
        play(window, window->lessons().lessonPage().controller().shown().legal.front().action);
    player.seeConsequence();
    // How many points are left is found out on another thread.
    if (const auto lost = player.lost(); lost && lost->wanted > 0 && lost->actions > 0)
        (void)QTest::qWaitFor([&player] { return player.lost()->points.has_value(); }, 20'000);
    then();
    QStringList texts = visibleTexts(window->lessons().lessonPage());
    texts.append(window->lessons().lessonPage().table().view().accessibleDescription());
    texts += window->lessons().lessonPage().marks().texts();
    return texts;
}

void TestLessons::aSwitchOfLanguageLeavesNothingStale()
{
    QFETCH(QString, code);
    QFETCH(QString, step);
    TestWindow window;
    switchTo(window, code == QStringLiteral("en") ? QStringLiteral("hu") : QStringLiteral("en"));
    const QStringList switched = textsAt(window, step, [&] { switchTo(window, code); });
    TestWindow fresh;
    switchTo(fresh, code);
    fresh.restart();
    const QStringList expected = textsAt(fresh, step, [] {});
    QVERIFY(expected.size() > 30);
    QCOMPARE(switched, expected);
}

void TestLessons::twoLanguagesStandSideBySide()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(houseFirst));
    const LocalText text = playerOf(window).step().text;
    QVERIFY(!window.find<QLabel>("lessonSecondText")->isVisible());
    auto *second = window.find<QComboBox>("secondLanguage");
    second->setCurrentIndex(second->findData(QStringLiteral("hu")));
    emit second->activated(second->currentIndex());
    QVERIFY(window.find<QLabel>("lessonSecondText")->isVisible());
    QCOMPARE(labelText(window, "lessonText"), QString::fromStdString(text.in("en", "en")));
    QCOMPARE(labelText(window, "lessonSecondText"), QString::fromStdString(text.in("hu", "en")));
    // The second language becomes the program's: it is shown once.
    switchTo(window, QStringLiteral("hu"));
    QVERIFY(!window.find<QLabel>("lessonSecondText")->isVisible());
    window.restart();
    QCOMPARE(window->lessons().lessonPage().card().secondLanguage(), QStringLiteral("hu"));
}

void TestLessons::theGameOnTheTableWaits()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(12);
    const PlyId here = window->controller().history().current();
    const Position position = window->controller().sessionToSave().position();
    const QString journal = window->file().journal();
    QVERIFY(!journal.isEmpty());
    window->commands().learn->trigger();
    QVERIFY(window.find<QWidget>("libraryPage")->isVisible());
    QVERIFY(!window->commands().undo->isEnabled());
    QVERIFY(window->lessons().openLesson(houseFirst, QStringLiteral("house-then-market")));
    QVERIFY(window.find<QWidget>("lessonPage")->isVisible());
    play(window, actionOf(window, "house a6-b6-b7"));
    window.click("closeLesson");
    while (!window->table().isVisible())
        window->commands().close->trigger();
    QCOMPARE(window->controller().history().current(), here);
    QVERIFY(window->controller().game().same(window->controller().sessionToSave().position(), position));
    QCOMPARE(window->file().journal(), journal);
    window.playRandomly(2);
    const std::size_t plies = window->controller().history().size();
    window.restart();
    window.click("continueGame");
    QCOMPARE(window->controller().history().size(), plies);
}

void TestLessons::theRulesAreTwoClicksAway()
{
    TestWindow window;
    for (const GameKind &kind : games().kinds()) {
        const QString game = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
        window.click(qPrintable(QStringLiteral("rules_") + game));
        QVERIFY(window.find<QWidget>("lessonPage")->isVisible());
        QCOMPARE(playerOf(window).lesson().kind, Lesson::Kind::start);
        QCOMPARE(QByteArray::fromStdString(std::string(playerOf(window).lesson().game->id())), game.toUtf8());
        window.click("closeLesson");
        QVERIFY(window.find<QWidget>("startPage")->isVisible());
    }
}

void TestLessons::theReaderPlaysOnAgainstTheComputer()
{
    TestWindow window;
    QFile file(houseFirst);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    // The second step becomes one in which to play on.
    const qsizetype from = text.indexOf("\"kind\": \"predict\"");
    QVERIFY(from > 0);
    const qsizetype line = text.indexOf("\"line\"", from);
    const qsizetype end = text.indexOf("\"kind\": \"do\"", from);
    text.replace(line, text.lastIndexOf('}', end) - line, "\"actions\": 3, \"bot\": \"greedy\"\n");
    text.replace(from, 17, "\"kind\": \"playOn\"");
    const QString path = window.path(QStringLiteral("on.json"));
    QFile own(path);
    QVERIFY(own.open(QIODevice::WriteOnly));
    own.write(text);
    own.close();

    QVERIFY(window->lessons().openLesson(path, QStringLiteral("what-the-house-brings")));
    LessonPlayer &player = playerOf(window);
    GameController &controller = window->lessons().lessonPage().controller();
    QCOMPARE(player.stage(), LessonPlayer::Stage::asked);
    for (int action = 0; action < 3; ++action) {
        QTRY_VERIFY(player.stage() == LessonPlayer::Stage::asked);
        QCOMPARE(player.run().actionsLeft(), std::optional(3 - action));
        QVERIFY(!controller.shown().legal.empty());
        play(window, controller.shown().legal.back().action);
    }
    QTRY_VERIFY(player.stage() == LessonPlayer::Stage::done);
    QVERIFY(player.isDone(1));
}

void TestLessons::whatCannotBeReadIsTold()
{
    TestWindow window;
    const QString path = window.path(QStringLiteral("broken.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"waystone/lesson\", \"version\": 1}");
    file.close();
    QVERIFY(!window->lessons().openLesson(path));
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
    QVERIFY(!window.dialogs.troubles.front().details.isEmpty());
    QVERIFY(window.find<QWidget>("startPage")->isVisible());
}

// Whoever has learnt the game in a lesson finds the same button at the table.
void TestLessons::aSecretChoiceIsConfirmedAsInTheGame()
{
    const QString start = QStringLiteral(":/lessons/between-two-cities/start.json");
    TestWindow window;
    QVERIFY(window->lessons().openLesson(start));
    LessonPage &page = window->lessons().lessonPage();
    MoveInput &input = page.table().play().input();
    const auto clickAll = [&] {
        const Route route = page.controller().routes(playerOf(window).step().solution.front().action).front();
        for (const Place place : route)
            input.click(place);
        return route.front();
    };
    const Place first = clickAll();
    QVERIFY(input.isHolding());
    QVERIFY(playerOf(window).isReadersMove());
    input.click(first);
    QCOMPARE(input.clicks().size(), std::size_t{1});
    input.click(first);
    QVERIFY(input.isHolding());
    input.complete();
    QVERIFY(QTest::qWaitFor([&] { return playerOf(window).canGoOn(); }));

    window->commands().confirmSecrets->trigger();
    QVERIFY(window->lessons().openLesson(start, {}, true));
    clickAll();
    QVERIFY(QTest::qWaitFor([&] { return playerOf(window).canGoOn(); }));
}

QTEST_MAIN(TestLessons)
#include "tst_lessons.moc"
