#include "cli/kept_programs.h"

#include <utility>

namespace waystone::cli {

std::shared_ptr<ProgramPool> KeptPrograms::take()
{
    const std::lock_guard lock(mutex_);
    if (idle_.empty())
        return std::make_shared<ProgramPool>();
    std::shared_ptr<ProgramPool> programs = std::move(idle_.back());
    idle_.pop_back();
    return programs;
}

void KeptPrograms::putBack(std::shared_ptr<ProgramPool> programs)
{
    programs->beginGame();
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(programs));
}

} // namespace waystone::cli
