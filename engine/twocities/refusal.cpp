#include "twocities/refusal.h"

#include <array>

namespace waystone::twocities {

std::span<const std::string_view> refusalCodes()
{
    static constexpr auto codes = std::to_array<std::string_view>({
        // The moment
        "malformed-action",
        "game-over",
        "chance-only",
        "chance-first",
        // Draw: what (term: singleTile or duplexTile, the kind of this round); tile (term)
        "wrong-supply",
        "not-in-the-supply",
        // Selection: tile (term)
        "placement-unfinished",
        "already-selected",
        "not-in-your-hand",
        "only-one-in-hand",
        // Placement: count (seats that have still to select); tile (term)
        "select-first",
        "not-revealed-yet",
        "nothing-to-place",
        "not-among-your-tiles",
        "no-such-city",
        "not-your-city",
        "city-has-its-tile",
        "first-tile-in-the-middle",
        "cell-taken",
        "not-adjacent",
        "beyond-four-by-four",
        "tile-may-not-turn",
    });
    return codes;
}

} // namespace waystone::twocities
