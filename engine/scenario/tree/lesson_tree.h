#pragma once

#include "scenario/lesson/lesson_plan.h"
#include "scenario/lesson/reach.h"
#include "scenario/proof/judgement.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace waystone {

/// Something that is shown on the table, from the side of a seat.
struct TreeBoard {
    AnySetup setup;
    std::optional<Position> position; ///< the same, if it can be played
    Seat watcher = nobody;
};

/// One thing that happens, and what the lesson says to it.
struct TreeBeat {
    LineStep played;
    std::size_t before = 0; ///< board
    std::size_t after = 0;  ///< board
    std::optional<Judgement> told;
    std::vector<TreeBeat> consequence; ///< of a wrong move, as it may be shown
};

/// How a stretch ends in which it was not the reader's turn.
enum class TreeEnd {
    turn,    ///< it is the reader's turn again
    done,    ///< the step is done
    failed,  ///< the goal is lost and the reader is told so
    unknown, ///< beyond the bounds: nothing is said against it
};

/// What a reader may do at a turn.
struct TreeMove {
    Action action{};
    std::vector<Route> taps; ///< each spells it
    std::vector<TreeBeat>
        beats; ///< the move itself, then the answers; only the move where the end is not known
    TreeEnd end = TreeEnd::unknown;
    std::size_t to = 0; ///< turn: that one; failed: to which the reader goes back
};

/// It is the reader's turn.
struct TreeTurn {
    std::size_t board = 0;
    Reach reach = Reach::within;
    std::optional<int> actionsLeft;
    bool canAsk = false;         ///< whether the goal is within reach
    std::vector<TreeMove> moves; ///< all that are legal, in the order of Game::legal()
};

/// All that can come of a task, up to a bound.
struct TaskTree {
    std::vector<TreeBeat> opening; ///< what is played before the reader's first turn
    TreeEnd start =
        TreeEnd::turn; ///< turn: the first of the turns. failed: it has ended before they could do anything
    std::vector<TreeTurn> turns;
    bool isHopeless = false; ///< the goal was out of reach from the beginning: nobody is blamed
    bool isWhole = true;     ///< otherwise some ends are unknown for the bounds alone
};

/// One step of a lesson.
struct StepTree {
    std::size_t board = 0;          ///< with which it begins
    std::vector<TreeBeat> line;     ///< show, predict
    std::optional<int> rightNumber; ///< predict
    std::optional<TaskTree> task;   ///< act
};

/// All that can come of a lesson.
struct LessonTree {
    std::shared_ptr<const LessonPlan> plan;
    std::vector<TreeBoard> boards; ///< each once
    std::vector<StepTree> steps;
};

/// How far a tree goes in one step.
struct TreeLimits {
    std::size_t mostTurns = 200;
    std::size_t mostBytes = 300'000; ///< as it is written, roughly
};

} // namespace waystone
