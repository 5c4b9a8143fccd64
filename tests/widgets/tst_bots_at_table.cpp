#include "game_table.h"
#include "thinking/bot_runner.h"
#include "tiny_table.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>

using namespace waystone;
using namespace waystone::test;

namespace {

/// What the slow bots of a test have in common.
struct Gate {
    std::mutex mutex;
    std::condition_variable_any opened;
    bool isOpen = false;
    std::atomic<int> asked = 0;
    std::atomic<int> stopped = 0;
    std::atomic<int> gone = 0; ///< whose last answer is on its way

    void open()
    {
        const std::scoped_lock lock(mutex);
        isOpen = true;
        opened.notify_all();
    }
};

/// Thinks until the gate is open or it is to stop, then plays the first legal action.
class SlowBot final : public Bot {
public:
    explicit SlowBot(Gate &gate) : gate_(gate) {}
    SlowBot(const SlowBot &) = delete;
    SlowBot &operator=(const SlowBot &) = delete;
    ~SlowBot() override { ++gate_.gone; }

    std::string_view id() const override { return "greedy"; }
    Action choose(const Game &game, const SeatView &view, Seat seat, Rng &rng, std::stop_token stop) override
    {
        ++gate_.asked;
        std::unique_lock lock(gate_.mutex);
        if (!gate_.opened.wait(lock, stop, [this] { return gate_.isOpen; }))
            ++gate_.stopped;
        return game.legal(game.guess(view, rng), seat).front();
    }

private:
    Gate &gate_;
};

BotRunner::Maker slowBots(Gate &gate)
{
    return [&gate](std::string_view, const MoreTime &) { return std::make_unique<SlowBot>(gate); };
}

/// Handles events until the condition holds; false after ten seconds.
bool waitFor(const std::function<bool()> &condition)
{
    return QTest::qWaitFor(condition, 10'000);
}

/// Milestones with greedy players on these seats and persons on the others. The last seat is the first to choose.
void startAgainstComputers(GameController &controller, int seats,
                           std::initializer_list<std::size_t> computers, std::uint64_t seed)
{
    Table table = gameTable("milestones", seats);
    for (const std::size_t seat : computers)
        table.players[seat].bot = "greedy";
    const Position start = *table.game->from(table.game->start(seats, 0));
    controller.start(std::move(table), start, seed);
}

bool isPersonAsked(const GameController &controller)
{
    return controller.isPerson(controller.actingSeat()) && !controller.shown().legal.empty();
}

/// Plays what a greedy player would for the person that is asked.
void playForPerson(GameController &controller)
{
    const Seat seat = controller.actingSeat();
    Rng rng(controller.history().size());
    const Action action =
        makeBot("greedy")->choose(controller.game(), controller.viewOf(seat), seat, rng, std::stop_token());
    controller.propose(seat, action, GameController::Proposer::program);
}

/// Plays for the persons until the computer is to act.
void playToComputer(GameController &controller)
{
    while (controller.isPerson(controller.actingSeat()))
        playForPerson(controller);
}

} // namespace

/// Computer players at a table: when they act, when they do not, and what stops them.
class TestBotsAtTable : public QObject {
    Q_OBJECT

private slots:
    void onePersonPlaysAWholeGameAgainstComputers();
    void computersAlonePlayAWholeGame();
    void everyTableIsPlayedToItsEndByMixedSeats_data() { addEveryTable(); }
    void everyTableIsPlayedToItsEndByMixedSeats();
    void itIsToldWhetherABotIsAtWork();
    void nothingIsOfferedForAComputersSeat();
    void theEventLoopRunsWhileABotThinks();
    void whateverHappensEndsTheThought_data();
    void whateverHappensEndsTheThought();
    void closingWhileThinkingWaitsForNobody();
    void aTableThatIsPutAwayIsNotPlayedAt();
    void aLookAtAnEarlierMomentIsOnlyALook();
    void undoGoesBackToAPersonsDecision();
    void undoTurnGoesBackToAPersonsTurn();
    void allComputersJoinASimultaneousChoice();
    void anAnswerWaitsForThePause();
    void anAnswerWaitsForAPersonInTheMiddle();
    void nobodyPlaysBetweenAPersonsTwoPieces();
    void aSeatCanBeTakenOver();
    void aSeatKeepsItsBot();
    void aBotThatWasStoppedIsNotAskedAgain();
    void aTurnHasItsTime();
};

void TestBotsAtTable::onePersonPlaysAWholeGameAgainstComputers()
{
    GameController controller;
    BotRunner bots(controller);
    startAgainstComputers(controller, 3, {1, 2}, 5);
    int asked = 0;
    while (!controller.isOver()) {
        QVERIFY(waitFor([&] { return controller.isOver() || isPersonAsked(controller); }));
        if (!controller.isOver()) {
            QCOMPARE(int{controller.actingSeat()}, 0);
            playForPerson(controller);
            ++asked;
        }
    }
    QVERIFY(asked > 10);
    std::vector<int> plies(3);
    for (const PlyId ply : controller.history().line())
        if (const Seat seat = controller.sessionToSave().ply(ply).seat; seat < 3)
            ++plies[seat];
    QVERIFY(std::ranges::all_of(plies, [](int count) { return count > 10; }));
    QCOMPARE(bots.thinkingSeat(), nobody);
}

void TestBotsAtTable::computersAlonePlayAWholeGame()
{
    GameController controller;
    BotRunner bots(controller);
    startAgainstComputers(controller, 2, {0, 1}, 9);
    QSignalSpy over(&controller, &GameController::gameOver);
    QVERIFY(over.wait(60'000));
    // The same game asks the same way again.
    const Position end = controller.sessionToSave().position();
    startAgainstComputers(controller, 2, {0, 1}, 9);
    QVERIFY(over.wait(60'000));
    QVERIFY(controller.game().same(controller.sessionToSave().position(), end));
}

/// A person and computer players of every kind beside each other: each is asked
/// for its own seats only, and the game ends.
void TestBotsAtTable::everyTableIsPlayedToItsEndByMixedSeats()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    Table table = gameTable(game.toStdString(), seats);
    const std::span<const std::string_view> ids = botIds();
    for (std::size_t seat = 1; seat < table.players.size(); ++seat)
        table.players[seat].bot = ids[seat % ids.size()];
    std::map<std::string, int> asked;
    GameController controller;
    controller.setFollowing(false);
    // They need not think long to be told apart.
    BotRunner bots(controller, [&asked](std::string_view id, const MoreTime &) {
        ++asked[std::string(id)];
        return makeBot("greedy");
    });
    const Position start = *table.game->from(table.game->start(seats, 0));
    controller.start(std::move(table), start, 5);
    std::vector<int> decisions(static_cast<std::size_t>(seats));
    QElapsedTimer timer;
    timer.start();
    while (!controller.isOver() && timer.elapsed() < 60'000) {
        const Seat person = 0;
        if (controller.shown().actors.includes(person)) {
            controller.setWatchingSeat(person);
            Rng rng(controller.history().size());
            const Action action = makeBot("greedy")->choose(controller.game(), controller.viewOf(person),
                                                            person, rng, std::stop_token());
            QVERIFY(controller.propose(person, action, GameController::Proposer::program));
        } else {
            const PlyId before = controller.history().current();
            QVERIFY(bots.thinkingSeat() != nobody && bots.thinkingSeat() != person);
            QVERIFY(waitFor([&] { return controller.history().current() != before || controller.isOver(); }));
        }
    }
    QVERIFY(controller.isOver());
    for (const PlyId ply : controller.history().line())
        if (const Seat seat = controller.sessionToSave().ply(ply).seat; seat < seats)
            ++decisions[seat];
    QVERIFY(std::ranges::all_of(decisions, [](int count) { return count > 0; }));
    for (Seat seat = 1; seat < seats; ++seat)
        QVERIFY(asked[controller.player(seat).bot] > 0);
    QVERIFY(!asked.contains(std::string()));
}

void TestBotsAtTable::itIsToldWhetherABotIsAtWork()
{
    Gate gate;
    GameController controller;
    BotRunner bots(controller, slowBots(gate));
    bots.setPaused(true);
    QSignalSpy busy(&bots, &BotRunner::busyChanged);
    startAgainstComputers(controller, 2, {0, 1}, 1);
    QVERIFY(bots.isBusy());
    QCOMPARE(busy.size(), 1);
    gate.open();
    QVERIFY(waitFor([&] { return !bots.isBusy(); }));
    QVERIFY(bots.thinkingSeat() != nobody); // its answer waits to be stepped to
    QCOMPARE(busy.size(), 2);
    QVERIFY(!busy.last().front().toBool());
}

void TestBotsAtTable::nothingIsOfferedForAComputersSeat()
{
    GameController controller;
    startAgainstComputers(controller, 2, {0}, 1);
    playToComputer(controller);
    const Seat seat = controller.actingSeat();
    QCOMPARE(int{seat}, 0);
    QVERIFY(controller.shown().legal.empty());
    for (const Place place : controller.shown().places)
        QVERIFY(!controller.whyNot({place}));
    QVERIFY(!controller.game().legal(controller.sessionToSave().position(), seat).empty());
}

void TestBotsAtTable::theEventLoopRunsWhileABotThinks()
{
    Gate gate;
    GameController controller;
    BotRunner bots(controller, slowBots(gate));
    QSignalSpy thinking(&bots, &BotRunner::thinkingChanged);
    startAgainstComputers(controller, 2, {0, 1}, 1);
    const PlyId before = controller.history().current();
    QVERIFY(bots.thinkingSeat() != nobody);
    QCOMPARE(thinking.size(), 1);
    QVERIFY(waitFor([&] { return gate.asked == 1; }));
    int ticks = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&ticks] { ++ticks; });
    timer.start(1);
    QVERIFY(waitFor([&] { return ticks >= 20; }));
    QCOMPARE(controller.history().current(), before);
    gate.open();
    QVERIFY(waitFor([&] { return controller.history().current() != before; }));
}

void TestBotsAtTable::whateverHappensEndsTheThought_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what : {"undo", "undoTurn", "jump", "newGame", "putAway", "takeOver"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestBotsAtTable::whateverHappensEndsTheThought()
{
    QFETCH(QString, what);
    Gate gate;
    GameController controller;
    controller.setStudy(true);
    startAgainstComputers(controller, 2, {0}, 3);
    playToComputer(controller);
    BotRunner bots(controller, slowBots(gate));
    QCOMPARE(int{bots.thinkingSeat()}, 0);
    QVERIFY(waitFor([&] { return gate.asked == 1; }));

    const PlyId before = controller.history().current();
    if (what == QStringLiteral("undo")) {
        QVERIFY(controller.history().canUndo());
        controller.undo();
        QVERIFY(controller.isPerson(controller.actingSeat()));
    } else if (what == QStringLiteral("undoTurn")) {
        QVERIFY(controller.history().canUndoTurn());
        controller.undoTurn();
    } else if (what == QStringLiteral("jump")) {
        controller.goTo(0);
    } else if (what == QStringLiteral("newGame")) {
        startAgainstComputers(controller, 2, {}, 4);
    } else if (what == QStringLiteral("putAway")) {
        bots.setActive(false);
    } else {
        Player player = controller.player(0);
        player.bot.clear();
        controller.setPlayer(0, player);
        QVERIFY(isPersonAsked(controller));
    }
    QCOMPARE(bots.thinkingSeat(), nobody);
    QVERIFY(waitFor([&] { return gate.stopped == 1; }));
    const std::size_t plies = controller.history().size();
    const PlyId after = controller.history().current();
    gate.open();
    QVERIFY(waitFor([&] { return gate.gone == 1; }));
    QCoreApplication::processEvents(); // its answer comes too late
    QCOMPARE(controller.history().size(), plies);
    QCOMPARE(controller.history().current(), after);
    QVERIFY(before != after || what == QStringLiteral("putAway") || what == QStringLiteral("takeOver"));
    QCOMPARE(int{gate.asked}, 1);
}

void TestBotsAtTable::closingWhileThinkingWaitsForNobody()
{
    Gate gate;
    {
        GameController controller;
        BotRunner bots(controller, slowBots(gate));
        startAgainstComputers(controller, 2, {0, 1}, 3);
        QVERIFY(waitFor([&] { return gate.asked == 1; }));
    }
    QCOMPARE(int{gate.stopped}, 1);
}

void TestBotsAtTable::aTableThatIsPutAwayIsNotPlayedAt()
{
    GameController controller;
    BotRunner bots(controller);
    bots.setActive(false);
    startAgainstComputers(controller, 2, {0, 1}, 3);
    const PlyId before = controller.history().current();
    QCOMPARE(bots.thinkingSeat(), nobody);
    QCoreApplication::processEvents();
    QCOMPARE(controller.history().current(), before);
    bots.setActive(true);
    QVERIFY(waitFor([&] { return controller.history().current() != before; }));
}

void TestBotsAtTable::aLookAtAnEarlierMomentIsOnlyALook()
{
    GameController controller;
    startAgainstComputers(controller, 2, {0}, 3);
    playToComputer(controller);
    const PlyId earlier = controller.history().current();
    {
        BotRunner bots(controller);
        QVERIFY(waitFor([&] { return isPersonAsked(controller); }));
    }
    const PlyId end = controller.history().current();
    const std::size_t plies = controller.history().size();
    Gate gate;
    BotRunner bots(controller, slowBots(gate));
    controller.goTo(earlier);
    QCOMPARE(bots.thinkingSeat(), nobody);
    controller.goTo(end);
    controller.goTo(earlier);
    QCoreApplication::processEvents();
    QCOMPARE(bots.thinkingSeat(), nobody);
    QCOMPARE(controller.history().size(), plies);
    QCOMPARE(int{gate.asked}, 0);
    // Playing on from there is another matter.
    controller.promote(earlier);
    QCOMPARE(int{bots.thinkingSeat()}, 0);
}

void TestBotsAtTable::undoGoesBackToAPersonsDecision()
{
    GameController controller;
    controller.setStudy(true);
    controller.setPlaysForced(false);
    BotRunner bots(controller);
    startAgainstComputers(controller, 3, {1, 2}, 6);
    QVERIFY(waitFor([&] { return isPersonAsked(controller); }));
    PlyId decision = controller.history().current();
    for (;;) {
        decision = controller.history().current();
        playForPerson(controller);
        const bool endsTurn = !controller.isPerson(controller.actingSeat());
        QVERIFY(waitFor([&] { return isPersonAsked(controller); }));
        if (endsTurn)
            break;
    }
    const PlyId after = controller.history().current();
    controller.undo();
    QCOMPARE(controller.history().current(), decision);
    QCoreApplication::processEvents();
    QCOMPARE(bots.thinkingSeat(), nobody);
    QCOMPARE(controller.history().current(), decision);
    controller.redo();
    QCOMPARE(controller.history().current(), after);
}

void TestBotsAtTable::undoTurnGoesBackToAPersonsTurn()
{
    GameController controller;
    controller.setStudy(true);
    BotRunner bots(controller);
    startAgainstComputers(controller, 3, {1, 2}, 6);
    for (int turn = 0; turn < 8; ++turn) {
        QVERIFY(waitFor([&] { return isPersonAsked(controller); }));
        playForPerson(controller);
    }
    QVERIFY(waitFor([&] { return isPersonAsked(controller); }));
    while (controller.history().canUndoTurn()) {
        const PlyId before = controller.history().current();
        controller.undoTurn();
        QVERIFY(controller.history().current() != before);
        QVERIFY(isPersonAsked(controller));
        QCOMPARE(bots.thinkingSeat(), nobody);
    }
}

void TestBotsAtTable::allComputersJoinASimultaneousChoice()
{
    GameController controller;
    BotRunner bots(controller);
    startTiny(controller, tinyTable({"greedy", "", "random", "greedy"}));
    QVERIFY(waitFor([&] { return controller.shown().actors == Actors::seat(1); }));
    QCOMPARE(bots.thinkingSeat(), nobody);
    QVERIFY(!controller.shown().legal.empty());
    for (const PlyId ply : controller.history().line())
        if (const Seat seat = controller.history().logged(ply).seat; seat < 4)
            QVERIFY(controller.history().logged(ply).hidden);
    QVERIFY(controller.propose(controller.shown().legal.back().action));
    // The next round's cards are dealt, and the computers have chosen again.
    QVERIFY(waitFor([&] { return controller.shown().actors == Actors::seat(1); }));
    QVERIFY(controller.propose(controller.shown().legal.back().action));
    QVERIFY(controller.isOver());
}

void TestBotsAtTable::anAnswerWaitsForThePause()
{
    GameController controller;
    BotRunner bots(controller);
    bots.setPause(150);
    QElapsedTimer timer;
    timer.start();
    startAgainstComputers(controller, 2, {0, 1}, 3);
    const PlyId before = controller.history().current();
    QVERIFY(waitFor([&] { return controller.history().current() != before; }));
    QVERIFY(timer.elapsed() >= 140); // Qt's usual timers are right to 5 percent

    // Nobody sees what is chosen in secret: there is nothing to follow.
    bots.setPause(60'000);
    startTiny(controller, tinyTable({"", "greedy", "greedy"}));
    QVERIFY(waitFor([&] { return controller.shown().actors == Actors::seat(0); }));
}

void TestBotsAtTable::anAnswerWaitsForAPersonInTheMiddle()
{
    GameController controller;
    BotRunner bots(controller);
    bots.setHeld(true);
    startAgainstComputers(controller, 2, {0, 1}, 3);
    const PlyId before = controller.history().current();
    QVERIFY(waitFor([&] { return !bots.isBusy(); })); // it has its answer
    QCoreApplication::processEvents();
    QCOMPARE(controller.history().current(), before);
    bots.setHeld(false);
    QVERIFY(waitFor([&] { return controller.history().current() != before; }));
}

void TestBotsAtTable::nobodyPlaysBetweenAPersonsTwoPieces()
{
    const Seat person = 0;
    GameController controller;
    BotRunner bots(controller);
    bots.setPause(60'000); // what everybody sees waits
    Table table = gameTable("between-two-cities", 3);
    table.players[1].bot = table.players[2].bot = "greedy";
    const Position start = *table.game->from(table.game->start(3, 0));
    controller.start(std::move(table), start, 5);
    QVERIFY(waitFor([&] { return controller.shown().actors == Actors::seat(person); }));
    playForPerson(controller);
    // All lay their tiles now. Before the person has begun the others may.
    QCOMPARE(controller.shown().actors.count(), 3);
    QVERIFY(bots.thinkingSeat() != nobody);
    playForPerson(controller);
    QVERIFY(controller.shown().actors.includes(person));
    QCOMPARE(bots.thinkingSeat(), nobody);
    playForPerson(controller);
    QVERIFY(!controller.shown().actors.includes(person));
    QVERIFY(bots.thinkingSeat() != nobody);
}

void TestBotsAtTable::aSeatCanBeTakenOver()
{
    GameController controller;
    BotRunner bots(controller);
    startAgainstComputers(controller, 2, {}, 3);
    const Seat seat = controller.actingSeat();
    const PlyId before = controller.history().current();
    Player player = controller.player(seat);
    player.bot = "random";
    controller.setPlayer(seat, player);
    QVERIFY(waitFor([&] { return controller.history().current() != before; }));
}

void TestBotsAtTable::aSeatKeepsItsBot()
{
    std::map<std::string, int> made;
    GameController controller;
    BotRunner bots(controller, [&made](std::string_view id, const MoreTime &) {
        ++made[std::string(id)];
        return makeBot(id);
    });
    startAgainstComputers(controller, 2, {0, 1}, 1);
    QVERIFY(waitFor([&] { return controller.history().size() > 60; }));
    QCOMPARE(made["greedy"], 2);
    Player player = controller.player(0);
    player.bot = "random";
    controller.setPlayer(0, player);
    const std::size_t before = controller.history().size();
    QVERIFY(waitFor([&] { return controller.history().size() > before + 60; }));
    QCOMPARE(made["random"], 1);
    // Another table, with the same seats.
    made.clear();
    startAgainstComputers(controller, 2, {0, 1}, 1);
    QVERIFY(waitFor([&] { return controller.history().size() > 60; }));
    QCOMPARE(made["greedy"], 2);
}

/// It may still be at work on the other thread.
void TestBotsAtTable::aBotThatWasStoppedIsNotAskedAgain()
{
    Gate gate;
    int made = 0;
    GameController controller;
    BotRunner bots(controller, [&](std::string_view, const MoreTime &) {
        ++made;
        return std::make_unique<SlowBot>(gate);
    });
    startAgainstComputers(controller, 2, {0, 1}, 1);
    QVERIFY(waitFor([&] { return gate.asked == 1; }));
    bots.setActive(false);
    bots.setActive(true);
    QVERIFY(waitFor([&] { return gate.asked == 2; }));
    QCOMPARE(made, 2);
}

void TestBotsAtTable::aTurnHasItsTime()
{
    MoreTime moreTime;
    Gate gate;
    GameController controller;
    BotRunner bots(controller, [&](std::string_view, const MoreTime &given) {
        moreTime = given;
        return std::make_unique<SlowBot>(gate);
    });
    startAgainstComputers(controller, 2, {0, 1}, 1);
    QVERIFY(waitFor([&] { return gate.asked == 1; }));
    QVERIFY(!moreTime()); // none unless it is set

    bots.setTurnTime(std::chrono::hours(1));
    startAgainstComputers(controller, 2, {0, 1}, 2);
    QVERIFY(waitFor([&] { return gate.asked == 2; }));
    QVERIFY(moreTime());
}

QTEST_GUILESS_MAIN(TestBotsAtTable)
#include "tst_bots_at_table.moc"
