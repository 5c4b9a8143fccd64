#pragma once

#include "bots/search/only_first.h"
#include "bots/search/search.h"
#include "bots/search/search_task.h"
#include "bots/search/searcher.h"

#include <algorithm>
#include <memory>

namespace waystone {

/// The Searcher of one game's rules and policy.
template <Searchable R, SearchPolicy<R> P>
class SearcherOf final : public Searcher {
public:
    using View = typename R::View;

    SearcherOf(R rules, Level level, std::uint32_t mostNodes)
        : rules_(std::move(rules)), level_(level), mostNodes_(mostNodes)
    {}

    void ask(const SeatView &seen, Seat seat, std::uint64_t seed) override
    {
        const View &view = seen.as<View>();
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
    Level level_;
    std::uint32_t mostNodes_;
    SearchSettings settings_;
    std::optional<Search<R, P>> search_;
};

/// GameOf::SearcherMaker for rules and their policy.
template <Searchable R, SearchPolicy<R> P>
[[nodiscard]] std::unique_ptr<Searcher> searcherOf(const R &rules, const SearchTask &task)
{
    if (!task.only)
        return std::make_unique<SearcherOf<R, P>>(rules, task.level, task.mostNodes);
    return std::make_unique<SearcherOf<OnlyFirst<R>, OnlyFirstPolicy<P>>>(OnlyFirst<R>(rules, *task.only),
                                                                          task.level, task.mostNodes);
}

} // namespace waystone
