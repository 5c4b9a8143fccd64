#include "core/hidden_draw.h"
#include "core/json/json.h"

#include "core/session.h"
#include "games.h"
#include "twocities/table.h"

#include <gtest/gtest.h>

namespace waystone::twocities::test {

namespace {

/// How many of the seats and, as the last one, the public the draw is hidden from.
int hiddenFrom(const Session &session)
{
    const Game &game = session.game();
    const Ply &draw = session.ply(session.current());
    int hidden = 0;
    for (int watcher = 0; watcher <= maxPlayers; ++watcher)
        hidden += isHiddenDraw(game, session.ply(draw.parent).position, draw.action, draw.position,
                               watcher < maxPlayers ? static_cast<Seat>(watcher) : nobody)
                      ? 1
                      : 0;
    return hidden;
}

} // namespace

TEST(TwoCitiesHiddenDraw, OnlyTheSeatThatDrawsSeesATileEvenTheLast)
{
    Json edition = Json::parse(editionText());
    edition["singleTiles"]["kinds"]["house"] = 10; // so that seven players use up all single tiles
    const std::shared_ptr<const Game> game = *games().find("between-two-cities")->make(edition.dump(), {});
    Session session(game, *game->from(game->start(maxPlayers, 0)), Rng(1));
    Rng chooser(2);
    int draws = 0;
    int certain = 0;
    for (Actors actors = game->actors(session.position()); !actors.isOver();
         actors = game->actors(session.position())) {
        std::vector<Action> actions;
        if (actors.isChance())
            for (const Outcome &outcome : game->outcomes(session.position()))
                actions.push_back(outcome.action);
        else
            actions = game->legal(session.position(), actors.first());
        const Action action = actions[chooser.below(static_cast<std::uint32_t>(actions.size()))];
        ASSERT_FALSE(session.play(actors.first(), action));
        if (!actors.isChance())
            continue;
        ++draws;
        certain += actions.size() == 1 ? 1 : 0;
        EXPECT_EQ(hiddenFrom(session), maxPlayers) << "draw " << draws;
    }
    EXPECT_EQ(draws, maxPlayers * (7 + 3 + 7));
    EXPECT_GE(certain, 1) << "the last tile was the only one left";
}

} // namespace waystone::twocities::test
