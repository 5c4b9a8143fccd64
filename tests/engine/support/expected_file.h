#pragma once

#include <string>
#include <string_view>

namespace waystone::test {

/// Compares with a file under tests/ that holds what is expected. Empty if it is the same, else the first
/// line that is not. With WAYSTONE_WRITE_EXPECTED set in the environment the file is written instead, and
/// nothing is compared:
///     WAYSTONE_WRITE_EXPECTED=1 build/dev/tests/engine/engine_tests --gtest_filter='*Order*:Playthroughs.*'
[[nodiscard]] std::string differenceFromExpected(std::string_view file, std::string_view text);

[[nodiscard]] bool isWritingExpected();

/// The whole file under tests/; empty if there is none.
[[nodiscard]] std::string readTestFile(std::string_view file);
void writeTestFile(std::string_view file, std::string_view text);

} // namespace waystone::test
