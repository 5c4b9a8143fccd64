#pragma once

#include "province/rules.h"

#include <optional>
#include <string_view>

namespace waystone::province::test {

/// Whether what the sentence of a refusal says can be seen on the table: read off the pieces by the book and the readings,
/// not off the code that refuses. Nothing for a code of which nobody has written down what it says. `worker`: the one
/// that is spoken of, where the action alone would mean all of its kind there.
[[nodiscard]] std::optional<bool> isTrue(const Choices &choices, const State &state, Seat seat, Action action,
                                         const Problem &problem, std::optional<int> worker = {});
[[nodiscard]] bool hasTruth(std::string_view code);

} // namespace waystone::province::test
