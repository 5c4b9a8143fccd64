#pragma once

#include "scenario/lesson/reach_table.h"
#include "scenario/proof/answer_source.h"
#include "scenario/proof/lesson_proof.h"
#include "scenario/proof/move_solver.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace waystone {

/// Finds out where the goal of a task can still be reached, ahead of its reader: for a thread of its own. What it has
/// found out serves whatever it is asked next.
class ReachSearch {
public:
    /// Whether the run is at a task of which it can be found out.
    [[nodiscard]] static bool canSearch(const LessonRun &run);
    /// Of the task that the run is at, which can be searched. `limits` are those of a move.
    explicit ReachSearch(const LessonRun &run, const ProofLimits &limits = {});
    /// For a reader who plays on while a bot is asked what comes of it.
    [[nodiscard]] static ProofLimits patient();

    /// Hears of every point when it is known.
    using Tell = std::function<void(const LessonRun &run, Reach reach)>;

    /// Of another run at the task. Nothing if it was stopped.
    std::optional<Reach> reachOf(const LessonRun &run, const Tell &tell, const std::stop_token &stop);
    /// What matters next to a reader who stands there: the point itself; where they have failed, those to which the way
    /// back may lead; else what they can do from there, the nearest first.
    void look(const LessonRun &run, const Tell &tell, const std::stop_token &stop);

private:
    /// Known beforehand, or solved and told; nothing where it was stopped or the answer would cost more than the reader
    /// is going to wait for once they have played there, or more questions to a bot.
    std::optional<Reach> reachAhead(const LessonRun &run, std::uint64_t mostAsked, const Tell &tell,
                                    const std::stop_token &stop);
    Reach toldOf(const LessonRun &run, Reach reach, const Tell &tell);
    void lookAhead(const LessonRun &run, std::uint64_t mostAsked, const Tell &tell,
                   const std::stop_token &stop);
    /// The run after each answer that may come.
    [[nodiscard]] std::vector<LessonRun> answered(const LessonRun &run, const std::stop_token &stop);

    std::shared_ptr<const Game> game_; ///< before what looks at it
    const ProofLimits limits_;
    SolverTask task_;
    MoveSolver solver_;
    AnswerSource answers_;
    ReachTable known_;
    std::uint64_t nodes_ = 0; ///< since it was last asked to look
};

} // namespace waystone
