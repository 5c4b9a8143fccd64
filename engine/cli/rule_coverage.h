#pragma once

#include "core/registry.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace waystone::cli {

/// What speaks of one rule of a catalogue.
struct CoveredRule {
    std::string game;
    std::string id;
    bool hasTitles = false;         ///< a title in each language
    bool hasTexts = false;          ///< a text in each language
    std::vector<std::string> steps; ///< of walkthroughs that can be read: "lesson/step"
    std::vector<std::string> tests; ///< "Suite.Test"

    [[nodiscard]] bool isCovered() const { return hasTitles && hasTexts && !steps.empty() && !tests.empty(); }
};

struct RuleCoverage {
    std::vector<CoveredRule> rules;      ///< game by game, in the order of the catalogues
    std::vector<std::string> unreadable; ///< lessons whose steps do not count, with the reason
    std::vector<std::string>
        unknown; ///< rules that a step or a test names and no catalogue has: "where: rule"
};

/// Looks through a source tree: the catalogues in resources/rules, the walkthroughs in resources/lessons and the tests
/// in tests/engine. A Failure if a catalogue cannot be read.
[[nodiscard]] RuleCoverage ruleCoverage(const std::filesystem::path &root, const Registry &registry);

/// A test that says of itself, in comments right above it, which rules it exercises: "// Rules: mill.cost, mill.coin",
/// over as many lines as need be.
struct NamedTest {
    std::string name; ///< "Suite.Test"
    std::vector<std::string> rules;
};
[[nodiscard]] std::vector<NamedTest> namedTests(std::string_view source);

} // namespace waystone::cli
