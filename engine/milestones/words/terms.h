#pragma once

#include <string_view>

/// The words of this game that events, pieces, tallies and problems speak in.
namespace waystone::milestones::term {

// Pieces
inline constexpr std::string_view pawn = "pawn";
inline constexpr std::string_view workerTile = "workerTile";
inline constexpr std::string_view coverTile = "coverTile";
inline constexpr std::string_view bonusTile = "bonusTile";
inline constexpr std::string_view street = "street";
inline constexpr std::string_view milestone = "milestone";
inline constexpr std::string_view market = "market";
inline constexpr std::string_view house = "house";
inline constexpr std::string_view sack = "sack";

// Causes
inline constexpr std::string_view worker = "worker"; ///< a worker that was passed or stopped at
inline constexpr std::string_view income = "income"; ///< the ascending sequence at the trading house
inline constexpr std::string_view hire = "hire";
inline constexpr std::string_view buy = "buy";
inline constexpr std::string_view sell = "sell";
inline constexpr std::string_view section = "section"; ///< a street section
inline constexpr std::string_view keep = "keep";       ///< what is handed over at the castle
inline constexpr std::string_view target = "target";   ///< the target space was reached
inline constexpr std::string_view lastTile = "lastTile";
inline constexpr std::string_view stalled = "stalled"; ///< every seat is spent

// Phases that events announce
inline constexpr std::string_view draft = "draft";
inline constexpr std::string_view finalScoring = "finalScoring";

// Stretches of play, beside a turn
inline constexpr std::string_view visit = "visit"; ///< a move, and what is done where it leads

// Tallies
inline constexpr std::string_view points = "points";
inline constexpr std::string_view pile = "pile";
inline constexpr std::string_view goods = "goods"; ///< goods and coins together; breaks ties

// Standings
inline constexpr std::string_view ascendingSequence = "ascendingSequence"; ///< how many workers are in it
inline constexpr std::string_view soleMajority = "soleMajority";     ///< 1 for who alone has most of a kind
inline constexpr std::string_view sharedMajority = "sharedMajority"; ///< 1 for each of those who have most

// Goods (kinds.h)
inline constexpr std::string_view stone = "stone";
inline constexpr std::string_view wood = "wood";
inline constexpr std::string_view sand = "sand";
inline constexpr std::string_view grain = "grain";
inline constexpr std::string_view coin = "coin";

// Workers (kinds.h)
inline constexpr std::string_view quarryman = "quarryman";
inline constexpr std::string_view lumberjack = "lumberjack";
inline constexpr std::string_view sandWorker = "sandWorker";
inline constexpr std::string_view grainGrower = "grainGrower";
inline constexpr std::string_view coiner = "coiner";

// Sources of points (kinds.h)
inline constexpr std::string_view bonusWorker = "bonusWorker";
inline constexpr std::string_view majority = "majority";
inline constexpr std::string_view carried = "carried";

} // namespace waystone::milestones::term
