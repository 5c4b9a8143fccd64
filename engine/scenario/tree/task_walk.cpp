#include "scenario/tree/task_walk.h"

#include "scenario/lesson/lesson_answer.h"
#include "scenario/lesson/lesson_reach.h"

#include <algorithm>
#include <utility>

namespace waystone {

namespace {

/// What a move takes as it is written, roughly.
std::size_t bytesOf(const TreeMove &move)
{
    constexpr std::size_t frame = 40;
    constexpr std::size_t aTap = 4;
    constexpr std::size_t aBeat = 16;
    std::size_t bytes = frame + aBeat * move.beats.size();
    for (const Route &route : move.taps)
        bytes += aTap * route.size();
    return bytes;
}

} // namespace

TaskWalk::TaskWalk(const LessonRun &begun, std::string bot, const TreeLimits &limits, TreeBoards &boards)
    : game_(begun.game()), begun_(begun), bot_(std::move(bot)), limits_(limits), boards_(boards)
{
    if (ReachSearch::canSearch(begun))
        search_.emplace(begun);
}

TaskTree TaskWalk::walk(const std::stop_token &stop)
{
    Answered opened = answered(begun_, stop);
    tree_.opening = std::move(opened.beats);
    tree_.start = opened.end;
    if (opened.end != TreeEnd::turn)
        return std::move(tree_);
    tree_.isHopeless = search_ && reach(opened.run, stop) == Reach::lost;
    turnAt(std::move(opened.run), 0, stop);
    while (!open_.empty() && bytes_ < limits_.mostBytes && !stop.stop_requested()) {
        const std::size_t turn = open_.begin()->second;
        open_.erase(open_.begin());
        lookAt(turn, stop);
    }
    cutOff();
    return std::move(tree_);
}

Reach TaskWalk::reach(const LessonRun &run, const std::stop_token &stop)
{
    if (!search_)
        return Reach::unknown;
    return search_
        ->reachOf(
            run, [](const LessonRun &, Reach) {}, stop)
        .value_or(Reach::unknown);
}

std::optional<LineStep> TaskWalk::answerTo(const LessonRun &run, const std::stop_token &stop)
{
    if (const std::optional<LineStep> scripted = run.nextAnswer())
        return scripted;
    if (const std::optional<LineStep> planned = plannedAnswer(run))
        return planned;
    if (!isLeftToOthers(run))
        return std::nullopt;
    const Actors actors = game_.actors(*run.position());
    if (actors.isChance())
        return drawnAnswer(run);
    const Seat seat = actors.first();
    const LessonStep &step = run.step();
    const BotAnswer &bots = run.plan().bots();
    if (!bots)
        return std::nullopt;
    const SeatView view = game_.view(*run.position(), seat);
    std::optional<Action> action = bots(game_, view, seat, step.bot, step.seed, stop);
    if (!action)
        action = bots(game_, view, seat, bot_, step.seed, stop);
    return action ? std::optional(LineStep{seat, *action}) : std::nullopt;
}

TaskWalk::Answered TaskWalk::answered(LessonRun run, const std::stop_token &stop)
{
    Answered answered{std::move(run), {}, TreeEnd::unknown};
    LessonRun &now = answered.run;
    while (true) {
        if (!plannedAnswer(now) && now.awaitsReader()) {
            answered.end = TreeEnd::turn;
            return answered;
        }
        const std::optional<LineStep> answer = answerTo(now, stop);
        if (!answer)
            break;
        const LessonRun before = now;
        const Judgement judgement = now.answer(*answer);
        answered.beats.push_back(played(before, now, judgement));
        if (judgement.hasFailed) {
            answered.end = TreeEnd::failed;
            return answered;
        }
    }
    // Somebody is still to act of whom nobody tells what they do.
    const bool isAwaited = isLeftToOthers(now);
    const bool isLost = now.step().goal && !now.isDone();
    answered.end = isAwaited ? TreeEnd::unknown : isLost ? TreeEnd::failed : TreeEnd::done;
    return answered;
}

TreeBeat TaskWalk::played(const LessonRun &before, const LessonRun &after, Judgement judgement)
{
    const Seat watcher = after.step().seat;
    if (judgement.hasFailed)
        judgement.verdict = Judgement::Verdict::wrong;
    TreeBeat beat{after.played().back(), boards_.add(*before.position(), watcher),
                  boards_.add(*after.position(), watcher), std::nullopt, consequenceOf(after, judgement)};
    if (judgement.verdict != Judgement::Verdict::neutral)
        beat.told = std::move(judgement);
    return beat;
}

std::vector<TreeBeat> TaskWalk::consequenceOf(const LessonRun &failed, const Judgement &judgement)
{
    std::vector<TreeBeat> beats;
    LessonRun shown = failed;
    for (const LineStep &next : judgement.consequence) {
        if (!game_.actors(*shown.position()).includes(next.seat))
            break;
        const LessonRun before = shown;
        shown.show(next);
        beats.push_back(played(before, shown, {}));
    }
    return beats;
}

void TaskWalk::lookAt(std::size_t turn, const std::stop_token &stop)
{
    points_[turn].isLookedAt = true;
    const LessonRun run = points_[turn].run;
    for (const Action action : game_.legal(*run.position(), run.step().seat)) {
        TreeMove move = moveAt(turn, action, stop);
        bytes_ += bytesOf(move);
        tree_.turns[turn].moves.push_back(std::move(move));
    }
}

TreeMove TaskWalk::moveAt(std::size_t turn, Action action, const std::stop_token &stop)
{
    const LessonRun before = points_[turn].run;
    const Seat seat = before.step().seat;
    TreeMove move;
    move.action = action;
    move.taps = game_.routes(*before.position(), seat, action);
    LessonRun after = before;
    const Judgement judgement = after.act(action, [this, &stop](const LessonRun &run) {
        return tree_.isHopeless ? Reach::unknown : reach(run, stop);
    });
    move.beats.push_back(played(before, after, judgement));
    move.to = points_[turn].back;
    if (judgement.hasFailed || judgement.verdict == Judgement::Verdict::wrong) {
        move.end = TreeEnd::failed;
        return move;
    }
    Answered next = answered(std::move(after), stop);
    if (next.end == TreeEnd::turn) {
        const std::optional<std::size_t> to = turnAt(std::move(next.run), turn, stop);
        if (!to)
            return move;
        move.to = *to;
    }
    if (next.end == TreeEnd::unknown)
        return move;
    move.end = next.end;
    std::ranges::move(next.beats, std::back_inserter(move.beats));
    return move;
}

std::optional<std::size_t> TaskWalk::turnAt(LessonRun run, std::size_t from, const std::stop_token &stop)
{
    const Reach here = reach(run, stop);
    const std::size_t turn = tree_.turns.size();
    const bool isFirst = points_.empty();
    const std::size_t back = here == Reach::within || isFirst ? turn : points_[from].back;
    const std::uint64_t hash = game_.hash(*run.position());
    const auto [first, last] = known_.equal_range(hash);
    for (auto known = first; known != last; ++known) {
        const Point &point = points_[known->second];
        if (point.run.isAlike(run) && (here == Reach::within || point.back == back))
            return known->second;
    }
    const bool isPlanned = run.intendedStep().has_value();
    if (turn >= limits_.mostTurns && !isPlanned)
        return std::nullopt;
    const std::size_t board = boards_.add(*run.position(), run.step().seat);
    tree_.turns.push_back({board, here, run.actionsLeft(), run.canAsk(), {}});
    const int rank = isPlanned ? 0 : here == Reach::within ? 1 : 2;
    open_.emplace(std::pair(rank, turn), turn);
    known_.emplace(hash, turn);
    points_.push_back({std::move(run), back});
    return turn;
}

void TaskWalk::cutOff()
{
    for (TreeTurn &turn : tree_.turns)
        for (TreeMove &move : turn.moves) {
            const bool isCut = move.end == TreeEnd::turn && !points_[move.to].isLookedAt;
            if (isCut) {
                move.end = TreeEnd::unknown;
                move.beats.resize(1);
            }
            tree_.isWhole = tree_.isWhole && move.end != TreeEnd::unknown;
        }
}

} // namespace waystone
