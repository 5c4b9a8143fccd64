#include "province/rules.h"
#include "province/thinking/judgement.h"

namespace waystone::province {

namespace {

// Eager to build: who does not look ahead would otherwise exchange coins and labor for ever.
constexpr Judgement simple{
    .structureAhead = 1.5, .coinAhead = 0.2, .laborAhead = 0.05, .sailorAhead = 0.5, .plan = 0.9};

} // namespace

double Province::worth(const State &state, Seat seat) const
{
    return judged(*this, state, seat, simple);
}

} // namespace waystone::province
