#pragma once

#include "core/piece.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>

namespace waystone {

/// Which pieces are meant.
struct PieceQuery {
    std::string_view kind;
    std::string_view variant = {};            ///< empty: any
    std::optional<Seat> owner = std::nullopt; ///< nobody: those that are nobody's
    std::span<const Place> places = {};       ///< empty: anywhere

    [[nodiscard]] bool matches(const Piece &piece) const
    {
        return piece.kind == kind && (variant.empty() || piece.variant == variant) &&
               (!owner || piece.owner == *owner) &&
               (places.empty() || std::ranges::find(places, piece.place) != places.end());
    }
};

} // namespace waystone
