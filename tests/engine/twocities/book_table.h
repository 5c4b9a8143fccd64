#pragma once

#include "twocities/book_score.h"

#include <map>
#include <utility>
#include <vector>

/// Cities as they would lie on a real table: cells with a building each. Nothing is shared with the engine but the
/// tiles' numbers and the edition.
namespace waystone::twocities::test {

using Cell = std::pair<int, int>; // row and column, counted from the city's first tile
using Built = std::map<Cell, Kind>;

/// What a tile puts into a city, its upper or left half on this cell.
[[nodiscard]] std::vector<std::pair<Cell, Kind>> buildingsOf(int tile, Cell cell);
[[nodiscard]] bool fits(const Built &city, int tile, Cell cell);

/// A seat's two cities. Two players: one on each side of one's own. More: one between each two neighbours, and one's
/// left neighbour is the next seat.
[[nodiscard]] std::vector<int> citiesOf(int players, int seat);

/// A city that is not empty and fits into four by four.
[[nodiscard]] Drawing drawingOf(const Built &city);

/// What is compared at the end, by seat: the lower city and then the other one, for two players the sum of both; then
/// the buildings by type.
[[nodiscard]] std::vector<std::vector<int>> finalKeys(int players, const std::vector<Drawing> &cities);

} // namespace waystone::twocities::test
