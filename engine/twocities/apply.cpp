#include "twocities/referee.h"

#include <cstdio>
#include <cstdlib>

namespace waystone::twocities {

namespace {

/// An illegal action inside the program is a defect: say what and where, in a form that can be pasted, and stop.
[[maybe_unused]] void assertLegal(const BetweenTwoCities &rules, const State &state, Seat seat, Action action)
{
    if (const std::optional<Problem> problem = rules.refuse(state, seat, action)) {
        std::fprintf(stderr, "illegal action \"%s\" of seat %d: %s\nposition: %s\n",
                     rules.notation(action).c_str(), seat, describe(*problem).c_str(),
                     rules.positionText(rules.setup(state)).c_str());
        std::abort();
    }
}

} // namespace

void BetweenTwoCities::apply(State &state, Seat seat, Action action, Events *events) const
{
#ifndef NDEBUG
    assertLegal(*this, state, seat, action);
#endif
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
