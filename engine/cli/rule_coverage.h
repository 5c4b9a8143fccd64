#pragma once

#include "core/registry.h"

#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace waystone::cli {

/// How a step brings a rule to its reader, the better ways first.
enum class Shown {
    played, ///< the reader has to act by it
    asked,  ///< a question turns on it
    seen,   ///< it is played before the reader's eyes
    told,   ///< in words alone, or left to a game that goes on
};
inline constexpr std::array<std::string_view, 4> shownNames{"played", "asked", "seen", "told"};

/// What speaks of one rule of a catalogue.
struct CoveredRule {
    std::string game;
    std::string id;
    bool hasTitles = false; ///< a title in each language
    bool hasTexts = false;  ///< a text in each language
    /// By the way it is shown: steps of walkthroughs that can be read, "lesson/step".
    std::array<std::vector<std::string>, shownNames.size()> steps;

    /// The best way in which a step shows it; nothing if none does.
    [[nodiscard]] std::optional<Shown> shown() const;
    [[nodiscard]] const std::vector<std::string> &stepsThat(Shown way) const
    {
        return steps[static_cast<std::size_t>(way)];
    }
    /// To be told of a rule is not to be shown it.
    [[nodiscard]] bool isCovered() const
    {
        return hasTitles && hasTexts && shown().value_or(Shown::told) != Shown::told;
    }
};

struct RuleCoverage {
    /// Rules of one game, each counted by the best way in which it is shown.
    struct Count {
        int rules = 0;
        std::array<int, shownNames.size()> shown{};
    };

    std::vector<CoveredRule> rules;      ///< game by game, in the order of the catalogues
    std::vector<std::string> unreadable; ///< lessons whose steps do not count, with the reason
    std::vector<std::string> unknown; ///< rules that a step names and no catalogue has: "lesson/step: rule"

    [[nodiscard]] std::map<std::string, Count> counts() const; ///< by game
};

/// Looks through the data under `root`: the catalogues in resources/rules and the walkthroughs in resources/lessons. A
/// Failure if a catalogue cannot be read.
[[nodiscard]] RuleCoverage ruleCoverage(const std::filesystem::path &root, const Registry &registry);

} // namespace waystone::cli
