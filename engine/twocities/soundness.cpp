#include "twocities/soundness.h"

#include <array>

namespace waystone::twocities {

std::span<const std::string_view> soundnessCodes()
{
    // Behind each group: the arguments of its problems.
    static constexpr auto codes = std::to_array<std::string_view>({
        // Existence: found, minimum, maximum; seat
        "players-out-of-range",
        "seats-not-as-players",
        "cities-not-as-players",
        "no-such-round",
        "no-such-turn",
        "no-such-tile",
        "no-such-cell",
        "no-such-side",
        "too-many-tiles",
        // Cities: found, expected
        "cells-overlap",
        "duplex-beyond-the-grid",
        "city-off-the-middle",
        "city-in-pieces",
        "city-beyond-four-by-four",
        "city-size",
        "city-duplexes",
        "first-tile-a-duplex",
        // Tiles: tile (term), found, maximum
        "over-supply",
        "duplex-in-two-places",
        // Hands: seat, found, expected; what (term: singleTile or duplexTile)
        "hand-size",
        "wrong-tiles-in-hand",
        "drawn-out-of-order",
        "nothing-to-draw",
        // Selection and placement: seat, found, expected
        "kept-too-early",
        "kept-count",
        "kept-not-in-hand",
        "everybody-has-selected",
        "open-outside-placement",
        "kept-not-as-open",
        "nobody-has-to-place",
        // Rounds: found, expected; round
        "discards-count",
        "discard-missing",
        "wrong-tile-discarded",
        "over-early",
    });
    return codes;
}

} // namespace waystone::twocities
