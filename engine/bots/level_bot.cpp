#include "bots/level_bot.h"

#include "bots/search/search_task.h"
#include "bots/search/searcher.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr std::uint32_t mostNodes = 1'000'000;

/// One of those that are as good as the best, up to `noise` points; just the best where that is 0.
Action oneOf(const std::vector<Candidate> &candidates, double noise, Rng &rng)
{
    if (noise <= 0)
        return candidates.front().action;
    const double best = std::ranges::max(candidates, {}, &Candidate::margin).margin;
    std::vector<Action> good;
    for (const Candidate &candidate : candidates)
        if (candidate.margin >= best - noise)
            good.push_back(candidate.action);
    return good[rng.below(static_cast<std::uint32_t>(good.size()))];
}

} // namespace

LevelBot::LevelBot(Level level, MoreTime moreTime, JudgedBy judgedBy)
    : level_(level), moreTime_(std::move(moreTime)), judgedBy_(judgedBy)
{}

LevelBot::~LevelBot() = default;

bool LevelBot::goesOn(const std::stop_token &stop) const
{
    return level_ == Level::master && moreTime_ && !stop.stop_requested() && moreTime_();
}

Action LevelBot::choose(const Game &game, const SeatView &view, Seat seat, Rng &rng, std::stop_token stop)
{
    if (game_ != &game) {
        searcher_ = game.searcher({level_, mostNodes, std::nullopt, judgedBy_});
        game_ = &game;
    }
    searcher_->ask(view, seat, rng.next());
    std::vector<Candidate> candidates = searcher_->candidates();
    const SearchSettings settings = searcher_->settings();
    if (candidates.size() > 1 && settings.iterations > 0) {
        searcher_->think(settings.iterations, stop);
        while (goesOn(stop))
            searcher_->think(searcher_->iterations() + settings.iterations, stop);
        candidates = searcher_->candidates();
    }
    const Action action = oneOf(candidates, settings.noise, rng);
    searcher_->play(action);
    return action;
}

} // namespace waystone
