#pragma once

#include "milestones/rules.h"

#include <optional>
#include <string_view>

namespace waystone::milestones::test {

/// Whether what the sentence of a refusal says can be seen on the table: read off the pieces by the book and the readings,
/// not off the code that refuses. Nothing for a code of which nobody has written down what it says.
[[nodiscard]] std::optional<bool> isTrue(const State &state, Seat seat, Action action,
                                         const Problem &problem);
[[nodiscard]] bool hasTruth(std::string_view code);

} // namespace waystone::milestones::test
