#include "board/pictured_layout.h"
#include "models/log_model.h"
#include "start/new_game_dialog.h"
#include "support/test_window.h"
#include "support/window_walk.h"
#include "table/prompt_bar.h"
#include "table/table_page.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableWidget>
#include <QTest>
#include <QTimer>

using namespace waystone;

/// The window as a whole, driven as a user would.
class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void theFirstMoveTakesThreeClicks();
    void aGameStartsFromTheDialog();
    void theDialogRemembersWhatWasChosen();
    void theDialogProposesTheGameThatIsPlayed();
    void continueComesFirstWhenAGameIsOpen();
    void undoTellsWhatItUndoes();
    void undoTellsWhyItStops();
    void studyModeLiftsTheStop();
    void theLogStepsThroughTheGame();
    void theLogHasRoomForWhatWasDone_data();
    void theLogHasRoomForWhatWasDone();
    void everyCommandHasAKeyOfItsOwn();
    void endingAskedToBeConfirmedWaits();
    void theEndIsToldCategoryByCategory();
    void aRematchKeepsPlayersAndRules();
    void aGameThatIsNotOverIsNotLeftUnasked();
    void whatWasSavedIsSaid();
};

void TestMainWindow::theFirstMoveTakesThreeClicks()
{
    TestWindow window;
    window.start(2); // the first click
    BoardView &view = window->table().view();
    int clicks = 1;
    const std::size_t plies = window->controller().history().size();
    while (window->controller().history().size() == plies && clicks < 4) {
        const std::vector<Place> targets = window->table().play().input().targets();
        QVERIFY(!targets.empty());
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.viewportPoint(targets.front()));
        ++clicks;
    }
    QVERIFY(window->controller().history().size() > plies);
    QVERIFY2(clicks <= 3, qPrintable(QString::number(clicks)));
}

/// Runs `use` on the new-game dialog while it is open, which it must end.
static void withDialog(const std::function<void(NewGameDialog &)> &use)
{
    QTimer::singleShot(0, qApp, [use] {
        auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            qFatal("no dialog");
        use(*dialog);
    });
}

static void type(NewGameDialog &dialog, const char *name, const QString &text)
{
    auto *edit = dialog.findChild<QLineEdit *>(QLatin1String(name));
    edit->clear();
    QTest::keyClicks(edit, text);
}

static void press(NewGameDialog &dialog, const char *name)
{
    QTest::mouseClick(dialog.findChild<QWidget *>(QLatin1String(name)), Qt::LeftButton);
}

void TestMainWindow::aGameStartsFromTheDialog()
{
    TestWindow window;
    withDialog([](NewGameDialog &dialog) {
        press(dialog, "addSeat");
        type(dialog, "name0", QStringLiteral("Anna"));
        press(dialog, "openRules");
        type(dialog, "seed", QStringLiteral("42"));
        press(dialog, "rulesDone");
        dialog.findChild<QComboBox *>(QStringLiteral("firstPlayer"))->setCurrentIndex(2);
        press(dialog, "startGame");
    });
    window.click("play_milestones");
    QVERIFY(window->file().isOpen());
    QCOMPARE(window->controller().seats(), 3);
    QCOMPARE(window->controller().player(0).name, QStringLiteral("Anna"));
    QCOMPARE(window->file().seed(), std::uint64_t{42});
    QVERIFY(window->controller().sessionToSave().ply(0).rng == Rng(42));
}

void TestMainWindow::theDialogRemembersWhatWasChosen()
{
    TestWindow window;
    withDialog([](NewGameDialog &dialog) {
        press(dialog, "addSeat");
        press(dialog, "addSeat");
        type(dialog, "name3", QStringLiteral("Dora"));
        press(dialog, "startGame");
    });
    window.click("play_milestones");
    window->file().close();
    withDialog([](NewGameDialog &dialog) {
        QCOMPARE(dialog.newGame().players.size(), std::size_t{4});
        QCOMPARE(dialog.newGame().players[3].name, QStringLiteral("Dora"));
        dialog.reject();
    });
    window.click("play_milestones");
    QVERIFY(!window->file().isOpen());
}

