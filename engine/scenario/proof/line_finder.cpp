#include "scenario/proof/line_finder.h"

#include "scenario/goal/goal_watch.h"
#include "scenario/proof/answer_source.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <unordered_set>

namespace waystone {

namespace {

/// Lines that are followed at a time; fewer where a bot has to be asked about each.
constexpr std::size_t mostLines = 48;
constexpr std::size_t mostLinesWithBot = 8;
/// Of another seat, at a time.
constexpr std::size_t mostAnswers = 3;
/// Of all, after which a search is given up.
constexpr int mostPlies = 600;

bool isLegal(const Game &game, const Position &position, const LineStep &step)
{
    return game.actors(position).includes(step.seat) && !game.refuse(position, step.seat, step.action);
}

/// What the script has here for another seat, if it can be played.
std::optional<LineStep> scriptedStep(const Game &game, const SolverTask &task, const Position &position,
                                     std::uint32_t next)
{
    if (next >= task.script.size() || !isLegal(game, position, task.script[next]))
        return std::nullopt;
    return task.script[next];
}

struct Trail {
    Position position;
    std::vector<std::int32_t> memory; ///< of the goal
    std::vector<LineStep> line;
    std::uint32_t script = 0;
    int actions = 0; ///< of the seat
    int lack = 0;
    double worth = 0;
};

class LineFinder {
public:
    LineFinder(const Game &game, const SolverTask &task, const std::stop_token &stop)
        : game_(game), task_(task), stop_(stop), goal_(game, task.goal, task.seat), source_(game)
    {}

    std::optional<std::vector<LineStep>> find()
    {
        Trail root;
        root.position = task_.position;
        root.memory.resize(goal_.memorySize());
        if (goal_.begin(root.position, root.memory))
            return root.line;
        std::vector<Trail> trails{std::move(root)};
        for (int ply = 0; ply < mostPlies && !trails.empty() && !stop_.stop_requested(); ++ply) {
            std::vector<Trail> next;
            for (const Trail &trail : trails)
                if (auto line = goOn(trail, next))
                    return line;
            keepBest(next);
            trails = std::move(next);
        }
        return std::nullopt;
    }

private:
    /// Adds what can come after it; returns a line that has reached the goal.
    std::optional<std::vector<LineStep>> goOn(const Trail &trail, std::vector<Trail> &next)
    {
        const Actors actors = game_.actors(trail.position);
        if (actors.isOver())
            return std::nullopt;
        const bool isOwn = actors.includes(task_.seat);
        if (isOwn && trail.actions >= task_.mostActions)
            return std::nullopt;
        const Seat seat = isOwn ? task_.seat : actors.first();
        if (const auto scripted =
                isOwn ? std::nullopt : scriptedStep(game_, task_, trail.position, trail.script))
            return play(trail, *scripted, true, next);
        const std::vector<Action> actions =
            isOwn ? game_.legal(trail.position, seat)
                  : likely(trail.position, seat, source_.at(task_, trail.position, seat, stop_).actions);
        for (const Action action : actions)
            if (auto line = play(trail, {seat, action}, false, next))
                return line;
        return std::nullopt;
    }

    /// Of the answers of another those that serve it best, as it would play for itself, and the one that serves the
    /// reader best; of what chance may bring all.
    [[nodiscard]] std::vector<Action> likely(const Position &position, Seat seat,
                                             std::vector<Action> actions) const
    {
        if (seat == chanceSeat || actions.size() <= mostAnswers)
            return actions;
        const auto worth = [&](Seat whose) {
            return [this, &position, seat, whose](Action action) {
                return -game_.worth(game_.apply(position, seat, action, nullptr), whose);
            };
        };
        const Action helpful = std::ranges::min(actions, {}, worth(task_.seat));
        std::ranges::stable_sort(actions, {}, worth(seat));
        actions.resize(mostAnswers - 1);
        actions.push_back(helpful);
        return actions;
    }

    std::optional<std::vector<LineStep>> play(const Trail &trail, const LineStep &step, bool isScripted,
                                              std::vector<Trail> &next)
    {
        Trail after = trail;
        Events events;
        const bool isOwn = step.seat == task_.seat;
        after.position = game_.apply(trail.position, step.seat, step.action, &events);
        after.line.push_back(step);
        after.script += isScripted ? 1 : 0;
        after.actions += isOwn ? 1 : 0;
        if (goal_.advance(after.position, events, isOwn, after.memory))
            return std::move(after.line);
        if (goal_.isLost(after.memory))
            return std::nullopt;
        after.lack = goal_.lack(after.position, after.memory);
        after.worth = game_.worth(after.position, task_.seat);
        next.push_back(std::move(after));
        return std::nullopt;
    }

    /// The nearest to the goal, then those worth most; of equal positions one.
    void keepBest(std::vector<Trail> &trails) const
    {
        std::ranges::stable_sort(trails, {}, [](const Trail &trail) {
            return std::tuple(trail.lack, -trail.worth, trail.actions);
        });
        const std::size_t most = task_.answers == Answers::bot ? mostLinesWithBot : mostLines;
        std::unordered_set<std::uint64_t> seen;
        std::vector<Trail> kept;
        for (Trail &trail : trails)
            if (kept.size() < most && seen.insert(game_.hash(trail.position)).second)
                kept.push_back(std::move(trail));
        trails = std::move(kept);
    }

    const Game &game_;
    const SolverTask &task_;
    const std::stop_token &stop_;
    GoalWatch goal_;
    AnswerSource source_;
};

} // namespace

std::optional<std::vector<LineStep>> findLine(const Game &game, const SolverTask &task,
                                              const std::stop_token &stop)
{
    assert(task.answers != Answers::every && task.opening.empty());
    return LineFinder(game, task, stop).find();
}

bool isLineOf(const Game &game, const SolverTask &task, const std::vector<LineStep> &line,
              const std::stop_token &stop)
{
    AnswerSource source(game);
    const GoalWatch goal(game, task.goal, task.seat);
    std::vector<std::int32_t> memory(goal.memorySize());
    Position position = task.position;
    bool isMet = goal.begin(position, memory);
    std::uint32_t script = 0;
    int actions = 0;
    for (const LineStep &step : line) {
        const bool isOwn = step.seat == task.seat;
        if (isMet || !isLegal(game, position, step))
            return isMet;
        const auto scripted = isOwn ? std::nullopt : scriptedStep(game, task, position, script);
        if (scripted) {
            if (*scripted != step)
                return false;
            ++script;
        } else if (!isOwn) {
            const std::vector<Action> answers = source.at(task, position, step.seat, stop).actions;
            if (std::ranges::find(answers, step.action) == answers.end())
                return false;
        }
        actions += isOwn ? 1 : 0;
        if (actions > task.mostActions)
            return false;
        Events events;
        position = game.apply(position, step.seat, step.action, &events);
        isMet = goal.advance(position, events, isOwn, memory);
    }
    return isMet;
}

} // namespace waystone
