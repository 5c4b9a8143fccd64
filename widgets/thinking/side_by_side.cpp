#include "thinking/side_by_side.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace waystone {

namespace {

/// Each search takes memory, and the screen wants a processor too.
constexpr unsigned mostThreads = 4;

} // namespace

void sideBySide(std::size_t count, const std::function<void(std::size_t)> &act)
{
    std::vector<std::jthread> others;
    for (std::size_t index = 1; index < count; ++index)
        others.emplace_back([&act, index] { act(index); });
    if (count > 0)
        act(0);
}

std::size_t threadsAtOnce()
{
    return std::clamp(std::thread::hardware_concurrency(), 1U, mostThreads);
}

void inOrder(std::size_t count, const std::function<void(std::size_t)> &act,
             const std::function<void(std::size_t)> &tell, const std::stop_token &stop)
{
    std::atomic<std::size_t> next = 0;
    std::mutex telling;
    std::vector<bool> isDone(count);
    std::size_t told = 0;
    const auto work = [&](std::size_t) {
        for (std::size_t index = next++; index < count && !stop.stop_requested(); index = next++) {
            act(index);
            const std::lock_guard lock(telling);
            isDone[index] = true;
            for (; told < count && isDone[told] && !stop.stop_requested(); ++told)
                tell(told);
        }
    };
    sideBySide(std::min(count, threadsAtOnce()), work);
}

} // namespace waystone
