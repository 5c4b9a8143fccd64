#pragma once

#include "core/event.h"
#include "province/rules.h"

namespace waystone::province {

/// Carries out one legal action on a state and tells what happened. Each function expects that its action is legal.
class Referee {
public:
    /// `events` may be null: then nothing is told.
    Referee(const Province &rules, State &state, Events *events);

    // Chance (referee_turn.cpp)
    void roll(Ships ships);
    void reveal(int goal);

    // The course of a turn (referee_turn.cpp)
    void finishWork();
    void endTurn();

    // What a seat does (referee_actions.cpp)
    void move(int kind, int zone);
    void moveAll();
    void build(int structure);
    void hire();
    void grind();
    void useUnion();
    void repay();
    void borrow(int structure);

private:
    void tell(const Event &event)
    {
        if (events_ != nullptr)
            events_->push_back(event);
    }
    [[nodiscard]] std::uint8_t effects() const;
    [[nodiscard]] Place printed(Structure structure) const;

    void gainLabor(int amount, std::string_view cause, Place from);
    /// Cut to what the bank holds.
    void gainCoins(int amount, std::string_view cause, Place from);
    void payLabor(int amount, std::string_view cause);
    void payCoins(int amount, std::string_view cause);
    void score(Seat seat, Source source, int amount, Place from);

    void moveWorker(int worker);
    void enter(int worker, Seat owner);
    void beginTurn(Seat seat);
    void gainByMill();
    void gainBySmithy();
    void gainByHarbor();

    [[nodiscard]] bool isGoalEarned() const;
    void takeGoal(Seat seat);
    void settle();
    void goOn();
    void triggerEnd(End cause);
    void scoreTheEnd();

    const Province &rules_;
    const Edition &edition_;
    const Choices &choices_;
    State &state_;
    Events *events_;
};

} // namespace waystone::province
