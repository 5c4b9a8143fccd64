#pragma once

#include "core/registry.h"

#include <filesystem>
#include <string>
#include <vector>

namespace waystone::cli {

/// What speaks of one rule of a catalogue.
struct CoveredRule {
    std::string game;
    std::string id;
    bool hasTitles = false;         ///< a title in each language
    bool hasTexts = false;          ///< a text in each language
    std::vector<std::string> steps; ///< of walkthroughs that can be read: "lesson/step"

    [[nodiscard]] bool isCovered() const { return hasTitles && hasTexts && !steps.empty(); }
};

struct RuleCoverage {
    std::vector<CoveredRule> rules;      ///< game by game, in the order of the catalogues
    std::vector<std::string> unreadable; ///< lessons whose steps do not count, with the reason
    std::vector<std::string> unknown; ///< rules that a step names and no catalogue has: "lesson/step: rule"
};

/// Looks through the data under `root`: the catalogues in resources/rules and the walkthroughs in resources/lessons. A
/// Failure if a catalogue cannot be read.
[[nodiscard]] RuleCoverage ruleCoverage(const std::filesystem::path &root, const Registry &registry);

} // namespace waystone::cli
