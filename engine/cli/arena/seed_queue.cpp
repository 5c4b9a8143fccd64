#include "cli/arena/seed_queue.h"

namespace waystone::cli {

SeedQueue::SeedQueue(SeedRange range, int workers, BySeed known, Play play, Finished finished,
                     const std::stop_token &stop)
    : range_(range),
      ahead_(std::uint64_t{16} * static_cast<std::uint64_t>(workers)),
      play_(std::move(play)),
      finished_(std::move(finished)),
      known_(std::move(known)),
      toPlay_(range.first),
      toGive_(range.first),
      fromOutside_(stop, [this] {
          stop_.request_stop();
          const std::lock_guard lock(mutex_); // or the call could fall between a look and the sleep after it
          changed_.notify_all();
      })
{
    for (int count = 0; count < workers; ++count)
        threads_.emplace_back([this] { work(); });
}

std::optional<ArenaTally> SeedQueue::next()
{
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return known_.contains(toGive_) || failure_ || stop_.stop_requested(); });
    if (failure_)
        std::rethrow_exception(failure_);
    if (stop_.stop_requested())
        return std::nullopt;
    const auto node = known_.extract(toGive_++);
    changed_.notify_all();
    return std::move(node.mapped());
}

SeedQueue::BySeed SeedQueue::rest()
{
    stopAll();
    return std::move(known_);
}

void SeedQueue::work()
{
    while (const std::optional<std::uint64_t> seed = taken()) {
        try {
            std::optional<ArenaTally> games = play_(*seed, stop_.get_token());
            const std::lock_guard lock(mutex_);
            if (games) {
                finished_(*seed, *games);
                known_.emplace(*seed, std::move(*games));
            }
        } catch (...) { // goes on where the counts are waited for
            const std::lock_guard lock(mutex_);
            if (!failure_)
                failure_ = std::current_exception();
        }
        changed_.notify_all();
    }
}

std::optional<std::uint64_t> SeedQueue::taken()
{
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [this] {
            const bool isNear = toPlay_ <= toGive_ || toPlay_ - toGive_ < ahead_;
            return isAllTaken_ || isNear || failure_ || stop_.stop_requested();
        });
        if (isAllTaken_ || failure_ || stop_.stop_requested())
            return std::nullopt;
        const std::uint64_t seed = toPlay_;
        if (seed == range_.last)
            isAllTaken_ = true;
        else
            ++toPlay_;
        if (seed >= toGive_ && !known_.contains(seed))
            return seed;
    }
}

void SeedQueue::stopAll()
{
    stop_.request_stop();
    {
        const std::lock_guard lock(mutex_);
        changed_.notify_all();
    }
    for (std::thread &thread : threads_)
        if (thread.joinable())
            thread.join();
}

} // namespace waystone::cli
