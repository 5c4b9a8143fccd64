#pragma once

#include "core/seat.h"
#include "twocities/words/terms.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace waystone::twocities {

inline constexpr int maxPlayers = 7;
static_assert(maxPlayers <= maxSeats);

/// The six types of building, in the order of the reference card: the order of scoring and of breaking ties.
enum class Type : std::uint8_t { shop, factory, tavern, office, park, house };
inline constexpr int types = 6;
inline constexpr std::array<std::string_view, types> typeNames{term::shop,   term::factory, term::tavern,
                                                               term::office, term::park,    term::house};

/// What a building looks like: its type, and for a tavern what it offers (its icon).
enum class Kind : std::uint8_t { shop, factory, drink, food, music, bed, office, park, house };
inline constexpr int kinds = 9;
inline constexpr std::array<std::string_view, kinds> kindNames{term::shop,   term::factory, term::drink,
                                                               term::food,   term::music,   term::bed,
                                                               term::office, term::park,    term::house};
inline constexpr int tavernKinds = 4;
inline constexpr int firstTavern = static_cast<int>(Kind::drink); ///< the kinds of taverns stand side by side

[[nodiscard]] constexpr Type typeOf(Kind kind)
{
    constexpr std::array<Type, kinds> all{Type::shop,   Type::factory, Type::tavern,
                                          Type::tavern, Type::tavern,  Type::tavern,
                                          Type::office, Type::park,    Type::house};
    return all[static_cast<std::size_t>(kind)];
}

/// A building tile as actions and hands name it: 0 to 8 is a single tile of that Kind, which nothing tells from the
/// others of its kind; from `firstDuplex` on it is a duplex tile of the edition's list, of which there is one each.
namespace tile {
inline constexpr int firstDuplex = kinds;
inline constexpr std::uint8_t none = 0xFF;
inline constexpr std::uint8_t hidden = 0xFE; ///< in views: there is one, but the seat does not know which

[[nodiscard]] constexpr bool isDuplex(int tile)
{
    return tile >= firstDuplex && tile < hidden;
}
[[nodiscard]] constexpr bool isSingle(int tile)
{
    return tile < firstDuplex;
}
[[nodiscard]] constexpr std::uint8_t duplex(int index)
{
    return static_cast<std::uint8_t>(firstDuplex + index);
}
[[nodiscard]] constexpr int duplexIndex(int tile)
{
    return tile - firstDuplex;
}
} // namespace tile

/// What lies where in a city is told on a grid of 7 by 7 cells, whose middle is the city's first tile: a city of at
/// most 4 by 4 never reaches beyond it, so that no cell is ever renamed. Cells are numbered by rows from the top.
namespace grid {
inline constexpr int side = 7;
inline constexpr int cells = side * side;
inline constexpr int middle = cells / 2;

[[nodiscard]] constexpr int row(int cell)
{
    return cell / side;
}
[[nodiscard]] constexpr int column(int cell)
{
    return cell % side;
}
} // namespace grid

/// The cities are squares of so many buildings a side.
inline constexpr int citySide = 4;
inline constexpr int cityCells = citySide * citySide;

} // namespace waystone::twocities
