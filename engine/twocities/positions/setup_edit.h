#pragma once

#include "core/piece.h"
#include "twocities/positions/setup.h"
#include "twocities/rules/edition.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// Steps of which editing a position is made.
namespace waystone::twocities::edit {

using Tiles = std::vector<std::uint8_t>;

/// One tile less of this sort, if there is one.
void dropOne(Tiles &tiles, int tile);
/// One more, in ascending order.
void addOne(Tiles &tiles, int tile);

/// What a seat has in its hand apart from the tiles it has kept, which are among them as long as they are secret.
[[nodiscard]] Tiles inHand(const Setup &setup, std::size_t seat);

/// By tile: how many are still in the box or in the stack; not below 0.
[[nodiscard]] std::vector<int> supply(const Edition &edition, const Setup &setup);

/// The cells that a tile covers. The second one of a duplex tile may lie beyond the grid.
[[nodiscard]] std::vector<int> cellsOf(const Edition &edition, PlacedTile placed);
/// A duplex tile whose halves both lie on the grid, or any single tile there.
[[nodiscard]] bool isOnGrid(const Edition &edition, PlacedTile placed);
/// The tile that covers a cell; nothing if none does.
[[nodiscard]] std::optional<PlacedTile> tileOn(const Edition &edition, const std::vector<PlacedTile> &city,
                                               int cell);

/// The tile that a piece is a part of; nothing for what is no tile.
struct Lying {
    enum class Where { city, hand, kept, discards };

    Where where = Where::city;
    std::size_t number = 0; ///< of the city or seat; index of the discard
    std::uint8_t tile = 0;
    std::uint8_t cell = 0; ///< in a city: the tile's own
};
[[nodiscard]] std::optional<Lying> lyingAt(const Edition &edition, const Setup &setup, const Piece &piece);

void takeAway(Setup &setup, const Lying &lying);
/// A duplex tile goes back to the stack from wherever it is.
void takeDuplexAway(Setup &setup, int tile);

/// The number of the city to which a place belongs; nothing if there is none in this setup.
[[nodiscard]] std::optional<std::size_t> cityAt(const Setup &setup, Place where);

} // namespace waystone::twocities::edit
