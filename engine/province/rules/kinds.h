#pragma once

#include "province/words/terms.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace waystone::province {

inline constexpr int maxPlayers = 2;

/// Stands for "no structure", "no goal" where an index is expected.
inline constexpr int none = 0xFF;

/// The zones of the work cycle, clockwise: the upper labor zone at the top of the triangle, then the lower right and
/// the lower left one. Which of the other two is the coin zone is the edition's.
enum class Zone : std::uint8_t { upper, right, left };
inline constexpr int zones = 3;
inline constexpr std::array<std::string_view, zones> zoneNames{term::upper, term::right, term::left};

/// What a worker that arrives in a zone brings.
enum class ZoneKind : std::uint8_t { labor, coin };
inline constexpr std::array<std::string_view, 2> zoneKindNames{term::laborZone, term::coinZone};

enum class WorkerKind : std::uint8_t { green, yellow, orange, sailor };
inline constexpr int workerKinds = 4;
inline constexpr std::array<std::string_view, workerKinds> workerNames{term::green, term::yellow,
                                                                       term::orange, term::sailor};

/// The workers one by one: the green ones, the yellow one, the orange one, then the sailors.
inline constexpr int greenWorkers = zones; ///< one in each zone at the start
inline constexpr int yellowWorker = 3;
inline constexpr int orangeWorker = 4;
inline constexpr int firstSailor = 5;
inline constexpr int maxSailors = 6;
inline constexpr int maxWorkers = firstSailor + maxSailors;

[[nodiscard]] constexpr WorkerKind workerKindOf(int worker)
{
    if (worker < greenWorkers)
        return WorkerKind::green;
    if (worker == yellowWorker)
        return WorkerKind::yellow;
    return worker == orangeWorker ? WorkerKind::orange : WorkerKind::sailor;
}

enum class Structure : std::uint8_t { lender, bank, camp, village, mill, smithy, unionHall, harbor };
inline constexpr int structures = 8;
inline constexpr std::array<std::string_view, structures> structureNames{
    term::lender, term::bank,   term::camp,      term::village,
    term::mill,   term::smithy, term::unionHall, term::harbor};

enum class Goal : std::uint8_t { workers, labor, structures, coins, twoPoints };
inline constexpr int goals = 5;
inline constexpr std::array<std::string_view, goals> goalNames{
    term::goalWorkers, term::goalLabor, term::goalStructures, term::goalCoins, term::goalTwoPoints};

/// How the two ships lie.
enum class Ships : std::uint8_t { unrolled, white, mixed, black };
inline constexpr int shipResults = 4;
inline constexpr std::array<std::string_view, shipResults> shipNames{term::unrolled, term::white, term::mixed,
                                                                     term::black};

/// What the coins are made of, by their place in the edition's denominations.
inline constexpr int maxDenominations = 3;
inline constexpr std::array<std::string_view, maxDenominations> coinNames{term::silver, term::gold,
                                                                          term::platinum};

/// Where a player's points come from; the rows of the score sheet.
enum class Source : std::uint8_t {
    structures, ///< those that they were the first to build
    goals,
    coins,      ///< at the end
    lenderCoin, ///< at the end; negative
};
inline constexpr int sources = 4;
inline constexpr std::array<std::string_view, sources> sourceNames{term::structures, term::goals, term::coins,
                                                                   term::lenderCoin};

/// What brought about the end of the game.
enum class End : std::uint8_t {
    notYet,
    structures, ///< a player has built so many
    types,      ///< every structure has been built by someone
    goals,      ///< no goal is left
};
inline constexpr int ends = 4;
inline constexpr std::array<std::string_view, ends> endNames{"", term::manyStructures, term::everyStructure,
                                                             term::noGoalLeft};

} // namespace waystone::province
