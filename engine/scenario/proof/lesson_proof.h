#pragma once

#include "scenario/lesson/lesson_plan.h"
#include "scenario/lesson/reach.h"
#include "scenario/proof/judgement.h"
#include "scenario/proof/task_verdict.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace waystone {

class ProofMemory;

/// How far a proof may go before it is left undecided.
struct ProofLimits {
    std::uint64_t mostNodes = 2'000'000;    ///< for the step itself
    std::uint64_t mostNodesAMove = 200'000; ///< for each of the reader's first moves
    std::uint64_t mostAsked = 1'000;        ///< a bot, for the step itself
    std::uint64_t mostAskedAMove = 20;      ///< and for each first move
    std::uint64_t mostAskedMoves = 3'000;   ///< beyond that, for all that are still undecided together
    int mostSolutions = 100;                ///< counted up to here
};

/// One of the moves with which the reader may begin.
struct FirstMove {
    Action action{};
    /// solved: the goal can still be reached; notSolvable: not in the actions there are.
    SolverResult::Verdict verdict = SolverResult::Verdict::notDecided;
    int actions = 0; ///< solved: the fewest of the reader with which it is reached, this one included
    /// not solvable: in a line others act, and nothing tells what they do, which might help
    bool isLeftOpen = false;
    Judgement::From told = Judgement::From::nowhere;
    bool isBlamed = false;    ///< the reader is told at once that it is wrong
    bool isToldAtOnce = true; ///< else only when the actions are used up
    LocalText text;           ///< what the reader is told; empty if nothing
};

/// Plays of a reader who does anything, against the answers of the task.
struct AimlessPlays {
    int plays = 0;
    int reached = 0; ///< of these came to the goal

    friend bool operator==(const AimlessPlays &, const AimlessPlays &) = default;
};

/// What is known of an `act` step.
struct StepProof {
    std::size_t step = 0;
    std::optional<SolverResult> result; ///< of its goal, if it has one
    /// Of a goal that cannot be reached with the answers there are: whether it can if the others play along. Nothing where
    /// they have no say in it.
    std::optional<SolverResult> together;
    /// Where nothing tells what the others do and their help would do it: whether it can be reached whatever they do.
    std::optional<SolverResult> always;
    /// With a goal: every move that may be made first, in the order of Game::legal(). Without one there is nothing to
    /// prove, and all that is not a right or good branch is wrong.
    std::vector<FirstMove> moves;
    /// Against a bot: the number of the first answer in the planned line that it would not give, from 1; 0 for none.
    int strayed = 0;
    /// Against a bot, of openBranchEnds(), in their order.
    std::vector<SolverResult::Verdict> branchEnds;
    AimlessPlays aimless;   ///< of a task that goes on with whatever the others do, or with a bot
    bool isStopped = false; ///< the rest is missing

    /// Of a step with a goal.
    [[nodiscard]] TaskVerdict verdict() const;
    /// Whether it is left open what others do where that may matter and the author says nothing.
    [[nodiscard]] bool isLeftOpen() const;
    /// Whether that is so after a first move to which the author says nothing.
    [[nodiscard]] static bool isOpenAfter(const FirstMove &move);
    /// Whether chance was to act anywhere in what was looked at.
    [[nodiscard]] bool meetsChance() const;
    /// Whether a move can lose anything: not where the goal is out of reach from the beginning.
    [[nodiscard]] bool canBeLost() const;
};

/// The question that an `act` step puts to the solver, after as much of a line as is told. Nothing if the step has no
/// goal or begins with what cannot be played.
[[nodiscard]] std::optional<SolverTask> proofTask(const LessonPlan &plan, std::size_t step,
                                                  const ProofLimits &limits = {},
                                                  std::vector<LineStep> opening = {});

/// What a verdict on a move means to who has made it.
[[nodiscard]] Reach reachFrom(SolverResult::Verdict verdict, bool isLeftOpen);

/// Told the step and the positions looked at so far for it, every few thousand.
using ProofProgress = std::function<void(std::size_t step, std::uint64_t nodes)>;

/// Proves an `act` step. The same step always gives the same proof, unless it is stopped. With a memory, only what is not
/// in it; what is found out goes there.
[[nodiscard]] StepProof proveStep(const std::shared_ptr<const LessonPlan> &plan, std::size_t step,
                                  const ProofLimits &limits = {}, const std::stop_token &stop = {},
                                  const ProofProgress &progress = {}, ProofMemory *memory = nullptr);

} // namespace waystone
