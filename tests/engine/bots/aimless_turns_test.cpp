#include "bots/bots.h"
#include "bots/level.h"
#include "core/draw.h"
#include "games.h"
#include "trials/aimless_turns.h"

#include <gtest/gtest.h>

#include <memory>

/// The weaker levels play like beginners, not like noise.
namespace waystone::test {
namespace {

TurnCount turnsOf(const GameKind &kind, std::string_view level, int seeds)
{
    const std::shared_ptr<const Game> game = games().make(kind, {}, {}).value();
    const int seats = kind.minSeats;
    TurnCount sum;
    for (int seed = 1; seed <= seeds; ++seed) {
        Rng chance(static_cast<std::uint64_t>(seed));
        Rng chooser(~static_cast<std::uint64_t>(seed));
        std::vector<std::unique_ptr<Bot>> bots;
        for (int seat = 0; seat < seats; ++seat)
            bots.push_back(makeBot(level));
        AimlessTurns turns(*game);
        Position position = game->from(game->start(seats, 0)).value();
        for (int actions = 0; actions < 1500 && !game->actors(position).isOver(); ++actions) {
            const Seat seat = game->actors(position).first();
            const Action action =
                seat == chanceSeat ? drawn(game->outcomes(position), chance)
                                   : bots[seat]->choose(*game, game->view(position, seat), seat, chooser, {});
            Events events;
            Position after = game->apply(position, seat, action, &events);
            turns.follow(position, seat, action, events, after);
            position = std::move(after);
        }
        for (Seat seat = 0; seat < seats; ++seat)
            sum.add(turns.count(seat));
    }
    return sum;
}

TEST(AimlessTurns, AreAtMostTwoInAHundredAtTheWeakerLevels)
{
    constexpr int seeds = 12;
    for (const GameKind &kind : games().kinds())
        for (const std::string_view level : levelNames) {
            if (level == "expert" || level == "master")
                continue;
            const TurnCount count = turnsOf(kind, level, seeds);
            EXPECT_GT(count.turns, 20 * seeds);
            EXPECT_LE(count.aimless * 50, count.turns) << kind.id << ' ' << level;
        }
}

TEST(AimlessTurns, AreSeenWhereSomebodyPlaysAtRandom)
{
    const TurnCount count = turnsOf(*games().find("province"), "random", 3);
    EXPECT_GT(count.aimless * 10, count.turns);
    EXPECT_GT(count.idle, 0);
    EXPECT_GT(count.backward, 0);
    EXPECT_LE(count.aimless, count.idle + count.backward + count.undone + count.alike);
}

} // namespace
} // namespace waystone::test
