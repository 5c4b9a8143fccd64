#pragma once

#include "scenario/lesson/reach_search.h"
#include "scenario/tree/tree_boards.h"

#include <map>
#include <string>

namespace waystone {

/// Walks copies of a run through everything that can come of a task. Ways that leave the same before the reader meet.
class TaskWalk {
public:
    /// `begun` stands at the beginning of the task; `bot` answers where the author names nobody.
    TaskWalk(const LessonRun &begun, std::string bot, const TreeLimits &limits, TreeBoards &boards);

    /// Whatever there was no time for is unknown if it is stopped.
    [[nodiscard]] TaskTree walk(const std::stop_token &stop);

private:
    /// The others have played as far as it goes.
    struct Answered {
        LessonRun run;
        std::vector<TreeBeat> beats;
        TreeEnd end = TreeEnd::unknown;
    };
    /// What is known of a turn while the tree grows.
    struct Point {
        LessonRun run;
        std::size_t back; ///< the last turn on the way to it at which the goal is seen to be within reach
        bool isLookedAt = false;
    };

    [[nodiscard]] Answered answered(LessonRun run, const std::stop_token &stop);
    [[nodiscard]] std::optional<LineStep> answerTo(const LessonRun &run, const std::stop_token &stop);
    [[nodiscard]] TreeBeat played(const LessonRun &before, const LessonRun &after, Judgement judgement);
    [[nodiscard]] std::vector<TreeBeat> consequenceOf(const LessonRun &failed, const Judgement &judgement);
    [[nodiscard]] Reach reach(const LessonRun &run, const std::stop_token &stop);

    void lookAt(std::size_t turn, const std::stop_token &stop);
    [[nodiscard]] TreeMove moveAt(std::size_t turn, Action action, const std::stop_token &stop);
    /// The number of the turn at which the run stands; nothing if there is no more room for it.
    std::optional<std::size_t> turnAt(LessonRun run, std::size_t from, const std::stop_token &stop);
    /// Moves to what has not been looked at lead to nobody knows where.
    void cutOff();

    const Game &game_;
    const LessonRun begun_;
    const std::string bot_;
    const TreeLimits limits_;
    TreeBoards &boards_;
    std::optional<ReachSearch> search_; ///< empty where there is nothing to be found out
    TaskTree tree_;
    std::vector<Point> points_;                                 ///< by turn
    std::unordered_multimap<std::uint64_t, std::size_t> known_; ///< turns by the hash of their positions
    /// Turns to be looked at: those of the author's line, then those within reach, each the earliest first.
    std::map<std::pair<int, std::size_t>, std::size_t> open_;
    std::size_t bytes_ = 0;
};

} // namespace waystone
