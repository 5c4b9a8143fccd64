#pragma once

#include "core/event.h"
#include "milestones/rules/choices.h"
#include "milestones/rules/state.h"

namespace waystone::milestones {

/// Carries out one legal action on a state and tells what happened. The functions follow the chapters of the rulebook;
/// each expects that its action is legal.
class Referee {
public:
    /// `events` may be null: then nothing is told.
    Referee(const Edition &edition, const Choices &choices, State &state, Events *events);

    // Setup (referee_turn.cpp)
    void putBonus(int kind);
    void turnUp(int tile);
    void choose(int tile, int left);

    // Moves (referee_turn.cpp)
    void move(int target);
    void finish();

    // Trading house and castle (referee_boards.cpp)
    void hire(int tile, int left);
    void buy(int good);
    void sell(int one, int other);
    void keep(int one, int two, int three);
    void cover(int employment);

    // Board of works and mill (referee_building.cpp)
    void buildSection(int from, int milestone, int end);
    void buildHouse(int triangle);
    void buildMarket(int at);
    void takeBonus(int triangle, int employment);
    void declineBonus(int triangle);
    void supply(int market, int one, int other);

private:
    [[nodiscard]] Player &player() { return state_.seats[state_.turn]; }

    void tell(const Event &event)
    {
        if (events_ != nullptr)
            events_->push_back(event);
    }
    void gain(Good good, int amount, std::string_view cause, Place from = {});
    void pay(const Goods &cost, std::string_view cause);
    void score(Source source, int amount, Place from);
    void triggerEnd(std::string_view cause);

    void beginDraftChoice(Seat seat);
    void beginTurn(Seat seat);
    void arriveAtWorkers(int origin, int target);
    void arriveAtTradingHouse();
    void arriveAtCastle();
    void beginCovering();
    void endMove();
    void endTurn();
    void scoreMajorities();
    [[nodiscard]] bool everySeatIsSpent() const;

    void tellCovered(int employment);
    void layTile(int tile, int left, Place from);
    void loseBonus(int employment);
    void layStreet(int one, int other);
    void offerAround(int at);
    void closeOffer(int triangle);
    void endOfferIfNoneIsLeft();

    const Edition &edition_;
    const Choices &choices_;
    State &state_;
    Events *events_;
};

} // namespace waystone::milestones
