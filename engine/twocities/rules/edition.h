#pragma once

#include "core/edition/edition_info.h"
#include "core/edition/source_mark.h"
#include "core/result.h"
#include "core/seat.h"
#include "twocities/rules/kinds.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace waystone::twocities {

inline constexpr int maxDuplexes = 32; ///< they are bits of a word in State
inline constexpr int stages = 3;       ///< rounds of a game; with two players each is played twice
inline constexpr int maxDiscards = stages * maxPlayers;

/// Two buildings on one tile, which is never turned.
struct Duplex {
    Kind first = Kind::shop;  ///< the upper or left one
    Kind second = Kind::shop; ///< the lower or right one
    bool isHorizontal = false;

    friend bool operator==(const Duplex &, const Duplex &) = default;
};

/// One of the three rounds: what is drawn, and whereto it is passed.
struct Stage {
    bool isDuplex = false;
    int hand = 0;      ///< tiles drawn by each player
    int direction = 1; ///< seats that a pile moves on: 1 to the left neighbour, -1 to the right one

    /// Two tiles are kept in each turn; the one left over is discarded.
    [[nodiscard]] int turns() const { return (hand - 1) / 2; }
};

/// What buildings are worth.
struct Values {
    std::array<int, citySide> shops{};      ///< by length of the line, from 1
    std::array<int, 3> factories{};         ///< each, in the city with most, second most, fewer
    std::array<int, tavernKinds> taverns{}; ///< by kinds in the set, from 1
    std::array<int, 6> offices{};           ///< by their number, from 1; then a new set begins
    int officeBesideTavern = 0;
    std::array<int, 3> parks{}; ///< by size of the group, from 1
    int furtherPark = 0;        ///< for each beyond the third
    int houseBesideFactory = 0;
    int houseOtherType = 0; ///< for each other type of building in the city
};

/// The printed data of one edition. Everything is a fact of a data file; limits are checked by the loader.
struct Edition {
    EditionInfo info;
    std::array<Stage, stages> rounds;
    std::array<int, kinds> singles{};
    std::vector<Duplex> duplexes; ///< no two alike
    Values values;
    std::vector<SourceMark> sources; ///< in the order of the file's groups, a group before its items

    [[nodiscard]] int tiles() const { return tile::firstDuplex + static_cast<int>(duplexes.size()); }
    [[nodiscard]] const Duplex &duplex(int tile) const
    {
        return duplexes[static_cast<std::size_t>(tile::duplexIndex(tile))];
    }
};

/// Every code, beside those of files, with which an edition is refused.
[[nodiscard]] std::span<const std::string_view> editionProblemCodes();

/// Reads an edition file (resources/formats.md). Problems have line and column.
[[nodiscard]] Result<Edition> readEdition(std::string_view text);

} // namespace waystone::twocities
