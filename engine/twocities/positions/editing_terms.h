#pragma once

#include <array>
#include <string_view>

/// The words that only editing uses: headings and names of fields, and their values.
namespace waystone::twocities::term {

// Groups of fields
inline constexpr std::string_view game = "game"; ///< players, round, turn, what is going on
inline constexpr std::string_view openCities =
    "openCities"; ///< by seat: the cities that it has still to give a tile in this turn

// Fields
inline constexpr std::string_view players = "players";
inline constexpr std::string_view phase = "phase";
inline constexpr std::string_view turn = "turn"; ///< of the round, from 1
inline constexpr std::string_view leftCity = "leftCity";
inline constexpr std::string_view rightCity = "rightCity";
// … and round (terms.h), from 1

// Phases
inline constexpr std::string_view phaseDraw = "phase.draw";
inline constexpr std::string_view phaseSelect = "phase.select";
inline constexpr std::string_view phasePlace = "phase.place";
inline constexpr std::string_view phaseOver = "phase.over";
/// By Phase.
inline constexpr auto phaseTerms =
    std::to_array<std::string_view>({phaseDraw, phaseSelect, phasePlace, phaseOver});

} // namespace waystone::twocities::term
