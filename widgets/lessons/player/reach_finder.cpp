#include "lessons/player/reach_finder.h"

#include "scenario/lesson/points_left.h"
#include "scenario/lesson/reach_search.h"

#include <chrono>
#include <mutex>
#include <utility>

namespace waystone {

namespace {

/// So many are told together, so that the window is not kept busy with them.
constexpr std::size_t mostTogether = 32;

using Clock = std::chrono::steady_clock;
constexpr auto longestSilence = std::chrono::milliseconds(20);

} // namespace

/// Of one task; its threads use it one after the other.
struct ReachFinder::Search {
    explicit Search(const LessonRun &run) : search(run, ReachSearch::patient()) {}

    std::mutex mutex;
    ReachSearch search;
};

ReachFinder::~ReachFinder()
{
    // Nobody is there any more to hear of it.
    for (auto &[question, thread] : threads_)
        thread.request_stop();
}

void ReachFinder::requestStop()
{
    if (const auto thread = threads_.find(question_); thread != threads_.end())
        thread->second.request_stop();
}

void ReachFinder::begin(const LessonRun &run)
{
    end();
    if (!ReachSearch::canSearch(run))
        return;
    search_ = std::make_shared<Search>(run);
    table_.emplace(run);
}

void ReachFinder::end()
{
    requestStop();
    ++task_;
    search_.reset();
    table_.reset();
    asked_.reset();
    points_ = {};
}

void ReachFinder::look(const LessonRun &run)
{
    start(asked_ && !answer() ? asked_ : std::nullopt, run);
}

void ReachFinder::ask(const LessonRun &run)
{
    asked_ = run;
    start(run, run);
}

std::optional<Reach> ReachFinder::find(const LessonRun &run)
{
    return table_ ? table_->find(run) : Reach::unknown;
}

std::optional<Reach> ReachFinder::answer()
{
    return asked_ ? find(*asked_) : std::nullopt;
}

void ReachFinder::start(const std::optional<LessonRun> &asked, const LessonRun &run)
{
    requestStop();
    if (search_ == nullptr)
        return;
    const int question = ++question_;
    const auto queue = [this](auto use) { QMetaObject::invokeMethod(this, use, Qt::QueuedConnection); };
    auto work = [this, queue, question, task = task_, search = search_, asked,
                 run](const std::stop_token &stop) {
        {
            const std::scoped_lock lock(search->mutex);
            Found found;
            auto told = Clock::now();
            const auto flush = [&] {
                if (!found.empty())
                    queue([this, task, points = std::exchange(found, {})] { receive(task, points); });
                told = Clock::now();
            };
            const auto tell = [&](const LessonRun &point, Reach reach) {
                found.emplace_back(point, reach);
                if (found.size() >= mostTogether || Clock::now() - told >= longestSilence)
                    flush();
            };
            if (asked) {
                search->search.reachOf(*asked, tell, stop);
                flush();
            }
            search->search.look(run, tell, stop);
            flush();
            if (run.hasFailed() && !run.hasEndedOpen() && !stop.stop_requested())
                queue([this, task, played = run.played(),
                       points = mostPointsLeft(run, ReachSearch::patient(), stop)] {
                    receivePoints(task, played, points);
                });
        }
        queue([this, question] { threads_.erase(question); }); // its last act
    };
    threads_.emplace(question, std::jthread(std::move(work)));
}

std::optional<int> ReachFinder::mostPoints(const LessonRun &run) const
{
    return points_.first == run.played() ? points_.second : std::nullopt;
}

void ReachFinder::receivePoints(int task, const std::vector<LineStep> &played, std::optional<int> points)
{
    if (task != task_ || !points)
        return;
    points_ = {played, points};
    emit found();
}

void ReachFinder::receive(int task, const Found &points)
{
    if (task != task_)
        return;
    for (const auto &[run, reach] : points)
        table_->add(run, reach);
    emit found();
}

} // namespace waystone
