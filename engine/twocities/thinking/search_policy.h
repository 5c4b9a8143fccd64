#pragma once

#include "bots/level.h"
#include "bots/search/search_policy.h"
#include "twocities/rules.h"
#include "twocities/thinking/advantages.h"

namespace waystone::twocities {

/// How this game is searched; see the concepts SearchPolicy and AdvisingPolicy.
class Policy {
public:
    [[nodiscard]] static SearchSettings settings(Level level, int seats);
    [[nodiscard]] static MarginError marginError();

    void worths(const BetweenTwoCities &rules, const State &state, Worths &worths) const;
    void prune(const BetweenTwoCities &rules, const State &state, Seat seat, Action last,
               ActionList &actions) const;
    void actionValues(const BetweenTwoCities &rules, const State &state, Seat seat, const ActionList &actions,
                      ActionValues &values) const;

    // AdvisingPolicy
    void advantages(const BetweenTwoCities &rules, const State &state, Seat seat, Advantages &found) const
    {
        addAdvantages(rules, state, seat, found);
    }
};

} // namespace waystone::twocities
