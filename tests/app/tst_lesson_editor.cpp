#include "core/relations.h"
#include "editor/lesson/finding_words.h"
#include "editor/lesson/goal_node_form.h"
#include "editor/lesson/lesson_workshop.h"
#include "editor/lesson/line_recorder.h"
#include "editor/lesson/line_viewer.h"
#include "editor/lesson/proof_panel.h"
#include "editor/lesson/task_panel.h"
#include "editor/window/editor_window.h"
#include "faces/game_faces.h"
#include "games.h"
#include "scenario/goal/goal_tracker.h"
#include "scenario/lesson/goal_numbers.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/lesson/lesson_problem.h"
#include "settings/languages.h"
#include "support/fake_dialogs.h"
#include "support/pdf_text.h"
#include "support/visible_texts.h"
#include "support/window_walk.h"
#include "test_paths.h"

#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>
#include <QUndoView>

using namespace waystone;

namespace {

/// The editor's window with everything for lessons, as the program opens it.
struct Workshop {
    explicit Workshop(std::string_view gameId)
    {
        languages.set(QStringLiteral("en"));
        const GameKind &kind = *games().find(gameId);
        std::vector<Player> players;
        for (int seat = 0; seat < playerColours; ++seat)
            players.push_back({QString(), seat, {}});
        EditorServices services{dialogs,
                                [] { return std::uint64_t{7}; },
                                [] { return QString(); },
                                [](const QString &) {},
                                EditionShelf(folder.path()),
                                DraftFolder(folder.filePath(QStringLiteral("drafts")))};
        window = std::make_unique<EditorWindow>(services, *games().make(kind, {}, {}), players);
        workshop = std::make_unique<LessonWorkshop>(
            *window, dialogs, [this](const QString &language) { languages.set(language); });
        window->resize(1400, 900);
        window->show();
    }
    ~Workshop() { workshop.reset(); }

    template <class Widget>
    Widget *find(const char *name)
    {
        auto *widget = window->findChild<Widget *>(QLatin1String(name));
        if (widget == nullptr)
            qFatal("no widget %s", name);
        return widget;
    }
    void click(const char *name)
    {
        auto *button = find<QAbstractButton>(name);
        if (!button->isEnabled())
            qFatal("%s cannot be clicked", name);
        button->click();
    }
    /// Takes the entry with this number from a button's menu.
    void choose(const char *button, int data)
    {
        for (QAction *action : find<QToolButton>(button)->menu()->actions())
            if (action->data().isValid() && action->data().toInt() == data)
                return action->trigger();
        qFatal("no entry %d in the menu of %s", data, button);
    }
    /// Types a text into the table's cell, over what stood there.
    void write(const char *table, int row, int column, const QString &text)
    {
        auto *view = find<QTableView>(table);
        find<QTabBar>("textLanguages")->setCurrentIndex(column);
        view->setCurrentIndex(view->model()->index(row, column));
        view->edit(view->currentIndex());
        auto *editor = view->findChild<QPlainTextEdit *>(QStringLiteral("textEditor"));
        if (editor == nullptr)
            qFatal("the text cannot be edited");
        editor->selectAll();
        editor->insertPlainText(text);
        editor->document()->setModified(true);
        QMetaObject::invokeMethod(view->itemDelegate(), "commitData", Q_ARG(QWidget *, editor));
        QMetaObject::invokeMethod(view->itemDelegate(), "closeEditor", Q_ARG(QWidget *, editor));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    /// The game's own beginning, for as few players as there can be.
    void layStart()
    {
        ScenarioDocument &document = window->document();
        document.replaceSetup(document.game().start(games().find(document.game().id())->minSeats, 0),
                              [] { return QStringLiteral("Start"); });
    }
    LessonDraft &draft() { return workshop->draft(); }

    QTemporaryDir folder;
    LanguageSwitch languages;
    FakeDialogs dialogs;
    std::unique_ptr<EditorWindow> window;
    std::unique_ptr<LessonWorkshop> workshop;
};

/// Plays the first legal action of the seat on the recorder's board by clicks, chance by its menu, until the seat has acted.
/// Returns what happened through it.
Events recordOneAction(Workshop &workshop, Seat seat)
{
    LineRecorder &recorder = workshop.workshop->recorder();
    GameController &controller = recorder.controller();
    for (int step = 0; step < 200; ++step) {
        if (controller.shown().actors.isChance()) {
            workshop.find<QToolButton>("recordChance")->menu()->actions().front()->trigger();
            continue;
        }
        const Seat acting = controller.actingSeat();
        if (controller.shown().legal.empty())
            qFatal(
                "%s",
                qPrintable(
                    QStringLiteral("nobody acts: %1 %2").arg(acting).arg(controller.shown().actors.count())));
        const LegalAction action = controller.shown().legal.front();
        const Position before = controller.sessionToSave().position();
        for (const Place place : action.routes.front()) {
            if (controller.sessionToSave().position().empty() ||
                !controller.game().same(before, controller.sessionToSave().position()))
                break;
            QTest::mouseClick(recorder.view().viewport(), Qt::LeftButton, {},
                              recorder.view().viewportPoint(place));
        }
        if (controller.game().same(before, controller.sessionToSave().position()))
            controller.propose(action.action);
        if (acting == seat)
            return controller.sessionToSave().ply(controller.history().current()).events;
    }
    return {};
}

void addEveryGame()
{
    QTest::addColumn<QByteArray>("game");
    for (const GameKind &kind : games().kinds())
        QTest::newRow(std::string(kind.id).c_str())
            << QByteArray(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
}

} // namespace

/// Lessons made in the editor's window, as a teacher makes them.
class TestLessonEditor : public QObject {
    Q_OBJECT

private slots:
    void aLessonIsMadeAndProved_data() { addEveryGame(); }
    void aLessonIsMadeAndProved();
    void everythingCanBeUndone_data() { addEveryGame(); }
    void everythingCanBeUndone();
    void undoReturnsToItsStep();
    void aStepWithoutAPositionGoesOn();
    void changedOriginalsMakeTranslationsOutdated();
    void aGoalReachedAnotherWayHasAText();
    void marksAreSetByClicks();
    void placesOfAGoalAreClicked();
    void onlyPlacesThatHoldThePieceAreOffered_data();
    void onlyPlacesThatHoldThePieceAreOffered();
    void aNewGoalIsTheReadersAndNotReachedYet_data();
    void aNewGoalIsTheReadersAndNotReachedYet();
    void aFoundLineIsShownActionByAction();
    void aTaskIsLimitedToATurn();
    void theLanguageLeavesNothingStale();
    void aHandoutIsWritten();
    void aPageIsWritten();
    void theBoardHasHalfOfTheWindow_data();
    void theBoardHasHalfOfTheWindow();
    void sideBySideLeavesThePagesWhereTheyWere();
    void theVerdictStaysInSight();
    void theGoalIsSeenWhole_data();
    void theGoalIsSeenWhole();
    void theLineThatWasFoundIsKept();
    void aClickOnAFindingOpensItsField();
    void tooFewActionsAreTypedOverFromWhatWasFound();
    void aNumberChangedToAndFroLeavesNoStep();
    void whatIsLeftOpenIsSettledByButtons();
    void laterMovesAreToldInWords();
    void whatIsHalfMadeIsToldWhereALineIsPlayed();
    void undoTakesBackWhereALineIsPlayed();
    void whatIsWrittenSideBySideStaysInSight();
    void whileALineIsRecordedNothingElseIsLost();
    void numbersThatTheGoalDoesNotKnowAreFound();
    void aLessonMayGoWhateverIsLookedAt_data() { addEveryGame(); }
    void aLessonMayGoWhateverIsLookedAt();
    void aLessonIsSavedUnderItsTitle();
    void aGoalOffersWhatItsEventCanBeAbout();
};

void TestLessonEditor::aLessonIsMadeAndProved()
{
    QFETCH(QByteArray, game);
    Workshop workshop(game.toStdString());
    workshop.layStart();
    workshop.click("beginLesson");
    LessonDraft &draft = workshop.draft();
    QVERIFY(draft.isLesson());
    workshop.write("lessonTexts", 0, 0, QStringLiteral("A title"));
    workshop.write("lessonTexts", 1, 0, QStringLiteral("What it teaches."));
    workshop.write("stepTexts", 1, 0, QStringLiteral("Look at the table."));
    for (const char *language : {"wants_fr", "wants_hu"})
        workshop.click(language);

    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::act));
    QCOMPARE(draft.step(), 1);
    workshop.write("stepTexts", 1, 0, QStringLiteral("Now play."));
    auto *solution = workshop.find<QWidget>("solutionLine");
    solution->findChild<QToolButton *>(QStringLiteral("record"))->click();
    const Events events = recordOneAction(workshop, 0);
    const auto deed = std::ranges::find_if(events, [](const Event &event) {
        using enum Event::Kind;
        return event.seat == 0 && (event.kind == moved || event.kind == placed || event.kind == gained ||
                                   event.kind == paid || event.kind == removed || event.kind == points);
    });
    workshop.click(qPrintable(QStringLiteral("recordUse%1").arg(static_cast<int>(LineUse::solution))));
    QVERIFY(!draft.current().solution.empty());

