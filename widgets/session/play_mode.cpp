#include "session/play_mode.h"

#include "session/finish.h"

namespace waystone {

bool isFinal(const Table &table, const Position &before, Seat seat, Action action, const Position &after)
{
    return table.game->actors(after).isChance() ||
           (table.secrets != Secrets::open && table.game->secret(before, seat, action));
}

namespace {

bool isPerson(const Table &table, Seat seat)
{
    return seat < table.players.size() && table.players[seat].isPerson();
}

} // namespace

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
    // Nor is a person's turn over before they say so: what is asked next would come unseen.
    if (isPerson(table, seat) && finishes(game, game.routes(position, seat, legal.front())))
        return std::nullopt;
    // What cannot be taken back is left to the player, who may still want to take back what came before.
    if (isFinal(table, position, seat, legal.front(), game.apply(position, seat, legal.front(), nullptr)))
        return std::nullopt;
    return legal.front();
}

} // namespace waystone
