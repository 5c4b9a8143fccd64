#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>

namespace waystone {

/// Does so many things on as many threads, the first one on this thread, and waits for all.
void sideBySide(std::size_t count, const std::function<void(std::size_t index)> &act);

/// How many things are done at the same time: one a processor, four at most.
[[nodiscard]] std::size_t threadsAtOnce();

/// Does many things, several at a time, one a processor, and tells of each on one of these threads as soon as it and all
/// before it are done: in their order, one at a time. Nothing is begun or told any more after a stop was requested.
void inOrder(std::size_t count, const std::function<void(std::size_t index)> &act,
             const std::function<void(std::size_t index)> &tell, const std::stop_token &stop);

} // namespace waystone
