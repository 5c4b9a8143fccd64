#pragma once

#include "scenario/proof/solver.h"

#include <optional>
#include <vector>

namespace waystone {

/// A line that reaches the goal of a task, looked for where one is likely: along the positions that come nearest to the
/// goal. A line that it finds is one; that it finds none says nothing. Not for tasks against every answer, where a line
/// proves nothing. The same task always gives the same line, unless it is stopped.
[[nodiscard]] std::optional<std::vector<LineStep>> findLine(const Game &game, const SolverTask &task,
                                                            const std::stop_token &stop = {});

/// Whether all of a line can come to pass in the task, and it reaches the goal in the actions there are.
[[nodiscard]] bool isLineOf(const Game &game, const SolverTask &task, const std::vector<LineStep> &line,
                            const std::stop_token &stop = {});

} // namespace waystone
