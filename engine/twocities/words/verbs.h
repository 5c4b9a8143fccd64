#pragma once

#include <cstdint>

namespace waystone::twocities {

/// What an Action of this game does, and its fields. Tiles are numbered as namespace tile says; unused fields are 0.
enum class Verb : std::uint8_t {
    draw,   ///< chance; first: the tile that comes to the next hand
    select, ///< secret; first <= second: the two tiles that are kept
    place, ///< first: tile; second: city (its number); third: cell of the grid, of a duplex its upper or left half
};
inline constexpr int verbs = 3;

/// The areas of Place.
enum class Area : std::uint8_t {
    city,       ///< owner, index: see cityPlace
    hand,       ///< owner: whose; index: slot, by the order of the tiles
    selected,   ///< owner: whose; index 0 and 1: the tiles kept, until they are placed
    waiting,    ///< owner: who will pick it up; index 0: the pile of tiles under the city token
    supply,     ///< index 0: the box of single tiles; 1: the stack of duplex tiles
    discard,    ///< index 0: the tiles put away face down in the middle of the table
    cityToken,  ///< owner, index: see tokenPlace; the token that lies by the city
    scoreBoard, ///< owner, index: see tokenPlace; the city's token on the score board
};
inline constexpr int areas = 8;

/// Indices of Area::supply.
namespace supplyPile {
inline constexpr int singles = 0;
inline constexpr int duplexes = 1;
inline constexpr int count = 2;
} // namespace supplyPile

} // namespace waystone::twocities
