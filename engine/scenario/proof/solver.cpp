#include "scenario/proof/solver.h"

#include "scenario/goal/goal_watch.h"
#include "scenario/proof/solver_table.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr std::uint64_t nodesBetweenReports = 4096;

/// Answers in a row after which a line is given up: no game lets others act so often.
constexpr int mostAnswers = 10'000;

/// One question. It counts solutions of a fixed number of actions, and is content once it has found `enough` of them.
class Search {
public:
    Search(const Game &game, const SolverTask &task, const GoalWatch &goal, SolverTable &table,
           const std::stop_token &stop, const SolverProgress &progress, SolverResult &result)
        : game_(game),
          task_(task),
          goal_(goal),
          table_(table),
          stop_(stop),
          progress_(progress),
          result_(result)
    {
        root_.position = task.position;
        memories_.resize(goal.memorySize());
        root_.isMet = goal.begin(task.position, memoryOf(root_));
        for (const LineStep &step : task.opening)
            if (!root_.isMet)
                playOpening(step);
    }

    /// Of the seat, in as much of the opening as the goal leaves over.
    [[nodiscard]] int openingActions() const { return -root_.actions; }
    [[nodiscard]] bool isAborted() const { return isAborted_; }

    /// Solutions of at most so many actions, at most `enough`. Nothing they find is worth anything once it is aborted.
    int count(int actions, int enough)
    {
        if (table_.size() >= task_.mostRemembered)
            table_.clear(); // full of what shorter lines came by
        tried_ = actions;
        return count(rootWith(actions), enough);
    }

    /// The line of a search that found a solution of so many actions.
    std::vector<LineStep> line(int actions)
    {
        std::vector<LineStep> steps = opening_;
        Node node = rootWith(actions);
        while (!node.isMet && !isAborted_) {
            const Choice choice = choiceAt(node);
            bool isFound = false;
            for (const Action action : choice.actions) {
                Node next = after(node, choice, action);
                if (count(next, 1) == 0)
                    continue;
                steps.push_back({choice.seat, action});
                node = std::move(next);
                isFound = true;
                break;
            }
            if (!isFound)
                break;
        }
        return steps;
    }

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
        std::vector<Action> actions;
    };

    /// The node after the opening with what is left of so many actions.
    [[nodiscard]] Node rootWith(int actions) const
    {
        Node node = root_;
        node.actions += actions;
        return node;
    }

    [[nodiscard]] std::span<std::int32_t> memoryOf(const Node &node)
    {
        return {memories_.data() + node.depth * goal_.memorySize(), goal_.memorySize()};
    }

    void playOpening(const LineStep &step)
    {
        const bool isOwn = step.seat == task_.seat;
        Events events;
        root_.position = game_.apply(root_.position, step.seat, step.action, &events);
        root_.isMet = goal_.advance(root_.position, events, isOwn, memoryOf(root_));
        if (isOwn)
            --root_.actions;
        else if (root_.script < task_.script.size() && task_.script[root_.script] == step)
            ++root_.script;
        opening_.push_back(step);
    }

    [[nodiscard]] Choice choiceAt(const Node &node) const
    {
        Choice choice;
        const Actors actors = game_.actors(node.position);
        if (actors.isOver())
            return choice;
        if (actors.includes(task_.seat)) {
            choice.seat = task_.seat;
            choice.isOwn = true;
            if (node.actions > 0)
                choice.actions = game_.legal(node.position, task_.seat);
            return choice;
        }
        if (node.script < task_.script.size()) {
            const LineStep &step = task_.script[node.script];
            if (actors.includes(step.seat) && !game_.refuse(node.position, step.seat, step.action)) {
                choice.seat = step.seat;
                choice.isScripted = true;
                choice.actions = {step.action};
                return choice;
            }
        }
        if (!task_.everyAnswer || node.answers >= mostAnswers)
            return choice;
        // Where several may act the order makes no difference to what can come of it.
        choice.seat = actors.first();
        if (actors.isChance())
            for (const Outcome &outcome : game_.outcomes(node.position))
                choice.actions.push_back(outcome.action);
        else
            choice.actions = game_.legal(node.position, choice.seat);
        return choice;
    }

    Node after(const Node &node, const Choice &choice, Action action)
    {
        ++result_.nodes;
        if (result_.nodes >= task_.mostNodes || stop_.stop_requested())
            isAborted_ = true;
        if (progress_ && result_.nodes % nodesBetweenReports == 0)
            progress_(tried_, result_.nodes);
        events_.clear();
        Node next;
        next.position =
            game_.apply(node.position, choice.seat, action, goal_.asksWhatHappened() ? &events_ : nullptr);
        next.script = node.script + (choice.isScripted ? 1 : 0);
        next.actions = node.actions - (choice.isOwn ? 1 : 0);
        next.answers = choice.isOwn ? 0 : node.answers + 1;
        next.depth = node.depth + 1;
        if (memories_.size() < (next.depth + 1) * goal_.memorySize())
            memories_.resize(2 * (next.depth + 1) * goal_.memorySize());
        std::ranges::copy(memoryOf(node), memoryOf(next).begin());
        next.isMet = goal_.advance(next.position, events_, choice.isOwn, memoryOf(next));
        return next;
    }

    int count(const Node &node, int enough)
    {
        if (node.isMet)
            return 1;
        if (isAborted_ || isEnd(node))
            return 0;
        const auto key = [&] {
            return SolverTable::Node{node.position, memoryOf(node), node.script, node.actions};
        };
        const std::uint64_t hash = table_.hash(key());
        if (const SolverTable::Known *known = table_.find(hash, key());
            known != nullptr && known->isEnoughFor(enough))
            return std::min(known->found, enough);
        const Choice choice = choiceAt(node);
        const int found = choice.actions.empty() ? 0 : countAfter(node, choice, enough);
        if (isAborted_)
            return found;
        const SolverTable::Known result{found, found < enough};
        if (SolverTable::Known *known = table_.find(hash, key()))
            *known = result;
        else if (table_.size() < task_.mostRemembered)
            table_.add(hash, key(), result);
        return found;
    }

    /// Asked first: most nodes are ends, and neither their moves nor their hashes are needed.
    [[nodiscard]] bool isEnd(const Node &node) const
    {
        const Actors actors = game_.actors(node.position);
        return actors.isOver() || (actors.includes(task_.seat) && node.actions <= 0);
    }

    int countAfter(const Node &node, const Choice &choice, int enough)
    {
        int found = choice.isOwn ? 0 : enough;
        for (const Action action : choice.actions) {
            if (isAborted_)
                return choice.isOwn ? found : 0;
            if (choice.isOwn) {
                found += count(after(node, choice, action), enough - found);
                if (found >= enough)
                    break;
            } else {
                found = std::min(found, count(after(node, choice, action), enough));
                if (found == 0)
                    break;
            }
        }
        return found;
    }

    const Game &game_;
    const SolverTask &task_;
    const GoalWatch &goal_;
    SolverTable &table_;
    const std::stop_token &stop_;
    const SolverProgress &progress_;
    SolverResult &result_;
    Node root_; ///< its actions are less by those of the opening
    std::vector<LineStep> opening_;
    std::vector<std::int32_t> memories_; ///< of the goal, by depth of the line that is being looked at
    Events events_;
    int tried_ = 0;
    bool isAborted_ = false;
};

} // namespace