    // What the action does becomes the goal; a secret choice alone does nothing that can be told.
    auto *goal = workshop.find<QWidget>("goal");
    const auto choose = [&](Goal::Kind kind) {
        for (QAction *action : goal->findChild<QToolButton *>(QStringLiteral("addGoal"))->menu()->actions())
            if (action->data().isValid() && action->data().toInt() == static_cast<int>(kind))
                return action->trigger();
    };
    if (deed != events.end()) {
        choose(Goal::Kind::happened);
        auto *event = goal->findChild<QComboBox *>(QStringLiteral("goalEvent"));
        event->setCurrentIndex(static_cast<int>(deed->kind));
        emit event->activated(event->currentIndex());
        QVERIFY(draft.current().goal.has_value());
        QVERIFY(draft.current().goal->event == deed->kind);
    } else {
        solution->findChild<QToolButton *>(QStringLiteral("clear"))->click();
        workshop.find<QToolButton>("recordBranch")->click();
        recordOneAction(workshop, 0);
        workshop.click(qPrintable(QStringLiteral("recordUse%1").arg(static_cast<int>(LineUse::rightLine))));
        QCOMPARE(draft.current().branches.size(), std::size_t{1});
    }
    workshop.write("stepTexts",
                   static_cast<int>(workshop.find<QTableView>("stepTexts")->model()->rowCount()) - 2, 0,
                   QStringLiteral("Not that."));

    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::choose));
    workshop.write("stepTexts", 1, 0, QStringLiteral("What was it?"));
    workshop.write("stepTexts", 2, 0, QStringLiteral("This"));
    workshop.write("stepTexts", 4, 0, QStringLiteral("That"));
    workshop.find<QListWidget>("options")->item(0)->setCheckState(Qt::Checked);
    QVERIFY(draft.current().options[0].isRight);

    workshop.click("proveLesson");
    auto *verdict = workshop.find<QLabel>("lessonVerdict");
    auto *findings = workshop.find<QListWidget>("lessonFindings");
    const auto lines = [findings] {
        QStringList texts;
        for (int row = 0; row < findings->count(); ++row)
            texts.append(findings->item(row)->text());
        return texts.join(QLatin1Char('\n'));
    };
    QTRY_VERIFY2_WITH_TIMEOUT(verdict->text() ==
                                  QStringLiteral("The lesson is sound, and every task is proved."),
                              qPrintable(verdict->text() + QLatin1Char('\n') + lines()), 8000);

    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("lesson.json"));
    QVERIFY(workshop.window->document().save(path).isEmpty());
    const QByteArray written = workshop.window->document().bytes();
    Workshop other(game.toStdString());
    QVERIFY(other.window->openFile(path));
    QCOMPARE(other.window->document().bytes(), written);
    QCOMPARE(static_cast<int>(other.draft().lesson().steps.size()), 3);
}

void TestLessonEditor::everythingCanBeUndone()
{
    QFETCH(QByteArray, game);
    Workshop workshop(game.toStdString());
    workshop.layStart();
    LessonDraft &draft = workshop.draft();
    ScenarioDocument &document = workshop.window->document();
    std::vector<QByteArray> states{document.bytes()};
    const auto did = [&] {
        if (document.history().count() >= static_cast<int>(states.size()))
            states.push_back(document.bytes());
    };
    const int before = document.history().index();
    workshop.click("beginLesson");
    did();
    for (int kind = 0; kind <= static_cast<int>(LessonStep::Kind::playOn); ++kind) {
        workshop.choose("addStep", kind);
        did();
        workshop.write("stepTexts", 1, 0, QStringLiteral("Text %1").arg(kind));
        did();
    }
    draft.goTo(2);
    workshop.click("stepUp");
    did();
    workshop.click("duplicateStep");
    did();
    draft.goTo(0);
    workshop.click("removeStep");
    did();
    const int steps = document.history().index() - before;
    QCOMPARE(steps, static_cast<int>(states.size()) - 1);
    for (int step = steps; step > 0; --step) {
        QCOMPARE(document.bytes(), states[static_cast<std::size_t>(step)]);
        workshop.window->commands().undo->trigger();
    }
    QCOMPARE(document.bytes(), states.front());
    for (int step = 1; step <= steps; ++step) {
        workshop.window->commands().redo->trigger();
        QCOMPARE(document.bytes(), states[static_cast<std::size_t>(step)]);
    }
}

void TestLessonEditor::undoReturnsToItsStep()
{
    Workshop workshop("province");
    workshop.layStart();
    workshop.click("beginLesson");
    LessonDraft &draft = workshop.draft();
    ScenarioDocument &document = workshop.window->document();
    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::tell));
    draft.setOwnPosition(true);
    const QByteArray before = document.bytes();
    const std::vector<Field> fields = document.editing().fields(document.setup());
    const auto field = std::ranges::find_if(fields, [](const Field &each) {
        return each.kind == Field::Kind::number && each.value < each.maximum;
    });
    QVERIFY(field != fields.end());
    document.setField(field->key, field->value + 1);
    const QByteArray after = document.bytes();
    QVERIFY(after != before);
    draft.goTo(0);
    QCOMPARE(document.bytes(), after);
    workshop.window->commands().undo->trigger();
    QCOMPARE(draft.step(), 1);
    QCOMPARE(document.bytes(), before);
    draft.goTo(0);
    workshop.window->commands().redo->trigger();
    QCOMPARE(document.bytes(), after);
}

void TestLessonEditor::aStepWithoutAPositionGoesOn()
{
    Workshop workshop("milestones");
    workshop.layStart();
    workshop.click("beginLesson");
    LessonDraft &draft = workshop.draft();
    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::show));
    workshop.find<QWidget>("shownLine")->findChild<QToolButton *>(QStringLiteral("record"))->click();
    recordOneAction(workshop, 0);
    workshop.click(qPrintable(QStringLiteral("recordUse%1").arg(static_cast<int>(LineUse::shown))));
    QVERIFY(!draft.current().line.empty());
    const AnySetup start = draft.document().setup();
    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::tell));
    QVERIFY(draft.current().position.empty());
    QVERIFY(!draft.document().game().same(draft.document().setup(), start));
}

