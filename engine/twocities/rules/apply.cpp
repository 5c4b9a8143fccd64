#include "core/assert_legal.h"
#include "twocities/rules/referee.h"

namespace waystone::twocities {

void BetweenTwoCities::apply(State &state, Seat seat, Action action, Events *events) const
{
    assertLegal(*this, state, seat, action);
    Referee referee(*this, state, events);
    switch (static_cast<Verb>(action.verb)) {
    case Verb::draw:
        return referee.draw(action.first);
    case Verb::select:
        return referee.select(seat, action.first, action.second);
    case Verb::place:
        return referee.place(seat, action.first, action.second, action.third);
    }
}

} // namespace waystone::twocities
