#pragma once

#include "province/rules/choices.h"

#include <string>
#include <string_view>
#include <vector>

namespace waystone::province::test {

/// The options that a new game offers: all but the revision.
[[nodiscard]] std::vector<std::string_view> offeredOptions();

/// Every combination of the values of these options. The others have their default.
[[nodiscard]] std::vector<Choices>
everyChoice(const std::vector<std::string_view> &options = offeredOptions());

/// For names of tests: the values one after the other, without that of the revision.
[[nodiscard]] std::string nameOf(const Choices &choices);

} // namespace waystone::province::test
