#pragma once

#include "scenario/lesson/lesson_run.h"
#include "scenario/proof/solver_table.h"

namespace waystone {

/// Where the goal of a task can still be reached, as far as it is known. Two lines of play that leave the same before the
/// reader share an entry.
class ReachTable {
public:
    /// Of the task that the run is at, whose game outlives it.
    explicit ReachTable(const LessonRun &run);

    [[nodiscard]] std::optional<Reach> find(const LessonRun &run);
    /// What is there already stays.
    void add(const LessonRun &run, Reach reach);

private:
    SolverTable points_;
};

} // namespace waystone
