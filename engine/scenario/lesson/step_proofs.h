#pragma once

#include "scenario/lesson/lesson_findings.h"
#include "scenario/proof/lesson_proof.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace waystone {

/// What became of a step that was to be proved.
struct ProvedStep {
    StepProof proof;
    std::vector<LessonFinding> findings; ///< none if the proof was stopped
};

/// How steps are proved. All of it is called on one thread at a time.
struct StepProofSettings {
    ProofLimits limits;
    int workers = 1; ///< threads, the caller's own included
    ProofProgress progress = {};
    ProofMemory *memory = nullptr;
    std::function<void()> remembered = {}; ///< the memory has one proof more
};

/// Proves these steps and says what the proofs find wrong, in the order of the steps. Those that a stop kept from being
/// begun are left out. The result does not depend on the number of threads, unless it is stopped.
[[nodiscard]] std::vector<ProvedStep> proveSteps(const std::shared_ptr<const LessonPlan> &plan,
                                                 const std::vector<std::size_t> &steps,
                                                 const StepProofSettings &settings,
                                                 const std::stop_token &stop);

} // namespace waystone
