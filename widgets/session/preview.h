#pragma once

#include "core/game.h"

#include <vector>

namespace waystone {

struct PlayMode;
struct Table;

/// What the events bring this seat.
[[nodiscard]] int pointsOf(const Events &events, Seat seat);

/// What an action would do as far as its seat can know: chance is not drawn, nor is told what others then reveal.
struct Preview {
    Events events;             ///< those of forced actions that would follow included
    bool isFinal = false;      ///< chance follows or it is a secret: it could not be taken back
    bool endsTurn = false;     ///< its seat would not act next (nor chance for it), or the game would end
    std::vector<Piece> placed; ///< what it would put on the board, as its seat would see it there
    Score score;               ///< the score after it
    std::vector<ScoreSheet> sheets; ///< Game::breakdown() after it

    [[nodiscard]] int points(Seat seat) const { return pointsOf(events, seat); }
};

/// `shown`: the pieces that lie on the table already. The action is legal.
[[nodiscard]] Preview previewOf(const Table &table, const PlayMode &mode, const Position &position,
                                const std::vector<Piece> &shown, Seat seat, Action action);

} // namespace waystone
