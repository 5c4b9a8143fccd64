#include "cli/stop_signals.h"

#include "cli/failure.h"

#include <array>

#include <pthread.h>

namespace waystone::cli {

namespace {

constexpr std::array stopping = {SIGINT, SIGTERM, SIGHUP};

bool isIgnored(int signal)
{
    struct sigaction action {};
    return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

std::string nameOf(int signal)
{
    return signal == SIGINT ? "SIGINT" : signal == SIGTERM ? "SIGTERM" : "SIGHUP";
}

} // namespace

StopSignals::StopSignals()
{
    sigemptyset(&watched_);
    for (const int signal : stopping)
        if (!isIgnored(signal))
            sigaddset(&watched_, signal);
    sigaddset(&watched_, SIGUSR2); // ours, see the destructor
    // Threads that are made from now on inherit that they are not interrupted.
    pthread_sigmask(SIG_BLOCK, &watched_, &before_);
    watcher_ = std::thread([this] { watch(); });
}

StopSignals::~StopSignals()
{
    isOver_ = true;
    pthread_kill(watcher_.native_handle(), SIGUSR2);
    watcher_.join();
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

void StopSignals::watch()
{
    while (!isOver_) {
        int signal = 0;
        if (sigwait(&watched_, &signal) != 0 || signal == SIGUSR2)
            continue;
        if (signal_ != 0) {
            // This one alone: the destructor's may be waiting, and must not be what ends the program.
            sigset_t again;
            sigemptyset(&again);
            sigaddset(&again, signal);
            pthread_sigmask(SIG_UNBLOCK, &again, nullptr);
            raise(signal);
        }
        signal_ = signal;
        source_.request_stop();
    }
}

void StopSignals::leave(const std::string &what) const
{
    constexpr int ofSignals = 128; // as shells count
    throw Failure{"stopped by " + nameOf(signal_) + ", " + what, ofSignals + signal_};
}

} // namespace waystone::cli
