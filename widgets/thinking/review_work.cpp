#include "thinking/review_work.h"

#include "advice/advised.h"
#include "thinking/advice.h"
#include "thinking/side_by_side.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <set>

namespace waystone {

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

// Parts of the whole time.
constexpr double ofGlance = 0.06;
constexpr double ofJudgment = 0.7;
constexpr double ofCloseLook = 0.24;

constexpr unsigned glances = 20; ///< as many of them are one judgment
constexpr int closer = 6;        ///< times the usual, for what would be told of
constexpr std::size_t mostToldOf = 3;
constexpr std::size_t mostCloseLooks = 12;
constexpr std::uint64_t batch = 10; ///< iterations between two looks at the clock
constexpr std::uint64_t seed = 1;

/// The best that was found.
Considered bestOf(Analysis &analysis, const ReviewBudget &budget, const std::stop_token &stop)
{
    const Clock::time_point end = Clock::now() + budget.time;
    while (!stop.stop_requested() && analysis.iterations() < budget.iterations && Clock::now() < end) {
        const std::uint64_t before = analysis.iterations();
        analysis.run(std::min(batch, budget.iterations - before), stop);
        if (analysis.iterations() == before)
            break;
    }
    return {analysis.candidates().front(), analysis.line()};
}

Considered bestIn(const Game &game, const ReviewedMoment &moment, const ReviewBudget &budget,
                  const std::stop_token &stop)
{
    return bestOf(*Analysis::make(game, moment.view, moment.seat, seed), budget, stop);
}

Considered playedIn(const Game &game, const ReviewedMoment &moment, const ReviewBudget &budget,
                    const std::stop_token &stop)
{
    return bestOf(*Analysis::makeOf(moment.played, game, moment.view, moment.seat, seed), budget, stop);
}

/// If it was played there is nothing to compare.
void noteBest(ReviewedMoment &moment, const Candidate &best)
{
    moment.cost = 0;
    moment.comparison.reset();
    moment.best = best.action;
    moment.margin = best.margin;
    moment.uncertainty = best.uncertainty;
    moment.isCompared = moment.played == best.action;
}

void compare(const Game &game, ReviewedMoment &moment, const Considered &best, const Considered &played)
{
    const Candidate &one = best.candidate;
    const Candidate &other = played.candidate;
    moment.isCompared = isJudged(one) && isJudged(other);
    if (!moment.isCompared || mayBeEqual(one, other) || one.margin <= other.margin)
        return;
    moment.cost = one.margin - other.margin;
    moment.comparison = compared(game, moment.view, moment.seat, best, played);
}

void judge(const Game &game, ReviewedMoment &moment, const ReviewBudget &budget, const std::stop_token &stop)
{
    const Considered best = bestIn(game, moment, budget, stop);
    noteBest(moment, best.candidate);
    if (!moment.isCompared)
        compare(game, moment, best, playedIn(game, moment, budget, stop));
}

/// The same by two threads, for a moment in which most likely something else is best.
void judgeCostly(const Game &game, ReviewedMoment &moment, const ReviewBudget &budget,
                 const std::stop_token &stop)
{
    std::array<Considered, 2> found;
    sideBySide(found.size(), [&](std::size_t index) {
        found[index] = (index == 0 ? bestIn : playedIn)(game, moment, budget, stop);
    });
    noteBest(moment, found[0].candidate);
    if (!moment.isCompared)
        compare(game, moment, found[0], found[1]);
}

/// One that belongs to what would be told of and was not looked at closely; null if there is none.
ReviewedMoment *nextToCheck(std::vector<ReviewedMoment> &moments, const std::set<PlyId> &checked)
{
    for (const CostlyTurn &turn : costliestOf(moments, mostToldOf))
        for (ReviewedMoment &moment : moments)
            if (moment.cost > 0 && moment.turn == turn.moment.turn && moment.seat == turn.moment.seat &&
                !checked.contains(moment.ply))
                return &moment;
    return nullptr;
}

} // namespace

ReviewWork::ReviewWork(std::shared_ptr<const Game> game, std::vector<ReviewedMoment> moments,
                       ReviewBudget budget, std::optional<std::chrono::milliseconds> whole, Tell tell)
    : game_(std::move(game)),
      moments_(std::move(moments)),
      budget_(budget),
      whole_(whole),
      tell_(std::move(tell))
{}

ReviewBudget ReviewWork::share(double part, Clock::time_point began, std::size_t left, std::size_t threads,
                               const ReviewBudget &most) const
{
    if (!whole_)
        return most;
    const Milliseconds rest = part * *whole_ - Milliseconds(Clock::now() - began);
    const Milliseconds each =
        rest * static_cast<double>(threads) / static_cast<double>(std::max<std::size_t>(1, left));
    const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(each);
    return {most.iterations, std::clamp(time, std::chrono::milliseconds(1), most.time)};
}

void ReviewWork::run(const std::stop_token &stop)
{
    glance(stop);
    judgeAll(stop);
    lookCloser(stop);
}

void ReviewWork::glance(const std::stop_token &stop)
{
    const Clock::time_point began = Clock::now();
    const ReviewBudget most{budget_.iterations / glances + 1, budget_.time / glances};
    std::atomic<std::size_t> left = moments_.size();
    inOrder(
        moments_.size(),
        [&](std::size_t index) {
            const ReviewBudget budget = share(ofGlance, began, left--, threadsAtOnce(), most);
            noteBest(moments_[index], bestIn(*game_, moments_[index], budget, stop).candidate);
        },
        [&](std::size_t index) { tell_(ReviewPass::glance, moments_[index]); }, stop);
}

void ReviewWork::judgeAll(const std::stop_token &stop)
{
    const Clock::time_point began = Clock::now();
    std::atomic<std::size_t> left = moments_.size();
    inOrder(
        moments_.size(),
        [&](std::size_t index) {
            // Most are thought about twice: what was best, and what was played.
            const ReviewBudget budget = share(ofJudgment, began, 2 * left--, threadsAtOnce(), budget_);
            judge(*game_, moments_[index], budget, stop);
        },
        [&](std::size_t index) { tell_(ReviewPass::judgment, moments_[index]); }, stop);
}

/// A short look may have been wrong, and what costs most is where it was most likely so.
void ReviewWork::lookCloser(const std::stop_token &stop)
{
    const Clock::time_point began = Clock::now();
    const ReviewBudget most{budget_.iterations * closer, budget_.time * closer};
    std::set<PlyId> checked;
    while (checked.size() < mostCloseLooks && !stop.stop_requested()) {
        ReviewedMoment *moment = nextToCheck(moments_, checked);
        if (moment == nullptr)
            break;
        const std::size_t left = mostCloseLooks - checked.size();
        judgeCostly(*game_, *moment, share(ofCloseLook, began, left, 1, most), stop);
        if (stop.stop_requested())
            break;
        checked.insert(moment->ply);
        tell_(ReviewPass::closeLook, *moment);
    }
}

} // namespace waystone
