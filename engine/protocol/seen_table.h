#pragma once

#include "core/game.h"
#include "core/json/json_forward.h"

#include <cstdint>

namespace waystone {

/// What a seat may know, told to a program in JSON (resources/formats.md, "What a seat knows"). It is made from the
/// view alone, so equal views with equal seeds give equal bytes.
class SeenTable {
public:
    /// The seat may be nobody: what everybody may know. The seed is of what the seat cannot know and is drawn by lot.
    SeenTable(const Game &game, const SeatView &view, Seat seat, std::uint64_t seed);

    [[nodiscard]] Json view() const;
    /// The seat's legal actions in the game's notation, each with the points that it would bring at once.
    [[nodiscard]] Json legal() const;

private:
    const Game &game_;
    const SeatView &view_;
    Seat seat_;
    Position guess_;
};

} // namespace waystone