struct Solver::Memory {
    GoalWatch goal;
    SolverTable table;
};

Solver::Solver(const Game &game, SolverTask task) : game_(game), task_(std::move(task))
{
    GoalWatch goal(game, task_.goal, task_.seat);
    const std::size_t memorySize = goal.memorySize();
    memory_.reset(new Memory{std::move(goal), SolverTable(game, memorySize)});
}

Solver::~Solver() = default;

SolverResult Solver::solve(const std::stop_token &stop, const SolverProgress &progress)
{
    SolverResult result;
    Search search(game_, task_, memory_->goal, memory_->table, stop, progress, result);
    for (int actions = search.openingActions(); actions <= task_.mostActions; ++actions) {
        const int found = search.count(actions, 1);
        // What was found before the search was stopped has been found.
        if (search.isAborted() && found == 0) {
            result.actions = actions - 1;
            return result;
        }
        if (found == 0)
            continue;
        result.verdict = SolverResult::Verdict::solved;
        result.actions = actions;
        result.line = search.line(actions);
        const int solutions = search.count(actions, task_.mostSolutions);
        if (!search.isAborted())
            result.solutions = solutions;
        return result;
    }
    result.verdict = SolverResult::Verdict::notSolvable;
    result.actions = task_.mostActions;
    return result;
}

SolverResult Solver::solveAfter(std::vector<LineStep> opening, std::uint64_t mostNodes, int mostSolutions,
                                const std::stop_token &stop, const SolverProgress &progress)
{
    task_.opening = std::move(opening);
    task_.mostNodes = mostNodes;
    task_.mostSolutions = mostSolutions;
    return solve(stop, progress);
}

SolverResult solve(const Game &game, const SolverTask &task, std::stop_token stop,
                   const SolverProgress &progress)
{
    return Solver(game, task).solve(stop, progress);
}

} // namespace waystone
