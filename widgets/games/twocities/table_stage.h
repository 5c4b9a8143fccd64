#pragma once

#include "board/board_layout.h"
#include "twocities/rules.h"

#include <array>

namespace waystone::twocities {

/// What the arrangement of the table depends on: who looks at it, how far the round has come, and how far every city
/// reaches, which tells where it may still grow.
struct TableStage {
    /// The rows and columns of the grid that are in use; the middle alone while the city is empty.
    struct Extent {
        int top = grid::side / 2;
        int bottom = grid::side / 2;
        int left = grid::side / 2;
        int right = grid::side / 2;

        friend bool operator==(const Extent &, const Extent &) = default;
    };

    Seat watcher = nobody;
    int round = 0;
    int turn = 0;
    bool isOver = false; ///< then round is 0
    std::array<Extent, maxPlayers> cities;

    friend bool operator==(const TableStage &, const TableStage &) = default;

    /// Leaves the cities the room that they had in an earlier arrangement of the same turn, from the same side: what
    /// somebody is about to click does not move.
    void keepCities(const TableStage &earlier);

    [[nodiscard]] static TableStage of(const View &view);
    /// Of any position; what does not exist is left out.
    [[nodiscard]] static TableStage of(const Edition &edition, const Setup &setup, Seat watcher);
    [[nodiscard]] static TableStage unpacked(BoardLayout::Stage stage);
    [[nodiscard]] BoardLayout::Stage packed() const;
};

} // namespace waystone::twocities
