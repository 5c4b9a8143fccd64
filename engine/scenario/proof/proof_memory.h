#pragma once

#include "scenario/proof/lesson_proof.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace waystone {

/// What the solver has found out about a task: all of its proof that takes time.
struct TaskProof {
    struct Move {
        SolverResult::Verdict verdict = SolverResult::Verdict::notDecided;
        int actions = 0;
        bool isLeftOpen = false;

        friend bool operator==(const Move &, const Move &) = default;
    };

    SolverResult result;
    std::optional<SolverResult> together; ///< see StepProof
    std::optional<SolverResult> always;   ///< likewise
    std::vector<Move> moves;              ///< with which the reader may begin, in the order of Game::legal()
    int strayed = 0;                      ///< see StepProof, as of the two below
    std::vector<SolverResult::Verdict> branchEnds;
    AimlessPlays aimless;
};

/// Proofs of tasks that need not be made again: found by a hash of all that they depend on, the program's version included.
/// As text it is a line a proof; one that was damaged is left out when it is read.
class ProofMemory {
public:
    /// The step is a task that can be proved.
    [[nodiscard]] static std::string keyOf(const LessonPlan &plan, std::size_t step,
                                           const ProofLimits &limits);

    [[nodiscard]] const TaskProof *find(std::string_view key) const;
    /// The oldest one goes where there are very many.
    void add(std::string key, TaskProof proof);

    [[nodiscard]] std::size_t size() const { return proofs_.size(); }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static ProofMemory from(std::string_view text);

private:
    std::vector<std::pair<std::string, TaskProof>> proofs_; ///< the newest last
};

} // namespace waystone
