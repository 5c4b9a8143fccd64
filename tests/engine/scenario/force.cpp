#include "scenario/force.h"

#include "bots/steady_bot.h"

namespace waystone::test {

namespace {

constexpr int mostNodes = 60'000;
constexpr int mostAsked = 400; ///< a bot
constexpr int mostPlies = 300; ///< of a line, for the stack's sake

} // namespace

/// Of the line that is being looked at.
struct Force::Depth {
    explicit Depth(Force &whose) : force(whose)
    {
        if (++force.plies_ > mostPlies)
            force.nodes_ = mostNodes + 1;
    }
    ~Depth() { --force.plies_; }
    Depth(const Depth &) = delete;
    Depth &operator=(const Depth &) = delete;

    Force &force;
};

std::optional<bool> Force::reaches(const Position &position)
{
    return inTime(position, tracker_.start(position), 0, step_.mostActions);
}

std::optional<bool> Force::reaches(const LessonRun &run)
{
    const SolverTable::Node point = run.point();
    return inTime(point.position, {run.isDone(), {point.memory.begin(), point.memory.end()}}, point.script,
                  point.actions);
}

std::optional<bool> Force::inTime(const Position &position, const GoalProgress &progress, std::size_t script,
                                  int actions)
{
    nodes_ = 0;
    asked_ = 0;
    const bool found = reaches(position, progress, script, actions);
    return nodes_ > mostNodes ? std::nullopt : std::optional(found);
}

bool Force::reaches(const Position &position, const GoalProgress &progress, std::size_t script, int actions)
{
    if (progress.isMet)
        return true;
    const Actors actors = game_.actors(position);
    if (actors.isOver() || nodes_ > mostNodes)
        return false;
    ++nodes_;
    const Depth depth(*this);
    if (!actors.includes(step_.seat))
        return reachesByOthers(position, progress, script, actions);
    if (actions == 0)
        return false;
    for (const Action action : game_.legal(position, step_.seat))
        if (reachesAfter(position, progress, {step_.seat, action}, script, actions - 1))
            return true;
    return false;
}

bool Force::reachesByOthers(const Position &position, const GoalProgress &progress, std::size_t script,
                            int actions)
{
    if (const auto answer = scriptedAnswer(game_, step_, position, script))
        return reachesAfter(position, progress, *answer, script + 1, actions);
    const Seat seat = game_.actors(position).first();
    if (!doTheyHelp_ && step_.answers == Answers::nobody)
        return false;
    if (!doTheyHelp_ && step_.answers == Answers::bot) {
        if (seat != chanceSeat && ++asked_ > mostAsked)
            nodes_ = mostNodes + 1;
        return reachesAfter(position, progress, {seat, botsAnswer(game_, step_, position, seat)}, script,
                            actions);
    }
    std::vector<Action> answers;
    if (seat == chanceSeat)
        for (const Outcome &outcome : game_.outcomes(position))
            answers.push_back(outcome.action);
    else
        answers = game_.legal(position, seat);
    for (const Action answer : answers)
        if (reachesAfter(position, progress, {seat, answer}, script, actions) == doTheyHelp_)
            return doTheyHelp_;
    return !doTheyHelp_;
}

bool Force::reachesAfter(const Position &position, const GoalProgress &progress, const LineStep &next,
                         std::size_t script, int actions)
{
    Events events;
    const Position after = game_.apply(position, next.seat, next.action, &events);
    return reaches(after, tracker_.after(progress, after, events, next.seat == step_.seat), script, actions);
}

Action botsAnswer(const Game &game, const LessonStep &step, const Position &position, Seat seat)
{
    return seat == chanceSeat ? seededDraw(game, position, step.seed)
                              : *steadyAnswer(game, game.view(position, seat), seat, step.bot, step.seed, {});
}

} // namespace waystone::test
