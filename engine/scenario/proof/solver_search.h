#pragma once

#include "core/game.h"
#include "scenario/proof/answer_source.h"
#include "scenario/proof/solver.h"
#include "scenario/proof/solver_table.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace waystone {

class GoalWatch;

/// One question. It counts solutions of a fixed number of actions, and is content once it has found `enough` of them.
class SolverSearch {
public:
    SolverSearch(const Game &game, const SolverTask &task, const GoalWatch &goal, SolverTable &table,
                 AnswerSource &answers, const std::stop_token &stop, const SolverProgress &progress,
                 SolverResult &result);

    /// Of the seat, in as much of the opening as the goal leaves over.
    [[nodiscard]] int openingActions() const { return -root_.actions; }
    [[nodiscard]] bool isAborted() const { return isAborted_; }

    /// Solutions of at most so many actions, at most `enough`. Nothing they find is worth anything once it is aborted.
    int count(int actions, int enough);

    /// The line of a search that found a solution of so many actions.
    std::vector<LineStep> line(int actions);

private:
    struct Node {
        Position position;
        std::uint32_t script = 0; ///< steps of it that have been played
        int actions = 0;          ///< that the seat still has
        int answers = 0;          ///< in a row
        bool isMet = false;       ///< the goal
        std::size_t depth = 0;    ///< of the search: where the goal's memory lies in memories_
    };

    /// What can come next, all by one seat or by chance.
    struct Choice {
        Seat seat = nobody;
        bool isOwn = false;
        bool isScripted = false;
        bool isFree = false; ///< one that leads to the goal is enough
        std::vector<Action> actions;
    };

    /// The node after the opening with what is left of so many actions.
    [[nodiscard]] Node rootWith(int actions) const;
    [[nodiscard]] std::span<std::int32_t> memoryOf(const Node &node);
    void playOpening(const LineStep &step);
    [[nodiscard]] Choice choiceAt(const Node &node);
    void abort(SolverResult::Bound bound);
    void countLeftOpen(bool isLeftOpen);
    Node after(const Node &node, const Choice &choice, Action action);
    int count(const Node &node, int enough);
    /// Asked first: most nodes are ends, and neither their moves nor their hashes are needed.
    [[nodiscard]] bool isEnd(const Node &node) const;
    int countAfter(const Node &node, const Choice &choice, int enough);

    const Game &game_;
    const SolverTask &task_;
    const GoalWatch &goal_;
    SolverTable &table_;
    AnswerSource &answers_;
    const std::stop_token &stop_;
    const SolverProgress &progress_;
    SolverResult &result_;
    Node root_; ///< its actions are less by those of the opening
    std::vector<LineStep> opening_;
    std::vector<std::int32_t> memories_; ///< of the goal, by depth of the line that is being looked at
    Events events_;
    int tried_ = 0;
    std::uint64_t leftOpen_ =
        0;                  ///< ends of lines where nothing tells what others do, the known ones included
    bool isBounded_ = true; ///< by the number of positions
    bool isAborted_ = false;
};

} // namespace waystone
