#include "games.h"
#include "start/new_game_dialog.h"
#include "support/test_window.h"
#include "table/prompt_bar.h"
#include "table/seat_menu.h"
#include "table/table_page.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTimer>

using namespace waystone;

/// Computer players in the window: chosen, told of, saved, and stopped.
class TestComputerPlayers : public QObject {
    Q_OBJECT

private slots:
    void playingAloneTakesTwoClicks();
    void theDialogRemembersWhoIsAComputer();
    void thePromptTellsWhoThinks();
    void theComputerAnswersByItself();
    void aSavedGameKeepsWhoPlays();
    void theJournalKeepsWhoPlays();
    void anUnknownComputerPlayerIsPlayedByAnother();
    void nothingIsPlayedAfterTheTableIsPutAway();
    void theWindowClosesWhileTheComputerThinks();
    void aSeatIsHandedOverWhereOneLooksForIt_data();
    void aSeatIsHandedOverWhereOneLooksForIt();
};

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

static void press(NewGameDialog &dialog, const char *name)
{
    QTest::mouseClick(dialog.findChild<QWidget *>(QLatin1String(name)), Qt::LeftButton);
}

static QComboBox *playedBy(NewGameDialog &dialog, int seat)
{
    return dialog.findChild<QComboBox *>(QStringLiteral("playedBy%1").arg(seat));
}

/// Of the first game: a person and computer players that answer quickly.
static void startAlone(TestWindow &window, int seats)
{
    withDialog([seats](NewGameDialog &dialog) {
        while (dialog.newGame().players.size() < static_cast<std::size_t>(seats))
            press(dialog, "addSeat");
        press(dialog, "startGame");
    });
    window.click("play_milestones");
}

static bool isPersonAsked(const GameController &controller)
{
    return controller.isPerson(controller.actingSeat()) && !controller.shown().legal.empty();
}

