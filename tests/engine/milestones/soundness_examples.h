#pragma once

#include "milestones/positions/setup.h"

#include <functional>
#include <string_view>
#include <vector>

/// Positions of the default edition that are sound, and for every code of the check of a position one that is wrong in that way alone.
namespace waystone::milestones::example {

struct Example {
    std::string_view code;
    std::function<Setup()> make;
};

[[nodiscard]] const std::vector<Example> &wrong();

// Sound ones, with two players
[[nodiscard]] Setup
middle(); ///< tiles 0 to 3 lie on the boards, 4 is out of the game, 5 to 9 are the display
[[nodiscard]] Setup withSection();
[[nodiscard]] Setup offering(); ///< a bonus tile
[[nodiscard]] Setup drafting();
[[nodiscard]] Setup drafted();
[[nodiscard]] Setup refilling();
[[nodiscard]] Setup finished();
[[nodiscard]] Setup keeping();
[[nodiscard]] Setup spent();
[[nodiscard]] Setup withEmptyPile();

/// A setup with something else about it.
[[nodiscard]] Setup changed(Setup setup, const std::function<void(Setup &)> &change);

/// Index of the vertex, edge or triangle with this name.
[[nodiscard]] std::uint8_t at(std::string_view vertex);
[[nodiscard]] std::uint8_t street(std::string_view edge);
[[nodiscard]] std::uint8_t lot(std::string_view triangle);

/// A bush of the default edition.
inline constexpr std::string_view bush = "c2-c3-d3";

} // namespace waystone::milestones::example
