#pragma once

#include "bots/level.h"
#include "bots/search/search_policy.h"
#include "milestones/rules.h"
#include "milestones/thinking/site_table.h"

namespace waystone::milestones {

/// How this game is searched; see the concept SearchPolicy.
class Policy {
public:
    [[nodiscard]] static SearchSettings settings(Level level, int seats);
    [[nodiscard]] static MarginError marginError();

    void worths(const Milestones &rules, const State &state, Worths &worths) const;
    void prune(const Milestones &rules, const State &state, Seat seat, Action last,
               ActionList &actions) const;
    void actionValues(const Milestones &rules, const State &state, Seat seat, const ActionList &actions,
                      ActionValues &values) const;

private:
    mutable SiteTable sites_; ///< of the one search that has this policy
};

} // namespace waystone::milestones