void TestMainWindow::theDialogProposesTheGameThatIsPlayed()
{
    for (const char *game : {"between-two-cities", "milestones"}) {
        TestWindow window;
        window.start(3, QString::fromLatin1(game));
        withDialog([game](NewGameDialog &dialog) {
            QCOMPARE(dialog.newGame().kind->id, std::string_view(game));
            QCOMPARE(dialog.newGame().players.size(), std::size_t{3});
            dialog.reject();
        });
        window->commands().newGame->trigger();
        QVERIFY(window->file().isOpen());
    }
}

void TestMainWindow::continueComesFirstWhenAGameIsOpen()
{
    TestWindow window;
    auto *button = window.find<QPushButton>("continueGame");
    QVERIFY(!button->isVisible());
    window.start(2);
    window.playRandomly(10);
    const std::size_t plies = window->controller().history().size();
    window.restart();
    button = window.find<QPushButton>("continueGame");
    QVERIFY(button->isVisible());
    QCOMPARE(window.find<QWidget>("startPage")->focusWidget(), button);
    for (const QPushButton *play :
         window->findChildren<QPushButton *>(QRegularExpression(QStringLiteral("^play_"))))
        QVERIFY(play->mapTo(&*window, QPoint()).y() > button->mapTo(&*window, QPoint()).y());
    window.click("continueGame");
    QCOMPARE(window->controller().history().size(), plies);
}

void TestMainWindow::undoTellsWhatItUndoes()
{
    TestWindow window;
    window.start(2);
    GameController &controller = window->controller();
    QAction *undo = window->commands().undo;
    QAction *redo = window->commands().redo;
    for (int action = 0; action < 60 && !undo->isEnabled(); ++action)
        window.playRandomly(1);
    QVERIFY(undo->isEnabled());
    QCOMPARE(undo->text(), controller.history().undoText());
    QVERIFY(!undo->text().isEmpty());
    const PlyId here = controller.history().current();
    undo->trigger();
    QVERIFY(controller.history().current() != here);
    QVERIFY(redo->isEnabled());
    QCOMPARE(redo->text(), controller.history().redoText());
    redo->trigger();
    QCOMPARE(controller.history().current(), here);
}

void TestMainWindow::undoTellsWhyItStops()
{
    TestWindow window;
    window.start(2);
    QAction *undo = window->commands().undo;
    // The set-up is drawn: nothing to take back before the first action.
    QVERIFY(!undo->isEnabled());
    QVERIFY(window->controller().history().undoStop() != TakeBackStop::none);
    QVERIFY(undo->text().size() > QStringLiteral("Undo: ").size());
    QVERIFY(undo->text() != QStringLiteral("Undo"));
}

void TestMainWindow::studyModeLiftsTheStop()
{
    TestWindow window;
    window.start(2);
    GameController &controller = window->controller();
    window.playRandomly(1); // what was drawn for the set-up stops nothing that anybody has done
    for (int action = 0; action < 400 && controller.history().undoStop() != TakeBackStop::chance; ++action)
        window.playRandomly(1);
    QVERIFY(controller.history().undoStop() == TakeBackStop::chance);
    QVERIFY(controller.history().current() != 0);
    window->commands().study->trigger();
    QVERIFY(window->commands().undo->isEnabled());
}

void TestMainWindow::theLogStepsThroughTheGame()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(30);
    GameController &controller = window->controller();
    const PlyId end = controller.history().current();
    const Commands &commands = window->commands();
    QVERIFY(!commands.next->isEnabled());
    commands.first->trigger();
    QVERIFY(!commands.first->isEnabled());
    QVERIFY(!commands.previous->isEnabled());
    std::vector<PlyId> moments{controller.history().current()};
    while (commands.next->isEnabled()) {
        // The set-up is drawn: at every step somebody could go on playing.
        QVERIFY(!controller.shown().actors.isChance());
        QVERIFY(controller.shown().isPast);
        commands.next->trigger();
        moments.push_back(controller.history().current());
    }
    QCOMPARE(controller.history().current(), end);
    QVERIFY(moments.size() > 10);
    for (auto moment = moments.rbegin(); moment != moments.rend(); ++moment) {
        QCOMPARE(controller.history().current(), *moment);
        commands.previous->trigger();
    }
    QVERIFY(!commands.previous->isEnabled());
    commands.last->trigger();
    QCOMPARE(controller.history().current(), end);
}

