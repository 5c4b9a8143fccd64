#pragma once

#include "core/place.h"
#include "core/seat.h"

#include <string_view>
#include <vector>

namespace waystone {

/// A number that can be pointed at on the board: so many points, and the places that give them.
struct ScorePart {
    std::string_view cause; ///< a term of the game: why these places give points; static storage
    int points = 0;
    std::vector<Place> places; ///< the things that score first, then those that make them score so

    friend bool operator==(const ScorePart &, const ScorePart &) = default;
};

/// One row of a sheet.
struct ScoreRow {
    std::string_view source; ///< a term of the game; static storage
    int points = 0;          ///< the sum of the parts
    std::vector<ScorePart> parts;

    friend bool operator==(const ScoreRow &, const ScoreRow &) = default;
};

/// What one scored thing (a region, a player's board) is worth as it stands, source by source. Every sheet of a game has
/// the same rows.
struct ScoreSheet {
    Place subject;           ///< the place that stands for it
    std::vector<Seat> seats; ///< whose score it enters
    std::vector<ScoreRow> rows;
    int total = 0; ///< the sum of the rows

    friend bool operator==(const ScoreSheet &, const ScoreSheet &) = default;
};

} // namespace waystone
