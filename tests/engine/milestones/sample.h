#pragma once

#include "milestones/rules.h"

#include <string>
#include <string_view>

namespace waystone::milestones::sample {

/// The text of the default edition.
[[nodiscard]] std::string_view editionText();

/// The default edition.
[[nodiscard]] const Edition &edition();

/// `text` with the one place where it says `from` saying `to`. A test failure if there is not exactly one.
[[nodiscard]] std::string replaced(std::string_view text, std::string_view from, std::string_view to);

} // namespace waystone::milestones::sample
