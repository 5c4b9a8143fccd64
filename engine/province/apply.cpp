#include "province/referee.h"
#include "province/rules.h"

#include <cstdio>
#include <cstdlib>

namespace waystone::province {

namespace {

/// An illegal action inside the program is a defect: say what and where, in a form that can be pasted, and stop.
[[maybe_unused]] void assertLegal(const Province &rules, const State &state, Seat seat, Action action)
{
    if (const std::optional<Problem> problem = rules.refuse(state, seat, action)) {
        std::fprintf(stderr, "illegal action \"%s\" of seat %d: %s\nposition: %s\n",
                     rules.notation(action).c_str(), seat, describe(*problem).c_str(),
                     rules.positionText(rules.setup(state)).c_str());
        std::abort();
    }
}

} // namespace

void Province::apply(State &state, Seat seat, Action action, Events *events) const
{
#ifndef NDEBUG
    assertLegal(*this, state, seat, action);
#else
    static_cast<void>(seat);
#endif
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
