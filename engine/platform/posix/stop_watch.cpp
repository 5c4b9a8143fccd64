#include "platform/stop_watch.h"

#include <array>
#include <atomic>
#include <csignal>
#include <thread>
#include <utility>

#include <pthread.h>

namespace waystone::platform {

namespace {

constexpr std::array stopping = {SIGINT, SIGTERM, SIGHUP};

bool isIgnored(int signal)
{
    struct sigaction action {};
    return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

} // namespace

class StopWatch::Watcher {
public:
    explicit Watcher(std::function<void(int)> come) : come_(std::move(come))
    {
        sigemptyset(&watched_);
        for (const int signal : stopping)
            if (!isIgnored(signal))
                sigaddset(&watched_, signal);
        sigaddset(&watched_, SIGUSR2); // ours, see the destructor
        // Threads that are made from now on inherit that they are not interrupted.
        pthread_sigmask(SIG_BLOCK, &watched_, &before_);
        thread_ = std::thread([this] { watch(); });
    }
    Watcher(const Watcher &) = delete;
    Watcher &operator=(const Watcher &) = delete;
    ~Watcher()
    {
        isOver_ = true;
        pthread_kill(thread_.native_handle(), SIGUSR2);
        thread_.join();
        pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }

private:
    void watch()
    {
        bool hasCome = false;
        while (!isOver_) {
            int signal = 0;
            if (sigwait(&watched_, &signal) != 0 || signal == SIGUSR2)
                continue;
            if (hasCome) {
                // This one alone: the destructor's may be waiting, and must not be what ends the program.
                sigset_t again;
                sigemptyset(&again);
                sigaddset(&again, signal);
                pthread_sigmask(SIG_UNBLOCK, &again, nullptr);
                raise(signal);
            }
            hasCome = true;
            come_(signal);
        }
    }

    sigset_t watched_{};
    sigset_t before_{};
    std::function<void(int)> come_;
    std::atomic<bool> isOver_ = false;
    std::thread thread_;
};

StopWatch::StopWatch(std::function<void(int request)> come)
    : watcher_(std::make_unique<Watcher>(std::move(come)))
{}

StopWatch::~StopWatch() = default;

std::string StopWatch::nameOf(int request)
{
    return request == SIGINT ? "SIGINT" : request == SIGTERM ? "SIGTERM" : "SIGHUP";
}

} // namespace waystone::platform
