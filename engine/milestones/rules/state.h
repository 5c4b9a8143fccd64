#pragma once

#include "core/seat.h"
#include "milestones/rules/edition.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace waystone::milestones {

enum class Phase : std::uint8_t {
    bushes,   ///< chance puts bonus tiles on the bushes
    display,  ///< chance turns up the display
    starting, ///< chance turns up the starting tiles
    draft,    ///< a seat chooses a starting tile
    move,     ///< a seat moves its pawn
    trade,    ///< at the trading house
    refill,   ///< chance turns up a tile after one was hired; then trade again
    build,    ///< at the board of works
    offer,    ///< at the board of works, a bonus tile is to be taken or declined
    supply,   ///< at the mill
    keep,     ///< at the castle, with too many goods
    cover,    ///< at the castle, a worker is to be covered
    over,
};

/// What shows on an employment space.
namespace space {
inline constexpr std::uint8_t empty = 0;
inline constexpr std::uint8_t covered = 1; ///< a cover tile
inline constexpr std::uint8_t firstHalf = 2;

/// The left (0) or right (1) worker of a tile shows.
[[nodiscard]] constexpr std::uint8_t worker(int tile, int half)
{
    return static_cast<std::uint8_t>(firstHalf + tile * 2 + half);
}
[[nodiscard]] constexpr bool isWorker(std::uint8_t shown)
{
    return shown >= firstHalf;
}
[[nodiscard]] constexpr int tile(std::uint8_t shown)
{
    return (shown - firstHalf) / 2;
}
[[nodiscard]] constexpr int half(std::uint8_t shown)
{
    return (shown - firstHalf) % 2;
}
} // namespace space

/// Where a worker tile is. On a player board: seat * 8 + the employment space (1 to 7) under its left half.
namespace tilePlace {
inline constexpr std::uint8_t pile = 0xFF; ///< unseen
inline constexpr std::uint8_t display = 0xFE;
inline constexpr std::uint8_t starting = 0xFD; ///< face up among the starting tiles
inline constexpr std::uint8_t box = 0xFC;      ///< out of the game

[[nodiscard]] constexpr std::uint8_t onBoard(Seat seat, int space)
{
    return static_cast<std::uint8_t>(seat * 8 + space);
}
[[nodiscard]] constexpr bool isOnBoard(std::uint8_t place)
{
    return place < maxPlayers * 8;
}
[[nodiscard]] constexpr Seat seat(std::uint8_t place)
{
    return static_cast<Seat>(place / 8);
}
[[nodiscard]] constexpr int left(std::uint8_t place)
{
    return place % 8;
}
} // namespace tilePlace

/// What lies on a vertex; several bits at once. The low three bits count the streets that touch it (0 to 6).
namespace vertex {
inline constexpr std::uint8_t streets = 0x07;
inline constexpr std::uint8_t milestone = 0x08;
inline constexpr std::uint8_t market = 0x10;
inline constexpr std::uint8_t sack = 0x20;
inline constexpr std::uint8_t covering = milestone | market; ///< these cover the number
} // namespace vertex

struct Player {
    std::uint8_t pawn = castle; ///< space of the loop
    Goods goods{};
    /// What shows on the employment spaces 1 to 8 (index 0 is space 1).
    std::array<std::uint8_t, employmentSpaces> spaces{};
    std::uint8_t bonus = 0; ///< bit n: the worker on employment space n + 1 bears a bonus tile
    std::uint8_t gap = 0;   ///< always 0: nothing between the members, so that bytes can be hashed
    std::array<std::uint16_t, sources> points{};

    friend bool operator==(const Player &, const Player &) = default;
};

/// A playable position.
struct State {
    Phase phase = Phase::bushes;
    std::uint8_t players = 2;
    Seat startSeat = 0;
    Seat turn = 0;                   ///< whose turn (or choice of starting tiles) it is
    std::uint8_t movesLeft = 0;      ///< of this turn, after the one under way
    std::uint8_t hired = 0;          ///< 1: a tile was hired in this visit
    Seat endedBy = nobody;           ///< who triggered the end
    std::uint8_t tilesChosen = 0;    ///< starting tiles chosen so far by all
    std::uint8_t offerVertex = none; ///< where the milestone or market under way was built
    std::uint8_t offerHouse = none;  ///< the triangle where the house under way was built
    std::uint8_t offered = 0;        ///< bit n: the offer of the vertex's n-th triangle is still open
    std::uint8_t milestonesLeft = 0; ///< street sections left = this (street pieces: twice as many)
    std::uint8_t housesLeft = 0;
    std::uint8_t marketsLeft = 0;
    std::uint8_t sacksLeft = 0;
    std::uint8_t pileSize = 0;

    std::array<Player, maxPlayers> seats{};
    std::array<std::uint8_t, maxDisplay> display{}; ///< by slot: a tile, or `none`; a tile keeps its slot
    std::array<std::uint8_t, maxStartingTiles> startingTiles{}; ///< likewise
    std::array<std::uint8_t, maxTiles> tiles{}; ///< where each tile is (tilePlace); pile beyond the edition's
    std::array<std::uint8_t, goodKinds> bonusLeft{};  ///< unseen bonus tiles by kind (during set-up only)
    std::array<std::uint8_t, maxBushes> bonusOn{};    ///< by bush: 0 nothing, else kind + 1
    std::array<std::uint8_t, maxVertices> vertices{}; ///< bits of namespace vertex
    std::array<std::uint64_t, (maxEdges + 64) / 64> streets{}; ///< bit set of edges
    std::array<std::uint64_t, maxTriangles / 64> houses{};     ///< bit set of triangles

    friend bool operator==(const State &, const State &) = default;
};

static_assert(sizeof(State) <= 512);
static_assert(std::has_unique_object_representations_v<State>);

} // namespace waystone::milestones
