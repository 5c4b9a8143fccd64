#pragma once

#include "bots/network/self_play.h"
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

    SearcherOf(R rules, const SearchTask &task) : rules_(std::move(rules)), task_(task) {}

    void ask(const SeatView &seen, Seat seat, std::uint64_t seed) override
    {
        const View &view = seen.as<View>();
        if (!search_) {
            Rng rng(seed);
            const int seats = rules_.seats(rules_.guess(view, rng));
            const Network *network = networkFor(seats);
            search_.emplace(rules_, P(), settings_, task_.mostNodes, network);
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

    [[nodiscard]] std::vector<ExpectedStep> lineFrom(Action first) const override
    {
        constexpr std::uint32_t leastVisits = 8;
        std::vector<ExpectedStep> line;
        search_->followLine(first, leastVisits, [&](Seat seat, Action action) {
            line.push_back({seat, action});
        });
        return line;
    }
    [[nodiscard]] Advantages advantages(const Position &position, Seat seat) const override
    {
        Advantages found;
        if constexpr (AdvisingPolicy<P, R>)
            P().advantages(rules_, position.as<typename R::State>(), seat, found);
        return found;
    }
    void play(Action action) override { search_->play(action); }
    [[nodiscard]] std::unique_ptr<Training> training(const TrainingTask &task) const override
    {
        if constexpr (LearningPolicy<P, R>)
            return std::make_unique<SelfPlay<R, P>>(rules_, task);
        else
            return nullptr;
    }

private:
    /// What is to judge; sets the settings that go with it.
    const Network *networkFor(int seats)
    {
        settings_ = P::settings(task_.level, seats);
        if constexpr (LearningPolicy<P, R>)
            if (task_.judgedBy == JudgedBy::network && task_.level == Level::master)
                if (const Network *network = P::network(rules_, seats)) {
                    settings_ = P::learnedSettings(seats);
                    return network;
                }
        return nullptr;
    }

    R rules_;
    SearchTask task_;
    SearchSettings settings_;
    std::optional<Search<R, P>> search_;
};

/// GameOf::SearcherMaker for rules and their policy.
template <Searchable R, SearchPolicy<R> P>
[[nodiscard]] std::unique_ptr<Searcher> searcherOf(const R &rules, const SearchTask &task)
{
    if (!task.only)
        return std::make_unique<SearcherOf<R, P>>(rules, task);
    return std::make_unique<SearcherOf<OnlyFirst<R>, OnlyFirstPolicy<P>>>(OnlyFirst<R>(rules, *task.only),
                                                                          task);
}

} // namespace waystone
