#pragma once

#include <cstdint>

namespace waystone::milestones {

/// What an Action of this game does, and its fields. Vertices, edges and triangles are indices of the Board, tiles of
/// the Edition; goods are values of Good; unused fields are 0.
enum class Verb : std::uint8_t {
    // Chance
    putBonus, ///< first: kind of the bonus tile that comes to the next bush
    turnUp,   ///< first: tile that is turned up (display, starting tiles, refill)
    // Draft
    choose, ///< first: tile among the starting tiles; second: employment space 1-7 under its left half
    // Moves
    move, ///< first: space of the loop; the castle from the castle is the full lap
    // Trading house
    hire, ///< first: tile of the display; second: employment space 1-7
    buy,  ///< first: good, a cube
    sell, ///< first <= second: the two cubes
    // Board of works
    section, ///< first: a, where it begins; second: m, the milestone; third: b, its end
    house,   ///< first: triangle
    market,  ///< first: vertex
    take,    ///< first: triangle with the bonus tile; second: employment space 1-8 of the worker
    decline, ///< first: triangle with the bonus tile
    // Mill
    supply, ///< first: market's vertex; second < third: the chosen vertices, or `none` (0xFF) where there are too few
    // Castle
    keep,  ///< first <= second <= third: the three goods kept
    cover, ///< first: employment space 1-8
    // Trading house, board of works, mill, castle with few workers
    finish, ///< ends the visit
};
inline constexpr int verbs = 16;

/// The areas of Place. The owner is the seat for all that lies on a player's board, otherwise nobody.
enum class Area : std::uint8_t {
    vertex,   ///< index: vertex
    edge,     ///< index: edge
    triangle, ///< index: triangle
    loop,     ///< owner's board; index: space of the loop, 0-11 (employment spaces 1-8)
    goods,    ///< owner's store; index: good
    display,  ///< index: slot, from the left
    starting, ///< index: slot
    supply,   ///< index: good for 0-4, then street section, house, market, flour sack (SupplyPile)
    pile,     ///< index 0: the draw pile
    score,    ///< owner's marking piece
    finish,   ///< control; owner: whose; "finish this visit"
    decline,  ///< control; owner: whose; "leave the bonus tile"
};
inline constexpr int areas = 12;

/// Indices of Area::supply beyond the goods.
namespace supplyPile {
inline constexpr int section = 5;
inline constexpr int house = 6;
inline constexpr int market = 7;
inline constexpr int sack = 8;
inline constexpr int count = 9;
} // namespace supplyPile

} // namespace waystone::milestones
