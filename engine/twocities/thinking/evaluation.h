#pragma once

#include "twocities/rules/score.h"

namespace waystone::twocities {

/// What the cities of a position are worth, with each factory at the value that it has now; they outlive it.
class Evaluation {
public:
    Evaluation(const Edition &edition, const Scorer &scorer, const State &state);

    /// The points of a city as it stands.
    [[nodiscard]] double now(int city) const { return worthOf(city, at(city)); }
    /// … after a tile has been put there.
    [[nodiscard]] double after(int city, int tile, int cell) const;
    /// The best that it can become by this tile.
    [[nodiscard]] double with(int city, int tile) const;

    /// Of a seat's two cities together, for that seat.
    [[nodiscard]] double together(double one, double other) const;
    /// The best that a seat's two cities together can become by what it has kept: one tile in each that is still open.
    [[nodiscard]] double of(Seat seat) const;

private:
    [[nodiscard]] const City &at(int city) const { return state_.cities[static_cast<std::size_t>(city)]; }
    [[nodiscard]] double worthOf(int city, const City &as) const;

    const Edition &edition_;
    const Scorer &scorer_;
    const State &state_;
    const std::array<int, maxPlayers> factories_;
};

} // namespace waystone::twocities
