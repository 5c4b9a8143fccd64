#include "lessons/player/reach_finder.h"

#include "scenario/lesson/reach_search.h"

#include <mutex>
#include <utility>

namespace waystone {

namespace {

/// So many are told together, so that the window is not kept busy with them.
constexpr std::size_t mostTogether = 32;

} // namespace

/// Of one task; its threads use it one after the other.
struct ReachFinder::Search {
    explicit Search(const LessonRun &run) : search(run) {}

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
}

void ReachFinder::look(const LessonRun &run)
{
    std::vector<LessonRun> points;
    if (asked_ && !answer())
        points.push_back(*asked_);
    points.push_back(run);
    start(std::move(points));
}

void ReachFinder::ask(const LessonRun &run)
{
    asked_ = run;
    start({run});
}

std::optional<Reach> ReachFinder::find(const LessonRun &run)
{
    return table_ ? table_->find(run) : Reach::unknown;
}

std::optional<Reach> ReachFinder::answer()
{
    return asked_ ? find(*asked_) : std::nullopt;
}

void ReachFinder::start(std::vector<LessonRun> points)
{
    requestStop();
    if (search_ == nullptr)
        return;
    const int question = ++question_;
    const auto queue = [this](auto use) { QMetaObject::invokeMethod(this, use, Qt::QueuedConnection); };
    auto work = [this, queue, question, task = task_, search = search_,
                 points = std::move(points)](const std::stop_token &stop) {
        {
            const std::scoped_lock lock(search->mutex);
            Found found;
            const auto flush = [&] {
                if (!found.empty())
                    queue([this, task, told = std::exchange(found, {})] { receive(task, told); });
            };
            const auto tell = [&](const LessonRun &run, Reach reach) {
                found.emplace_back(run, reach);
                if (found.size() >= mostTogether)
                    flush();
            };
            for (const LessonRun &point : points) {
                search->search.reachOf(point, tell, stop);
                flush();
            }
            search->search.look(points.back(), tell, stop);
            flush();
        }
        queue([this, question] { threads_.erase(question); }); // its last act
    };
    threads_.emplace(question, std::jthread(std::move(work)));
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
