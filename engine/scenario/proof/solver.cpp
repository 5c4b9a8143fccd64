#include "scenario/proof/solver.h"

#include <algorithm>
#include <limits>
#include <string>
#include <unordered_map>

namespace waystone {

namespace {

constexpr std::uint64_t nodesBetweenReports = 4096;

/// Answers in a row after which a line is given up: no game lets others act so often.
constexpr int mostAnswers = 10'000;

/// One search to a fixed number of actions. It counts solutions, and is content once it has found `enough` of them.
class Search {
public:
    Search(const Game &game, const SolverTask &task, const std::stop_token &stop,
           const SolverProgress &progress, SolverResult &result)
        : game_(game),
          task_(task),
          tracker_(game, task.goal, task.seat),
          stop_(stop),
          progress_(progress),
          result_(result),
          root_{task.position, tracker_.start(task.position), 0, 0, 0}
    {
        for (const LineStep &step : task.opening)
            if (!root_.progress.isMet)
                playOpening(step);
    }

    /// Of the seat, in as much of the opening as the goal leaves over.
    [[nodiscard]] int openingActions() const { return -root_.actions; }
    [[nodiscard]] bool isAborted() const { return isAborted_; }

    /// Solutions of at most so many actions, at most `enough`. Nothing they find is worth anything once it is aborted.
    int count(int actions, int enough)
    {
        if (remembered_.size() >= task_.mostRemembered)
            remembered_.clear(); // full of what shorter lines came by
        tried_ = actions;
        return count(rootWith(actions), enough);
    }

    /// The line of a search that found a solution of so many actions.
    std::vector<LineStep> line(int actions)
    {
        std::vector<LineStep> steps = opening_;
        Node node = rootWith(actions);
        while (!node.progress.isMet && !isAborted_) {
            const Choice choice = choiceAt(node);
            bool isFound = false;
            for (const LineStep &step : choice.steps) {
                Node next = after(node, choice, step);
                if (count(next, 1) == 0)
                    continue;
                steps.push_back(step);
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
        GoalProgress progress;
        std::size_t script = 0; ///< steps of it that have been played
        int actions = 0;        ///< that the seat still has
        int answers = 0;        ///< in a row
    };

    /// The solutions from a node with the actions that are left, whatever search came by it.
    struct Known {
        int found = 0;
        bool isAll = true; ///< else there may be more

        [[nodiscard]] bool isEnoughFor(int enough) const { return isAll || found >= enough; }
    };

    /// What can come next.
    struct Choice {
        bool isOwn = false;
        bool isScripted = false;
        std::vector<LineStep> steps;
    };

    /// The node after the opening with what is left of so many actions.
    [[nodiscard]] Node rootWith(int actions) const
    {
        Node node = root_;
        node.actions += actions;
        return node;
    }

    void playOpening(const LineStep &step)
    {
        const bool isOwn = step.seat == task_.seat;
        Events events;
        root_.position = game_.apply(root_.position, step.seat, step.action, &events);
        root_.progress = tracker_.after(root_.progress, root_.position, events, isOwn);
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
            choice.isOwn = true;
            if (node.actions > 0)
                for (const Action action : game_.legal(node.position, task_.seat))
                    choice.steps.push_back({task_.seat, action});
            return choice;
        }
        if (node.script < task_.script.size()) {
            const LineStep &step = task_.script[node.script];
            if (actors.includes(step.seat) && !game_.refuse(node.position, step.seat, step.action)) {
                choice.isScripted = true;
                choice.steps.push_back(step);
                return choice;
            }
        }
        if (!task_.everyAnswer || node.answers >= mostAnswers)
            return choice;
        if (actors.isChance()) {
            for (const Outcome &outcome : game_.outcomes(node.position))
                choice.steps.push_back({chanceSeat, outcome.action});
            return choice;
        }
        // Where several may act the order makes no difference to what can come of it.
        const Seat seat = actors.first();
        for (const Action action : game_.legal(node.position, seat))
            choice.steps.push_back({seat, action});
        return choice;
    }

    Node after(const Node &node, const Choice &choice, const LineStep &step)
    {
        ++result_.nodes;
        if (result_.nodes >= task_.mostNodes || stop_.stop_requested())
            isAborted_ = true;
        if (progress_ && result_.nodes % nodesBetweenReports == 0)
            progress_(tried_, result_.nodes);
        Events events;
        Node next;
        next.position = game_.apply(node.position, step.seat, step.action, &events);
        next.progress = tracker_.after(node.progress, next.position, events, choice.isOwn);
        next.script = node.script + (choice.isScripted ? 1 : 0);
        next.actions = node.actions - (choice.isOwn ? 1 : 0);
        next.answers = choice.isOwn ? 0 : node.answers + 1;
        return next;
    }

    int count(const Node &node, int enough)
    {
        if (node.progress.isMet)
            return 1;
        if (isAborted_ || isEnd(node))
            return 0;
        const std::string key = keyOf(node);
        if (const auto known = remembered_.find(key);
            known != remembered_.end() && known->second.isEnoughFor(enough))
            return std::min(known->second.found, enough);
        const Choice choice = choiceAt(node);
        const int found = choice.steps.empty() ? 0 : countAfter(node, choice, enough);
        if (!isAborted_ && (remembered_.size() < task_.mostRemembered || remembered_.contains(key)))
            remembered_[key] = {found, found < enough};
        return found;
    }

    /// Asked first: most nodes are ends, and neither their moves nor their names are needed.
    [[nodiscard]] bool isEnd(const Node &node) const
    {
        const Actors actors = game_.actors(node.position);
        return actors.isOver() || (actors.includes(task_.seat) && node.actions <= 0);
    }

    int countAfter(const Node &node, const Choice &choice, int enough)
    {
        int found = choice.isOwn ? 0 : enough;
        for (const LineStep &step : choice.steps) {
            if (isAborted_)
                return choice.isOwn ? found : 0;
            if (choice.isOwn) {
                found += count(after(node, choice, step), enough - found);
                if (found >= enough)
                    break;
            } else {
                found = std::min(found, count(after(node, choice, step), enough));
                if (found == 0)
                    break;
            }
        }
        return found;
    }

    [[nodiscard]] std::string keyOf(const Node &node) const
    {
        std::string key = game_.positionText(game_.setup(node.position));
        for (const std::int32_t memory : node.progress.memory)
            key += ' ' + std::to_string(memory);
        return key + '/' + std::to_string(node.script) + '/' + std::to_string(node.actions);
    }

    const Game &game_;
    const SolverTask &task_;
    const GoalTracker tracker_;
    const std::stop_token &stop_;
    const SolverProgress &progress_;
    SolverResult &result_;
    Node root_; ///< its actions are less by those of the opening
    std::vector<LineStep> opening_;
    std::unordered_map<std::string, Known> remembered_;
    int tried_ = 0;
    bool isAborted_ = false;
};

} // namespace

SolverResult solve(const Game &game, const SolverTask &task, std::stop_token stop,
                   const SolverProgress &progress)
{
    SolverResult result;
    Search search(game, task, stop, progress, result);
    for (int actions = search.openingActions(); actions <= task.mostActions; ++actions) {
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
        const int solutions = search.count(actions, task.mostSolutions);
        if (!search.isAborted())
            result.solutions = solutions;
        return result;
    }
    result.verdict = SolverResult::Verdict::notSolvable;
    result.actions = task.mostActions;
    return result;
}

} // namespace waystone
