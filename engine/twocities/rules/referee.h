#pragma once

#include "core/event.h"
#include "twocities/rules.h"

namespace waystone::twocities {

/// Carries out one legal action on a state and tells what happened. The functions follow the chapters of the rulebook;
/// each expects that its action is legal.
class Referee {
public:
    /// `events` may be null: then nothing is told. What is told of a draw or a selection is what everybody may know.
    Referee(const BetweenTwoCities &rules, State &state, Events *events)
        : rules_(rules), edition_(rules.edition()), state_(state), events_(events)
    {}

    void draw(int tile);
    void select(Seat seat, int one, int other);
    void place(Seat seat, int tile, int city, int cell);

private:
    void tell(const Event &event)
    {
        if (events_ != nullptr)
            events_->push_back(event);
    }
    /// An event for each building of a tile that lies open: on one place, or a duplex tile's halves on two.
    void tellBuildings(Event event, int tile, Place first, Place second);
    void tellPoints(const Score &before);

    void beginSelection();
    void reveal();
    void endTurn();
    void passHands();
    void discardLast();
    void endRound();

    const BetweenTwoCities &rules_;
    const Edition &edition_;
    State &state_;
    Events *events_;
};

} // namespace waystone::twocities
