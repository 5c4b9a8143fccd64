#include "core/assert_legal.h"
#include "milestones/rules.h"
#include "milestones/rules/referee.h"

namespace waystone::milestones {

void Milestones::apply(State &state, Seat seat, Action action, Events *events) const
{
    assertLegal(*this, state, seat, action);
    Referee referee(edition_, choices_, state, events);
    switch (static_cast<Verb>(action.verb)) {
    case Verb::putBonus:
        return referee.putBonus(action.first);
    case Verb::turnUp:
        return referee.turnUp(action.first);
    case Verb::choose:
        return referee.choose(action.first, action.second);
    case Verb::move:
        return referee.move(action.first);
    case Verb::hire:
        return referee.hire(action.first, action.second);
    case Verb::buy:
        return referee.buy(action.first);
    case Verb::sell:
        return referee.sell(action.first, action.second);
    case Verb::section:
        return referee.buildSection(action.first, action.second, action.third);
    case Verb::house:
        return referee.buildHouse(action.first);
    case Verb::market:
        return referee.buildMarket(action.first);
    case Verb::take:
        return referee.takeBonus(action.first, action.second);
    case Verb::decline:
        return referee.declineBonus(action.first);
    case Verb::supply:
        return referee.supply(action.first, action.second, action.third);
    case Verb::keep:
        return referee.keep(action.first, action.second, action.third);
    case Verb::cover:
        return referee.cover(action.first);
    case Verb::finish:
        return referee.finish();
    }
}

} // namespace waystone::milestones
