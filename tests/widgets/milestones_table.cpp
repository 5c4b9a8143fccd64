#include "milestones_table.h"

#include "games.h"
#include "games/game_faces.h"

namespace waystone::test {

Table milestonesTable(int seats, const OptionChoice &choice)
{
    const std::shared_ptr<const Game> game = *games().make(*games().find("milestones"), {}, choice);
    Table table{game, gameFace("milestones")->words(game), {}};
    const QStringList names{QStringLiteral("Anna"), QStringLiteral("Béla"), QStringLiteral("Chloé"),
                            QStringLiteral("Dirk")};
    for (int seat = 0; seat < seats; ++seat)
        table.players.push_back({names[seat], seat});
    return table;
}

void startMilestones(GameController &controller, int seats, std::uint64_t seed)
{
    Table table = milestonesTable(seats);
    const Position start = *table.game->from(table.game->start(seats, 0));
    controller.start(std::move(table), start, seed);
}

void playRandomly(GameController &controller, Rng &rng, int actions)
{
    for (int count = 0; count < actions && !controller.isOver(); ++count) {
        const std::vector<LegalAction> &legal = controller.legalActions();
        const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))].action;
        controller.propose(action, GameController::Proposer::program);
    }
}

} // namespace waystone::test
