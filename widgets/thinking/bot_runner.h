#pragma once

#include "bots/bots.h"
#include "session/game_controller.h"
#include "thinking/turn_time.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <thread>

namespace waystone {

/// Plays the seats of a controller's game that are the computer's: asks their bots on another thread and proposes what
/// they answer. One seat thinks at a time, the lowest first.
///
/// It plays on where play goes on: at the end of a line, and after an action that was played just now. At a moment that
/// is merely looked at, or to which play was taken back, it does nothing. Whatever happens to the game ends what is
/// being thought; an answer that comes later is dropped.
///
/// Where several act at the same time it plays before a person has begun or after they are done, never between.
///
/// A seat keeps its bot for as long as it answers and the table stays the same, so that what was thought about one action
/// of a turn serves the next.
///
/// A bot may fail (BotFailure). Then its seat waits until it is asked again, or until something else happens to the game.
class BotRunner final : public QObject {
    Q_OBJECT

public:
    /// By id and with the time that it has beyond what it needs; never null.
    using Maker = std::function<std::unique_ptr<Bot>(std::string_view, MoreTime)>;

    explicit BotRunner(GameController &controller, Maker maker = makeBot, QObject *parent = nullptr);
    /// Waits for the bots to hear that they are to stop, which they do at once.
    ~BotRunner() override;

    /// Milliseconds that pass at least between what was seen last and a computer's action that people will see. None
    /// before a secret choice.
    void setPause(int milliseconds) { pause_.setInterval(milliseconds); }
    /// How long a turn may take a bot that can use more time than it needs. None unless it is set.
    void setTurnTime(std::chrono::milliseconds limit) { time_.setLimit(limit); }
    /// Nothing is played while the table is put away.
    void setActive(bool active);
    /// An answer waits while a person is in the middle of an action.
    void setHeld(bool held);

    /// While it is paused an answer waits for step(), which plays this one alone.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return paused_; }
    void step();
    /// Lets the seat whose turn it is play, even where somebody has gone on already.
    void goOnHere() { goOn(true); }
    /// Seats get new bots, with no memory of what was thought about before.
    void forget();
    /// After a failure.
    void askAgain() { goOn(true); }

    /// The seat whose bot is being asked, or whose answer waits; nobody if there is none.
    [[nodiscard]] Seat thinkingSeat() const { return seat_; }
    /// Whether its bot is at work: not while its answer waits for the pause to end, or to be stepped to.
    [[nodiscard]] bool isBusy() const { return seat_ != nobody && !answer_; }

signals:
    void thinkingChanged(waystone::Seat seat);
    void pausedChanged(bool paused);
    void busyChanged(bool busy);
    void failed(waystone::Seat seat, const waystone::Problem &problem);

private:
    void follow(const ViewChange &change);
    /// Asks the next bot. `anywhere`: even where play has gone on before.
    void goOn(bool anywhere);
    void begin(Seat seat);
    /// That plays this seat, from question to question the same.
    [[nodiscard]] std::shared_ptr<Bot> botOf(Seat seat);
    void stop();
    void setSeat(Seat seat);
    void receive(int question, Action action);
    void receiveFailure(int question, const Problem &problem);
    void actIfReady();
    void tellBusy();
    [[nodiscard]] Rng generator(Seat seat) const;
    [[nodiscard]] Seat nextSeat() const;

    GameController &controller_;
    Maker maker_;
    QTimer pause_;
    bool active_ = true;
    bool held_ = false;
    bool paused_ = false;
    bool stepping_ = false; ///< the next answer is played though it is paused
    bool changing_ = false; ///< between the controller's two signals
    Seat seat_ = nobody;
    bool wasBusy_ = false; ///< as was told last
    int question_ = 0;     ///< the number of the last one; answers to others are too late
    std::optional<Action> answer_;
    TurnTime time_;
    std::shared_ptr<const Game> game_; ///< that bots_ play
    std::map<Seat, std::shared_ptr<Bot>> bots_;
    std::map<int, std::jthread>
        threads_; ///< by question; those of too late ones run until they have heard of it
};

} // namespace waystone
