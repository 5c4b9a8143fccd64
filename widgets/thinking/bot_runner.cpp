#include "thinking/bot_runner.h"

#include "bots/bot_failure.h"
#include "session/under_way.h"

#include <cassert>

namespace waystone {

BotRunner::BotRunner(GameController &controller, Maker maker, QObject *parent)
    : QObject(parent), controller_(controller), maker_(std::move(maker))
{
    pause_.setSingleShot(true);
    pause_.setInterval(0);
    connect(&pause_, &QTimer::timeout, this, &BotRunner::actIfReady);
    connect(&controller, &GameController::viewAboutToChange, this, [this](const ViewChange &change) {
        changing_ = true;
        if (change.reason != ViewChange::Reason::turned)
            stop();
    });
    connect(&controller, &GameController::viewChanged, this, &BotRunner::follow);
    connect(&controller, &GameController::playersChanged, this, [this] {
        bots_.clear();
        if (changing_)
            return;
        stop();
        goOn(false);
    });
    // Whoever makes a line the main one wants to play on from there.
    connect(&controller, &GameController::logReordered, this, [this] { goOn(true); });
    connect(&controller, &GameController::confirmationEnded, this, &BotRunner::actIfReady,
            Qt::QueuedConnection);
    if (controller.hasGame())
        goOn(false);
}

BotRunner::~BotRunner()
{
    // All hear of it before the first is waited for.
    for (auto &[question, thread] : threads_)
        thread.request_stop();
}

void BotRunner::setActive(bool active)
{
    active_ = active;
    if (!active)
        stop();
    else if (seat_ == nobody)
        goOn(false);
}

void BotRunner::setHeld(bool held)
{
    held_ = held;
    // Not at once: whoever tells of it may be in the middle of showing a change.
    if (!held)
        QMetaObject::invokeMethod(this, &BotRunner::actIfReady, Qt::QueuedConnection);
}

void BotRunner::setPaused(bool paused)
{
    if (paused == paused_)
        return;
    paused_ = paused;
    stepping_ = false;
    emit pausedChanged(paused);
    if (!paused)
        QMetaObject::invokeMethod(this, &BotRunner::actIfReady, Qt::QueuedConnection);
}

void BotRunner::step()
{
    if (!paused_ || seat_ == nobody)
        return;
    stepping_ = true;
    pause_.stop();
    QMetaObject::invokeMethod(this, &BotRunner::actIfReady, Qt::QueuedConnection);
}

void BotRunner::forget()
{
    stop();
    bots_.clear();
}

void BotRunner::follow(const ViewChange &change)
{
    changing_ = false;
    if (change.reason != ViewChange::Reason::turned || seat_ == nobody)
        goOn(change.reason == ViewChange::Reason::played);
}

Seat BotRunner::nextSeat() const
{
    // Nothing changes under the hand of a person who is not done: not between two pieces that they lay.
    if (personUnderWay(controller_) != nobody)
        return nobody;
    for (Seat seat = 0; seat < controller_.seats(); ++seat)
        if (controller_.shown().actors.includes(seat) && !controller_.player(seat).isPerson() &&
            controller_.lets(seat))
            return seat;
    return nobody;
}

void BotRunner::goOn(bool anywhere)
{
    if (!active_ || !controller_.hasGame() || controller_.shown().isPast || seat_ != nobody)
        return;
    const Seat seat = nextSeat();
    if (seat != nobody &&
        (anywhere || controller_.history().children(controller_.history().current()).empty()))
        begin(seat);
}

Rng BotRunner::generator(Seat seat) const
{
    // The same game asks the same way again, another one does not; what chance will draw cannot be told from it.
    const GameHistory &history = controller_.history();
    return Rng(history.mark() ^ (std::uint64_t{history.current()} << 8) ^ seat);
}

std::shared_ptr<Bot> BotRunner::botOf(Seat seat)
{
    if (const std::shared_ptr<const Game> &game = controller_.table().game; game != game_) {
        bots_.clear();
        time_.forgetTurn();
        game_ = game;
    }
    std::shared_ptr<Bot> &bot = bots_[seat];
    if (bot == nullptr)
        bot = maker_(controller_.player(seat).bot, [&time = time_] { return time.isLeft(); });
    assert(bot != nullptr);
    return bot;
}

void BotRunner::begin(Seat seat)
{
    std::shared_ptr<Bot> bot = botOf(seat);
    time_.begin(controller_.history().turnStart(), seat);
    const int question = ++question_;
    answer_.reset();
    if (controller_.choosesInSecret(seat))
        pause_.stop();
    else
        pause_.start();
    auto think = [this, question, seat, bot = std::move(bot), game = controller_.table().game,
                  view = controller_.viewOf(seat), rng = generator(seat)](std::stop_token stop) mutable {
        try {
            const Action action = bot->choose(*game, view, seat, rng, std::move(stop));
            QMetaObject::invokeMethod(
                this, [this, question, action] { receive(question, action); }, Qt::QueuedConnection);
        } catch (const BotFailure &failure) {
            QMetaObject::invokeMethod(
                this, [this, question, problem = failure.problem] { receiveFailure(question, problem); },
                Qt::QueuedConnection);
        }
    };
    threads_.emplace(question, std::jthread(std::move(think)));
    setSeat(seat);
}

void BotRunner::stop()
{
    pause_.stop();
    stepping_ = false;
    answer_.reset();
    if (const auto thread = threads_.find(question_); thread != threads_.end()) {
        thread->second.request_stop();
        bots_.erase(seat_); // until it has heard of that nobody else may ask it
    }
    ++question_;
    setSeat(nobody);
}

void BotRunner::setSeat(Seat seat)
{
    if (seat == seat_)
        return;
    seat_ = seat;
    emit thinkingChanged(seat);
    tellBusy();
}

void BotRunner::tellBusy()
{
    if (isBusy() == wasBusy_)
        return;
    wasBusy_ = isBusy();
    emit busyChanged(wasBusy_);
}

void BotRunner::receive(int question, Action action)
{
    threads_.erase(question); // its last act was to tell of the answer
    if (question != question_)
        return;
    time_.end();
    answer_ = action;
    tellBusy();
    actIfReady();
}

void BotRunner::receiveFailure(int question, const Problem &problem)
{
    threads_.erase(question);
    if (question != question_)
        return;
    const Seat seat = seat_;
    bots_.erase(seat);
    stop();
    emit failed(seat, problem);
}

void BotRunner::actIfReady()
{
    if (!answer_ || pause_.isActive() || held_ || controller_.isConfirming() || (paused_ && !stepping_))
        return;
    stepping_ = false;
    const Seat seat = seat_;
    const Action action = *answer_;
    [[maybe_unused]] const bool played = controller_.propose(seat, action, GameController::Proposer::program);
    assert(played);
}

} // namespace waystone
