#pragma once

#include "milestones/words/terms.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace waystone::milestones {

/// The five kinds of goods; a coin is one of them (readings: Milestones, Castle).
enum class Good : std::uint8_t { stone, wood, sand, grain, coin };
inline constexpr int goodKinds = 5;
inline constexpr int cubeKinds = 4; ///< the goods that are cubes: all but coins
inline constexpr std::array<std::string_view, goodKinds> goodNames{term::stone, term::wood, term::sand,
                                                                   term::grain, term::coin};

/// The kind of worker that gives each good has the same index.
inline constexpr std::array<std::string_view, goodKinds> workerNames{
    term::quarryman, term::lumberjack, term::sandWorker, term::grainGrower, term::coiner};

using Goods = std::array<std::uint8_t, goodKinds>;

/// The spaces of a player board, clockwise. 1 to 8 are the employment spaces, left to right.
inline constexpr int castle = 0;
inline constexpr int employmentSpaces = 8;
inline constexpr int tradingHouse = 9;
inline constexpr int boardOfWorks = 10;
inline constexpr int mill = 11;
inline constexpr int loopSpaces = 12;

[[nodiscard]] constexpr bool isEmployment(int space)
{
    return space >= 1 && space <= employmentSpaces;
}

/// Where a player's points came from; the rows of the score sheet.
enum class Source : std::uint8_t {
    milestone,
    house,
    market,
    sack,
    bonusTile,   ///< the point for taking one
    bonusWorker, ///< the points of workers that bear one
    majority,    ///< final scoring
    carried,     ///< brought by a position that does not tell where its points came from
};
inline constexpr int sources = 8;
inline constexpr std::array<std::string_view, sources> sourceNames{
    term::milestone, term::house,       term::market,   term::sack,
    term::bonusTile, term::bonusWorker, term::majority, term::carried};

} // namespace waystone::milestones