void TestMainWindow::theLogHasRoomForWhatWasDone_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "fr", "hu"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestMainWindow::theLogHasRoomForWhatWasDone()
{
    QFETCH(QString, language);
    TestWindow window;
    window->resize(1024, 700);
    window.start(4, QStringLiteral("milestones"));
    window->findChild<QAction *>(QStringLiteral("language_") + language)->trigger();
    // No name is too long for a heading.
    Player player = window->controller().player(0);
    player.name = QStringLiteral("Maximilienne Alexandrine de Montmorency");
    window->controller().setPlayer(0, player);
    window.playRandomly(10);
    auto *log = window.find<QListView>("log");
    QCoreApplication::processEvents();
    // Sentences are whole in as many lines as they need, and every row can be hit.
    int headings = 0;
    int wrapped = 0;
    for (int row = 0; row < log->model()->rowCount(); ++row) {
        const QModelIndex index = log->model()->index(row, 0);
        const QRect rect = log->visualRect(index);
        QVERIFY2(rect.height() >= 24, qPrintable(index.data().toString()));
        QVERIFY2(rect.width() <= log->width(), qPrintable(index.data().toString()));
        const PicturedLayout sentence({index.data(LogModel::NameRole).toString(), {}},
                                      index.data(LogModel::SentenceRole).value<PicturedText>(), log->font(),
                                      rect.width() - 34);
        QVERIFY2(rect.height() >= sentence.size().height(), qPrintable(index.data().toString()));
        const auto kind = static_cast<LogRow::Kind>(index.data(LogModel::KindRole).toInt());
        headings += kind == LogRow::Kind::turn ? 1 : 0;
        wrapped += rect.height() > 40 ? 1 : 0;
    }
    QVERIFY(headings > 2);
    QVERIFY(wrapped > 0);
}

void TestMainWindow::everyCommandHasAKeyOfItsOwn()
{
    TestWindow window;
    QMap<QString, QString> taken;
    int commands = 0;
    using enum CommandGroup;
    for (const CommandGroup group : {game, edit, view, play, language, help}) {
        for (const QAction *action : window->commands().group(group)) {
            if (action == nullptr)
                continue;
            ++commands;
            QVERIFY2(!action->shortcuts().isEmpty(), qPrintable(action->objectName()));
            for (const QKeySequence &key : action->shortcuts()) {
                QVERIFY2(!taken.contains(key.toString()),
                         qPrintable(action->objectName() + QLatin1Char(' ') + taken.value(key.toString())));
                taken.insert(key.toString(), action->objectName());
            }
        }
    }
    QVERIFY(commands > 40);
}

void TestMainWindow::endingAskedToBeConfirmedWaits()
{
    TestWindow window;
    window.start(2);
    GameController &controller = window->controller();
    window->commands().confirmModes->actions().at(1)->trigger();
    auto *confirm = window.find<QPushButton>("confirmButton");
    QVERIFY(!confirm->isVisible());
    for (int action = 0; action < 400 && !controller.isConfirming(); ++action)
        controller.propose(controller.shown().legal.front().action);
    QVERIFY(controller.isConfirming());
    QVERIFY(confirm->isVisible());
    const std::size_t plies = controller.history().size();
    window.click("cancelButton");
    QVERIFY(!controller.isConfirming());
    QVERIFY(!confirm->isVisible());
    QCOMPARE(controller.history().size(), plies);
    for (int action = 0; action < 400 && !controller.isConfirming(); ++action)
        controller.propose(controller.shown().legal.front().action);
    window.click("confirmButton"); // in one go with what asked
    QVERIFY(controller.isConfirming());
    QVERIFY(QTest::qWaitFor([&] {
        window.click("confirmButton");
        return !controller.isConfirming();
    }));
    QVERIFY(controller.history().size() > plies);
}

