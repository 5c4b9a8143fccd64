#pragma once

#include "bots/search/searcher.h"

#include <memory>
#include <span>

namespace waystone {

/// Several searchers of one game that think about the same question side by side, each with a tree and chance of its own;
/// what they find is added up. The same number of them gives the same results, whatever the threads do.
class ParallelSearcher final : public Searcher {
public:
    /// At least one.
    explicit ParallelSearcher(std::vector<std::unique_ptr<Searcher>> searchers);

    void ask(const SeatView &view, Seat seat, std::uint64_t seed) override;
    [[nodiscard]] SearchSettings settings() const override { return searchers_.front()->settings(); }
    [[nodiscard]] MarginError marginError() const override { return searchers_.front()->marginError(); }
    /// Each thinks its part on a thread of its own; it returns when all are done.
    void think(std::uint64_t iterations, std::stop_token stop) override;
    [[nodiscard]] std::uint64_t iterations() const override;
    [[nodiscard]] std::vector<Candidate> candidates() const override;
    /// The longest of them.
    [[nodiscard]] std::vector<ExpectedStep> lineFrom(Action action) const override;
    [[nodiscard]] Advantages advantages(const Position &position, Seat seat) const override
    {
        return searchers_.front()->advantages(position, seat);
    }
    void play(Action action) override;

private:
    std::vector<std::unique_ptr<Searcher>> searchers_;
};

/// Candidates of the same actions from several searchers as one list, the best first.
[[nodiscard]] std::vector<Candidate> addedUp(std::span<const std::vector<Candidate>> lists);

} // namespace waystone
