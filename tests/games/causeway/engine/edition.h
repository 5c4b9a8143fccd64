#pragma once

#include "core/edition/edition_info.h"
#include "core/edition/source_mark.h"
#include "core/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace waystone::causeway {

enum class Colour : std::uint8_t { moss, slate, chalk };
inline constexpr std::size_t colours = 3;
inline constexpr std::array<std::string_view, colours> colourNames{"moss", "slate", "chalk"};

inline constexpr std::size_t mostSpots = 16;

/// A spot of the row: a stone of a colour, or a gap with water between two of them.
struct Spot {
    bool isStone = false;
    Colour colour = Colour::moss;
    int points = 0;
};

struct Edition {
    EditionInfo info;
    std::vector<SourceMark> sources;
    std::vector<Spot> row; ///< 2 to mostSpots, at least one of them a stone
    int pairPoints = 0;    ///< for two flags of a player side by side
};

/// Problems have line and column.
[[nodiscard]] Result<Edition> readEdition(std::string_view text);

} // namespace waystone::causeway
