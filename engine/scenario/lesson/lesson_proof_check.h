#pragma once

#include "scenario/lesson/lesson_findings.h"
#include "scenario/proof/lesson_proof.h"

#include <memory>
#include <stop_token>

namespace waystone {

/// What a proof finds wrong with its step: the goal that cannot be reached, what the author says of moves against what
/// comes of them, and moves to which nothing is said.
void checkProof(const std::shared_ptr<const LessonPlan> &plan, const StepProof &proof,
                const ProofLimits &limits, const std::stop_token &stop, LessonFindings &findings);

} // namespace waystone
