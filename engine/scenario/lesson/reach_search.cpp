#include "scenario/lesson/reach_search.h"

#include "scenario/lesson/lesson_reach.h"

#include <algorithm>
#include <deque>
#include <iterator>

namespace waystone {

namespace {

/// Ahead of a point: more would be of no use before the reader has played on.
constexpr int mostMoves = 600;
constexpr std::uint64_t mostNodesAhead = 3'000'000;
/// Questions to a bot about a point the first time that it is looked at; each time after that they are so many times
/// more.
constexpr std::uint64_t firstAsked = 50;
constexpr std::uint64_t moreAsked = 10;

} // namespace

bool ReachSearch::canSearch(const LessonRun &run)
{
    return run.step().kind == LessonStep::Kind::act && run.step().goal && run.step().mostActions > 0 &&
           run.position();
}

ProofLimits ReachSearch::patient()
{
    ProofLimits limits;
    limits.mostAskedAMove = 50'000;
    return limits;
}

ReachSearch::ReachSearch(const LessonRun &run, const ProofLimits &limits)
    : game_(run.lesson().game),
      limits_(limits),
      task_(*proofTask(run.plan(), run.index())),
      solver_(*game_, task_),
      answers_(*game_),
      known_(run)
{}

std::optional<Reach> ReachSearch::reachOf(const LessonRun &run, const Tell &tell, const std::stop_token &stop)
{
    if (const std::optional<Reach> known = known_.find(run))
        return known;
    const SolverResult result =
        solver_.solveAfter(run.played(), limits_.mostNodesAMove, limits_.mostAskedAMove, stop);
    nodes_ += result.nodes;
    const Reach reach = reachFrom(result.verdict, result.isLeftOpen);
    const bool isSeen = reach == Reach::within || reach == Reach::lost;
    if (!isSeen && stop.stop_requested())
        return std::nullopt;
    return toldOf(run, reach, tell);
}

std::optional<Reach> ReachSearch::reachAhead(const LessonRun &run, std::uint64_t mostAsked, const Tell &tell,
                                             const std::stop_token &stop)
{
    if (const std::optional<Reach> known = known_.find(run))
        return known;
    const SolverResult result =
        solver_.solveAloneAfter(run.played(), limits_.mostNodesAMove, mostAsked, stop);
    nodes_ += result.nodes;
    const Reach reach = reachFrom(result.verdict, result.isLeftOpen);
    if (reach != Reach::within && reach != Reach::lost)
        return std::nullopt;
    return toldOf(run, reach, tell);
}

Reach ReachSearch::toldOf(const LessonRun &run, Reach reach, const Tell &tell)
{
    known_.add(run, reach);
    tell(run, reach);
    return reach;
}

void ReachSearch::look(const LessonRun &run, const Tell &tell, const std::stop_token &stop)
{
    if (!run.hasFailed()) {
        const bool asksBot = task_.answers == Answers::bot;
        // What is easily seen before what is not.
        for (std::uint64_t asked = firstAsked; asksBot && asked < limits_.mostAskedAMove; asked *= moreAsked)
            lookAhead(run, asked, tell, stop);
        lookAhead(run, limits_.mostAskedAMove, tell, stop);
        return;
    }
    reachOf(run, tell, stop);
    for (const LessonRun &before : earlierTurns(run)) {
        const std::optional<Reach> reach = reachOf(before, tell, stop);
        if (!reach || *reach == Reach::within)
            return;
    }
}

void ReachSearch::lookAhead(const LessonRun &run, std::uint64_t mostAsked, const Tell &tell,
                            const std::stop_token &stop)
{
    nodes_ = 0;
    std::deque<LessonRun> open{run};
    int moves = 0;
    while (!open.empty()) {
        const LessonRun next = std::move(open.front());
        open.pop_front();
        if (next.isDone() || next.hasFailed())
            continue;
        if (!next.awaitsReader()) {
            std::ranges::move(answered(next, stop), std::back_inserter(open));
            continue;
        }
        if (mostAsked < limits_.mostAskedAMove)
            reachAhead(next, mostAsked, tell, stop);
        else
            reachOf(next, tell, stop);
        for (const Action action : game_->legal(*next.position(), next.step().seat)) {
            if (stop.stop_requested() || ++moves > mostMoves || nodes_ > mostNodesAhead)
                return;
            LessonRun after = next;
            after.act(action, [](const LessonRun &) { return Reach::within; });
            if (!after.hasFailed() && !after.isDone() &&
                reachAhead(after, mostAsked, tell, stop) == Reach::within)
                open.push_back(std::move(after));
        }
    }
}

std::vector<LessonRun> ReachSearch::answered(const LessonRun &run, const std::stop_token &stop)
{
    std::vector<LessonRun> runs;
    const auto add = [&runs, &run](const LineStep &answer) { runs.emplace_back(run).answer(answer); };
    if (const std::optional<LineStep> scripted = run.nextAnswer()) {
        add(*scripted);
        return runs;
    }
    const Actors actors = game_->actors(*run.position());
    if (actors.isOver() || actors.includes(run.step().seat))
        return runs;
    answers_.begin();
    for (const Action action : answers_.at(task_, *run.position(), actors.first(), stop).actions)
        add({actors.first(), action});
    return runs;
}

} // namespace waystone
