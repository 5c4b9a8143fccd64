#pragma once

#include "scenario/goal/goal.h"

#include <QString>

namespace waystone {

/// Words of a game that has standings (standings.h), beside its GameWords.
class StandingWords {
public:
    virtual ~StandingWords() = default;

    /// A goal that asks for a number of a seat (Goal::Kind::tally) as a whole sentence, where that is a standing;
    /// `limits` is the number in words: "at least 3". Empty where the sentence for whatever is counted serves.
    [[nodiscard]] virtual QString standingGoalText(const Goal &goal, const QString &limits) const = 0;
};

} // namespace waystone
