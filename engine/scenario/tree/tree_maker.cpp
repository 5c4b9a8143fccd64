#include "scenario/tree/tree_maker.h"

#include "scenario/tree/task_walk.h"

namespace waystone {

namespace {

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

} // namespace

LessonTree makeLessonTree(const std::shared_ptr<const LessonPlan> &plan, std::string_view bot,
                          const TreeLimits &limits, const std::stop_token &stop)
{
    using Kind = LessonStep::Kind;
    LessonTree tree{plan, {}, {}};
    TreeBoards boards(*plan->lesson().game);
    for (std::size_t number = 0; number < plan->steps().size(); ++number) {
        const LessonRun run(plan, number);
        const Seat watcher = run.step().seat;
        StepTree step;
        step.board = run.position() ? boards.add(*run.position(), watcher) : boards.add(run.setup(), watcher);
        if (run.step().kind == Kind::show || run.step().kind == Kind::predict)
            step.line = shownLine(run, boards);
        if (run.step().kind == Kind::predict)
            step.rightNumber = run.rightNumber();
        if (run.step().kind == Kind::act && run.position())
            step.task = TaskWalk(run, std::string(bot), limits, boards).walk(stop);
        tree.steps.push_back(std::move(step));
    }
    tree.boards = boards.take();
    return tree;
}

} // namespace waystone
