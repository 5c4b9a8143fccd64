// How many turns of each level lead nowhere: games of a level against itself, counted by trials/aimless_turns.h. Takes the
// number of games and, if wished, a level. Printed, not asserted.
#include "bots/bots.h"
#include "bots/level.h"
#include "core/draw.h"
#include "games.h"
#include "trials/aimless_turns.h"

#include <cstdio>
#include <cstdlib>
#include <memory>

using namespace waystone;

namespace {

constexpr int mostActions = 3000;

TurnCount playOne(const Game &game, int seats, std::string_view level, std::uint64_t seed)
{
    Rng chance(seed);
    Rng chooser(~seed);
    std::vector<std::unique_ptr<Bot>> bots;
    for (int seat = 0; seat < seats; ++seat)
        bots.push_back(makeBot(level));
    AimlessTurns turns(game);
    Position position = *game.from(game.start(seats, 0));
    for (int actions = 0; actions < mostActions && !game.actors(position).isOver(); ++actions) {
        const Seat seat = game.actors(position).first();
        const Action action = seat == chanceSeat
                                  ? drawn(game.outcomes(position), chance)
                                  : bots[seat]->choose(game, game.view(position, seat), seat, chooser, {});
        Events events;
        Position after = game.apply(position, seat, action, &events);
        turns.follow(position, seat, action, events, after);
        position = std::move(after);
    }
    TurnCount sum;
    for (int seat = 0; seat < seats; ++seat)
        sum.add(turns.count(static_cast<Seat>(seat)));
    return sum;
}

double percent(int part, int whole)
{
    return whole > 0 ? 100.0 * part / whole : 0;
}

} // namespace

int main(int argc, char **argv)
{
    const int count = argc > 1 ? std::atoi(argv[1]) : 100;
    std::printf("game, level: turns a game, then in percent idle, backward, undone, alike, aimless\n");
    for (const GameKind &kind : games().kinds())
        for (const std::string_view level : levelNames) {
            if (argc > 2 ? level != std::string_view(argv[2]) : level == "master" || level == "expert")
                continue;
            const std::shared_ptr<const Game> game = *games().make(kind, {}, {});
            TurnCount sum;
            for (int seed = 1; seed <= count; ++seed)
                sum.add(playOne(*game, kind.minSeats, level, static_cast<std::uint64_t>(seed)));
            std::printf("%-18s %-12s %6.1f %6.2f %6.2f %6.2f %6.2f %6.2f\n", std::string(kind.id).c_str(),
                        std::string(level).c_str(), static_cast<double>(sum.turns) / count,
                        percent(sum.idle, sum.turns), percent(sum.backward, sum.turns),
                        percent(sum.undone, sum.turns), percent(sum.alike, sum.turns),
                        percent(sum.aimless, sum.turns));
            std::fflush(stdout);
        }
    return 0;
}
