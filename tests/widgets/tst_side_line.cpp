// Trying something out finds out nothing that the game has yet to show, and leaves nothing to go on with.

#include "game_table.h"
#include "games.h"

#include <QTest>

#include <algorithm>

using namespace waystone;
using namespace waystone::test;

class TestSideLine : public QObject {
    Q_OBJECT

private slots:
    void drawsNothingNew_data() { addEveryGame(); }
    void drawsNothingNew();
    void asksNoComputerForASecret();
    void leavesNothingToPlayAgain_data() { addEveryGame(); }
    void leavesNothingToPlayAgain();
};

namespace {

/// A game that has been played for a while, of persons only.
void startAndPlay(GameController &controller, const QByteArray &game, int seats, std::uint64_t seed, Rng &rng)
{
    startGame(controller, {game.constData(), static_cast<std::size_t>(game.size())}, seats, seed);
    playRandomly(controller, rng, 20 + static_cast<int>(rng.below(20)));
}

/// Until the side line has to end, or is long enough.
void tryOut(GameController &controller, Rng &rng)
{
    for (int action = 0; action < 15 && !controller.isOver() && !controller.endsSideLine(); ++action) {
        watchSomeone(controller);
        playRandomly(controller, rng, 1);
    }
}

} // namespace

void TestSideLine::drawsNothingNew()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    int ended = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        GameController controller;
        Rng rng(seed);
        startAndPlay(controller, game, seats, seed, rng);
        const GameHistory &history = controller.history();
        const PlyId now = history.now();
        const std::vector<PlyId> line = history.line();
        controller.look(line[line.size() - 2 - rng.below(static_cast<std::uint32_t>(line.size() / 2))]);
        controller.tryFromHere();
        const PlyId first = history.size();
        tryOut(controller, rng);
        ended += controller.endsSideLine() ? 1 : 0;
        for (PlyId ply = first; ply < history.size(); ++ply)
            QVERIFY2(history.outline(ply).seat != chanceSeat, qPrintable(QString::number(seed)));
        while (history.waiting())
            controller.backToNow();
        QCOMPARE(history.now(), now);
    }
    QVERIFY(ended > 0);
}

void TestSideLine::asksNoComputerForASecret()
{
    int asked = 0;
    for (const GameKind &kind : games().kinds()) {
        if (!kind.hasSecrets)
            continue;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            GameController controller;
            Rng rng(seed);
            startAndPlay(controller, QByteArray(kind.id.data(), static_cast<qsizetype>(kind.id.size())), 2,
                         seed, rng);
            const Seat robot = 1;
            Player computer = controller.player(robot);
            computer.bot = "random";
            controller.setPlayer(robot, computer);
            for (const PlyId ply : controller.history().line()) {
                controller.look(ply);
                if (!controller.history().isLookingBack())
                    continue;
                const bool isSecret =
                    controller.shown().actors.includes(robot) && controller.choosesInSecret(robot);
                QVERIFY(controller.lets(robot));
                controller.tryFromHere();
                asked += isSecret ? 1 : 0;
                QCOMPARE(controller.lets(robot), !isSecret);
                while (controller.history().waiting())
                    controller.backToNow();
            }
        }
    }
    QVERIFY(asked > 50);
}

/// What was tried on from where the game stands is no part of the game.
void TestSideLine::leavesNothingToPlayAgain()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    int tried = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        GameController controller;
        Rng rng(seed);
        startAndPlay(controller, game, seats, seed, rng);
        const GameHistory &history = controller.history();
        const PlyId now = history.now();
        const std::vector<PlyId> line = history.line();
        controller.look(line[line.size() - 2]);
        if (history.outline(now).seat == chanceSeat)
            continue;
        controller.tryFromHere();
        const PlyOutline played = history.outline(now);
        if (!controller.propose(played.seat, history.logged(now).action, GameController::Proposer::program))
            continue;
        const PlyId first = history.size();
        tryOut(controller, rng);
        while (history.waiting())
            controller.backToNow();
        QCOMPARE(history.now(), now);
        QVERIFY(!history.canRedo());
        for (PlyId ply = first; ply < history.size(); ++ply)
            QVERIFY(history.outline(ply).takenBack);
        tried += history.size() > first ? 1 : 0;
    }
    QVERIFY(tried > 0);
}

QTEST_MAIN(TestSideLine)
#include "tst_side_line.moc"
