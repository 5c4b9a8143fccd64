#include "bots/search/analysis.h"

#include "bots/search/parallel_searcher.h"
#include "bots/search/search_task.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace waystone {

namespace {

constexpr std::uint32_t mostNodes = 4'000'000;

/// Of the normal distribution, on either side: 95 %.
constexpr double deviations = 1.959964;

/// With an uncertainty that holds; as the search has it, it is that of independent samples.
Candidate judged(Candidate candidate, const MarginError &error)
{
    if (candidate.visits < Analysis::fewestVisits) {
        candidate.uncertainty = std::numeric_limits<double>::infinity();
        return candidate;
    }
    const auto visits = static_cast<double>(candidate.visits);
    const double deviation =
        std::max(error.leastDeviation, candidate.uncertainty / deviations * std::sqrt(visits));
    candidate.uncertainty =
        deviations * std::hypot(deviation * std::sqrt(error.iterationsPerSample / visits), error.leastError);
    return candidate;
}

} // namespace

std::unique_ptr<Analysis> Analysis::make(const Game &game, const SeatView &view, Seat seat,
                                         std::uint64_t seed, int threads)
{
    std::vector<std::unique_ptr<Searcher>> searchers;
    for (int thread = 0; thread < threads; ++thread)
        searchers.push_back(game.searcher({Level::master, mostNodes}));
    auto searcher = std::make_unique<ParallelSearcher>(std::move(searchers));
    searcher->ask(view, seat, seed);
    return std::unique_ptr<Analysis>(new Analysis(std::move(searcher)));
}

std::unique_ptr<Analysis> Analysis::makeOf(Action action, const Game &game, const SeatView &view, Seat seat,
                                           std::uint64_t seed)
{
    auto searcher = game.searcher({Level::master, mostNodes, action});
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
    std::vector<Candidate> found = searcher_->candidates();
    for (Candidate &candidate : found)
        candidate = judged(candidate, searcher_->marginError());
    return found;
}

std::vector<ExpectedStep> Analysis::line() const
{
    return searcher_->line();
}

std::vector<ExpectedStep> Analysis::lineFrom(Action action) const
{
    return searcher_->lineFrom(action);
}

} // namespace waystone
