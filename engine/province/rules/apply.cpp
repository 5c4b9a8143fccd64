#include "core/assert_legal.h"
#include "province/rules.h"
#include "province/rules/referee.h"

namespace waystone::province {

void Province::apply(State &state, Seat seat, Action action, Events *events) const
{
    assertLegal(*this, state, seat, action);
    Referee referee(*this, state, events);
    switch (static_cast<Verb>(action.verb)) {
    case Verb::roll:
        return referee.roll(static_cast<Ships>(action.first));
    case Verb::reveal:
        return referee.reveal(action.first);
    case Verb::move:
        return referee.move(action.first, action.second);
    case Verb::moveAll:
        return referee.moveAll();
    case Verb::finishWork:
        return referee.finishWork();
    case Verb::build:
        return referee.build(action.first);
    case Verb::hire:
        return referee.hire();
    case Verb::grind:
        return referee.grind();
    case Verb::useUnion:
        return referee.useUnion();
    case Verb::repay:
        return referee.repay();
    case Verb::borrow:
        return referee.borrow(action.first);
    case Verb::endTurn:
        return referee.endTurn();
    }
}

} // namespace waystone::province
