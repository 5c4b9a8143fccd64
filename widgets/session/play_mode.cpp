#include "session/play_mode.h"

namespace waystone {

bool isFinal(const Table &table, const Position &before, Seat seat, Action action, const Position &after)
{
    return table.game->actors(after).isChance() ||
           (table.secrets != Secrets::open && table.game->secret(before, seat, action));
}

std::optional<Action> forcedAt(const Table &table, const PlayMode &mode, const Position &position)
{
    const Game &game = *table.game;
    const Actors actors = game.actors(position);
    if (!mode.playsForced || actors.isChance() || actors.count() != 1)
        return std::nullopt;
    const Seat seat = actors.first();
    const std::vector<Action> legal = game.legal(position, seat);
    if (legal.size() != 1)
        return std::nullopt;
    // What cannot be taken back is left to the player, who may still want to take back what came before.
    if (isFinal(table, position, seat, legal.front(), game.apply(position, seat, legal.front(), nullptr)))
        return std::nullopt;
    return legal.front();
}

} // namespace waystone
