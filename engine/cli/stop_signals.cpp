#include "cli/stop_signals.h"

#include "cli/failure.h"

namespace waystone::cli {

StopSignals::StopSignals()
    : watch_([this](int signal) {
          signal_ = signal;
          source_.request_stop();
      })
{}

void StopSignals::leave(const std::string &what) const
{
    constexpr int ofSignals = 128; // as shells count
    throw Failure{"stopped by " + platform::StopWatch::nameOf(signal_) + ", " + what, ofSignals + signal_};
}

} // namespace waystone::cli
