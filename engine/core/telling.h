#pragma once

#include "core/piece.h"
#include "core/score.h"
#include "core/score_sheet.h"

#include <string_view>
#include <vector>

namespace waystone {

/// A place that counts in a category.
struct ToldPlace {
    Place place;
    /// What is to be written beside it: how far the counting has come there, or the points it gives. 0 where it only
    /// makes another place count.
    int number = 0;

    friend bool operator==(const ToldPlace &, const ToldPlace &) = default;
};

/// What a category is worth to one seat, or to one scored thing that several seats share.
struct ToldShare {
    Place subject;           ///< the place that stands for it
    std::vector<Seat> seats; ///< whose score it enters
    int count = 0;           ///< what is compared; 0 where nothing is
    int points = 0;
    std::vector<ToldPlace> places; ///< each once

    friend bool operator==(const ToldShare &, const ToldShare &) = default;
};

/// One step in telling how the points of a game came about.
struct ToldCategory {
    std::string_view what;         ///< a term of the game; static storage
    std::vector<ToldShare> shares; ///< the same seats and subjects in the same order in each category
    std::vector<int> totals;       ///< one entry a seat: their points as far as they have been told by then
    std::vector<Piece> pieces;     ///< those that show points, as they lie by then; under their usual ids

    friend bool operator==(const ToldCategory &, const ToldCategory &) = default;
};

/// The first entry is what is known before, and names no category.
using Telling = std::vector<ToldCategory>;

/// What a row of the sheets gives; without totals and pieces.
[[nodiscard]] ToldCategory toldRow(const std::vector<ScoreSheet> &sheets, std::size_t row);
/// Row by row, where every sheet is one seat's. Rows that nobody has anything in are left out.
[[nodiscard]] Telling tellingOf(const std::vector<ScoreSheet> &sheets, int seats);
/// Source by source, where nothing can be pointed at. Sources that nobody has points from are left out.
[[nodiscard]] Telling tellingOf(const Score &score);

} // namespace waystone
