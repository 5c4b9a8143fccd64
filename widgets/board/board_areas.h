#pragma once

#include "board/board_scene.h"

#include <compare>
#include <vector>

namespace waystone {

/// Places that lie together: of one area, one owner and one part of what they have there (PlaceAreas).
struct BoardArea {
    struct Key {
        std::uint8_t area = 0xFF;
        Seat owner = nobody;
        int part = 0;

        friend auto operator<=>(const Key &, const Key &) = default;
    };

    Key key;
    /// From the top down and in each from left to right; all in one and in the order of the layout where there are no rows.
    std::vector<std::vector<Place>> rows;

    [[nodiscard]] Place first() const { return rows.front().front(); }
};

[[nodiscard]] BoardArea::Key areaOf(const BoardScene &board, Place place);
/// What is shown, in the order of the layout. They have no names where the layout tells none.
[[nodiscard]] std::vector<BoardArea> areasOf(const BoardScene &board);
[[nodiscard]] QString areaTitle(const BoardScene &board, Place place);

} // namespace waystone