void TestLessonEditor::changedOriginalsMakeTranslationsOutdated()
{
    Workshop workshop("milestones");
    workshop.click("beginLesson");
    workshop.write("stepTexts", 1, 0, QStringLiteral("Look."));
    workshop.write("stepTexts", 1, 1, QStringLiteral("Regardez."));
    const LocalText &text = workshop.draft().current().text;
    QVERIFY(text.outdated.empty());
    workshop.write("stepTexts", 1, 0, QStringLiteral("Look here."));
    QVERIFY(workshop.draft().current().text.outdated.contains("fr"));
    auto *table = workshop.find<QTableView>("stepTexts");
    table->setCurrentIndex(table->model()->index(1, 1));
    auto *accept = workshop.find<QPushButton>("acceptText");
    QVERIFY(accept->isVisibleTo(accept->parentWidget()));
    accept->click();
    QVERIFY(workshop.draft().current().text.outdated.empty());
}

void TestLessonEditor::aGoalReachedAnotherWayHasAText()
{
    Workshop workshop("milestones");
    workshop.click("beginLesson");
    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::act));
    auto *table = workshop.find<QTableView>("stepTexts");
    int row = 0;
    while (row < table->model()->rowCount() && table->model()->headerData(row, Qt::Vertical).toString() !=
                                                   QStringLiteral("When the goal is reached another way"))
        ++row;
    workshop.write("stepTexts", row, 0, QStringLiteral("That works, too."));
    QCOMPARE(workshop.draft().current().reached.in("en", "en"), std::string("That works, too."));
    workshop.window->commands().undo->trigger();
    QVERIFY(workshop.draft().current().reached.isEmpty());
}

void TestLessonEditor::marksAreSetByClicks()
{
    Workshop workshop("milestones");
    workshop.layStart();
    workshop.click("beginLesson");
    const std::vector<Place> places = workshop.window->scene().shownPlaces();
    BoardView &view = workshop.window->view();
    const auto press = [&](Place place) {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.viewportPoint(place));
    };
    workshop.click("markBoard");
    press(places[0]);
    QCOMPARE(workshop.draft().current().marks.size(), std::size_t{1});
    QVERIFY(workshop.draft().current().marks[0].kind == LessonMark::Kind::ring);
    QVERIFY(workshop.draft().current().marks[0].place == places[0]);
    press(places[0]);
    QVERIFY(workshop.draft().current().marks.empty());
    workshop.find<QComboBox>("markKind")->setCurrentIndex(static_cast<int>(LessonMark::Kind::arrow));
    press(places[0]);
    QVERIFY(workshop.draft().current().marks.empty());
    press(places[5]);
    QCOMPARE(workshop.draft().current().marks.size(), std::size_t{1});
    QVERIFY(workshop.draft().current().marks[0].to == places[5]);
    workshop.window->commands().undo->trigger();
    QVERIFY(workshop.draft().current().marks.empty());
}

void TestLessonEditor::placesOfAGoalAreClicked()
{
    Workshop workshop("milestones");
    workshop.layStart();
    workshop.click("beginLesson");
    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::act));
    for (Panel *panel : workshop.window->findChildren<Panel *>())
        panel->raise();
    workshop.window->findChild<Panel *>(QStringLiteral("taskPanel"))->raise();
    auto *goal = workshop.find<QWidget>("goal");
    for (QAction *action : goal->findChild<QToolButton *>(QStringLiteral("addGoal"))->menu()->actions())
        if (action->data().isValid() && action->data().toInt() == static_cast<int>(Goal::Kind::pieces))
            action->trigger();
    QVERIFY(workshop.draft().current().goal.has_value());
    goal->findChild<QPushButton *>(QStringLiteral("goalPlaces"))->setChecked(true);
    QTRY_VERIFY(goal->isVisible());
    const Place place = workshop.window->scene().shownPlaces()[3];
    BoardView &view = workshop.window->view();
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.viewportPoint(place));
    QVERIFY(workshop.draft().current().goal->places == std::vector<Place>{place});
    // It is chosen, not against the rules.
    const BoardScene &scene = workshop.window->scene();
    QVERIFY(scene.marked(Mark::selected) == std::vector<Place>{place});
    QVERIFY(scene.marked(Mark::illegal).empty());
    QVERIFY(!workshop.window->statusBar()->currentMessage().isEmpty());
    goal->findChild<QPushButton *>(QStringLiteral("goalPlaces"))->setChecked(false);
    QVERIFY(scene.marked(Mark::selected).empty());
    QVERIFY(workshop.window->statusBar()->currentMessage().isEmpty());
    goal->findChild<QPushButton *>(QStringLiteral("goalPlaces"))->setChecked(true);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.viewportPoint(place));
    QVERIFY(workshop.draft().current().goal->places.empty());
}

namespace {

void everyGame()
{
    QTest::addColumn<QString>("game");
    for (const GameKind &kind : games().kinds())
        QTest::newRow(kind.id.data())
            << QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
}

/// A lesson of one task where a turn begins.
void beginTask(Workshop &workshop)
{
    workshop.window->commands().gameStart->trigger();
    workshop.click("beginWithTask");
    workshop.window->findChild<Panel *>(QStringLiteral("taskPanel"))->raise();
    QCoreApplication::processEvents();
}

void addGoal(Workshop &workshop, Goal::Kind kind)
{
    auto *add = workshop.find<QWidget>("goal")->findChild<QToolButton *>(QStringLiteral("addGoal"));
    for (QAction *action : add->menu()->actions())
        if (action->data().isValid() && action->data().toInt() == static_cast<int>(kind))
            return action->trigger();
}

} // namespace

void TestLessonEditor::onlyPlacesThatHoldThePieceAreOffered_data()
{
    everyGame();
}

void TestLessonEditor::onlyPlacesThatHoldThePieceAreOffered()
{
    QFETCH(QString, game);
    Workshop workshop(game.toStdString());
    beginTask(workshop);
    addGoal(workshop, Goal::Kind::pieces);
    auto *goal = workshop.find<QWidget>("goal");
    auto *what = goal->findChild<QComboBox *>(QStringLiteral("goalWhat"));
    auto *pick = goal->findChild<QPushButton *>(QStringLiteral("goalPlaces"));
    const Game &played = workshop.window->document().game();
    const std::vector<Place> all = played.places(workshop.window->document().seats());
    const SeatView view = played.view(*workshop.draft().beginning(), nobody);
    const BoardScene &scene = workshop.window->scene();
    int refused = 0;
    for (int row = 0; row < what->count(); ++row) {
        what->setCurrentIndex(row);
        emit what->activated(row);
        pick->setChecked(true);
        QTRY_VERIFY(goal->isVisible());
        const Goal asked = *workshop.draft().current().goal;
        const std::vector<Place> lit = scene.marked(Mark::legal);
        for (const Place place : scene.shownPlaces()) {
            const bool holds = canHold(played, view, {asked.what, asked.variant, asked.seat}, place, all);
            QCOMPARE(std::ranges::find(lit, place) != lit.end(), holds);
            refused += holds ? 0 : 1;
        }
        const std::vector<Place> shown = scene.shownPlaces();
        const auto elsewhere = std::ranges::find_if(
            shown, [&](Place place) { return std::ranges::find(lit, place) == lit.end(); });
        if (elsewhere != shown.end()) {
            emit workshop.window->view().clicked(*elsewhere);
            QVERIFY(workshop.draft().current().goal->places.empty());
            QVERIFY(scene.hint().isVisible());
        }
        if (!lit.empty()) {
            emit workshop.window->view().clicked(lit.front());
            QVERIFY(workshop.draft().current().goal->places == std::vector{lit.front()});
            emit workshop.window->view().clicked(lit.front());
        }
        pick->setChecked(false);
        QVERIFY(scene.marked(Mark::legal).empty());
    }
    QVERIFY(refused > 0);
    // A goal that names such a place is found, and its field opened.
    what->setCurrentIndex(0);
    emit what->activated(0);
    const Goal asked = *workshop.draft().current().goal;
    const auto never = std::ranges::find_if(all, [&](Place place) {
        return !canHold(played, view, {asked.what, asked.variant, asked.seat}, place, all);
    });
    workshop.draft().changeStep([] { return QStringLiteral("Place"); },
                                [&never](LessonStep &step) { step.goal->places = {*never}; });
    const auto *found = workshop.find<QListWidget>("lessonFindings");
    const QString sentence = workshop.window->document().words().problemText(
        {std::string(lesson_problem::neverThere), {{"found", *never}}, {*never}, Severity::againstRule});
    const QList<QListWidgetItem *> told = found->findItems(sentence, Qt::MatchContains);
    QCOMPARE(told.size(), 1);
    emit const_cast<QListWidget *>(found)->itemClicked(told.front());
    QCoreApplication::processEvents();
    QVERIFY(pick->hasFocus());
}

