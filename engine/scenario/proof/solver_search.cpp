#include "scenario/proof/solver_search.h"

#include "scenario/goal/goal_watch.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr std::uint64_t nodesBetweenReports = 4096;

/// Answers in a row after which a line is given up: no game lets others act so often.
constexpr int mostAnswers = 10'000;

} // namespace

SolverSearch::SolverSearch(const Game &game, const SolverTask &task, const GoalWatch &goal,
                           SolverTable &table, AnswerSource &answers, const std::stop_token &stop,
                           const SolverProgress &progress, SolverResult &result)
    : game_(game),
      task_(task),
      goal_(goal),
      table_(table),
      answers_(answers),
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

int SolverSearch::count(int actions, int enough)
{
    if (table_.size() >= task_.mostRemembered)
        table_.clear(); // full of what shorter lines came by
    tried_ = actions;
    return count(rootWith(actions), enough);
}

std::vector<LineStep> SolverSearch::line(int actions)
{
    std::vector<LineStep> steps = opening_;
    Node node = rootWith(actions);
    // What was found is not left half told where the positions have come to their end.
    isBounded_ = false;
    isAborted_ = isAborted_ && result_.bound != SolverResult::Bound::positions;
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
    isBounded_ = true;
    return steps;
}

SolverSearch::Node SolverSearch::rootWith(int actions) const
{
    Node node = root_;
    node.actions += actions;
    return node;
}

std::span<std::int32_t> SolverSearch::memoryOf(const Node &node)
{
    return {memories_.data() + node.depth * goal_.memorySize(), goal_.memorySize()};
}

void SolverSearch::playOpening(const LineStep &step)
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

SolverSearch::Choice SolverSearch::choiceAt(const Node &node)
{
    Choice choice;
    const Actors actors = game_.actors(node.position);
    if (actors.isOver())
        return choice;
    result_.meetsChance = result_.meetsChance || actors.isChance();
    if (actors.includes(task_.seat)) {
        choice.seat = task_.seat;
        choice.isOwn = true;
        choice.isFree = true;
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
    if (node.answers >= mostAnswers)
        return choice;
    // Where several may act the order makes no difference to what can come of it.
    choice.seat = actors.first();
    choice.isFree = task_.answers == Answers::any;
    AnswerSource::Answered answered = answers_.at(task_, node.position, choice.seat, stop_);
    countLeftOpen(answered.isLeftOpen);
    if (answered.bound != SolverResult::Bound::none)
        abort(answered.bound);
    choice.actions = std::move(answered.actions);
    return choice;
}

void SolverSearch::countLeftOpen(bool isLeftOpen)
{
    leftOpen_ += isLeftOpen ? 1 : 0;
    result_.isLeftOpen = result_.isLeftOpen || isLeftOpen;
}

void SolverSearch::abort(SolverResult::Bound bound)
{
    if (!isAborted_)
        result_.bound = bound;
    isAborted_ = true;
}

SolverSearch::Node SolverSearch::after(const Node &node, const Choice &choice, Action action)
{
    ++result_.nodes;
    if (stop_.stop_requested())
        abort(SolverResult::Bound::stop);
    else if (isBounded_ && result_.nodes >= task_.mostNodes)
        abort(SolverResult::Bound::positions);
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

int SolverSearch::count(const Node &node, int enough)
{
    if (node.isMet)
        return 1;
    if (isAborted_ || isEnd(node) || goal_.isLost(memoryOf(node)))
        return 0;
    const auto key = [&] {
        return SolverTable::Node{node.position, memoryOf(node), node.script, node.actions};
    };
    const std::uint64_t hash = table_.hash(key());
    if (const SolverTable::Known *known = table_.find(hash, key());
        known != nullptr && known->isEnoughFor(enough)) {
        countLeftOpen(known->isLeftOpen);
        return std::min(known->found, enough);
    }
    const std::uint64_t leftOpen = leftOpen_;
    const Choice choice = choiceAt(node);
    const int found = choice.actions.empty() ? 0 : countAfter(node, choice, enough);
    if (isAborted_)
        return found;
    const SolverTable::Known result{found, found<enough, leftOpen_> leftOpen};
    if (SolverTable::Known *known = table_.find(hash, key()))
        *known = result;
    else if (table_.size() < task_.mostRemembered)
        table_.add(hash, key(), result);
    return found;
}

bool SolverSearch::isEnd(const Node &node) const
{
    const Actors actors = game_.actors(node.position);
    return actors.isOver() || (actors.includes(task_.seat) && node.actions <= 0);
}

int SolverSearch::countAfter(const Node &node, const Choice &choice, int enough)
{
    int found = choice.isFree ? 0 : enough;
    for (const Action action : choice.actions) {
        if (isAborted_)
            return choice.isFree ? found : 0;
        if (choice.isFree) {
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

} // namespace waystone
