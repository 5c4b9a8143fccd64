#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace waystone::test {

/// A test that says of itself, in comments right above it, which rules it exercises: "// Rules: mill.cost, mill.coin",
/// over as many lines as need be.
struct NamedTest {
    std::string name; ///< "Suite.Test"
    std::vector<std::string> rules;
};
[[nodiscard]] std::vector<NamedTest> namedTests(std::string_view source);

} // namespace waystone::test