void TestLessonEditor::aNewGoalIsTheReadersAndNotReachedYet_data()
{
    everyGame();
}

void TestLessonEditor::aNewGoalIsTheReadersAndNotReachedYet()
{
    QFETCH(QString, game);
    for (const Goal::Kind kind : {Goal::Kind::points, Goal::Kind::tally, Goal::Kind::pieces}) {
        Workshop workshop(game.toStdString());
        workshop.window->commands().middle->trigger();
        workshop.click("beginWithTask");
        addGoal(workshop, kind);
        const LessonStep &step = workshop.draft().current();
        QVERIFY(step.goal.has_value());
        QVERIFY(step.goal->seat == step.seat);
        QVERIFY(!GoalTracker(workshop.window->document().game(), *step.goal, step.seat)
                     .start(*workshop.draft().beginning())
                     .isMet);
        QVERIFY2(step.mostActions >= 2, qPrintable(QString::number(step.mostActions))); // a turn has as many
    }
}

void TestLessonEditor::aFoundLineIsShownActionByAction()
{
    Workshop workshop("province");
    beginTask(workshop);
    const Game &game = workshop.window->document().game();
    std::vector<LineStep> line;
    Position position = *workshop.draft().beginning();
    while (line.size() < 3 && !game.actors(position).isChance()) {
        const Seat seat = game.actors(position).first();
        line.push_back({seat, game.legal(position, seat).front()});
        position = game.apply(position, seat, line.back().action, nullptr);
    }
    const int steps = workshop.window->document().history().count();
    emit workshop.find<ProofPanel>("lessonProof")->lineWanted(line);
    auto *viewer = workshop.find<LineViewer>("lineViewer");
    QVERIFY(viewer->isVisible());
    QVERIFY(viewer->marks().marks().empty());
    const auto *told = workshop.find<QLabel>("viewerText");
    QSet<QString> sentences{told->text()};
    for (std::size_t shown = 1; shown <= line.size(); ++shown) {
        workshop.click("viewerForward");
        QCOMPARE(viewer->shownActions(), static_cast<int>(shown));
        QVERIFY2(!viewer->marks().marks().empty(), qPrintable(told->text()));
        QVERIFY(!sentences.contains(told->text()));
        sentences.insert(told->text());
    }
    QVERIFY(!workshop.find<QToolButton>("viewerForward")->isEnabled());
    workshop.click("viewerBack");
    QVERIFY(sentences.contains(told->text()));
    workshop.click("viewerClose");
    QVERIFY(!viewer->isVisible());
    QCOMPARE(workshop.window->document().history().count(), steps);
}

void TestLessonEditor::aTaskIsLimitedToATurn()
{
    Workshop workshop("milestones");
    workshop.layStart();
    workshop.click("beginLesson");
    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::act));
    auto *stretch = workshop.find<QComboBox>("taskStretch");
    QVERIFY(!stretch->isEnabled());
    auto *goal = workshop.find<QWidget>("goal");
    for (QAction *action : goal->findChild<QToolButton *>(QStringLiteral("addGoal"))->menu()->actions())
        if (action->data().isValid() && action->data().toInt() == static_cast<int>(Goal::Kind::points))
            action->trigger();
    QVERIFY(stretch->isEnabled());
    QCOMPARE(stretch->count(), 3);
    const Goal points = *workshop.draft().current().goal;
    for (const int choice : {1, 2}) {
        stretch->setCurrentIndex(choice);
        emit stretch->activated(choice);
        const Goal limited = *workshop.draft().current().goal;
        QVERIFY(limited.kind == Goal::Kind::during);
        QCOMPARE(QString::fromStdString(limited.what), stretch->itemData(choice).toString());
        QVERIFY(limited.parts == std::vector{points});
        QCOMPARE(stretch->currentIndex(), choice);
    }
    workshop.window->commands().undo->trigger();
    QCOMPARE(stretch->currentIndex(), 1);
    stretch->setCurrentIndex(0);
    emit stretch->activated(0);
    QVERIFY(workshop.draft().current().goal == points);
}

void TestLessonEditor::theLanguageLeavesNothingStale()
{
    Workshop workshop("between-two-cities");
    workshop.layStart();
    workshop.click("beginLesson");
    for (int kind = 0; kind <= static_cast<int>(LessonStep::Kind::playOn); ++kind)
        workshop.choose("addStep", kind);
    const QStringList english = visibleTexts(*workshop.window);
    workshop.languages.set(QStringLiteral("hu"));
    const QStringList hungarian = visibleTexts(*workshop.window);
    workshop.languages.set(QStringLiteral("en"));
    QCOMPARE(visibleTexts(*workshop.window), english);
    QVERIFY(hungarian != english);
}

void TestLessonEditor::aHandoutIsWritten()
{
    Workshop workshop("province");
    workshop.layStart();
    workshop.click("beginLesson");
    workshop.write("lessonTexts", 0, 1, QStringLiteral("Une leçon"));
    workshop.write("lessonTexts", 0, 2, QStringLiteral("Lecke a tőről"));
    workshop.dialogs.save = workshop.folder.filePath(QStringLiteral("out.pdf"));
    workshop.window->findChild<QAction *>(QStringLiteral("handoutAction"))->trigger();
    auto *dialog = workshop.find<QDialog>("handoutDialog");
    const auto choose = [dialog](const char *name, const char *language) {
        auto *box = dialog->findChild<QComboBox *>(QLatin1String(name));
        box->setCurrentIndex(box->findData(QLatin1String(language)));
    };
    choose("handoutLanguage", "fr");
    choose("handoutSecondLanguage", "hu");
    dialog->accept();
    QVERIFY(workshop.dialogs.troubles.empty());
    QFile file(workshop.dialogs.save);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const PdfText pdf = pdfText(file.readAll());
    QVERIFY2(pdf.text.contains(QStringLiteral("Uneleçon")), qPrintable(pdf.text.left(300)));
    QVERIFY2(pdf.text.contains(QStringLiteral("Leckeatőről")), qPrintable(pdf.text.left(300)));
    QCOMPARE(workshop.languages.current(), QStringLiteral("en"));

    workshop.dialogs.save = workshop.folder.filePath(QStringLiteral("missing/out.pdf"));
    workshop.window->findChild<QAction *>(QStringLiteral("handoutAction"))->trigger();
    for (QDialog *each : workshop.window->findChildren<QDialog *>(QStringLiteral("handoutDialog")))
        if (each->isVisible())
            each->accept();
    QCOMPARE(workshop.dialogs.troubles.size(), std::size_t{1});
}

