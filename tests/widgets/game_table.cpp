#include "game_table.h"

#include "faces/game_faces.h"
#include "games.h"

#include <QTest>

#include <iterator>
#include <map>

namespace waystone::test {

Table gameTable(std::string_view id, int seats, const OptionChoice &choice)
{
    const std::shared_ptr<const Game> game = *games().make(*games().find(id), {}, choice);
    Table table{game, gameFace(id)->words(game), {}};
    const QStringList names{QStringLiteral("Anna"), QStringLiteral("Béla"),  QStringLiteral("Chloé"),
                            QStringLiteral("Dirk"), QStringLiteral("Émile"), QStringLiteral("Flóra"),
                            QStringLiteral("Gül")};
    for (int seat = 0; seat < seats; ++seat)
        table.players.push_back({names[seat], seat});
    return table;
}

namespace {

void addRows(bool everyCount)
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("share");
    for (const GameKind &kind : games().kinds()) {
        if (gameFace(kind.id) == nullptr)
            continue;
        const QByteArray game(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
        const int most = everyCount ? kind.maxSeats : kind.minSeats;
        for (int seats = kind.minSeats; seats <= most; ++seats)
            QTest::addRow("%s, %d players", game.constData(), seats)
                << game << seats << most - kind.minSeats + 1;
    }
}

} // namespace

void addEveryTable()
{
    addRows(true);
}

void addEveryGame()
{
    addRows(false);
}

void startGame(GameController &controller, std::string_view game, int seats, std::uint64_t seed)
{
    Table table = gameTable(game, seats);
    const Position start = *table.game->from(table.game->start(seats, 0));
    controller.start(std::move(table), start, seed);
}

void watchSomeone(GameController &controller)
{
    const Actors actors = controller.shown().actors;
    if (!actors.isOver() && !actors.isChance() && controller.actingSeat() == nobody)
        controller.setWatchingSeat(actors.first());
}

void playRandomly(GameController &controller, Rng &rng, int actions)
{
    for (int count = 0; count < actions; ++count) {
        watchSomeone(controller);
        if (controller.shown().legal.empty())
            return;
        std::map<std::uint8_t, std::vector<Action>> byVerb;
        for (const LegalAction &legal : controller.shown().legal)
            byVerb[legal.action.verb].push_back(legal.action);
        const auto verb = std::next(byVerb.begin(), rng.below(static_cast<std::uint32_t>(byVerb.size())));
        const std::vector<Action> &actions = verb->second;
        const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
        controller.propose(action, GameController::Proposer::program);
    }
}

} // namespace waystone::test
