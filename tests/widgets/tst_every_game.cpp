#include "board_table.h"

#include "games.h"
#include "games/game_faces.h"

#include <QTest>

#include <numeric>

using namespace waystone;
using namespace waystone::test;

/// What the board promises of every game and every number of players, over many random positions.
class TestEveryGame : public QObject {
    Q_OBJECT

private slots:
    void previewIsWhatHappens_data() { everyTable(); }
    void previewIsWhatHappens();
    void highlightsAreTheLegalFirstClicks_data() { everyTable(); }
    void highlightsAreTheLegalFirstClicks();

private:
    static constexpr int previewsAGame = 100'000;
    static constexpr int positionsAGame = 10'000;

    /// A row for every game and number of players; `share` is how many rows the game has.
    static void everyTable();
};

void TestEveryGame::everyTable()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("share");
    for (const GameKind &kind : games().kinds()) {
        if (gameFace(kind.id) == nullptr)
            continue;
        const QByteArray game(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
        for (int seats = kind.minSeats; seats <= kind.maxSeats; ++seats)
            QTest::addRow("%s, %d players", game.constData(), seats)
                << game << seats << kind.maxSeats - kind.minSeats + 1;
    }
}

void TestEveryGame::previewIsWhatHappens()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    QFETCH(int, share);
    Rng rng(static_cast<std::uint64_t>(seats));
    int compared = 0;
    for (std::uint64_t seed = 1; compared < previewsAGame / share; ++seed) {
        GameController controller;
        controller.setPlaysForced(false);
        startGame(controller, game.toStdString(), seats, seed);
        while (!controller.isOver()) {
            watchSomeone(controller);
            const auto &legal = controller.legalActions();
            const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))].action;
            const Seat seat = controller.actingSeat();
            const Events told = controller.preview(action).events;
            const PlyId before = controller.currentPly();
            QVERIFY(controller.propose(action, GameController::Proposer::program));

            const std::vector<PlyId> line = controller.currentLine();
            const auto played = std::find(line.begin(), line.end(), before) + 1;
            QCOMPARE(controller.session().ply(*played).seat, seat);
            Events happened = controller.session().ply(*played).events;
            std::erase_if(happened, [seat](const Event &event) {
                return event.kind == Event::Kind::revealed && event.seat != seat;
            });
            QVERIFY2(told == happened, controller.game().notation(action).c_str());
            ++compared;
        }
    }
}

void TestEveryGame::highlightsAreTheLegalFirstClicks()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    QFETCH(int, share);
    Rng rng(static_cast<std::uint64_t>(seats));
    int positions = 0;
    for (std::uint64_t seed = 1; positions < positionsAGame / share; ++seed) {
        BoardTable table(game.toStdString(), seats, seed);
        while (!table.controller.isOver()) {
            watchSomeone(table.controller);
            QCOMPARE(table.scene->marked(Mark::legal), table.firstClicks());
            for (const Place place : table.scene->marked(Mark::legal))
                QVERIFY(table.scene->isShown(place));
            table.playRandomly(rng, 1);
            ++positions;
        }
        QVERIFY(table.scene->marked(Mark::legal).empty());
    }
}

QTEST_MAIN(TestEveryGame)
#include "tst_every_game.moc"
