#include "bots/search/searcher.h"

#include "bots/network/training.h"

namespace waystone {

Advantages Searcher::advantages(const Position &, Seat) const
{
    return {};
}

std::unique_ptr<Training> Searcher::training(const TrainingTask &) const
{
    return nullptr;
}

} // namespace waystone
