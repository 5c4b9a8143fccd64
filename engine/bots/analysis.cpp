#include "bots/analysis.h"

#include "searchers.h"

namespace waystone {

namespace {

constexpr std::uint32_t mostNodes = 4'000'000;

} // namespace

std::unique_ptr<Analysis> Analysis::make(const Game &game, const SeatView &view, Seat seat,
                                         std::uint64_t seed)
{
    std::unique_ptr<Searcher> searcher = makeSearcher(game, Level::master, mostNodes);
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
