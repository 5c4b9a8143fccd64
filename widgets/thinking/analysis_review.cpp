#include "thinking/analysis_review.h"

#include "bots/search/analysis.h"
#include "thinking/side_by_side.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <set>

namespace waystone {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t usualIterations = 20'000;
constexpr int usualTime = 250; ///< in milliseconds
constexpr int closer = 6;      ///< times the usual, for what would be told of
constexpr std::size_t mostToldOf = 3;
constexpr std::size_t mostCloseLooks = 12;
constexpr std::uint64_t batch = 50;
constexpr std::uint64_t seed = 1;

struct Budget {
    std::uint64_t iterations;
    std::chrono::milliseconds time;
};

/// The best that was found.
Candidate bestOf(Analysis &analysis, const Budget &budget, const std::stop_token &stop)
{
    const Clock::time_point end = Clock::now() + budget.time;
    while (!stop.stop_requested() && analysis.iterations() < budget.iterations && Clock::now() < end) {
        const std::uint64_t before = analysis.iterations();
        analysis.run(batch, stop);
        if (analysis.iterations() == before)
            break;
    }
    return analysis.candidates().front();
}

Candidate bestIn(const Game &game, const ReviewedMoment &moment, const Budget &budget,
                 const std::stop_token &stop)
{
    return bestOf(*Analysis::make(game, moment.view, moment.seat, seed), budget, stop);
}

Candidate playedIn(const Game &game, const ReviewedMoment &moment, const Budget &budget,
                   const std::stop_token &stop)
{
    return bestOf(*Analysis::makeOf(moment.played, game, moment.view, moment.seat, seed), budget, stop);
}

/// If it was played there is nothing to compare.
void noteBest(ReviewedMoment &moment, const Candidate &best)
{
    moment.cost = 0;
    moment.best = best.action;
    moment.margin = best.margin;
    moment.uncertainty = best.uncertainty;
    moment.isCompared = moment.played == best.action;
}

void compare(ReviewedMoment &moment, const Candidate &best, const Candidate &played)
{
    moment.isCompared = isJudged(best) && isJudged(played);
    if (moment.isCompared && !mayBeEqual(best, played))
        moment.cost = std::max(0.0, best.margin - played.margin);
}

void judge(const Game &game, ReviewedMoment &moment, const Budget &budget, const std::stop_token &stop)
{
    const Candidate best = bestIn(game, moment, budget, stop);
    noteBest(moment, best);
    if (!moment.isCompared)
        compare(moment, best, playedIn(game, moment, budget, stop));
}

/// The same by two threads, for a moment in which most likely something else is best.
void judgeCostly(const Game &game, ReviewedMoment &moment, const Budget &budget, const std::stop_token &stop)
{
    std::array<Candidate, 2> found;
    sideBySide(found.size(), [&](std::size_t index) {
        found[index] = (index == 0 ? bestIn : playedIn)(game, moment, budget, stop);
    });
    noteBest(moment, found[0]);
    if (!moment.isCompared)
        compare(moment, found[0], found[1]);
}

std::vector<CostlyTurn> costliestOf(const std::vector<ReviewedMoment> &moments, std::size_t most)
{
    std::vector<CostlyTurn> turns;
    for (const ReviewedMoment &moment : moments) {
        if (moment.cost <= 0)
            continue;
        const auto same = std::ranges::find_if(turns, [&moment](const CostlyTurn &turn) {
            return turn.moment.turn == moment.turn && turn.moment.seat == moment.seat;
        });
        if (same == turns.end()) {
            turns.push_back({moment, moment.cost});
            continue;
        }
        same->cost += moment.cost;
        if (moment.cost > same->moment.cost)
            same->moment = moment;
    }
    std::ranges::stable_sort(turns, std::greater(), &CostlyTurn::cost);
    if (turns.size() > most)
        turns.resize(most);
    return turns;
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

AnalysisReview::AnalysisReview(GameController &controller, QObject *parent)
    : QObject(parent), controller_(controller), iterations_(usualIterations), milliseconds_(usualTime)
{
    connect(&controller, &GameController::viewAboutToChange, this, [this](const ViewChange &change) {
        if (change.reason != ViewChange::Reason::reset)
            return;
        stop();
        moments_.clear();
        total_ = 0;
    });
    connect(&controller, &GameController::viewChanged, this, [this](const ViewChange &change) {
        if (change.reason == ViewChange::Reason::reset)
            emit this->changed();
    });
}

AnalysisReview::~AnalysisReview() = default; // the thread is told to stop, which it does at once

void AnalysisReview::setBudget(std::uint64_t iterations, int milliseconds)
{
    iterations_ = iterations;
    milliseconds_ = milliseconds;
}

bool AnalysisReview::isOffered() const
{
    return controller_.hasGame() && controller_.history().endOfLine() != 0 && controller_.isOpenToAll();
}

std::vector<ReviewedMoment> AnalysisReview::questions() const
{
    std::vector<ReviewedMoment> found;
    for (Decision &decision : controller_.decisions())
        found.push_back({std::move(decision)});
    return found;
}

void AnalysisReview::start()
{
    if (!isOffered())
        return;
    stop();
    moments_.clear();
    std::vector<ReviewedMoment> open = questions();
    total_ = static_cast<int>(open.size());
    auto work = [this, run = run_, open = std::move(open), game = controller_.table().game,
                 budget = Budget{iterations_, std::chrono::milliseconds(milliseconds_)}](
                    const std::stop_token &stop) mutable {
        const auto tell = [this, run](std::optional<ReviewedMoment> moment) {
            QMetaObject::invokeMethod(
                this, [this, run, moment = std::move(moment)] { receive(run, moment); },
                Qt::QueuedConnection);
        };
        inOrder(
            open.size(), [&](std::size_t index) { judge(*game, open[index], budget, stop); },
            [&](std::size_t index) { tell(open[index]); }, stop);
        if (stop.stop_requested())
            return;
        // A short look may have been wrong, and what costs most is where it was most likely so.
        const Budget close{budget.iterations * closer, budget.time * closer};
        std::set<PlyId> checked;
        while (checked.size() < mostCloseLooks) {
            ReviewedMoment *moment = nextToCheck(open, checked);
            if (moment == nullptr)
                break;
            judgeCostly(*game, *moment, close, stop);
            if (stop.stop_requested())
                return;
            checked.insert(moment->ply);
            tell(*moment);
        }
        tell(std::nullopt);
    };
    thread_ = std::jthread(std::move(work));
    emit changed();
}

void AnalysisReview::stop()
{
    ++run_;
    thread_ = {};
}

void AnalysisReview::receive(int run, std::optional<ReviewedMoment> moment)
{
    if (run != run_)
        return;
    if (moment)
        keep(std::move(*moment));
    else
        thread_ = {};
    emit changed();
}

void AnalysisReview::keep(ReviewedMoment moment)
{
    const auto earlier = std::ranges::find(moments_, moment.ply, &ReviewedMoment::ply);
    if (earlier == moments_.end())
        moments_.push_back(std::move(moment));
    else
        *earlier = std::move(moment);
}

int AnalysisReview::notCompared() const
{
    return static_cast<int>(std::ranges::count(moments_, false, &ReviewedMoment::isCompared));
}

std::vector<CostlyTurn> AnalysisReview::costliest(std::size_t most) const
{
    return costliestOf(moments_, most);
}

} // namespace waystone
