#pragma once

#include "twocities/rules/score.h"

#include <array>
#include <string>
#include <vector>

namespace waystone::twocities::test {

/// A city as the book shows it: four rows of four letters (see kindOf), "." where nothing stands.
using Drawing = std::array<std::string, 4>;

/// The points of every city by type, counted slowly, sentence by sentence from the book and with its numbers: a second
/// opinion on Scorer.
[[nodiscard]] std::vector<CityPoints> bookPoints(const std::vector<Drawing> &cities);

} // namespace waystone::twocities::test
