#include "bots/search/searcher.h"

#include "bots/network/training.h"

namespace waystone {

std::unique_ptr<Training> Searcher::training(const TrainingTask &) const
{
    return nullptr;
}

} // namespace waystone
