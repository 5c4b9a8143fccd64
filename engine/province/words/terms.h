#pragma once

#include <string_view>

/// The words of this game that events, pieces, tallies and problems speak in, beside those of kinds.h.
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

} // namespace waystone::province::term
