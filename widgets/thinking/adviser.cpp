#include "thinking/adviser.h"

#include "advice/advised.h"

#include <chrono>

namespace waystone {

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr std::uint64_t usualIterations = 400'000;
constexpr int usualTime = 20'000;    ///< in milliseconds
constexpr std::uint64_t batch = 100; ///< iterations between two looks at the clock: a few milliseconds
constexpr int threads = 2;           ///< on every machine, so that the advice is the same on all of them
constexpr auto firstReport = 250ms;
constexpr auto nextReports = 500ms;
constexpr std::uint64_t seed = 1; ///< the same moment is judged the same way again

} // namespace

Adviser::Adviser(GameController &controller, QObject *parent)
    : QObject(parent), controller_(controller), mostIterations_(usualIterations), mostTime_(usualTime)
{
    connect(&controller, &GameController::viewAboutToChange, this, [this] {
        changing_ = true;
        stop();
        advice_ = {};
    });
    connect(&controller, &GameController::viewChanged, this, [this] {
        changing_ = false;
        restart();
    });
    connect(&controller, &GameController::playersChanged, this, &Adviser::restart);
    connect(&controller, &GameController::studyChanged, this, &Adviser::restart);
}

Adviser::~Adviser()
{
    for (auto &[question, thread] : threads_)
        thread.request_stop();
}

void Adviser::want(const void *who, bool wanted)
{
    if (wanted == wanting_.contains(who))
        return;
    if (wanted)
        wanting_.insert(who);
    else
        wanting_.erase(who);
    if (wanting_.empty())
        stop();
    else
        goOn();
}

void Adviser::setHeld(bool held)
{
    if (held == held_)
        return;
    held_ = held;
    // Not at once: whoever tells of it may be in the middle of a change.
    if (held)
        stop();
    else
        QMetaObject::invokeMethod(this, &Adviser::goOn, Qt::QueuedConnection);
}

void Adviser::setBudget(std::uint64_t iterations, int milliseconds)
{
    mostIterations_ = iterations;
    mostTime_ = milliseconds;
}

Seat Adviser::subject() const
{
    if (!controller_.hasGame() || controller_.isOver())
        return nobody;
    const Seat seat = controller_.actingSeat();
    if (seat == nobody || !controller_.shown().actors.includes(seat))
        return nobody;
    const bool isHidden = controller_.table().secrets == Secrets::curtain && !controller_.isStudy();
    return isHidden && controller_.shown().screen.watching != seat ? nobody : seat;
}

void Adviser::goOn()
{
    if (!isThinking_ && !advice_.isFinished)
        begin();
}

void Adviser::restart()
{
    if (changing_)
        return;
    stop();
    advice_ = {};
    emit adviceChanged();
    begin();
}

void Adviser::begin()
{
    const Seat seat = subject();
    if (wanting_.empty() || held_ || changing_ || seat == nobody)
        return;
    const int question = ++question_;
    isThinking_ = true;
    auto think = [this, question, seat, game = controller_.table().game, view = controller_.viewOf(seat),
                  iterations = mostIterations_,
                  time = std::chrono::milliseconds(mostTime_)](const std::stop_token &stop) {
        const std::unique_ptr<Analysis> analysis = Analysis::make(*game, view, seat, seed, threads);
        const auto report = [&](bool isFinished) {
            Advised advised = advisedBy(*analysis, *game, view, seat);
            Advice advice{seat,
                          analysis->candidates(),
                          std::move(advised.best.line),
                          std::move(advised.comparison),
                          analysis->iterations(),
                          isFinished};
            QMetaObject::invokeMethod(
                this,
                [this, question, advice = std::move(advice)]() mutable {
                    receive(question, std::move(advice));
                },
                Qt::QueuedConnection);
        };
        const Clock::time_point start = Clock::now();
        Clock::time_point next = start + firstReport;
        while (!stop.stop_requested() && analysis->iterations() < iterations && Clock::now() < start + time) {
            const std::uint64_t before = analysis->iterations();
            analysis->run(batch, stop);
            if (analysis->iterations() == before)
                break;
            if (Clock::now() >= next) {
                report(false);
                next = Clock::now() + nextReports;
            }
        }
        report(true); // its last act
    };
    threads_.emplace(question, std::jthread(std::move(think)));
}

void Adviser::stop()
{
    if (const auto thread = threads_.find(question_); thread != threads_.end())
        thread->second.request_stop();
    ++question_;
    isThinking_ = false;
}

void Adviser::receive(int question, Advice advice)
{
    if (advice.isFinished)
        threads_.erase(question);
    if (question != question_)
        return;
    isThinking_ = !advice.isFinished;
    advice_ = std::move(advice);
    emit adviceChanged();
}

} // namespace waystone
