#include "bots/search/parallel_searcher.h"

#include "core/rng.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <thread>

namespace waystone {

namespace {

/// Means weigh by visits; the errors of independent means add up by their squares. What was visited once has no error of
/// its own and tells nothing of it.
void add(Candidate &sum, const Candidate &other)
{
    if (other.visits == 0)
        return;
    if (sum.visits == 0) {
        sum = other;
        return;
    }
    const auto one = static_cast<double>(sum.visits);
    const auto two = static_cast<double>(other.visits);
    const double all = one + two;
    const auto known = [](double error) { return std::isfinite(error) ? error : 0; };
    const double error = std::hypot(one * known(sum.uncertainty), two * known(other.uncertainty)) / all;
    sum.margin = (one * sum.margin + two * other.margin) / all;
    sum.winShare = (one * sum.winShare + two * other.winShare) / all;
    sum.uncertainty = error > 0 ? error : std::min(sum.uncertainty, other.uncertainty);
    sum.visits += other.visits;
}

} // namespace

std::vector<Candidate> addedUp(std::span<const std::vector<Candidate>> lists)
{
    std::vector<Candidate> sums = lists.front();
    for (const std::vector<Candidate> &list : lists.subspan(1))
        for (const Candidate &candidate : list) {
            const auto same = std::ranges::find(sums, candidate.action, &Candidate::action);
            assert(same != sums.end());
            add(*same, candidate);
        }
    sortCandidates(sums);
    return sums;
}

ParallelSearcher::ParallelSearcher(std::vector<std::unique_ptr<Searcher>> searchers)
    : searchers_(std::move(searchers))
{
    assert(!searchers_.empty());
}

void ParallelSearcher::ask(const SeatView &view, Seat seat, std::uint64_t seed)
{
    Rng seeds(seed);
    for (const std::unique_ptr<Searcher> &searcher : searchers_)
        searcher->ask(view, seat, seeds.next());
}

void ParallelSearcher::think(std::uint64_t iterations, std::stop_token stop)
{
    const std::uint64_t each = (iterations + searchers_.size() - 1) / searchers_.size();
    std::vector<std::jthread> threads;
    for (std::size_t index = 1; index < searchers_.size(); ++index)
        threads.emplace_back([this, index, each, stop] { searchers_[index]->think(each, stop); });
    searchers_.front()->think(each, stop);
}

std::uint64_t ParallelSearcher::iterations() const
{
    std::uint64_t sum = 0;
    for (const std::unique_ptr<Searcher> &searcher : searchers_)
        sum += searcher->iterations();
    return sum;
}

std::vector<Candidate> ParallelSearcher::candidates() const
{
    std::vector<std::vector<Candidate>> lists;
    for (const std::unique_ptr<Searcher> &searcher : searchers_)
        lists.push_back(searcher->candidates());
    return addedUp(lists);
}

std::vector<ExpectedStep> ParallelSearcher::lineFrom(Action action) const
{
    std::vector<ExpectedStep> longest;
    for (const std::unique_ptr<Searcher> &searcher : searchers_) {
        std::vector<ExpectedStep> line = searcher->lineFrom(action);
        if (line.size() > longest.size())
            longest = std::move(line);
    }
    return longest;
}

void ParallelSearcher::play(Action action)
{
    for (const std::unique_ptr<Searcher> &searcher : searchers_)
        searcher->play(action);
}

} // namespace waystone
