#pragma once

#include "scenario/proof/task_verdict.h"

#include <QCoreApplication>

namespace waystone {

struct LessonReport;
struct LessonStep;
struct StepProof;

/// What a proof has found, in words.
class ProofWords {
    Q_DECLARE_TR_FUNCTIONS(ProofWords)

public:
    /// Of a task; empty if there was nothing to prove.
    [[nodiscard]] static QString proofText(const StepProof &proof, const LessonStep &step);
    /// "5 tasks proved and 1 task not decided."
    [[nodiscard]] static QString tasksText(const LessonReport &report);
    [[nodiscard]] static const char *sign(TaskVerdict verdict);
};

} // namespace waystone
