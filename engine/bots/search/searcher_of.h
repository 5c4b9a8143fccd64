#pragma once

#include "bots/level.h"
#include "bots/search/search.h"
#include "bots/search/searcher.h"

#include <algorithm>
#include <functional>

namespace waystone {

/// The Searcher of one game's rules and policy.
template <Searchable R, SearchPolicy<R> P>
class SearcherOf final : public Searcher {
public:
    using View = typename R::View;
    /// How its view is got out of a SeatView.
    using Open = std::function<View(const SeatView &)>;

    SearcherOf(R rules, Open open, Level level, std::uint32_t mostNodes)
        : rules_(std::move(rules)), open_(std::move(open)), level_(level), mostNodes_(mostNodes)
    {}

    void ask(const SeatView &seen, Seat seat, std::uint64_t seed) override
    {
        const View view = open_(seen);
        if (!search_) {
            Rng rng(seed);
            const int seats = rules_.seats(rules_.guess(view, rng));
            settings_ = P::settings(level_, seats);
            search_.emplace(rules_, P(), settings_, mostNodes_);
        }
        search_->ask(view, seat, seed);
    }
    void think(std::uint64_t iterations, std::stop_token stop) override { search_->think(iterations, stop); }
    [[nodiscard]] std::uint64_t iterations() const override { return search_->iterations(); }
    [[nodiscard]] SearchSettings settings() const override { return settings_; }
    [[nodiscard]] MarginError marginError() const override { return P::marginError(); }

    [[nodiscard]] std::vector<Candidate> candidates() const override
    {
        std::vector<Candidate> found;
        for (std::size_t index = 0; index < search_->rootActions(); ++index)
            found.push_back(search_->candidate(index));
        sortCandidates(found);
        return found;
    }

    [[nodiscard]] std::vector<ExpectedStep> line() const override
    {
        constexpr std::uint32_t leastVisits = 8;
        std::vector<ExpectedStep> line;
        search_->followLine(candidates().front().action, leastVisits, [&](Seat seat, Action action) {
            line.push_back({seat, action});
        });
        return line;
    }
    void play(Action action) override { search_->play(action); }

private:
    R rules_;
    Open open_;
    Level level_;
    std::uint32_t mostNodes_;
    SearchSettings settings_;
    std::optional<Search<R, P>> search_;
};

} // namespace waystone
