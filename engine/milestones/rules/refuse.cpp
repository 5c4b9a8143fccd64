#include "milestones/rules/refusal.h"

namespace waystone::milestones {

std::optional<Problem> Milestones::refuse(const State &state, Seat seat, Action action) const
{
    return Refusal(*this, state, seat).of(action);
}

} // namespace waystone::milestones
