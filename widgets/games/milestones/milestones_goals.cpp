#include "games/milestones/milestones_words.h"

#include "milestones/rules/standing.h"
#include "scenario/goal/goal.h"

// Goals that ask for what the workers on a board stand for.

namespace waystone::milestones {

namespace {

bool isAtLeastOne(const Goal &goal)
{
    return goal.atLeast == 1 && !goal.atMost;
}

bool isNone(const Goal &goal)
{
    return goal.atMost == 0 && goal.atLeast.value_or(0) <= 0;
}

} // namespace

QString MilestonesWords::standingGoalText(const Goal &goal, const QString &limits) const
{
    if (goal.what == term::ascendingSequence)
        return sequenceGoalText(goal, limits);
    if (goal.what == term::soleMajority || goal.what == term::sharedMajority)
        return goal.variant.empty() ? majoritiesGoalText(goal, limits) : majorityGoalText(goal);
    return {};
}

QString MilestonesWords::sequenceGoalText(const Goal &goal, const QString &limits) const
{
    const QString name = seatName(goal.seat.value_or(nobody));
    if (isAtLeastOne(goal))
        return tr("The visible workers of %1 form an ascending sequence.").arg(name);
    if (isNone(goal))
        return tr("The visible workers of %1 do not form an ascending sequence.").arg(name);
    // Without a sequence the number is 0, which such limits allow.
    if (goal.atLeast.value_or(0) <= 0)
        return tr("If the visible workers of %1 form an ascending sequence, their number is %2.",
                  "a player, limits")
            .arg(name, limits);
    return tr("The visible workers of %1 form an ascending sequence. Number of workers: %2.",
              "a player, limits")
        .arg(name, limits);
}

QString MilestonesWords::majorityGoalText(const Goal &goal) const
{
    const QString name = seatName(goal.seat.value_or(nobody));
    const QString kind = termName(goal.variant);
    const bool isSole = goal.what == term::soleMajority;
    if (isAtLeastOne(goal) || (goal.atLeast == 1 && goal.atMost == 1))
        return isSole ? tr("%1 alone has the majority in this worker category: %2.").arg(name, kind)
                      : tr("%1 shares the majority in this worker category: %2.").arg(name, kind);
    if (isNone(goal))
        return isSole ? tr("%1 does not have the majority alone in this worker category: %2.").arg(name, kind)
                      : tr("%1 does not share the majority in this worker category: %2.").arg(name, kind);
    return {};
}

QString MilestonesWords::majoritiesGoalText(const Goal &goal, const QString &limits) const
{
    const QString name = seatName(goal.seat.value_or(nobody));
    return goal.what == term::soleMajority
               ? tr("Worker categories in which %1 alone has the majority: %2.", "a player, limits")
                     .arg(name, limits)
               : tr("Worker categories in which %1 shares the majority: %2.", "a player, limits")
                     .arg(name, limits);
}

} // namespace waystone::milestones
