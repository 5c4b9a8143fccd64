#include "editor/lesson/turn_length.h"

#include "core/relations.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr int walks = 16;
constexpr int mostSteps = 200; ///< of a walk, with those of chance and of whoever plays before

/// One random walk; the player's actions in it until their turn is over. Where all act at once a turn lasts until the
/// next one begins, otherwise until somebody else plays.
int walk(const Game &game, Position position, Seat seat, int most, Rng &rng)
{
    int own = 0;
    int turn = 0;
    for (int step = 0; step < mostSteps && own < most; ++step) {
        const Actors actors = game.actors(position);
        if (actors.isOver())
            break;
        if (own > 0 && turn != stretchOf(game, position, turnStretch))
            break;
        if (actors.isChance()) {
            const std::vector<Outcome> outcomes = game.outcomes(position);
            const std::uint32_t drawn = rng.below(static_cast<std::uint32_t>(outcomes.size()));
            position = game.apply(position, chanceSeat, outcomes[drawn].action, nullptr);
            continue;
        }
        const bool isOwn = actors.includes(seat);
        if (!isOwn && own > 0 && turn == 0)
            break;
        if (isOwn && own++ == 0)
            turn = stretchOf(game, position, turnStretch);
        const Seat acting = isOwn ? seat : actors.first();
        const std::vector<Action> legal = game.legal(position, acting);
        const std::uint32_t chosen = rng.below(static_cast<std::uint32_t>(legal.size()));
        position = game.apply(position, acting, legal[chosen], nullptr);
    }
    return own;
}

} // namespace

int turnLength(const Game &game, const Position &start, Seat seat, int most)
{
    Rng rng;
    int longest = 1;
    for (int number = 0; number < walks; ++number)
        longest = std::max(longest, walk(game, start, seat, most, rng));
    return longest;
}

} // namespace waystone
