#include "bots/level_bot.h"

#include "bots/search/parallel_searcher.h"
#include "bots/search/search_task.h"
#include "bots/search/searcher.h"

#include <algorithm>
#include <limits>
#include <thread>

namespace waystone {

namespace {

constexpr std::uint32_t mostNodes = 1'000'000;
constexpr std::uint32_t mostNodesInTime = 4'000'000; ///< of each searcher, for several seconds
constexpr unsigned mostThreads = 4;

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

std::size_t threadsFor(Level level, const MoreTime &moreTime)
{
    return level == Level::master && moreTime
               ? std::clamp(std::thread::hardware_concurrency(), 1u, mostThreads)
               : 1;
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

void LevelBot::thinkOn(std::uint32_t atATime, const std::stop_token &stop)
{
    if (!goesOn(stop))
        return;
    std::vector<std::jthread> helpers; // each thinks until it is destroyed
    for (std::size_t index = 1; index < searchers_.size(); ++index)
        helpers.emplace_back([&searcher = *searchers_[index]](const std::stop_token &enough) {
            searcher.think(std::numeric_limits<std::uint64_t>::max(), enough);
        });
    do
        searchers_.front()->think(searchers_.front()->iterations() + atATime, stop);
    while (goesOn(stop));
}

Action LevelBot::choose(const Game &game, const SeatView &view, Seat seat, Rng &rng, std::stop_token stop)
{
    if (game_ != &game) {
        searchers_.clear();
        for (std::size_t thread = threadsFor(level_, moreTime_); thread > 0; --thread)
            searchers_.push_back(
                game.searcher({level_, moreTime_ ? mostNodesInTime : mostNodes, std::nullopt, judgedBy_}));
        game_ = &game;
    }
    std::uint64_t seed = rng.next();
    Rng seeds(seed);
    for (const std::unique_ptr<Searcher> &searcher : searchers_) {
        searcher->ask(view, seat, seed);
        seed = seeds.next();
    }
    Searcher &first = *searchers_.front();
    const SearchSettings settings = first.settings();
    std::vector<Candidate> candidates = first.candidates();
    if (candidates.size() > 1 && settings.iterations > 0) {
        first.think(settings.iterations, stop);
        thinkOn(settings.iterations, stop);
        std::vector<std::vector<Candidate>> found;
        for (const std::unique_ptr<Searcher> &searcher : searchers_)
            found.push_back(searcher->candidates());
        candidates = addedUp(found);
    }
    const Action action = oneOf(candidates, settings.noise, rng);
    for (const std::unique_ptr<Searcher> &searcher : searchers_)
        searcher->play(action);
    return action;
}

} // namespace waystone
