#include "editor/lesson/line_use.h"

#include <algorithm>
#include <iterator>

namespace waystone {

namespace {

std::vector<LineStep> others(const std::vector<LineStep> &line, Seat reader)
{
    std::vector<LineStep> script;
    std::ranges::copy_if(line, std::back_inserter(script),
                         [reader](const LineStep &each) { return each.seat != reader; });
    return script;
}

/// The branch of this action, made if it is not there.
Branch &branchOf(std::vector<Branch> &level, Action action)
{
    const auto known = std::ranges::find(level, action, &Branch::action);
    if (known != level.end())
        return *known;
    level.emplace_back().action = action;
    return level.back();
}

void addRight(LessonStep &step, const std::vector<LineStep> &line)
{
    std::vector<Branch> *level = &step.branches;
    for (const LineStep &each : line) {
        if (each.seat != step.seat)
            continue;
        Branch &branch = branchOf(*level, each.action);
        if (branch.verdict == Branch::Verdict::wrong) {
            branch.verdict = Branch::Verdict::right;
            branch.consequence.clear();
        }
        level = &branch.then;
    }
}

void addWrong(LessonStep &step, const std::vector<LineStep> &line)
{
    std::vector<Branch> *level = &step.branches;
    for (auto each = line.begin(); each != line.end(); ++each) {
        if (each->seat != step.seat)
            continue;
        const auto known = std::ranges::find(*level, each->action, &Branch::action);
        if (known != level->end() && known->verdict != Branch::Verdict::wrong) {
            level = &known->then;
            continue;
        }
        Branch &wrong = branchOf(*level, each->action);
        wrong.verdict = Branch::Verdict::wrong;
        wrong.consequence.assign(std::next(each), line.end());
        return;
    }
}

} // namespace

void useLine(LessonStep &step, const std::vector<LineStep> &line, LineUse use)
{
    switch (use) {
    case LineUse::shown:
        step.line = line;
        break;
    case LineUse::solution:
        step.solution = line;
        step.script = others(line, step.seat);
        break;
    case LineUse::script:
        step.script = others(line, step.seat);
        break;
    case LineUse::rightLine:
        addRight(step, line);
        break;
    case LineUse::wrongMove:
        addWrong(step, line);
        break;
    }
}

Branch *branchAt(LessonStep &step, const std::vector<int> &path)
{
    std::vector<Branch> *level = &step.branches;
    Branch *branch = nullptr;
    for (const int at : path) {
        if (at < 0 || static_cast<std::size_t>(at) >= level->size())
            return nullptr;
        branch = &(*level)[static_cast<std::size_t>(at)];
        level = &branch->then;
    }
    return branch;
}

void removeBranch(LessonStep &step, const std::vector<int> &path)
{
    if (branchAt(step, path) == nullptr)
        return;
    const std::vector<int> parent(path.begin(), path.end() - 1);
    std::vector<Branch> &level = parent.empty() ? step.branches : branchAt(step, parent)->then;
    level.erase(level.begin() + path.back());
}

} // namespace waystone
