#pragma once

#include "cli/arena/arena_tally.h"

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace waystone::cli {

/// Plays the seeds of a range on several threads and hands their counts on in the order of the seeds.
class SeedQueue {
public:
    using BySeed = std::map<std::uint64_t, ArenaTally>;
    /// Plays one seed; nothing if it was stopped. Called on the threads.
    using Play = std::function<std::optional<ArenaTally>(std::uint64_t seed, const std::stop_token &stop)>;
    /// Told of each seed as soon as it is played, in any order, one at a time. Called on the threads.
    using Finished = std::function<void(std::uint64_t seed, const ArenaTally &games)>;

    /// Begins at once. What is `known` is not played.
    SeedQueue(SeedRange range, int workers, BySeed known, Play play, Finished finished,
              const std::stop_token &stop);
    SeedQueue(const SeedQueue &) = delete;
    SeedQueue &operator=(const SeedQueue &) = delete;
    ~SeedQueue() { stopAll(); }

    /// The counts of the next seed, once they are there. Nothing after a stop. Throws what a thread has thrown.
    [[nodiscard]] std::optional<ArenaTally> next();
    /// Ends all threads. What was finished and not handed on.
    [[nodiscard]] BySeed rest();

private:
    void work();
    /// The next seed for a thread, once the others are not too far behind; nothing when there is none left.
    [[nodiscard]] std::optional<std::uint64_t> taken();
    void stopAll();

    SeedRange range_;
    std::uint64_t ahead_; ///< so many seeds may be played before the one that is handed on next
    Play play_;
    Finished finished_;

    std::mutex mutex_;
    std::condition_variable changed_;
    BySeed known_;
    std::uint64_t toPlay_;
    std::uint64_t toGive_;
    bool isAllTaken_ = false;
    std::exception_ptr failure_;

    std::stop_source stop_;
    std::vector<std::thread> threads_;
    std::stop_callback<std::function<void()>> fromOutside_;
};

} // namespace waystone::cli
