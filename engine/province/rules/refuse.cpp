#include "province/rules/refusal.h"

namespace waystone::province {

std::optional<Problem> Province::refuse(const State &state, Seat seat, Action action) const
{
    return Refusal(*this, state, seat).of(action);
}

} // namespace waystone::province
