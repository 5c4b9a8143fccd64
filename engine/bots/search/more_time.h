#pragma once

#include <functional>

namespace waystone {

/// Whether a bot that has thought enough may go on thinking; it asks again and again, on the thread that it thinks on.
/// Empty: it may not.
using MoreTime = std::function<bool()>;

} // namespace waystone
