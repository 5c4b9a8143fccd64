#include "scenario/tree/tree_maker.h"

#include "scenario/tree/task_walk.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace waystone {

namespace {

constexpr std::size_t mostThreads = 4;

/// A step with boards of its own, which other threads do not see.
struct AlonePart {
    StepTree step;
    std::vector<TreeBoard> boards;
};

std::vector<TreeBeat> shownLine(LessonRun run, TreeBoards &boards)
{
    std::vector<TreeBeat> beats;
    const Seat watcher = run.step().seat;
    while (const std::optional<LineStep> next = run.nextShown()) {
        const std::size_t before = boards.add(*run.position(), watcher);
        run.show(*next);
        beats.push_back({*next, before, boards.add(*run.position(), watcher), std::nullopt, {}});
    }
    return beats;
}

AlonePart stepAlone(const LessonRun &run, std::string_view bot, const TreeLimits &limits,
                    const std::stop_token &stop)
{
    using Kind = LessonStep::Kind;
    TreeBoards boards(run.game());
    const Seat watcher = run.step().seat;
    StepTree step;
    step.board = run.position() ? boards.add(*run.position(), watcher) : boards.add(run.setup(), watcher);
    if (run.step().kind == Kind::show || run.step().kind == Kind::predict)
        step.line = shownLine(run, boards);
    if (run.step().kind == Kind::predict)
        step.rightNumber = run.rightNumber();
    if (run.step().kind == Kind::act && run.position())
        step.task = TaskWalk(run, std::string(bot), limits, boards).walk(stop);
    return {std::move(step), boards.take()};
}

/// What belongs to one step is put under the numbers that its boards have in the whole tree.
class Renumbering {
public:
    Renumbering(std::vector<TreeBoard> alone, TreeBoards &boards)
    {
        for (TreeBoard &board : alone)
            numbers_.push_back(board.position ? boards.add(*board.position, board.watcher)
                                              : boards.add(std::move(board.setup), board.watcher));
    }

    void renumber(StepTree &step) const
    {
        step.board = numbers_[step.board];
        renumber(step.line);
        if (!step.task)
            return;
        renumber(step.task->opening);
        for (TreeTurn &turn : step.task->turns) {
            turn.board = numbers_[turn.board];
            for (TreeMove &move : turn.moves)
                renumber(move.beats);
        }
    }

private:
    void renumber(std::vector<TreeBeat> &beats) const
    {
        for (TreeBeat &beat : beats) {
            beat.before = numbers_[beat.before];
            beat.after = numbers_[beat.after];
            renumber(beat.consequence);
        }
    }

    std::vector<std::size_t> numbers_;
};

} // namespace

LessonTree makeLessonTree(const std::shared_ptr<const LessonPlan> &plan, std::string_view bot,
                          const TreeLimits &limits, const std::stop_token &stop, const TreeProgress &progress)
{
    const std::size_t steps = plan->steps().size();
    std::vector<AlonePart> parts(steps);
    std::atomic<std::size_t> next = 0;
    std::atomic<std::size_t> done = 0;
    const auto work = [&] {
        for (std::size_t number = next++; number < steps && !stop.stop_requested(); number = next++) {
            parts[number] = stepAlone(LessonRun(plan, number), bot, limits, stop);
            const std::size_t finished = ++done;
            if (progress)
                progress(finished, steps);
        }
    };
    {
        std::vector<std::jthread> threads;
        const std::size_t wanted =
            std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, mostThreads);
        for (std::size_t thread = 1; thread < std::min(wanted, steps); ++thread)
            threads.emplace_back(work);
        work();
    }
    LessonTree tree{plan, {}, {}};
    if (stop.stop_requested())
        return tree;
    TreeBoards boards(*plan->lesson().game);
    for (AlonePart &part : parts) {
        Renumbering(std::move(part.boards), boards).renumber(part.step);
        tree.steps.push_back(std::move(part.step));
    }
    tree.boards = boards.take();
    return tree;
}

} // namespace waystone
