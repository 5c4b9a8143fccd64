#pragma once

#include "core/piece.h"
#include "twocities/rules/kinds.h"
#include "twocities/rules/queries.h"
#include "twocities/words/terms.h"

#include <cstdint>

/// How the pieces on the table are called and put together.
namespace waystone::twocities {

/// The upper half of a piece's id: what kind of thing it is. The lower half tells which one.
enum class Identity : std::uint32_t {
    building = 1, ///< a single tile in a city: city * cells + cell
    duplexHalf,   ///< wherever it is: index * 2 + half
    held, ///< a single tile that a seat holds or has kept: seat, kind, how many of that kind there are before it
    faceDown,   ///< seat, area, how many there are before it
    discarded,  ///< index of State::discards
    cityToken,  ///< city
    scoreToken, ///< city
};

[[nodiscard]] constexpr std::uint32_t identity(Identity kind, int which)
{
    return (static_cast<std::uint32_t>(kind) << 16) + static_cast<std::uint32_t>(which);
}

/// Piece::value of a building: how it hangs together with the other half of its tile.
enum class Half : std::int16_t { none, upper, lower, left, right };

/// Added to the id of a piece that an unsound position has once more; larger than any number of pieces of a kind.
inline constexpr std::uint32_t oneMore = 0x1000;

/// A building that lies face up: its type, with its tavern kind (if any) as variant.
[[nodiscard]] inline Piece building(std::uint32_t id, Place where, Kind kind, Seat owner, Half half,
                                    int layer)
{
    const Type type = typeOf(kind);
    return {id,
            where,
            typeNames[static_cast<std::size_t>(type)],
            type == Type::tavern ? kindNames[static_cast<std::size_t>(kind)] : std::string_view(),
            owner,
            static_cast<std::int16_t>(half),
            static_cast<std::uint8_t>(layer)};
}

/// The token that shows on the score board what a city is worth.
[[nodiscard]] inline Piece scoreToken(int players, int city, int points)
{
    return {identity(Identity::scoreToken, city),
            tokenPlace(Area::scoreBoard, players, city),
            term::cityToken,
            {},
            ownerOf(players, city),
            static_cast<std::int16_t>(points),
            0};
}

} // namespace waystone::twocities
