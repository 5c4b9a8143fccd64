#pragma once

#include "core/action.h"
#include "core/problem.h"

#include <string_view>
#include <vector>

namespace waystone {

/// The problem of an action that breaks a rule.
[[nodiscard]] Problem refused(std::string_view code, std::vector<Argument> arguments = {},
                              std::vector<Place> places = {});

inline constexpr std::string_view malformedActionCode = "malformed-action";
/// The problem of what is no action in any position of the game.
[[nodiscard]] Problem malformedAction();

/// Whether the fields beyond the first `fields` are 0, as those that a verb does not use must be.
[[nodiscard]] bool usesOnly(Action action, int fields);

} // namespace waystone