void TestLessonEditor::aPageIsWritten()
{
    Workshop workshop("province");
    workshop.layStart();
    auto *share = workshop.window->findChild<QAction *>(QStringLiteral("shareAction"));
    // A position is one as well.
    workshop.dialogs.save = workshop.folder.filePath(QStringLiteral("position.html"));
    share->trigger();
    QFile position(workshop.dialogs.save);
    QVERIFY(position.open(QIODevice::ReadOnly));
    QVERIFY(position.readAll().contains("<title>Province</title>"));
    workshop.click("beginLesson");
    workshop.write("lessonTexts", 0, 0, QStringLiteral("A lesson of mine"));
    workshop.dialogs.save = workshop.folder.filePath(QStringLiteral("out.html"));
    share->trigger();
    QVERIFY(workshop.dialogs.troubles.empty());
    QFile file(workshop.dialogs.save);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray page = file.readAll();
    QVERIFY2(page.contains("<title>A lesson of mine</title>"), page.left(600).constData());
    QVERIFY(page.contains("<html lang=\"en\">"));
    QCOMPARE(workshop.languages.current(), QStringLiteral("en"));

    workshop.dialogs.save = workshop.folder.filePath(QStringLiteral("missing/out.html"));
    share->trigger();
    QCOMPARE(workshop.dialogs.troubles.size(), std::size_t{1});
}

/// As a usual desktop has them.
class UsualLetters {
public:
    UsualLetters() : before_(QApplication::font())
    {
        QFont letters(QStringLiteral("DejaVu Sans"));
        letters.setPixelSize(13);
        QApplication::setFont(letters);
    }
    ~UsualLetters() { QApplication::setFont(before_); }
    UsualLetters(const UsualLetters &) = delete;
    UsualLetters &operator=(const UsualLetters &) = delete;

private:
    QFont before_;
};

void TestLessonEditor::theBoardHasHalfOfTheWindow_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const GameKind &kind : games().kinds())
        for (const char *language : {"en", "fr", "hu"})
            QTest::addRow("%s %s", std::string(kind.id).c_str(), language)
                << QString::fromStdString(std::string(kind.id)) << QString::fromLatin1(language);
}

void TestLessonEditor::theBoardHasHalfOfTheWindow()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    const UsualLetters letters;
    Workshop workshop(game.toStdString());
    workshop.languages.set(language);
    EditorWindow &window = *workshop.window;
    window.resize(1280, 720);
    workshop.layStart();
    const auto hundredths = [&window] {
        return 100 * window.view().width() * window.view().height() / (1280 * 720);
    };
    const auto measure = [&](const char *what) {
        return qPrintable(QStringLiteral("%1: %2 x %3, %4 %")
                              .arg(QLatin1String(what))
                              .arg(window.view().width())
                              .arg(window.view().height())
                              .arg(hundredths()));
    };
    QTRY_VERIFY2(hundredths() >= 50, measure("a position"));
    workshop.click("beginLesson");
    WindowWalk::settle();
    QTRY_VERIFY2(hundredths() >= 50, measure("a lesson"));
    for (const char *panel : {"palettePanel", "textsPanel", "proofPanel", "marksPanel", "stepRulesPanel"}) {
        workshop.find<Panel>(panel)->raise();
        WindowWalk::settle();
        QVERIFY2(hundredths() >= 50, measure(panel));
    }
    workshop.click("sideBySide");
    WindowWalk::settle();
    QTRY_VERIFY2(hundredths() >= 40, measure("side by side"));
    workshop.click("sideBySide");
    WindowWalk::settle();
    QTRY_VERIFY2(hundredths() >= 50, measure("one language again"));
}

/// The names of the pages at the right, from above.
static QStringList pagesAtTheRight(EditorWindow &window)
{
    for (const QTabBar *bar : window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
        QStringList names;
        for (int tab = 0; tab < bar->count(); ++tab)
            names.append(bar->tabText(tab));
        if (names.contains(QStringLiteral("Task")))
            return names;
    }
    return {};
}

void TestLessonEditor::sideBySideLeavesThePagesWhereTheyWere()
{
    Workshop workshop("milestones");
    workshop.window->resize(1280, 720);
    workshop.layStart();
    workshop.click("beginLesson");
    WindowWalk::settle();
    const QStringList pages = pagesAtTheRight(*workshop.window);
    QCOMPARE(pages.size(), 6);
    workshop.click("sideBySide");
    WindowWalk::settle();
    QCOMPARE(pagesAtTheRight(*workshop.window).size(), 5);
    workshop.click("sideBySide");
    WindowWalk::settle();
    QCOMPARE(pagesAtTheRight(*workshop.window), pages);
    // Without the lesson nothing stays below the board.
    workshop.click("sideBySide");
    workshop.window->document().history().undo();
    WindowWalk::settle();
    QVERIFY(!workshop.draft().isLesson());
    QVERIFY(workshop.window->dockWidgetArea(workshop.find<Panel>("stepsPanel")) == Qt::LeftDockWidgetArea);
}

void TestLessonEditor::theVerdictStaysInSight()
{
    Workshop workshop("milestones");
    workshop.window->resize(1280, 720);
    workshop.layStart();
    workshop.click("beginLesson");
    for (const char *panel : {"taskPanel", "textsPanel", "proofPanel", "marksPanel"}) {
        workshop.find<Panel>(panel)->raise();
        QVERIFY(workshop.find<QLabel>("lessonVerdict")->isVisible());
    }
}

void TestLessonEditor::theGoalIsSeenWhole_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "fr", "hu"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// The largest form that there is needs no scrolling in the smallest window that is promised room for the board.
void TestLessonEditor::theGoalIsSeenWhole()
{
    QFETCH(QString, language);
    const UsualLetters letters;
    Workshop workshop("milestones");
    workshop.languages.set(language);
    workshop.window->resize(1272, 688);
    workshop.layStart();
    workshop.click("beginLesson");
    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::act));
    for (QAction *action : workshop.find<QWidget>("goal")
                               ->findChild<QToolButton *>(QStringLiteral("addGoal"))
                               ->menu()
                               ->actions())
        if (action->data().isValid() && action->data().toInt() == static_cast<int>(Goal::Kind::happened))
            action->trigger();
    // What is gained comes from somewhere.
    auto *event = workshop.find<QWidget>("goal")->findChild<QComboBox *>(QStringLiteral("goalEvent"));
    event->setCurrentIndex(static_cast<int>(Event::Kind::gained));
    emit event->activated(event->currentIndex());
    WindowWalk::settle();
    auto *tabs = workshop.find<QTabWidget>("taskTabs");
    auto *area = qobject_cast<QScrollArea *>(tabs->currentWidget());
    QVERIFY(area != nullptr);
    for (const char *part : {"goalEvent", "goalCause", "goalLeast", "goalTouching", "taskActions"})
        QVERIFY2(area->findChild<QWidget *>(QLatin1String(part))->isVisible(), part);
    auto *panel = qobject_cast<QScrollArea *>(workshop.find<Panel>("taskPanel")->widget());
    QVERIFY(panel != nullptr);
    for (const QScrollArea *scrolled : {area, panel}) {
        const auto sizes = [scrolled] {
            return QStringLiteral("%1 of %2, %3 of %4")
                .arg(scrolled->viewport()->width())
                .arg(scrolled->widget()->minimumSizeHint().width())
                .arg(scrolled->viewport()->height())
                .arg(scrolled->widget()->minimumSizeHint().height());
        };
        QTRY_VERIFY2(scrolled->verticalScrollBar()->maximum() == 0, qPrintable(sizes()));
        QVERIFY2(scrolled->horizontalScrollBar()->maximum() == 0, qPrintable(sizes()));
    }
}

/// The number of the step.
static int goToFirstTask(LessonDraft &draft)
{
    const auto task = std::ranges::find(draft.lesson().steps, LessonStep::Kind::act, &LessonStep::kind);
    const auto number = static_cast<int>(task - draft.lesson().steps.begin());
    draft.goTo(number);
    return number;
}

