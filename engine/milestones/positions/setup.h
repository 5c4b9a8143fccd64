#pragma once

#include "milestones/rules/state.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace waystone::milestones {

/// A worker tile that lies on a player board with none of its workers showing.
struct BuriedTile {
    std::uint8_t tile = 0;
    std::uint8_t space = 0; ///< employment space (1 to 7) under its left half

    friend auto operator<=>(const BuriedTile &, const BuriedTile &) = default;
};

struct SetupPlayer {
    std::uint8_t pawn = castle;
    Goods goods{};
    /// What shows on each employment space (values of namespace space); a tile's other half tells where it lies.
    std::array<std::uint8_t, employmentSpaces> spaces{};
    std::vector<BuriedTile> buried; ///< ascending
    std::uint8_t bonus = 0;         ///< as in Player
    std::array<std::uint16_t, sources> points{};

    friend bool operator==(const SetupPlayer &, const SetupPlayer &) = default;
};

/// Any position, sensible or not. Everything refers to the edition by index; what is not named lies in the supply or in
/// the draw pile. The lists are sorted in what setup(State) gives and may be in any order in what from() takes.
struct Setup {
    std::uint8_t players = 2;
    Seat startSeat = 0;
    Phase phase = Phase::move;
    Seat turn = 0;
    std::uint8_t movesLeft = 1;
    bool hired = false;
    std::optional<Seat> endedBy;
    std::optional<std::uint8_t> offerVertex;
    std::optional<std::uint8_t> offerHouse;
    std::vector<std::uint8_t> offers; ///< triangles whose bonus tile is still on offer

    std::vector<SetupPlayer> seats;          ///< one a player
    std::vector<std::uint8_t> display;       ///< by slot; `none` where empty
    std::vector<std::uint8_t> startingTiles; ///< by slot; `none` where empty
    std::vector<std::uint8_t> box;           ///< tiles out of the game

    std::vector<std::uint8_t> bonusOn; ///< by bush: 0 nothing, else kind + 1
    std::vector<std::uint8_t> streets; ///< edges
    std::vector<std::uint8_t> milestones;
    std::vector<std::uint8_t> markets;
    std::vector<std::uint8_t> sacks;
    std::vector<std::uint8_t> houses; ///< triangles

    friend bool operator==(const Setup &, const Setup &) = default;
};

} // namespace waystone::milestones
