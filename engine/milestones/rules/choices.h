#pragma once

#include "core/options.h"
#include "core/result.h"

#include <vector>

namespace waystone::milestones {

/// When every seat is spent and nothing can change any more (readings: Milestones, End, option `stalled`).
enum class Stalled { endWithFinalScoring, playOn };

/// When all are equal in a category of the final scoring (readings: Milestones, Final scoring, option `allEqualCategory`).
enum class AllEqualCategory { notScored, twoEach };

/// The points of the rules that a table settles before it plays.
struct Choices {
    Stalled stalled = Stalled::endWithFinalScoring;
    AllEqualCategory allEqualCategory = AllEqualCategory::notScored;

    [[nodiscard]] static std::vector<OptionInfo> options();
    [[nodiscard]] static std::vector<RulesPreset> presets();
    /// Problems: "option.unknown", "option.unknown-value", each naming the option.
    [[nodiscard]] static Result<Choices> from(const OptionChoice &choice);
    [[nodiscard]] OptionChoice choice() const;
};

} // namespace waystone::milestones
