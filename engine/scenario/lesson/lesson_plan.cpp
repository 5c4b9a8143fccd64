#include "scenario/lesson/lesson_plan.h"
#include "scenario/goal/goal_tracker.h"

#include <algorithm>

namespace waystone {

namespace {

using Kind = LessonStep::Kind;

/// Plays a step's lines from where it begins.
class Rehearsal {
public:
    Rehearsal(const Game &game, const LessonStep &step, const Position &position)
        : game_(game), step_(step), position_(position)
    {
        if (step.goal) {
            tracker_.emplace(game, *step.goal, step.seat);
            progress_ = tracker_->start(position);
        }
    }

    [[nodiscard]] const Position &position() const { return position_; }
    [[nodiscard]] std::vector<LineStep> takeLine() { return std::move(line_); }
    [[nodiscard]] bool isGoalMet() const { return progress_.isMet; }

    bool play(const LineStep &next)
    {
        if (!game_.actors(position_).includes(next.seat) || game_.refuse(position_, next.seat, next.action))
            return false;
        Events events;
        position_ = game_.apply(position_, next.seat, next.action, &events);
        if (tracker_)
            progress_ = tracker_->after(progress_, position_, events, next.seat == step_.seat);
        if (script_ < step_.script.size() && step_.script[script_] == next)
            ++script_;
        line_.push_back(next);
        return true;
    }

    bool playAll(const std::vector<LineStep> &line)
    {
        return std::ranges::all_of(line, [this](const LineStep &next) {
            const auto answer = scriptedAnswer(game_, step_, position_, script_);
            return (!answer || *answer == next) && play(next);
        });
    }

    /// Whether the first right branches, with the answers of the script, complete the step.
    bool playBranches()
    {
        const std::vector<Branch> *branches = &step_.branches;
        bool hasEnded = false;
        while (!progress_.isMet && !(hasEnded && !step_.goal)) {
            if (const auto answer = scriptedAnswer(game_, step_, position_, script_)) {
                play(*answer);
                continue;
            }
            const auto branch = std::ranges::find(*branches, Branch::Verdict::right, &Branch::verdict);
            if (branch == branches->end() || !play({step_.seat, branch->action}))
                return false;
            branches = &branch->then;
            hasEnded = branches->empty();
        }
        return true;
    }

    void playRestOfScript()
    {
        while (const auto answer = scriptedAnswer(game_, step_, position_, script_))
            play(*answer);
    }

private:
    const Game &game_;
    const LessonStep &step_;
    Position position_;
    std::optional<GoalTracker> tracker_;
    GoalProgress progress_;
    std::size_t script_ = 0; ///< steps of it that have been played
    std::vector<LineStep> line_;
};

void rehearseDeed(PlannedStep &planned, const Game &game, const LessonStep &step)
{
    Rehearsal branches(game, step, *planned.position);
    Rehearsal solution(game, step, *planned.position);
    planned.isComplete = branches.playBranches();
    const bool isSolved = !planned.isComplete && !step.solution.empty();
    if (isSolved)
        planned.isComplete = solution.playAll(step.solution) && solution.isGoalMet();
    Rehearsal &rehearsal = isSolved ? solution : branches;
    planned.line = rehearsal.takeLine();
    if (planned.isComplete)
        rehearsal.playRestOfScript();
    planned.end = rehearsal.position();
}

void rehearse(PlannedStep &planned, const Game &game, const LessonStep &step)
{
    planned.end = planned.position;
    const bool isPlayed = step.kind == Kind::act || step.kind == Kind::show || step.kind == Kind::predict;
    planned.isComplete = !isPlayed;
    if (!planned.position)
        return;
    switch (step.kind) {
    case Kind::act:
        rehearseDeed(planned, game, step);
        return;
    case Kind::show:
    case Kind::predict: {
        Rehearsal rehearsal(game, step, *planned.position);
        planned.isComplete = rehearsal.playAll(step.line);
        planned.line = rehearsal.takeLine();
        planned.end = rehearsal.position();
        return;
    }
    case Kind::tell:
    case Kind::choose:
    case Kind::playOn:
        return;
    }
}

} // namespace

std::optional<LineStep> scriptedAnswer(const Game &game, const LessonStep &step, const Position &position,
                                       std::size_t next)
{
    const Actors actors = game.actors(position);
    if (actors.includes(step.seat) || next >= step.script.size())
        return std::nullopt;
    const LineStep &answer = step.script[next];
    if (!actors.includes(answer.seat) || game.refuse(position, answer.seat, answer.action))
        return std::nullopt;
    return answer;
}

LessonPlan::LessonPlan(Lesson lesson, BotAnswer bots) : lesson_(std::move(lesson)), bots_(std::move(bots))
{
    const Game &game = *lesson_.game;
    for (const LessonStep &step : lesson_.steps) {
        PlannedStep planned;
        if (!step.position.empty()) {
            if (const Result<AnySetup> setup = game.setupFrom(step.position))
                planned.setup = *setup;
            planned.isReached = !planned.setup.empty();
        } else if (!steps_.empty()) {
            const PlannedStep &before = steps_.back();
            planned.isReached = before.isReached && before.isComplete;
            planned.position = before.end;
            planned.setup = before.end ? game.setup(*before.end) : before.setup;
        }
        if (!planned.position && !planned.setup.empty())
            if (Result<Position> position = game.from(planned.setup))
                planned.position = std::move(position).value();
        rehearse(planned, game, step);
        steps_.push_back(std::move(planned));
    }
}

} // namespace waystone
