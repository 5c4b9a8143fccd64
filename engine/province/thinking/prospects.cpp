#include "province/thinking/prospects.h"

#include "province/thinking/judgement.h"

namespace waystone::province {

namespace {

// Found by matches of the strongest level against itself with some of the figures changed.
constexpr Judgement farSighted{
    .structureAhead = 1.0,
    .coinAhead = 0.25,
    .usefulCoins = 7, // who counts more of them hoards all there are
    .laborAhead = 0.04,
    .sailorAhead = 1.0,
    .plan = 0.7,
    .effects =
        {
            -0.2, // lender
            -0.1, // bank
            0.6,  // camp
            0.7,  // village
            0.8,  // mill
            0.6,  // smithy
            -1.7, // union
            -0.1, // harbor
        },
    .spent = 0.5,
};

} // namespace

double prospects(const Province &rules, const State &state, Seat seat)
{
    return judged(rules, state, seat, farSighted);
}

} // namespace waystone::province
