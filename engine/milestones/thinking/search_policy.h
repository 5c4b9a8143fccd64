#pragma once

#include "bots/level.h"
#include "bots/network/learning_policy.h"
#include "bots/search/search_policy.h"
#include "milestones/rules.h"
#include "milestones/thinking/advantages.h"
#include "milestones/thinking/site_table.h"

namespace waystone::milestones {

/// How this game is searched; see the concepts SearchPolicy, AdvisingPolicy and LearningPolicy.
class Policy {
public:
    [[nodiscard]] static SearchSettings settings(Level level, int seats);
    [[nodiscard]] static MarginError marginError();

    void worths(const Milestones &rules, const State &state, Worths &worths) const;
    void prune(const Milestones &rules, const State &state, Seat seat, Action last,
               ActionList &actions) const;
    void actionValues(const Milestones &rules, const State &state, Seat seat, const ActionList &actions,
                      ActionValues &values) const;

    // AdvisingPolicy
    void advantages(const Milestones &rules, const State &state, Seat seat, Advantages &found) const
    {
        addAdvantages(rules, state, seat, found);
    }

    // LearningPolicy
    [[nodiscard]] static std::vector<std::string> featureNames(int seats);
    [[nodiscard]] static SearchSettings learnedSettings(int seats);
    [[nodiscard]] static TrainingSettings trainingSettings(int seats);
    [[nodiscard]] static const Network *network(const Milestones &rules, int seats);
    [[nodiscard]] static bool judges(const Milestones &rules, const State &state);
    [[nodiscard]] static Seat viewer(const Milestones &, const State &state) { return state.turn; }
    void features(const Milestones &rules, const State &state, Seat seat, Features &features) const;

private:
    mutable SiteTable sites_; ///< of the one search that has this policy
};

} // namespace waystone::milestones