void TestLessonEditor::theLineThatWasFoundIsKept()
{
    Workshop workshop("milestones");
    QVERIFY(workshop.window->openFile(QStringLiteral(WAYSTONE_TESTS_DIR "/app/support/house.json")));
    LessonDraft &draft = workshop.draft();
    const int task = goToFirstTask(draft);
    draft.changeStep([] { return QStringLiteral("Nothing known"); },
                     [](LessonStep &step) {
                         step.solution.clear();
                         step.branches.clear();
                     });
    auto *findings = workshop.find<QListWidget>("lessonFindings");
    const auto item = [findings](const QString &text) -> QListWidgetItem * {
        const QList<QListWidgetItem *> found = findings->findItems(text, Qt::MatchContains);
        return found.isEmpty() ? nullptr : found.front();
    };
    const QString asked = QStringLiteral("no solution");
    const QString solvable = QStringLiteral("Step %1: Solvable").arg(task + 1);
    QVERIFY(item(asked) != nullptr);
    workshop.click("proveLesson");
    const QString keep = QStringLiteral("Keep this line");
    QTRY_VERIFY_WITH_TIMEOUT(item(keep) != nullptr, 8000);
    QVERIFY2(item(asked) == nullptr, "asks for what it shows");
    // To look at another step forgets nothing.
    draft.goTo(0);
    QVERIFY(item(keep) != nullptr);
    emit findings->itemClicked(item(keep));
    QTRY_VERIFY(!draft.lesson().steps[static_cast<std::size_t>(task)].solution.empty());
    QTRY_VERIFY_WITH_TIMEOUT(item(solvable) != nullptr, 8000);
    QVERIFY(item(keep) == nullptr);
    QVERIFY(item(QStringLiteral("This line is the solution")) != nullptr);
    // What is kept can be played on from.
    draft.goTo(task);
    // What the texts say changes no proof.
    draft.changeStep([] { return QStringLiteral("Words"); },
                     [](LessonStep &step) { step.text.texts["en"] += " Think it over."; });
    QVERIFY(item(solvable) != nullptr);
    draft.changeStep([] { return QStringLiteral("A limit"); },
                     [](LessonStep &step) { step.mostActions += 1; });
    QVERIFY2(item(solvable) == nullptr, "this was not proved");
    workshop.window->document().history().undo();
    QVERIFY(item(solvable) != nullptr);
    workshop.find<QWidget>("solutionLine")->findChild<QToolButton *>(QStringLiteral("record"))->click();
    QVERIFY(workshop.workshop->recorder().line() == draft.current().solution);
}

void TestLessonEditor::aClickOnAFindingOpensItsField()
{
    Workshop workshop("milestones");
    workshop.layStart();
    workshop.click("beginLesson");
    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::act));
    auto *findings = workshop.find<QListWidget>("lessonFindings");
    const auto click = [&](const QString &text) {
        const QList<QListWidgetItem *> found = findings->findItems(text, Qt::MatchContains);
        QVERIFY2(!found.isEmpty(), qPrintable(text));
        emit findings->itemClicked(found.back());
        QCoreApplication::processEvents();
    };
    workshop.find<Panel>("proofPanel")->raise();
    click(QStringLiteral("Magyar"));
    QCOMPARE(workshop.find<QTabBar>("textLanguages")->currentIndex(), 2);
    QVERIFY(workshop.find<QTableView>("stepTexts")->currentIndex().isValid());
    click(QStringLiteral("neither a goal"));
    QCOMPARE(workshop.find<QTabWidget>("taskTabs")->currentIndex(), static_cast<int>(TaskPanel::Part::moves));
}

void TestLessonEditor::tooFewActionsAreTypedOverFromWhatWasFound()
{
    Workshop workshop("province");
    workshop.layStart();
    workshop.click("beginLesson");
    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::act));
    auto *goal = workshop.find<QWidget>("goal");
    for (QAction *action : goal->findChild<QToolButton *>(QStringLiteral("addGoal"))->menu()->actions())
        if (action->data().isValid() && action->data().toInt() == static_cast<int>(Goal::Kind::points))
            action->trigger();
    // A turn has more than one action.
    QVERIFY(workshop.draft().current().mostActions > 1);
    goal->findChild<QSpinBox *>(QStringLiteral("goalLeast"))->setValue(900);
    auto *actions = workshop.find<QSpinBox>("taskActions");
    actions->setValue(1);
    workshop.find<Panel>("proofPanel")->raise();
    workshop.click("proveLesson");
    QTRY_VERIFY_WITH_TIMEOUT(workshop.find<QPushButton>("proveLesson")->isEnabled(), 8000);
    auto *findings = workshop.find<QListWidget>("lessonFindings");
    const auto found =
        findings->findItems(QStringLiteral("cannot be reached in 1 action"), Qt::MatchContains);
    QCOMPARE(found.size(), 1);
    // One fact is told in one line.
    QVERIFY(findings->findItems(QStringLiteral("Not solvable"), Qt::MatchContains).isEmpty());
    QVERIFY(findings->findItems(QStringLiteral("No solution"), Qt::MatchContains).isEmpty());
    emit findings->itemClicked(found.front());
    QTRY_COMPARE(workshop.window->focusWidget(), actions);
    QTest::keyClicks(actions, QStringLiteral("4"));
    QCOMPARE(workshop.draft().current().mostActions, 4);
}

void TestLessonEditor::aNumberChangedToAndFroLeavesNoStep()
{
    Workshop workshop("milestones");
    workshop.layStart();
    workshop.click("beginLesson");
    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::act));
    auto *goal = workshop.find<QWidget>("goal");
    const QUndoStack &history = workshop.window->document().history();
    const int before = history.count();
    for (QAction *action : goal->findChild<QToolButton *>(QStringLiteral("addGoal"))->menu()->actions())
        if (action->data().isValid() && action->data().toInt() == static_cast<int>(Goal::Kind::points))
            action->trigger();
    QCOMPARE(history.count(), before + 1);
    auto *least = goal->findChild<QSpinBox *>(QStringLiteral("goalLeast"));
    least->setValue(5);
    QCOMPARE(history.count(), before + 2);
    least->setValue(1);
    QCOMPARE(history.count(), before + 1);
}

void TestLessonEditor::numbersThatTheGoalDoesNotKnowAreFound()
{
    Workshop workshop("milestones");
    workshop.layStart();
    workshop.click("beginWithTask");
    workshop.draft().changeStep([] { return QStringLiteral("A goal"); },
                                [](LessonStep &step) {
                                    step.goal.emplace();
                                    step.goal->kind = Goal::Kind::points;
                                    step.goal->seat = step.seat;
                                    step.goal->atLeast = 997;
                                    step.text.texts["en"] = "Reach 996 points.";
                                    step.text.texts["fr"] = "Atteignez 997 points.";
                                });
    auto *findings = workshop.find<QListWidget>("lessonFindings");
    const auto found = findings->findItems(QStringLiteral("996"), Qt::MatchContains);
    QCOMPARE(found.size(), 1);
    QVERIFY(found.front()->text().contains(QStringLiteral("English")));
    workshop.find<QTabBar>("textLanguages")->setCurrentIndex(2);
    emit findings->itemClicked(found.front());
    auto *table = workshop.find<QTableView>("stepTexts");
    QTRY_COMPARE(workshop.find<QTabBar>("textLanguages")->currentIndex(), 0);
    QCOMPARE(table->currentIndex(), table->model()->index(1, 0)); // below the chapter
    workshop.draft().changeStep([] { return QStringLiteral("Mended"); },
                                [](LessonStep &step) { step.text.texts["en"] = "Reach 997 points."; });
    QVERIFY(findings->findItems(QStringLiteral("996"), Qt::MatchContains).isEmpty());
}