static bool waitFor(const std::function<bool()> &condition)
{
    return QTest::qWaitFor(condition, 10'000);
}

void TestComputerPlayers::playingAloneTakesTwoClicks()
{
    TestWindow window;
    withDialog([](NewGameDialog &dialog) {
        press(dialog, "startGame"); // the second click
    });
    window.click("play_milestones"); // the first
    QVERIFY(window->file().isOpen());
    const GameController &controller = window->controller();
    QVERIFY(controller.isPerson(0));
    for (Seat seat = 1; seat < controller.seats(); ++seat)
        QCOMPARE(controller.player(seat).bot, std::string("casual"));
}

void TestComputerPlayers::theDialogRemembersWhoIsAComputer()
{
    TestWindow window;
    withDialog([](NewGameDialog &dialog) {
        QComboBox *box = playedBy(dialog, 0);
        box->setCurrentIndex(box->findData(QStringLiteral("beginner")));
        playedBy(dialog, 1)->setCurrentIndex(0);
        press(dialog, "startGame");
    });
    window.click("play_milestones");
    QCOMPARE(window->controller().player(0).bot, std::string("beginner"));
    QVERIFY(window->controller().isPerson(1));
    window.restart();
    withDialog([](NewGameDialog &dialog) {
        QCOMPARE(playedBy(dialog, 0)->currentData().toString(), QStringLiteral("beginner"));
        QCOMPARE(playedBy(dialog, 1)->currentData().toString(), QString());
        dialog.reject();
    });
    window.click("play_milestones");
}

void TestComputerPlayers::thePromptTellsWhoThinks()
{
    TestWindow window;
    window->bots().setHeld(true);
    // The last seat is the first to choose when the first seat begins.
    withDialog([](NewGameDialog &dialog) {
        dialog.findChild<QComboBox *>(QStringLiteral("firstPlayer"))->setCurrentIndex(1);
        press(dialog, "startGame");
    });
    window.click("play_milestones");
    QCOMPARE(int{window->bots().thinkingSeat()}, 1);
    PromptBar &prompt = window->table().prompt();
    QVERIFY2(prompt.text().contains(QStringLiteral("thinking")), qPrintable(prompt.text()));
    QVERIFY(prompt.text().contains(window->controller().words().seatName(1)));
    QVERIFY(!window->commands().finish->isEnabled());
    QVERIFY(window->table().play().input().targets().empty());

    window->findChild<QAction *>(QStringLiteral("language_fr"))->trigger();
    QCoreApplication::processEvents();
    QVERIFY2(prompt.text().contains(QStringLiteral("réfléchit")), qPrintable(prompt.text()));
    window->findChild<QAction *>(QStringLiteral("language_en"))->trigger();
    QCoreApplication::processEvents();

    window->bots().setHeld(false);
    QVERIFY(waitFor([&] { return isPersonAsked(window->controller()); }));
    QVERIFY(!prompt.text().contains(QStringLiteral("thinking")));
}

void TestComputerPlayers::theComputerAnswersByItself()
{
    TestWindow window;
    withDialog([](NewGameDialog &dialog) {
        press(dialog, "addSeat");
        press(dialog, "startGame");
    });
    window.click("play_milestones");
    GameController &controller = window->controller();
    for (int action = 0; action < 10; ++action) {
        QVERIFY(waitFor([&] { return isPersonAsked(controller); }));
        QCOMPARE(int{controller.actingSeat()}, 0);
        window.playRandomly(1);
    }
    QVERIFY(window.dialogs.troubles.empty());
}

void TestComputerPlayers::aSavedGameKeepsWhoPlays()
{
    TestWindow window;
    startAlone(window, 3);
    QVERIFY(waitFor([&] { return isPersonAsked(window->controller()); }));
    window.dialogs.save = window.path(QStringLiteral("game.json"));
    window->commands().save->trigger();
    const std::vector<Player> players = window->controller().table().players;
    window->file().close();
    QVERIFY(window->openFile(window.dialogs.save));
    QCOMPARE(window->controller().table().players, players);
}

void TestComputerPlayers::theJournalKeepsWhoPlays()
{
    TestWindow window;
    startAlone(window, 3);
    QVERIFY(waitFor([&] { return isPersonAsked(window->controller()); }));
    window.playRandomly(1);
    const std::vector<Player> players = window->controller().table().players;
    window.restart();
    window.click("continueGame");
    QCOMPARE(window->controller().table().players, players);
    QVERIFY(waitFor([&] { return isPersonAsked(window->controller()); }));
}

void TestComputerPlayers::anUnknownComputerPlayerIsPlayedByAnother()
{
    TestWindow window;
    startAlone(window, 2);
    QVERIFY(waitFor([&] { return isPersonAsked(window->controller()); }));
    window.dialogs.save = window.path(QStringLiteral("game.json"));
    window->commands().save->trigger();
    window->file().close();
    QFile file(window.dialogs.save);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray content = file.readAll();
    const QByteArray played = '"' + QByteArray::fromStdString(window->controller().player(1).bot) + '"';
    QVERIFY(content.contains(played));
    content.replace(played, "\"genius\"");
    file.resize(0);
    file.seek(0);
    file.write(content);
    file.close();
    QVERIFY(window->openFile(window.dialogs.save));
    QCOMPARE(window->controller().player(1).bot, std::string(botIds().back()));
}

void TestComputerPlayers::nothingIsPlayedAfterTheTableIsPutAway()
{
    TestWindow window;
    withDialog([](NewGameDialog &dialog) {
        for (int seat = 0; seat < 2; ++seat)
            playedBy(dialog, seat)->setCurrentIndex(1);
        press(dialog, "startGame");
    });
    window.click("play_milestones");
    QVERIFY(waitFor([&] { return window->controller().history().size() > 1; }));
    window->commands().close->trigger();
    QCOMPARE(window->bots().thinkingSeat(), nobody);
    const std::size_t plies = window->controller().history().size();
    QCoreApplication::processEvents();
    QCOMPARE(window->bots().thinkingSeat(), nobody);
    QCOMPARE(window->controller().history().size(), plies);
}

void TestComputerPlayers::theWindowClosesWhileTheComputerThinks()
{
    TestWindow window;
    window->bots().setHeld(true);
    withDialog([](NewGameDialog &dialog) {
        for (int seat = 0; seat < 2; ++seat)
            playedBy(dialog, seat)->setCurrentIndex(1);
        press(dialog, "startGame");
    });
    window.click("play_milestones");
    QVERIFY(window->bots().thinkingSeat() != nobody);
    window.restart();
    // It can be taken up again.
    window.click("continueGame");
    QVERIFY(window->bots().thinkingSeat() != nobody);
}

void TestComputerPlayers::aSeatIsHandedOverWhereOneLooksForIt_data()
{
    QTest::addColumn<QString>("game");
    for (const GameKind &kind : games().kinds())
        QTest::addRow("%s", kind.id.data())
            << QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
}

/// At the mark and the name of whoever is asked, in the menu of every place, and in the Play menu for all seats.
void TestComputerPlayers::aSeatIsHandedOverWhereOneLooksForIt()
{
    QFETCH(QString, game);
    TestWindow window;
    window.start(3 - (game == QStringLiteral("province") ? 1 : 0), game);
    window->bots().setHeld(true);
    GameController &controller = window->controller();
    controller.liftCurtain();
    auto *all = window.find<QMenu>("whoPlays");
    QVERIFY(all->menuAction()->isEnabled());
    QVERIFY(window->commands().group(CommandGroup::play).back() == all->menuAction() ||
            std::ranges::count(window->commands().group(CommandGroup::play), all->menuAction()) == 1);
    emit all->aboutToShow();
    QCOMPARE(all->findChildren<SeatMenu *>().size(), qsizetype{controller.seats()});
    const auto other = static_cast<Seat>((controller.actingSeat() + 1) % controller.seats());
    all->actions().at(other)->menu()->findChild<QAction *>(QStringLiteral("playedBy_casual"))->trigger();
    QCOMPARE(QString::fromStdString(controller.player(other).bot), QStringLiteral("casual"));

    for (const auto reason : {QContextMenuEvent::Mouse, QContextMenuEvent::Other}) {
        const Seat seat = controller.actingSeat();
        QVERIFY(controller.isPerson(seat));
        auto *mark = window.find<QWidget>("promptMark");
        if (reason == QContextMenuEvent::Mouse) {
            QContextMenuEvent wanted(reason, mark->rect().center(), mark->mapToGlobal(mark->rect().center()));
            QCoreApplication::sendEvent(mark, &wanted);
        } else {
            QTest::mouseClick(mark, Qt::LeftButton);
        }
        SeatMenu *menu = nullptr;
        for (SeatMenu *one : window->findChildren<SeatMenu *>())
            menu = one->isVisible() ? one : menu;
        QVERIFY(menu != nullptr);
        QVERIFY(menu->title().contains(controller.words().seatName(seat)));
        menu->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    window->commands().close->trigger();
    QVERIFY(!all->menuAction()->isEnabled());
}

QTEST_MAIN(TestComputerPlayers)
#include "tst_computer_players.moc"
