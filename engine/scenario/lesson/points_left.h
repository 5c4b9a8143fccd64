#pragma once

#include "scenario/lesson/lesson_run.h"
#include "scenario/proof/lesson_proof.h"

#include <optional>
#include <stop_token>

namespace waystone {

/// The points that a task asks of its reader, all else aside.
struct WantedPoints {
    int wanted = 0;
    int now = 0; ///< where the run stands; of points that are to be won since the task began, so many were
};

/// Of the first part of the goal that asks for a number of points; nothing if none does.
[[nodiscard]] std::optional<WantedPoints> wantedPoints(const LessonRun &run);

/// The goal is out of reach: with which number of points in its place it would be within reach, at most. Nothing if it
/// asks for none, if no other number would do, or if that is not decided within the limits of a move.
[[nodiscard]] std::optional<int> mostPointsLeft(const LessonRun &run, const ProofLimits &limits,
                                                const std::stop_token &stop);

} // namespace waystone
