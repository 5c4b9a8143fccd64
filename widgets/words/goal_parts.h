#pragma once

#include "scenario/goal/goal.h"

#include <QString>

namespace waystone {

/// To whom a goal is told, and how.
struct GoalVoice {
    Seat reader = nobody; ///< is addressed; every other player is named
    /// A task: "Reach 8 points." Else a condition: "You have at least 8 points."
    bool isTask = false;
};

/// What every game says alike in the sentence of a goal, for a game that says the rest in words of its own.
struct GoalParts {
    /// Whom the sentence is about.
    enum class Person { asked, you, other, nobody };

    Person person = Person::nobody;
    QString name;    ///< of the other player
    QString number;  ///< "at least 3"
    QString object;  ///< what is counted, as the object of a verb: "at least 3 coins"
    QString places;  ///< their names: "Corner b3 or Corner c3"
    QString details; ///< whole sentences that follow the one of the deed: "From: … To: …"; empty for none
    Seat asked = nobody; ///< whose task it is; nobody where it is a condition
};

/// Whether a goal asks for something however often it is there.
[[nodiscard]] inline bool isAtLeastOne(const Goal &goal)
{
    return goal.atLeast == 1 && !goal.atMost;
}

[[nodiscard]] inline bool isNone(const Goal &goal)
{
    return goal.atMost == 0 && goal.atLeast.value_or(0) <= 0;
}

} // namespace waystone
