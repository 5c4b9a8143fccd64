#pragma once

#include "session/game_controller.h"
#include "thinking/advice.h"

#include <QObject>

#include <map>
#include <set>
#include <thread>

namespace waystone {

/// Thinks about the moment that a controller shows, for the seat that acts there and from what that seat may know, as
/// long as somebody wants it. It does so on two other threads and tells of what it has found again and again, the first
/// time within a fraction of a second. Whatever happens to the game ends the thought, and a new one begins.
class Adviser final : public QObject {
    Q_OBJECT

public:
    explicit Adviser(GameController &controller, QObject *parent = nullptr);
    /// Waits for the thought to end, which it does at once.
    ~Adviser() override;

    /// Whether `who` has a use for advice. It thinks while anybody has.
    void want(const void *who, bool wanted);
    /// Nothing is thought while the processor is needed for something else.
    void setHeld(bool held);
    /// A thought ends after so many iterations, or after so long.
    void setBudget(std::uint64_t iterations, int milliseconds);

    /// The seat that can be advised at this moment: whoever acts, unless that would tell what the others at the screen
    /// may not know; nobody if there is none.
    [[nodiscard]] Seat subject() const;
    /// Of the moment that is shown.
    [[nodiscard]] const Advice &advice() const { return advice_; }
    [[nodiscard]] bool isThinking() const { return isThinking_; }

signals:
    /// There is more of it, or none because the moment is another one.
    void adviceChanged();

private:
    void goOn();
    void begin();
    void stop();
    void restart();
    void receive(int question, Advice advice);

    GameController &controller_;
    std::set<const void *> wanting_;
    bool held_ = false;
    bool changing_ = false; ///< between the controller's two signals
    bool isThinking_ = false;
    std::uint64_t mostIterations_;
    int mostTime_;     ///< in milliseconds
    int question_ = 0; ///< the number of the last one; what comes for others is too late
    Advice advice_;
    std::map<int, std::jthread> threads_; ///< by question; those of old ones run until they have heard of it
};

} // namespace waystone
