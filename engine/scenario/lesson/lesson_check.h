#pragma once

#include "scenario/lesson/lesson_findings.h"
#include "scenario/proof/lesson_proof.h"

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace waystone {

/// What a lesson is held against.
struct LessonCheckSettings {
    using Ids = std::set<std::string, std::less<>>;

    std::optional<Ids> rules; ///< of the catalogue of its game; nothing: not asked
    std::optional<Ids> bots;  ///< likewise
    bool isProved = true;     ///< else the solver is left out, and the check takes a few milliseconds
    /// Of tasks only those are proved of which the memory has the proof: that takes no longer.
    bool isOnlyRemembered = false;
    ProofLimits limits;
    int workers = 1; ///< threads that prove; the report is the same for any number of them
    std::function<void()> remembered = {}; ///< told, on one of them, that the memory has one proof more
};

struct LessonReport {
    std::vector<LessonFinding> findings; ///< by step, those of the lesson itself first
    std::vector<StepProof> proofs;       ///< of each `act` step that can be played
    int tasks = 0;                       ///< steps with a goal
    int notRemembered = 0;               ///< tasks left out because they would have to be proved
    bool isStopped = false;              ///< what had not been proved by then is missing

    /// Tasks of which this is known. Not decided is also whatever was not come to.
    [[nodiscard]] int count(TaskVerdict verdict) const;

    /// Something has to be mended before the lesson is given to anybody.
    [[nodiscard]] bool hasErrors() const;
};

/// Checks a lesson or a walkthrough from end to end. The same lesson always gives the same report, unless it is stopped.
/// A memory spares it the proofs that it holds.
[[nodiscard]] LessonReport checkLesson(const std::shared_ptr<const LessonPlan> &plan,
                                       const LessonCheckSettings &settings = {},
                                       const std::stop_token &stop = {}, const ProofProgress &progress = {},
                                       ProofMemory *memory = nullptr);

} // namespace waystone
