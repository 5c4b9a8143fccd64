#include "milestones_table.h"

#include "games.h"
#include "games/game_faces.h"

#include <iterator>
#include <map>

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
    for (int count = 0; count < actions && !controller.legalActions().empty(); ++count) {
        std::map<std::uint8_t, std::vector<Action>> byVerb;
        for (const LegalAction &legal : controller.legalActions())
            byVerb[legal.action.verb].push_back(legal.action);
        const auto verb = std::next(byVerb.begin(), rng.below(static_cast<std::uint32_t>(byVerb.size())));
        const std::vector<Action> &actions = verb->second;
        const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
        controller.propose(action, GameController::Proposer::program);
    }
}

} // namespace waystone::test
