#pragma once

#include "bots/level.h"
#include "bots/network/learning_policy.h"
#include "bots/search/search_policy.h"
#include "province/rules.h"
#include "province/thinking/advantages.h"

namespace waystone::province {

/// How this game is searched; see the concepts SearchPolicy, AdvisingPolicy and LearningPolicy.
class Policy {
public:
    [[nodiscard]] static SearchSettings settings(Level level, int seats);
    [[nodiscard]] static MarginError marginError();

    void worths(const Province &rules, const State &state, Worths &worths) const;
    void prune(const Province &rules, const State &state, Seat seat, Action last, ActionList &actions) const;
    void actionValues(const Province &rules, const State &state, Seat seat, const ActionList &actions,
                      ActionValues &values) const;

    // AdvisingPolicy
    void advantages(const Province &rules, const State &state, Seat seat, Advantages &found) const
    {
        addAdvantages(rules, state, seat, found);
    }

    // LearningPolicy
    [[nodiscard]] static std::vector<std::string> featureNames(int seats);
    [[nodiscard]] static SearchSettings learnedSettings(int seats);
    [[nodiscard]] static TrainingSettings trainingSettings(int seats);
    [[nodiscard]] static const Network *network(const Province &rules, int seats);
    [[nodiscard]] static bool judges(const Province &, const State &) { return true; }
    [[nodiscard]] static Seat viewer(const Province &, const State &state) { return state.turn; }
    void features(const Province &rules, const State &state, Seat seat, Features &features) const;
};

} // namespace waystone::province
