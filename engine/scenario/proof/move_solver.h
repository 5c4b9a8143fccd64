#pragma once

#include "scenario/proof/solver.h"

namespace waystone {

/// Answers a question and then what becomes of it after moves. What nobody tells of others is left open after a move only
/// where they might help: where the goal is out of reach even if they play along, it is lost.
class MoveSolver {
public:
    /// The game outlives it.
    MoveSolver(const Game &game, const SolverTask &task);

    /// The question itself, which is answered as it is put.
    [[nodiscard]] SolverResult solve(const std::stop_token &stop, const SolverProgress &progress);
    /// The question after a line, within these bounds, as it is put: whether others might help is not looked at. One
    /// solution is enough.
    [[nodiscard]] SolverResult solveAloneAfter(const std::vector<LineStep> &opening, std::uint64_t mostNodes,
                                               std::uint64_t mostAsked, const std::stop_token &stop);
    /// The same, and where it is left open also whether others might help.
    [[nodiscard]] SolverResult solveAfter(const std::vector<LineStep> &opening, std::uint64_t mostNodes,
                                          std::uint64_t mostAsked, const std::stop_token &stop,
                                          const SolverProgress &progress = {});

private:
    Solver given_;
    Solver helped_; ///< the others play along
};

} // namespace waystone
