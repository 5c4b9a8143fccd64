#pragma once

#include <array>
#include <string_view>

/// The words that only editing uses: headings and names of fields, and their values.
namespace waystone::province::term {

// Groups of fields
inline constexpr std::string_view game =
    "game"; ///< whose turn it is, what is going on, what has ended the game
inline constexpr std::string_view turnSoFar = "turnSoFar"; ///< what was done in this turn
inline constexpr std::string_view moved = "moved";         ///< by worker: whether it has, this turn
inline constexpr std::string_view builtNow = "builtNow";   ///< by structure: whether it was, this turn
inline constexpr std::string_view borrowed = "borrowed";   ///< by structure

// Fields
inline constexpr std::string_view phase = "phase";
inline constexpr std::string_view resume = "resume"; ///< what goes on after a goal is turned up
inline constexpr std::string_view turn = "turn";
inline constexpr std::string_view end = "end";
inline constexpr std::string_view ships = "ships";
inline constexpr std::string_view laborGained = "laborGained"; ///< this turn, used or not
inline constexpr std::string_view hired = "hired";
// … and labor, coins, kinds of workers, structures

// Values
inline constexpr std::string_view notYet = "notYet"; ///< the end
// … and structures, ships, ends

// Phases
inline constexpr std::string_view phaseReveal = "phase.reveal";
inline constexpr std::string_view phaseStartRoll = "phase.startRoll";
inline constexpr std::string_view phaseWork = "phase.work";
inline constexpr std::string_view phaseSpend = "phase.spend";
inline constexpr std::string_view phaseEndRoll = "phase.endRoll";
inline constexpr std::string_view phaseOver = "phase.over";
/// By Phase.
inline constexpr auto phaseTerms = std::to_array<std::string_view>(
    {phaseReveal, phaseStartRoll, phaseWork, phaseSpend, phaseEndRoll, phaseOver});

} // namespace waystone::province::term
