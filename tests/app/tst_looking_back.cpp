// Looking at another moment of a game is told apart from playing, and changes nothing.

#include "support/test_window.h"
#include "support/window_walk.h"
#include "table/log_panel.h"
#include "table/past_banner.h"
#include "table/table_page.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace waystone;

class TestLookingBack : public QObject {
    Q_OBJECT

private slots:
    void aBannerTellsWhichMomentItIs();
    void nothingCanBePlayedThere();
    void whatTheMoveHasDoneIsMarked();
    void lookingChangesNothing();
    void whatIsTriedLeavesTheGameAsItWas();
    void aComputerPlaysInATrialOnceItIsLet();
    void whoLeavesATrialFindsTheGameAgain();
    void computersWaitWhileOneLooks();
    void takingBackIsNotLooking();
    void inStudyOnePlaysWhereOneLooks();
    void theBannerFollowsTheLanguage();
};

namespace {

std::vector<PlyId> mainLine(const GameController &controller)
{
    const Session &session = controller.sessionToSave();
    return session.lineTo(session.endOfLine(0));
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The journal of the one game that is played.
QString journalOf(const TestWindow &window)
{
    const QDir folder(window.path(QStringLiteral("games")));
    const QStringList journals = folder.entryList({QStringLiteral("*.journal")}, QDir::Files);
    return journals.size() == 1 ? folder.filePath(journals.front()) : QString();
}

/// A game of two persons in which somebody can choose, and could before.
void startAndPlay(TestWindow &window, int actions = 30)
{
    window.start(2);
    window.playRandomly(actions);
}

} // namespace

void TestLookingBack::aBannerTellsWhichMomentItIs()
{
    TestWindow window;
    startAndPlay(window);
    auto *banner = window.find<QWidget>("pastBanner");
    auto *prompt = window.find<QWidget>("promptBar");
    auto *veil = window.find<QWidget>("pastVeil");
    QVERIFY(banner->isHidden() && veil->isHidden() && !prompt->isHidden());
    const int height = banner->parentWidget()->height();

    window->commands().previous->trigger();
    QVERIFY(!banner->isHidden() && !veil->isHidden() && prompt->isHidden());
    QCOMPARE(banner->parentWidget()->height(), height);
    const GameHistory &history = window->controller().history();
    const QString title = window.find<QLabel>("pastTitle")->text();
    QVERIFY2(title.contains(QString::number(history.moveNumber(history.current()))), qPrintable(title));
    QVERIFY2(title.contains(QString::number(history.moveNumber(history.now()))), qPrintable(title));
    QVERIFY(!window.find<QLabel>("pastWhat")->text().isEmpty());

    window.click("backToNow");
    QVERIFY(banner->isHidden() && veil->isHidden() && !prompt->isHidden());
    QCOMPARE(history.current(), history.now());
}

void TestLookingBack::nothingCanBePlayedThere()
{
    TestWindow window;
    startAndPlay(window);
    GameController &controller = window->controller();
    const auto live = controller.shown().legal;
    window->commands().first->trigger();
    const std::size_t plies = controller.history().size();
    QVERIFY(controller.shown().legal.empty());
    QVERIFY(!window->commands().undo->isEnabled());
    QVERIFY(!window->commands().redo->isEnabled());
    QVERIFY(!window->commands().hint->isEnabled());
    QVERIFY(!controller.propose(live.front().action));

    auto *table = window->findChild<TablePage *>();
    QVERIFY(table != nullptr);
    for (const Place place : table->scene().shownPlaces())
        emit table->view().clicked(place);
    QVERIFY(table->scene().marked(Mark::target).empty());
    QVERIFY(table->scene().marked(Mark::selected).empty());
    QCOMPARE(controller.history().size(), plies);
    QVERIFY(controller.history().isLookingBack());

    window->commands().last->trigger();
    QVERIFY(!controller.history().isLookingBack());
    QCOMPARE(controller.shown().legal.size(), live.size());
}

void TestLookingBack::whatTheMoveHasDoneIsMarked()
{
    TestWindow window;
    startAndPlay(window);
    GameController &controller = window->controller();
    auto *table = window->findChild<TablePage *>();
    int marked = 0;
    for (const PlyId ply : mainLine(controller)) {
        controller.look(ply);
        if (!controller.shown().isPast)
            continue;
        const std::vector<Place> marks = table->scene().marked(Mark::lastMove);
        for (const Event &event : controller.history().logged(ply).events)
            if (event.kind == Event::Kind::placed && table->scene().isShown(event.to)) {
                QVERIFY(std::ranges::find(marks, event.to) != marks.end());
                ++marked;
            }
    }
    QVERIFY(marked > 0);
}

void TestLookingBack::lookingChangesNothing()
{
    TestWindow window;
    startAndPlay(window);
    window.dialogs.save = window.path(QStringLiteral("game.json"));
    window->commands().save->trigger();
    QVERIFY(!window->isWindowModified());
    const QByteArray saved = contentOf(window.dialogs.save);
    const QString journal = journalOf(window);
    QVERIFY(!journal.isEmpty());
    const QByteArray kept = contentOf(journal);

    for (int step = 0; step < 5; ++step)
        window->commands().previous->trigger();
    QVERIFY(window->controller().history().isLookingBack());
    QVERIFY(!window->isWindowModified());
    QCOMPARE(contentOf(journal), kept);
    window->commands().save->trigger();
    QCOMPARE(contentOf(window.dialogs.save), saved);
    window->controller().backToNow();
    QVERIFY(!window->isWindowModified());
    QCOMPARE(contentOf(journal), kept);
}

void TestLookingBack::whatIsTriedLeavesTheGameAsItWas()
{
    TestWindow window;
    startAndPlay(window);
    GameController &controller = window->controller();
    const PlyId now = controller.history().now();
    const std::vector<PlyId> line = mainLine(controller);
    auto *bar = window.find<QWidget>("sideLine");
    QVERIFY(bar->isHidden());
    for (int step = 0; step < 4; ++step)
        window->commands().previous->trigger();
    const PlyId from = controller.history().current();
    WindowWalk::settle();
    const QRect board = window->table().view().geometry();
    window.click("tryFromHere");
    WindowWalk::settle();
    QVERIFY(!controller.history().isLookingBack());
    QCOMPARE(controller.history().now(), from);
    QVERIFY(!bar->isHidden());
    QCOMPARE(window->table().view().geometry(), board); // it stays where it is
    QVERIFY(!window.find<QLabel>("shownStep")->text().contains(QStringLiteral("Now")));
    QVERIFY(!controller.shown().legal.empty());
    QVERIFY(controller.propose(controller.shown().legal.back().action));
    const PlyId tried = controller.history().now();
    QVERIFY(tried != now);

    // Looking round in the side line leads back to it first, then to the game.
    window->commands().first->trigger();
    window.click("backToNow");
    QCOMPARE(controller.history().now(), tried);
    window.click("backToTheGame");
    QCOMPARE(controller.history().current(), now);
    QVERIFY(bar->isHidden());
    QCOMPARE(mainLine(controller), line);
    QVERIFY(!controller.shown().legal.empty());
}

void TestLookingBack::aComputerPlaysInATrialOnceItIsLet()
{
    TestWindow window;
    startAndPlay(window);
    GameController &controller = window->controller();
    const PlyId now = controller.history().now();
    const std::vector<PlyId> line = mainLine(controller);
    for (int step = 0; step < 4; ++step)
        window->commands().previous->trigger();
    window.click("tryFromHere");
    const PlyId from = controller.history().now();
    QVERIFY(window.find<QWidget>("letItPlay")->isHidden());
    const Seat seat = controller.actingSeat();
    Player player = controller.player(seat);
    player.bot = "random";
    controller.setPlayer(seat, player);
    QVERIFY(!window.find<QWidget>("letItPlay")->isHidden());
    window.click("letItPlay");
    QVERIFY(QTest::qWaitFor([&] { return controller.history().now() != from; }, 30'000));
    QVERIFY(controller.history().waiting());
    window.click("backToTheGame");
    QCOMPARE(controller.history().current(), now);
    QCOMPARE(mainLine(controller), line);
}

void TestLookingBack::whoLeavesATrialFindsTheGameAgain()
{
    TestWindow window;
    startAndPlay(window);
    GameController &controller = window->controller();
    const PlyId now = controller.history().now();
    for (int step = 0; step < 4; ++step)
        window->commands().previous->trigger();
    window.click("tryFromHere");
    QVERIFY(controller.propose(controller.shown().legal.back().action));
    QVERIFY(controller.history().now() != now);
    window->commands().first->trigger(); // and looks round there
    const QString journal = window->file().journal();
    window->commands().close->trigger();
    QVERIFY(!window->file().open(journal));
    QCOMPARE(controller.history().now(), now);
    QVERIFY(!controller.history().waiting());
    QVERIFY(window.find<QWidget>("sideLine")->isHidden());
}

void TestLookingBack::computersWaitWhileOneLooks()
{
    TestWindow window;
    startAndPlay(window);
    GameController &controller = window->controller();
    const std::size_t plies = controller.history().size();
    window->commands().previous->trigger();
    Player computer = controller.player(0);
    computer.bot = "random";
    controller.setPlayer(0, computer);
    computer = controller.player(1);
    computer.bot = "random";
    controller.setPlayer(1, computer);
    QCoreApplication::processEvents();
    QCOMPARE(controller.history().size(), plies);
    controller.backToNow();
    QTRY_VERIFY(controller.history().size() > plies);
}

void TestLookingBack::takingBackIsNotLooking()
{
    TestWindow window;
    startAndPlay(window);
    GameController &controller = window->controller();
    for (int action = 0; action < 200 && !controller.history().canUndo(); ++action)
        window.playRandomly(1);
    window->commands().undo->trigger();
    QVERIFY(!controller.shown().isPast);
    QVERIFY(!controller.shown().legal.empty());
    QVERIFY(window->commands().redo->isEnabled());
}

void TestLookingBack::inStudyOnePlaysWhereOneLooks()
{
    TestWindow window;
    startAndPlay(window);
    GameController &controller = window->controller();
    window->commands().previous->trigger();
    window->commands().study->trigger();
    QVERIFY(!controller.shown().isPast);
    window->commands().previous->trigger();
    QVERIFY(!controller.shown().isPast);
    QVERIFY(controller.propose(controller.shown().legal.back().action));
}

void TestLookingBack::theBannerFollowsTheLanguage()
{
    TestWindow window;
    startAndPlay(window);
    window->commands().previous->trigger();
    const QString english = window.find<QLabel>("pastTitle")->text();
    for (const char *language : {"fr", "hu"}) {
        window.languages.set(QString::fromLatin1(language));
        QVERIFY(window.find<QLabel>("pastTitle")->text() != english);
        QVERIFY(window.find<QPushButton>("tryFromHere")->text() != QLatin1String("Try Something from Here"));
    }
}

QTEST_MAIN(TestLookingBack)
#include "tst_looking_back.moc"
