#include "bots/analysis.h"

#include "bots/parallel_searcher.h"
#include "searchers.h"

namespace waystone {

namespace {

constexpr std::uint32_t mostNodes = 4'000'000;

} // namespace

std::unique_ptr<Analysis> Analysis::make(const Game &game, const SeatView &view, Seat seat,
                                         std::uint64_t seed, int threads)
{
    std::vector<std::unique_ptr<Searcher>> searchers;
    for (int thread = 0; thread < threads; ++thread)
        searchers.push_back(makeSearcher(game, Level::master, mostNodes));
    auto searcher = std::make_unique<ParallelSearcher>(std::move(searchers));
    searcher->ask(view, seat, seed);
    return std::unique_ptr<Analysis>(new Analysis(std::move(searcher)));
}

Analysis::Analysis(std::unique_ptr<Searcher> searcher) : searcher_(std::move(searcher)) {}

Analysis::~Analysis() = default;

void Analysis::run(std::uint64_t iterations, std::stop_token stop)
{
    searcher_->think(searcher_->iterations() + iterations, std::move(stop));
}

std::uint64_t Analysis::iterations() const
{
    return searcher_->iterations();
}

std::vector<Candidate> Analysis::candidates() const
{
    return searcher_->candidates();
}

std::vector<ExpectedStep> Analysis::line() const
{
    return searcher_->line();
}

} // namespace waystone
