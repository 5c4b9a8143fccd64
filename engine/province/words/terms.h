#pragma once

#include <string_view>

/// The words of this game that events, pieces, tallies and problems speak in.
namespace waystone::province::term {

// Pieces (Piece::kind); the variant is a word of kinds.h unless told otherwise
inline constexpr std::string_view worker = "worker";           ///< variant: kind of worker
inline constexpr std::string_view movedWorker = "movedWorker"; ///< one that has moved this turn; likewise
inline constexpr std::string_view structureToken =
    "structureToken";                                      ///< variant: structure; empty in the stock
inline constexpr std::string_view goalToken = "goalToken"; ///< variant: goal; empty while face down
inline constexpr std::string_view ship = "ship";           ///< variant: unrolled, white or black
inline constexpr std::string_view coin = "coin"; ///< variant: silver, gold, platinum; value: its worth
inline constexpr std::string_view lenderCoin = "lenderCoin";

// Causes (Event::cause), beside structures, kinds of zone, sources and ends
inline constexpr std::string_view build = "build";
inline constexpr std::string_view hire = "hire";
inline constexpr std::string_view grind = "grind";
inline constexpr std::string_view loan = "loan"; ///< taking, taking over or paying back
inline constexpr std::string_view lost = "lost"; ///< labor that was not used

// Phases that events announce (Event::what of phaseBegan)
inline constexpr std::string_view workPhase = "workPhase";
inline constexpr std::string_view spendPhase = "spendPhase";
inline constexpr std::string_view finalScoring = "finalScoring";

// Tallies (Tally::what), beside goods
inline constexpr std::string_view points = "points";
inline constexpr std::string_view labor = "labor";
inline constexpr std::string_view structuresBuilt = "structuresBuilt"; ///< breaks ties
inline constexpr std::string_view sailorsLeft = "sailorsLeft";
inline constexpr std::string_view goalsLeft = "goalsLeft"; ///< not seen yet
inline constexpr std::string_view bankCoins = "bankCoins"; ///< what the bank holds

// Zones (kinds.h)
inline constexpr std::string_view upper = "upper";
inline constexpr std::string_view right = "right";
inline constexpr std::string_view left = "left";

// Kinds of zone (kinds.h)
inline constexpr std::string_view laborZone = "laborZone";
inline constexpr std::string_view coinZone = "coinZone";

// Workers (kinds.h)
inline constexpr std::string_view green = "green";
inline constexpr std::string_view yellow = "yellow";
inline constexpr std::string_view orange = "orange";
inline constexpr std::string_view sailor = "sailor";

// Structures (kinds.h)
inline constexpr std::string_view lender = "lender";
inline constexpr std::string_view bank = "bank";
inline constexpr std::string_view camp = "camp";
inline constexpr std::string_view village = "village";
inline constexpr std::string_view mill = "mill";
inline constexpr std::string_view smithy = "smithy";
inline constexpr std::string_view unionHall = "union";
inline constexpr std::string_view harbor = "harbor";

// Goals (kinds.h)
inline constexpr std::string_view goalWorkers = "goalWorkers";
inline constexpr std::string_view goalLabor = "goalLabor";
inline constexpr std::string_view goalStructures = "goalStructures";
inline constexpr std::string_view goalCoins = "goalCoins";
inline constexpr std::string_view goalTwoPoints = "goalTwoPoints";

// How the ships lie (kinds.h)
inline constexpr std::string_view unrolled = "unrolled";
inline constexpr std::string_view white = "white";
inline constexpr std::string_view mixed = "mixed";
inline constexpr std::string_view black = "black";

// Coins (kinds.h)
inline constexpr std::string_view silver = "silver";
inline constexpr std::string_view gold = "gold";
inline constexpr std::string_view platinum = "platinum";

// Sources of points (kinds.h)
inline constexpr std::string_view structures = "structures";
inline constexpr std::string_view goals = "goals";
inline constexpr std::string_view coins = "coins";

// What ends the game (kinds.h)
inline constexpr std::string_view manyStructures = "manyStructures";
inline constexpr std::string_view everyStructure = "everyStructure";
inline constexpr std::string_view noGoalLeft = "noGoalLeft";

} // namespace waystone::province::term
