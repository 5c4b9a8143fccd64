#pragma once

#include "bots/level.h"
#include "bots/network/learning_policy.h"
#include "bots/search/search_policy.h"
#include "twocities/rules.h"
#include "twocities/thinking/advantages.h"

namespace waystone::twocities {

/// How this game is searched; see the concepts SearchPolicy, AdvisingPolicy and LearningPolicy. Its parts are the cities.
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

    // LearningPolicy, JudgesParts
    [[nodiscard]] static std::vector<std::string> featureNames(int seats);
    [[nodiscard]] static SearchSettings learnedSettings(int seats);
    [[nodiscard]] static TrainingSettings trainingSettings(int seats);
    [[nodiscard]] static const Network *network(const BetweenTwoCities &rules, int seats);
    [[nodiscard]] static bool judges(const BetweenTwoCities &rules, const State &state);
    [[nodiscard]] static int parts(const BetweenTwoCities &rules, const State &state);
    void partFeatures(const BetweenTwoCities &rules, const State &state, int city, Features &features) const;
    [[nodiscard]] double partPoints(const BetweenTwoCities &rules, const State &state, int city) const;
    [[nodiscard]] Expectations expected(const BetweenTwoCities &rules, const State &state,
                                        const PartPoints &points) const;
};

} // namespace waystone::twocities