void TestMainWindow::theEndIsToldCategoryByCategory()
{
    TestWindow window;
    window.playToTheEnd(2);
    QVERIFY(window.find<QWidget>("scoringBar")->isVisible());
    const GameController &controller = window->controller();
    QVERIFY(controller.shown().told);
    QVERIFY(!window.find<QWidget>("logPanel")->isVisible());
    QVERIFY(window.find<QWidget>("finalScoringPanel")->isVisible());
    const Telling telling = *controller.shown().told->telling;
    for (std::size_t step = 0; step < telling.size(); ++step) {
        QCOMPARE(controller.shown().score.totals, telling[step].totals);
        const QString before = window.find<QLabel>("scoringTitle")->text();
        window.click("scoringNext");
        QVERIFY(window.find<QLabel>("scoringTitle")->text() != before);
    }
    QVERIFY(!controller.shown().told);
    QCOMPARE(controller.shown().score.totals, telling.back().totals);
    QVERIFY(!window.find<QPushButton>("scoringNext")->isVisible());
    QVERIFY(window.find<QPushButton>("scoring_rematchAction")->isVisible());
    QVERIFY(window->table().isVisible());
    window.click("scoringAgain");
    QCOMPARE(controller.shown().score.totals, telling.front().totals);
    window.click("scoringAll");
    QCOMPARE(controller.shown().score.totals, telling.back().totals);
    window.click("scoring_firstAction");
    QVERIFY(window.find<QWidget>("pastBanner")->isVisible());
    QCOMPARE(controller.history().moveNumber(controller.history().current()), 0);
    QVERIFY(window.find<QWidget>("finalScoringPanel")->isHidden());
}

void TestMainWindow::aRematchKeepsPlayersAndRules()
{
    TestWindow window;
    window.playToTheEnd(3);
    const std::vector<Player> players = window->controller().table().players;
    const OptionChoice rules = window->controller().game().choice();
    // Those who have handed over their seats meanwhile are meant to sit there again.
    for (Seat seat = 0; seat < 2; ++seat)
        window->controller().setPlayer(seat, {{}, players[seat].colour, "random"});
    window.click("scoringAll");
    window.click("scoring_rematchAction");
    QVERIFY(!window->controller().isOver());
    QCOMPARE(window->controller().table().players, players);
    QVERIFY(window->controller().game().choice() == rules);
    // Nor is it forgotten who they were when the game is gone on with another day.
    window->controller().setPlayer(1, {{}, players[1].colour, "random"});
    const QString journal = window->file().journal();
    window.restart();
    QVERIFY(!window->file().resume(journal));
    QVERIFY(!window->controller().isPerson(1));
    QVERIFY(!window->file().startAgain());
    QCOMPARE(window->controller().table().players, players);
}

void TestMainWindow::aGameThatIsNotOverIsNotLeftUnasked()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(5);
    const std::size_t plies = window->controller().history().size();
    window->commands().rematch->trigger();
    window.click("stayAtTable");
    QCOMPARE(window->controller().history().size(), plies);
    WindowWalk::settle();
    window->commands().rematch->trigger();
    window.click("beginRematch");
    QVERIFY(window->controller().history().size() < plies);
    // Nor one whose end is being told.
    TestWindow other;
    other.playToTheEnd(2);
    other->commands().rematch->trigger();
    other.click("stayAtTable");
    WindowWalk::settle();
    QVERIFY(other->controller().isOver());
    other.click("scoringAll");
    other->commands().rematch->trigger();
    QVERIFY(!other->controller().isOver());
    QCOMPARE(other->findChild<QWidget *>(QStringLiteral("rematchBox")), nullptr);
}

void TestMainWindow::whatWasSavedIsSaid()
{
    TestWindow window;
    window.start(2);
    for (QAction *action : {window->commands().saveAs, window->commands().exportPng}) {
        const bool isGame = action == window->commands().saveAs;
        window.dialogs.save = window.path(isGame ? QStringLiteral("ours.json") : QStringLiteral("ours.png"));
        action->trigger();
        const auto *note = window.find<QLabel>("savedNote");
        QVERIFY(note->isVisible());
        QVERIFY(note->text().contains(QFileInfo(window.dialogs.save).fileName()));
        QVERIFY(window->rect().contains(note->geometry()));
    }
}

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
