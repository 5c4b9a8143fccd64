#include "lessons/player/task_log.h"

#include <algorithm>

namespace waystone {

void TaskLog::clear()
{
    *this = TaskLog();
}

void TaskLog::enter(int step)
{
    leave();
    step_ = step;
    clock_.start();
}

void TaskLog::leave()
{
    const qint64 passed = running();
    change([passed](Task &task) { task.milliseconds += passed; });
    milliseconds_ += passed;
    clock_.invalidate();
}

void TaskLog::hint(int told)
{
    change([told](Task &task) { task.hints = std::max(task.hints, told); });
}

void TaskLog::finish()
{
    const bool isThere = clock_.isValid();
    leave();
    change([](Task &task) { task.isDone = true; });
    if (isThere)
        clock_.start();
}

TaskLog::Task TaskLog::task(int step) const
{
    const auto found = tasks_.find(step);
    Task task = found == tasks_.end() ? Task() : found->second;
    if (step == step_ && !task.isDone)
        task.milliseconds += running();
    return task;
}

} // namespace waystone
