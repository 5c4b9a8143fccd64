#pragma once

#include <array>
#include <string_view>

/// The words that only editing uses: headings and names of fields, and their values.
namespace waystone::milestones::term {

// Groups of fields
inline constexpr std::string_view game = "game"; ///< players, whose turn it is, what is going on
inline constexpr std::string_view offers = "offers";
inline constexpr std::string_view buriedTiles = "buriedTiles"; ///< on a player board, no worker seen
inline constexpr std::string_view outOfTheGame = "outOfTheGame";
// … and goods, points (terms.h)

// Fields
inline constexpr std::string_view players = "players";
inline constexpr std::string_view startSeat = "startSeat";
inline constexpr std::string_view phase = "phase";
inline constexpr std::string_view turn = "turn";
inline constexpr std::string_view movesLeft = "movesLeft"; ///< after the one under way
inline constexpr std::string_view hired = "hired";         ///< a tile, in this visit
inline constexpr std::string_view endedBy = "endedBy";
inline constexpr std::string_view offerVertex = "offerVertex"; ///< where a milestone or market was just built
inline constexpr std::string_view offerHouse = "offerHouse";   ///< where a house was just built
// … and kinds of goods, sources of points, workerTile, bonusTile

// Values
inline constexpr std::string_view nothing = "nothing";
inline constexpr std::string_view vertex = "vertex";     ///< argument place
inline constexpr std::string_view triangle = "triangle"; ///< argument place

// Phases
inline constexpr std::string_view phaseBushes = "phase.bushes";
inline constexpr std::string_view phaseDisplay = "phase.display";
inline constexpr std::string_view phaseStarting = "phase.starting";
inline constexpr std::string_view phaseDraft = "phase.draft";
inline constexpr std::string_view phaseMove = "phase.move";
inline constexpr std::string_view phaseTrade = "phase.trade";
inline constexpr std::string_view phaseRefill = "phase.refill";
inline constexpr std::string_view phaseBuild = "phase.build";
inline constexpr std::string_view phaseOffer = "phase.offer";
inline constexpr std::string_view phaseSupply = "phase.supply";
inline constexpr std::string_view phaseKeep = "phase.keep";
inline constexpr std::string_view phaseCover = "phase.cover";
inline constexpr std::string_view phaseOver = "phase.over";
/// By Phase.
inline constexpr auto phaseTerms = std::to_array<std::string_view>(
    {phaseBushes, phaseDisplay, phaseStarting, phaseDraft, phaseMove, phaseTrade, phaseRefill, phaseBuild,
     phaseOffer, phaseSupply, phaseKeep, phaseCover, phaseOver});

} // namespace waystone::milestones::term
