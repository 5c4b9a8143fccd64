#include "protocol/program_pool.h"

namespace waystone {

Result<std::unique_ptr<ProgramProcess>> ProgramPool::take(const std::string &commandLine, Seat seat)
{
    {
        const std::lock_guard lock(mutex_);
        if (auto node = waiting_.extract(Key{commandLine, seat}))
            return std::move(node.mapped());
    }
    return ProgramProcess::start(commandLine);
}

void ProgramPool::putBack(const std::string &commandLine, Seat seat, std::unique_ptr<ProgramProcess> process)
{
    const std::lock_guard lock(mutex_);
    waiting_.insert_or_assign(Key{commandLine, seat}, std::move(process));
}

void ProgramPool::beginGame()
{
    const std::lock_guard lock(mutex_);
    for (const auto &[key, process] : waiting_)
        process->beginGame();
}

void ProgramPool::clear()
{
    std::map<Key, std::unique_ptr<ProgramProcess>> ended;
    {
        const std::lock_guard lock(mutex_);
        ended.swap(waiting_);
    }
    for (const auto &[key, process] : ended)
        process->quit(); // all first, so that they are waited for together
}

} // namespace waystone
