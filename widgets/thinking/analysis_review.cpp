#include "thinking/analysis_review.h"

#include <algorithm>

namespace waystone {

namespace {

using namespace std::chrono_literals;

constexpr ReviewBudget usualBudget{20'000, 250ms};
constexpr auto usualWhole = 17s;

} // namespace

AnalysisReview::AnalysisReview(GameController &controller, QObject *parent)
    : QObject(parent), controller_(controller), budget_(usualBudget), whole_(usualWhole)
{
    connect(&controller, &GameController::viewAboutToChange, this, [this](const ViewChange &change) {
        if (change.reason != ViewChange::Reason::reset)
            return;
        stop();
        moments_.clear();
        total_ = 0;
        judged_ = 0;
    });
    connect(&controller, &GameController::viewChanged, this, [this](const ViewChange &change) {
        if (change.reason == ViewChange::Reason::reset)
            emit this->changed();
    });
}

AnalysisReview::~AnalysisReview()
{
    for (auto &[run, thread] : threads_)
        thread.request_stop();
}

void AnalysisReview::setBudget(std::uint64_t iterations, int milliseconds)
{
    budget_ = {iterations, std::chrono::milliseconds(milliseconds)};
    whole_.reset();
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
    judged_ = 0;
    isRunning_ = true;
    const auto queue = [this](auto use) { QMetaObject::invokeMethod(this, use, Qt::QueuedConnection); };
    const int run = run_;
    ReviewWork work(controller_.table().game, std::move(open), budget_, whole_,
                    [this, queue, run](ReviewPass pass, const ReviewedMoment &moment) {
                        queue([this, run, pass, moment] { receive(run, pass, moment); });
                    });
    threads_.emplace(
        run, std::jthread([this, queue, run, work = std::move(work)](const std::stop_token &stop) mutable {
            work.run(stop);
            queue([this, run] { finish(run); }); // its last act
        }));
    emit changed();
}

void AnalysisReview::stop()
{
    if (const auto thread = threads_.find(run_); thread != threads_.end())
        thread->second.request_stop();
    ++run_;
    isRunning_ = false;
}

void AnalysisReview::receive(int run, ReviewPass pass, ReviewedMoment moment)
{
    if (run != run_)
        return;
    keep(std::move(moment));
    if (pass == ReviewPass::judgment)
        ++judged_;
    emit changed();
}

void AnalysisReview::finish(int run)
{
    threads_.erase(run);
    if (run != run_)
        return;
    isRunning_ = false;
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
