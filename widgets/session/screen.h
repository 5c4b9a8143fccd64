#pragma once

#include "core/game.h"
#include "session/table.h"

#include <vector>

namespace waystone {

/// Who sits at the one screen that all share, and what may be shown on it.
struct Screen {
    Seat acting = nobody;   ///< for whom actions are listed; a computer's seat only where it acts alone
    Seat watching = nobody; ///< from whose side the table is seen
    Seat privy = nobody;    ///< whose secrets may be shown; nobody: only what everybody may know
    Seat called = nobody;   ///< to whom the screen is to be passed: the curtain is down until they have come

    friend bool operator==(const Screen &, const Screen &) = default;
};

/// Of a seat that watches whatever happens.
[[nodiscard]] Screen fixedScreen(const Actors &actors, Seat watching);

/// The persons who may act now, in seat order.
[[nodiscard]] std::vector<Seat> personsToAct(const Game &game, const Position &position, const Table &table);

/// Whether others must not see what the seat chooses now.
[[nodiscard]] bool choosesInSecret(const Game &game, const Position &position, Seat seat);

/// Who comes after `before`. Where several persons may act, whoever was at it goes on, and after them the lowest seat.
/// `isLook`: the moment is only looked at, so that nobody is called.
///
/// Where the game hides nothing, the table is seen from the side of whoever acts alone. All open: likewise, with the
/// secrets of all. Behind a curtain a single person always sees what they know. Several see the table from the side of
/// whoever acts as far as that shows no secret, and their own secrets only after they were called.
[[nodiscard]] Screen nextScreen(const Game &game, const Position &position, const Table &table,
                                const Screen &before, bool isLook);

} // namespace waystone