/// Fields keep Ctrl+Z to themselves, and from what is hidden the keyboard goes on to any field.
static bool leavesUndoToTheWindow(QWidget *focused)
{
    if (focused == nullptr || !focused->isVisible())
        return false;
    QKeyEvent undo(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
    undo.ignore();
    QCoreApplication::sendEvent(focused, &undo);
    return !undo.isAccepted();
}

void TestLessonEditor::whatIsLeftOpenIsSettledByButtons()
{
    Workshop workshop("milestones");
    QVERIFY(workshop.window->openFile(QStringLiteral(WAYSTONE_TESTS_DIR "/app/support/house.json")));
    LessonDraft &draft = workshop.draft();
    const int task = goToFirstTask(draft);
    draft.changeStep([] { return QStringLiteral("Beyond the turn"); },
                     [](LessonStep &step) {
                         step.solution.clear();
                         step.branches.clear();
                         step.script.clear();
                         step.mistakes.clear();
                         step.answers = Answers::nobody;
                         step.bot.clear();
                         step.goal.emplace().kind = Goal::Kind::over;
                         step.mostActions = 8;
                     });
    auto *box = workshop.find<QWidget>("openAnswers");
    workshop.find<Panel>("proofPanel")->raise();
    workshop.find<QSpinBox>("proofLimit")->setValue(1);
    const auto proveIt = [&] {
        workshop.click("proveLesson");
        QTRY_VERIFY_WITH_TIMEOUT(workshop.find<QPushButton>("proveLesson")->isEnabled(), 8000);
    };
    QVERIFY(box->isHidden());
    proveIt();
    QVERIFY(box->isVisible());
    draft.goTo(0);

    auto *level = workshop.find<QComboBox>("answeringBot");
    level->setCurrentIndex(level->findData(QStringLiteral("random")));
    workshop.find<QWidget>("letBotAnswer")->setFocus();
    workshop.click("letBotAnswer");
    QCOMPARE(draft.step(), task);
    QVERIFY(draft.current().answers == Answers::bot);
    QCOMPARE(draft.current().bot, std::string("random"));
    QTRY_VERIFY_WITH_TIMEOUT(workshop.find<QPushButton>("proveLesson")->isEnabled(), 8000);
    QVERIFY2(box->isHidden(), "nothing is open any more");
    QVERIFY2(leavesUndoToTheWindow(workshop.window->focusWidget()), "the keyboard went on to a field");
    workshop.window->document().history().undo();
    QVERIFY(draft.current().answers == Answers::nobody);

    proveIt();
    workshop.find<QWidget>("proveEveryAnswer")->setFocus();
    workshop.click("proveEveryAnswer");
    QVERIFY(leavesUndoToTheWindow(workshop.window->focusWidget()));
    QVERIFY(draft.current().answers == Answers::every);
    QTRY_VERIFY_WITH_TIMEOUT(workshop.find<QPushButton>("proveLesson")->isEnabled(), 8000);
    QVERIFY(box->isHidden());
    workshop.window->document().history().undo();

    proveIt();
    workshop.click("writeAnswers");
    QVERIFY(workshop.workshop->recorder().isVisible());
    auto *cancel = workshop.workshop->recorder().findChild<QAbstractButton *>(QStringLiteral("recordCancel"));
    QVERIFY(cancel != nullptr);
    cancel->setFocus();
    cancel->click();
    QVERIFY(leavesUndoToTheWindow(workshop.window->focusWidget()));
}

void TestLessonEditor::undoTakesBackWhereALineIsPlayed()
{
    Workshop workshop("province");
    workshop.layStart();
    workshop.click("beginLesson");
    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::act));
    workshop.find<QWidget>("solutionLine")->findChild<QToolButton *>(QStringLiteral("record"))->click();
    LineRecorder &recorder = workshop.workshop->recorder();
    const EditorCommands &commands = workshop.window->commands();
    const QUndoStack &history = workshop.window->document().history();
    const int before = history.index();
    QVERIFY2(!commands.undo->isEnabled(), "undoes what is not seen");
    QVERIFY2(!commands.paste->isEnabled(), "changes what is not seen");
    recordOneAction(workshop, recorder.controller().actingSeat());
    const std::vector<LineStep> played = recorder.line();
    QVERIFY(!played.empty());
    commands.undo->trigger();
    QVERIFY(recorder.line().size() < played.size());
    commands.redo->trigger();
    QVERIFY(recorder.line() == played);
    while (commands.undo->isEnabled())
        commands.undo->trigger();
    QVERIFY(recorder.line().size() < played.size());
    QCOMPARE(history.index(), before);
    // Back at the position Undo is the document's again.
    workshop.click("recordCancel");
    QVERIFY(commands.undo->isEnabled());
    commands.undo->trigger();
    QCOMPARE(history.index(), before - 1);
}

void TestLessonEditor::whatIsWrittenSideBySideStaysInSight()
{
    Workshop workshop("milestones");
    workshop.window->resize(1280, 720);
    workshop.layStart();
    workshop.click("beginLesson");
    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::act));
    workshop.click("sideBySide");
    QCoreApplication::processEvents();
    auto *table = workshop.find<QTableView>("stepTexts");
    const int last = table->model()->rowCount() - 1;
    QVERIFY(last > 0);
    table->setCurrentIndex(table->model()->index(0, 0));
    for (int row = 0; row <= last; ++row) {
        table->setCurrentIndex(table->model()->index(row, 1));
        table->model()->setData(table->currentIndex(), QString(QStringLiteral("mot ")).repeated(60));
        QCoreApplication::processEvents();
        const QRect seen = table->visualRect(table->currentIndex()) & table->viewport()->rect();
        QVERIFY2(seen.height() >= std::min(20, table->viewport()->height()),
                 qPrintable(QString::number(row)));
    }
    // Also where the panel scrolls, in which the table lies: from cell to cell, as with the Tab key.
    for (int row = 0; row <= last; ++row)
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            table->setCurrentIndex(table->model()->index(row, column));
            table->edit(table->currentIndex());
            WindowWalk::settle();
            auto *editor = table->findChild<QPlainTextEdit *>(QStringLiteral("textEditor"));
            QVERIFY(editor != nullptr);
            const QRect seen = editor->viewport()->visibleRegion().boundingRect();
            QVERIFY2(seen.height() >= std::min(20, editor->viewport()->height()),
                     qPrintable(QStringLiteral("%1, %2").arg(row).arg(column)));
            QMetaObject::invokeMethod(table->itemDelegate(), "closeEditor", Q_ARG(QWidget *, editor));
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
}

void TestLessonEditor::whileALineIsRecordedNothingElseIsLost()
{
    Workshop workshop("province");
    workshop.layStart();
    workshop.click("beginWithTask");
    LessonDraft &draft = workshop.draft();
    QVERIFY(draft.lesson().steps.size() == 1 && draft.current().kind == LessonStep::Kind::act);
    QVERIFY(!draft.current().position.empty());
    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::tell));
    draft.goTo(0);
    workshop.find<QWidget>("solutionLine")->findChild<QToolButton *>(QStringLiteral("record"))->click();
    auto *steps = workshop.find<QListWidget>("steps");
    auto *held = workshop.find<QLabel>("stepsHeld");
    QVERIFY2(!steps->isEnabled(), "leads away from the line");
    QVERIFY(held->isVisible() && held->text().contains(QStringLiteral("step 1")));
    QVERIFY(!workshop.find<QListWidget>("lessonFindings")->isEnabled());
    recordOneAction(workshop, workshop.workshop->recorder().controller().actingSeat());
    const std::vector<LineStep> line = workshop.workshop->recorder().line();
    QVERIFY(!line.empty());
    emit workshop.workshop->recorder().recorded(LineUse::solution);
    QVERIFY(draft.lesson().steps.front().solution == line);
    QVERIFY(steps->isEnabled() && held->isHidden());
    // What takes the place of the lesson ends it.
    workshop.find<QWidget>("solutionLine")->findChild<QToolButton *>(QStringLiteral("record"))->click();
    QVERIFY(!steps->isEnabled());
    Scenario other = workshop.window->document().scenario();
    other.lesson = nullptr;
    other.step = 0;
    workshop.dialogs.unsaved = Unsaved::discard;
    QVERIFY(workshop.window->edit(std::move(other), [] { return QStringLiteral("Another"); }));
    QVERIFY(!workshop.workshop->recorder().isVisible());
}

