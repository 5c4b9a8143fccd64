#include "session/screen.h"

#include <algorithm>

namespace waystone {

namespace {

std::vector<Seat> persons(const Table &table)
{
    std::vector<Seat> seats;
    for (std::size_t seat = 0; seat < table.players.size(); ++seat)
        if (table.players[seat].isPerson())
            seats.push_back(static_cast<Seat>(seat));
    return seats;
}

bool contains(const std::vector<Seat> &seats, Seat seat)
{
    return std::ranges::find(seats, seat) != seats.end();
}

/// Whether the table looks to the seat as it looks to everybody.
bool seesNothingElse(const Game &game, const Position &position, Seat seat)
{
    const SeatView own = game.view(position, seat);
    const SeatView open = game.view(position, nobody);
    return game.pieces(own) == game.pieces(open) && game.tallies(own) == game.tallies(open);
}

/// Of a game that hides nothing, or whose people have not said that they share a screen.
Screen plainScreen(const Actors &actors, const Screen &before)
{
    const bool isAlone = actors.count() == 1 && !actors.isChance();
    const Seat seat = isAlone ? actors.first() : actors.includes(before.watching) ? before.watching : nobody;
    return {seat, seat, seat, nobody};
}

Seat seatToAct(const Actors &actors, const std::vector<Seat> &able, const Screen &before)
{
    if (able.empty())
        return actors.count() == 1 && !actors.isChance() ? actors.first() : nobody;
    if (contains(able, before.acting))
        return before.acting;
    return contains(able, before.called) ? before.called : able.front();
}

/// Whoever has given their seat to a computer has not left the screen by that.
bool isSomebodyElseThere(const Screen &before, Seat only)
{
    if (before.called != nobody)
        return true; // nobody has come yet
    const Seat seen = before.privy != nobody ? before.privy : before.watching;
    return seen != nobody && seen != only;
}

} // namespace

Screen fixedScreen(const Actors &actors, Seat watching)
{
    const bool isAlone = actors.count() == 1 && !actors.isChance();
    const Seat acting = isAlone ? actors.first() : actors.includes(watching) ? watching : nobody;
    return {acting, watching, watching, nobody};
}

std::vector<Seat> personsToAct(const Game &game, const Position &position, const Table &table)
{
    const Actors actors = game.actors(position);
    std::vector<Seat> able = persons(table);
    std::erase_if(able, [&](Seat seat) { return !actors.includes(seat); });
    return able;
}

bool choosesInSecret(const Game &game, const Position &position, Seat seat)
{
    return std::ranges::any_of(game.legal(position, seat),
                               [&](Action action) { return game.secret(position, seat, action); });
}

Screen nextScreen(const Game &game, const Position &position, const Table &table, const Screen &before,
                  bool isLook)
{
    const Actors actors = game.actors(position);
    if (table.secrets == Secrets::none)
        return plainScreen(actors, before);

    const std::vector<Seat> atTable = persons(table);
    const std::vector<Seat> able = personsToAct(game, position, table);
    const Seat acting = seatToAct(actors, able, before);
    const Seat last = contains(atTable, before.watching) ? before.watching : nobody;
    const Seat side = contains(able, acting) ? acting : last;
    if (table.secrets == Secrets::open)
        return {acting, side, side, nobody};
    if (atTable.size() <= 1) {
        const Seat only = atTable.empty() ? nobody : atTable.front();
        if (only != nobody && !actors.isOver() && isSomebodyElseThere(before, only))
            return isLook ? Screen() : Screen{nobody, nobody, nobody, only};
        return {acting, only, only, nobody};
    }
    if (contains(able, acting) && choosesInSecret(game, position, acting)) {
        if (before.privy == acting)
            return {acting, acting, acting, nobody};
        return isLook ? Screen() : Screen{nobody, nobody, nobody, acting};
    }
    const bool isSafe = side != nobody && seesNothingElse(game, position, side);
    return {acting, isSafe ? side : nobody, nobody, nobody};
}

} // namespace waystone
