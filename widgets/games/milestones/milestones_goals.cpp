#include "games/milestones/milestones_words.h"

#include "milestones/rules/standing.h"
#include "words/goal_parts.h"

// Goals that ask for what the workers on a board stand for, and those about a player's own piece and workers.

namespace waystone::milestones {

namespace {

using Person = GoalParts::Person;

bool speaksToReader(const GoalParts &parts)
{
    return parts.person == Person::asked || parts.person == Person::you;
}

} // namespace

QString MilestonesWords::goalText(const Goal &goal, const GoalParts &parts) const
{
    if (goal.kind == Goal::Kind::tally && goal.what == term::ascendingSequence)
        return sequenceGoalText(goal, parts);
    if (goal.kind == Goal::Kind::tally &&
        (goal.what == term::soleMajority || goal.what == term::sharedMajority))
        return goal.variant.empty() ? majoritiesGoalText(goal, parts) : majorityGoalText(goal, parts);
    const bool isAsked = parts.person == Person::asked && goal.atLeast && !goal.atMost;
    if (goal.kind == Goal::Kind::points && isAsked && goal.places.empty())
        return pointsGoalText(goal);
    const bool isOfPawn = goal.what == term::pawn && isAtLeastOne(goal);
    if (isOfPawn && goal.kind == Goal::Kind::pieces && !goal.places.empty() && goal.touching.empty())
        return standGoalText(parts);
    if (goal.kind != Goal::Kind::happened)
        return {};
    if (isOfPawn && goal.event == Event::Kind::moved)
        return moveGoalText(parts);
    const bool isNowhere = goal.places.empty() && goal.from.empty() && goal.touching.empty();
    if (isAsked && isNowhere && goal.event == Event::Kind::gained && goal.cause == term::worker)
        return tr("Gain %1 from your workers.", "a goal: what is counted").arg(parts.object);
    if (isAsked && isNowhere && goal.event == Event::Kind::paid && goal.cause == term::hire)
        return tr("Pay %1 to hire workers.", "a goal: what is counted").arg(parts.object);
    if (goal.event == Event::Kind::phaseBegan && goal.what == term::visit && isAtLeastOne(goal))
        return visitGoalText(parts);
    if (goal.event == Event::Kind::removed && (goal.what.empty() || goal.what == term::worker) &&
        isNone(goal) && parts.details.isEmpty())
        return coverGoalText(parts);
    return {};
}

QString MilestonesWords::pointsGoalText(const Goal &goal) const
{
    const int n = *goal.atLeast;
    if (goal.what == term::milestone)
        return tr("Have at least %n point(s) from street sections.", "a goal", n);
    if (goal.what == term::house)
        return tr("Have at least %n point(s) from houses.", "a goal", n);
    if (goal.what == term::market)
        return tr("Have at least %n point(s) from marketplaces.", "a goal", n);
    if (goal.what == term::bonusTile)
        return tr("Have at least %n point(s) from bonus tiles you have picked up.", "a goal", n);
    if (goal.what == term::sack)
        return tr("Have at least %n point(s) from flour sacks.", "a goal", n);
    if (goal.what == term::majority)
        return tr("Have at least %n point(s) from majorities.", "a goal", n);
    return {};
}

QString MilestonesWords::standGoalText(const GoalParts &parts) const
{
    switch (parts.person) {
    case Person::asked:
        return tr("Your playing piece must end up here: %1.", "a goal: places").arg(parts.places);
    case Person::you:
        return tr("Your playing piece is here: %1.", "a goal: places").arg(parts.places);
    default:
        return {};
    }
}

QString MilestonesWords::moveGoalText(const GoalParts &parts) const
{
    QStringList sentences;
    switch (parts.person) {
    case Person::asked:
        sentences.append(tr("Move your playing piece.", "a goal"));
        break;
    case Person::you:
        sentences.append(tr("You have moved your playing piece.", "a goal"));
        break;
    default:
        return {};
    }
    if (!parts.details.isEmpty())
        sentences.append(parts.details);
    return sentences.join(QLatin1Char(' '));
}

/// That the next visit has begun, in the same turn.
QString MilestonesWords::visitGoalText(const GoalParts &parts) const
{
    switch (parts.person) {
    case Person::asked:
        return tr("Finish this visit.", "a goal");
    case Person::you:
        return tr("You have finished the visit.", "a goal");
    case Person::other:
        return tr("%1 has finished the visit.", "a goal").arg(parts.name);
    case Person::nobody:
        break;
    }
    return tr("The visit is over.", "a goal");
}

QString MilestonesWords::coverGoalText(const GoalParts &parts) const
{
    switch (parts.person) {
    case Person::asked:
        return tr("Do not cover any worker.", "a goal");
    case Person::you:
        return tr("You have not covered any worker.", "a goal");
    case Person::other:
        return tr("%1 has not covered any worker.", "a goal").arg(parts.name);
    case Person::nobody:
        break;
    }
    return tr("No worker has been covered.", "a goal");
}

QString MilestonesWords::sequenceGoalText(const Goal &goal, const GoalParts &parts) const
{
    const QString name = seatName(goal.seat.value_or(nobody));
    const bool isYours = speaksToReader(parts);
    if (isAtLeastOne(goal))
        return isYours ? tr("Your visible workers form an ascending sequence.")
                       : tr("The visible workers of %1 form an ascending sequence.").arg(name);
    if (isNone(goal))
        return isYours ? tr("Your visible workers do not form an ascending sequence.")
                       : tr("The visible workers of %1 do not form an ascending sequence.").arg(name);
    // Without a sequence the number is 0, which such limits allow.
    if (goal.atLeast.value_or(0) <= 0)
        return isYours
                   ? tr("If your visible workers form an ascending sequence, their number is %1.", "limits")
                         .arg(parts.number)
                   : tr("If the visible workers of %1 form an ascending sequence, their number is %2.",
                        "a player, limits")
                         .arg(name, parts.number);
    return isYours ? tr("Your visible workers form an ascending sequence. Number of workers: %1.", "limits")
                         .arg(parts.number)
                   : tr("The visible workers of %1 form an ascending sequence. Number of workers: %2.",
                        "a player, limits")
                         .arg(name, parts.number);
}

QString MilestonesWords::majorityGoalText(const Goal &goal, const GoalParts &parts) const
{
    const QString kind = termName(goal.variant);
    const bool isSole = goal.what == term::soleMajority;
    if (isAtLeastOne(goal) || (goal.atLeast == 1 && goal.atMost == 1))
        return isSole ? soleMajorityText(parts, seatName(goal.seat.value_or(nobody)), kind)
                      : sharedMajorityText(parts, seatName(goal.seat.value_or(nobody)), kind);
    if (!isNone(goal))
        return {};
    const QString name = seatName(goal.seat.value_or(nobody));
    if (speaksToReader(parts))
        return isSole ? tr("You do not have the majority alone in this worker category: %1.").arg(kind)
                      : tr("You do not share the majority in this worker category: %1.").arg(kind);
    return isSole ? tr("%1 does not have the majority alone in this worker category: %2.").arg(name, kind)
                  : tr("%1 does not share the majority in this worker category: %2.").arg(name, kind);
}

QString MilestonesWords::soleMajorityText(const GoalParts &parts, const QString &name,
                                          const QString &kind) const
{
    switch (parts.person) {
    case Person::asked:
        return tr("Have the majority alone in this worker category: %1.", "a goal").arg(kind);
    case Person::you:
        return tr("You alone have the majority in this worker category: %1.").arg(kind);
    default:
        return tr("%1 alone has the majority in this worker category: %2.").arg(name, kind);
    }
}

QString MilestonesWords::sharedMajorityText(const GoalParts &parts, const QString &name,
                                            const QString &kind) const
{
    switch (parts.person) {
    case Person::asked:
        return tr("Share the majority in this worker category: %1.", "a goal").arg(kind);
    case Person::you:
        return tr("You share the majority in this worker category: %1.").arg(kind);
    default:
        return tr("%1 shares the majority in this worker category: %2.").arg(name, kind);
    }
}

QString MilestonesWords::majoritiesGoalText(const Goal &goal, const GoalParts &parts) const
{
    const QString name = seatName(goal.seat.value_or(nobody));
    const bool isSole = goal.what == term::soleMajority;
    if (speaksToReader(parts))
        return isSole
                   ? tr("Worker categories in which you alone have the majority: %1.", "limits")
                         .arg(parts.number)
                   : tr("Worker categories in which you share the majority: %1.", "limits").arg(parts.number);
    return isSole ? tr("Worker categories in which %1 alone has the majority: %2.", "a player, limits")
                        .arg(name, parts.number)
                  : tr("Worker categories in which %1 shares the majority: %2.", "a player, limits")
                        .arg(name, parts.number);
}

} // namespace waystone::milestones