/// By Undo, or because something else is opened: with any row of any list, on any page, in hand.
void TestLessonEditor::aLessonMayGoWhateverIsLookedAt()
{
    QFETCH(QByteArray, game);
    Workshop workshop(game.toStdString());
    workshop.layStart();
    workshop.click("beginLesson");
    for (const auto kind : {LessonStep::Kind::act, LessonStep::Kind::choose})
        workshop.choose("addStep", static_cast<int>(kind));
    QUndoStack &history = workshop.window->document().history();
    int looked = 0;
    for (const bool isBroad : {false, true}) {
        workshop.find<QToolButton>("sideBySide")->setChecked(isBroad);
        for (Panel *panel : workshop.window->findChildren<Panel *>())
            for (auto *view : panel->findChildren<QAbstractItemView *>()) {
                const QModelIndex first =
                    view->model() == nullptr ? QModelIndex() : view->model()->index(0, 0);
                if (!first.isValid() || qobject_cast<QUndoView *>(view) != nullptr)
                    continue;
                panel->show();
                panel->raise();
                for (QWidget *each = view; each != panel; each = each->parentWidget())
                    if (auto *tabs = qobject_cast<QTabWidget *>(each->parentWidget()->parentWidget()))
                        tabs->setCurrentWidget(each);
                WindowWalk::settle();
                view->setFocus();
                view->setCurrentIndex(view->model()->index(0, 0));
                const int here = history.index();
                while (workshop.draft().isLesson() && history.canUndo())
                    history.undo();
                QVERIFY(!workshop.draft().isLesson());
                WindowWalk::settle();
                history.setIndex(here);
                WindowWalk::settle();
                ++looked;
            }
    }
    QVERIFY(looked > 10);
}

void TestLessonEditor::aLessonIsSavedUnderItsTitle()
{
    Workshop workshop("province");
    workshop.layStart();
    workshop.click("beginLesson");
    workshop.window->commands().saveAs->trigger();
    workshop.draft().change([] { return QStringLiteral("Title"); },
                            [](Lesson &lesson) { lesson.title.texts["en"] = "Mill: or not?."; });
    workshop.window->commands().saveAs->trigger();
    QCOMPARE(workshop.dialogs.proposals.size(), 2);
    QVERIFY(workshop.dialogs.proposals.front().contains(QStringLiteral("Province")));
    QVERIFY2(workshop.dialogs.proposals.back().contains(QStringLiteral("Mill or not.")),
             qPrintable(workshop.dialogs.proposals.back()));
}

void TestLessonEditor::aGoalOffersWhatItsEventCanBeAbout()
{
    Workshop workshop("province");
    workshop.layStart();
    workshop.click("beginLesson");
    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::act));
    auto *goal = workshop.find<QWidget>("goal");
    for (QAction *action : goal->findChild<QToolButton *>(QStringLiteral("addGoal"))->menu()->actions())
        if (action->data().isValid() && action->data().toInt() == static_cast<int>(Goal::Kind::happened))
            action->trigger();
    auto *event = goal->findChild<QComboBox *>(QStringLiteral("goalEvent"));
    const auto *what = goal->findChild<QComboBox *>(QStringLiteral("goalWhat"));
    const auto offers = [&](Event::Kind kind, const char *term) {
        event->setCurrentIndex(static_cast<int>(kind));
        emit event->activated(event->currentIndex());
        QSet<QString> names;
        for (int row = 0; row < what->count(); ++row)
            names.insert(what->itemText(row));
        if (names.size() != what->count())
            QTest::qFail("two entries are called alike", __FILE__, __LINE__);
        return what->findData(QString::fromLatin1(term)) >= 0;
    };
    QVERIFY(offers(Event::Kind::gained, "coin"));
    QVERIFY(!offers(Event::Kind::gained, "mill"));
    QVERIFY(offers(Event::Kind::placed, "mill"));
    QVERIFY(!offers(Event::Kind::placed, "hire"));
    QVERIFY(!offers(Event::Kind::gameEnded, "coin"));
    // Nor what it cannot have come from.
    const auto *cause = goal->findChild<QComboBox *>(QStringLiteral("goalCause"));
    const auto comesFrom = [&](Event::Kind kind, const char *term) {
        event->setCurrentIndex(static_cast<int>(kind));
        emit event->activated(event->currentIndex());
        return cause->findData(QString::fromLatin1(term)) >= 0;
    };
    QVERIFY(comesFrom(Event::Kind::gained, "mill"));
    QVERIFY(!comesFrom(Event::Kind::gained, "build"));
    QVERIFY(comesFrom(Event::Kind::paid, "build"));
    QVERIFY(!comesFrom(Event::Kind::paid, "village"));
}

void TestLessonEditor::whatIsHalfMadeIsToldWhereALineIsPlayed()
{
    Workshop workshop("milestones");
    workshop.layStart();
    workshop.click("beginLesson");
    workshop.choose("addStep", static_cast<int>(LessonStep::Kind::act));
    workshop.find<QWidget>("solutionLine")->findChild<QToolButton *>(QStringLiteral("record"))->click();
    LineRecorder &recorder = workshop.workshop->recorder();
    while (recorder.controller().shown().actors.isChance())
        workshop.find<QToolButton>("recordChance")->menu()->actions().front()->trigger();
    const auto *told = workshop.find<QLabel>("recordPrompt");
    const QString usual = told->text();
    const QString asked = recorder.controller().words().seatName(recorder.controller().actingSeat());
    const Route route = recorder.controller().shown().legal.front().routes.front();
    QVERIFY(route.size() > 1);
    QTest::mouseClick(recorder.view().viewport(), Qt::LeftButton, {},
                      recorder.view().viewportPoint(route.front()));
    QVERIFY(told->text() != usual);
    const QString half = told->text();
    QTest::keyClick(&recorder.view(), Qt::Key_Escape);
    QCOMPARE(told->text(), usual);
    QVERIFY(half.startsWith(asked));
}

void TestLessonEditor::laterMovesAreToldInWords()
{
    Workshop workshop("province");
    QVERIFY(workshop.window->openFile(
        QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/province/walkthrough.json")));
    const Lesson &lesson = workshop.draft().lesson();
    const LessonPlan plan(lesson);
    const GameWords &words = workshop.window->document().words();
    const FindingWords told(plan, words);
    int later = 0;
    for (std::size_t number = 0; number < lesson.steps.size(); ++number) {
        const LessonStep &step = lesson.steps[number];
        const std::optional<Position> &start = plan.steps()[number].position;
        for (const Branch &first : step.branches)
            for (const Branch &second : first.then) {
                if (!start || !lesson.game->refuse(*start, step.seat, second.action))
                    continue;
                LessonFindings findings(lesson);
                findings.add(static_cast<int>(number), lesson_problem::branchMisses,
                             {{"action", lesson.game->notation(second.action)}});
                const Position then = lesson.game->apply(*start, step.seat, first.action, nullptr);
                const QString text = told.text(findings.take().front());
                const QString action = words.actionText(second.action, lesson.game->view(then, step.seat));
                QVERIFY2(text.contains(action), qPrintable(text));
                ++later;
            }
    }
    QVERIFY(later >= 4);
}

QTEST_MAIN(TestLessonEditor)
#include "tst_lesson_editor.moc"
