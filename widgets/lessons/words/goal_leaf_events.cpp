#include "lessons/words/goal_leaf.h"

// Goals that ask for what has happened since the line began.

namespace waystone {

QString GoalLeaf::happened() const
{
    if (goal_.cause.empty())
        return atPlaces(deed());
    // What is no source of points may be a cause all the same.
    const QString source = words_.sourceName(goal_.cause);
    const QString cause = source.isEmpty() ? words_.termName(goal_.cause) : source;
    return atPlaces(deedFor(cause));
}

QString GoalLeaf::deedFor(const QString &cause) const
{
    const bool isAnyAmount = goal_.what.empty() && goal_.atLeast == 1 && !goal_.atMost;
    if (isAnyAmount && goal_.event != Event::Kind::points)
        return done(cause);
    const QString text = deed();
    return tr("%1 Only what comes from this counts: %2.", "a sentence and the cause").arg(text, cause);
}

/// That it has not happened, to anything.
QString GoalLeaf::nothing() const
{
    switch (person()) {
    case Person::asked:
        return tr("Cover nothing and take nothing away.");
    case Person::you:
        return tr("You have covered nothing and taken nothing away.");
    default:
        return tr("%1 has covered nothing and taken nothing away.")
            .arg(person() == Person::other ? name() : tr("Somebody"));
    }
}

/// However much of whatever it was.
QString GoalLeaf::done(const QString &cause) const
{
    switch (person()) {
    case Person::asked:
        return tr("Do this: %1.", "what a player can do").arg(cause);
    case Person::you:
        return tr("You have done this: %1.", "what a player can do").arg(cause);
    default:
        return tr("%1 has done this: %2.", "a player, what a player can do")
            .arg(person() == Person::other ? name() : tr("Somebody"), cause);
    }
}

QString GoalLeaf::deed() const
{
    switch (goal_.event) {
    case Event::Kind::turnBegan:
        return turns();
    case Event::Kind::phaseBegan:
        return part();
    case Event::Kind::revealed:
        return tr("Revealed: %1.", "what is counted").arg(whatIsCounted());
    case Event::Kind::endTriggered:
        return end();
    case Event::Kind::gameEnded:
        return over();
    case Event::Kind::removed:
        if (isNone() && goal_.what.empty())
            return nothing();
        break;
    default:
        break;
    }
    const QString what =
        goal_.event == Event::Kind::points ? limits(tr("%n point(s)", "of a goal", last())) : whatIsCounted();
    switch (person()) {
    case Person::asked:
        return task(what);
    case Person::you:
        return yours(what);
    default:
        return anothers(what);
    }
}

QString GoalLeaf::task(const QString &what) const
{
    switch (goal_.event) {
    case Event::Kind::moved:
        return tr("Move %1.", "what is counted").arg(what);
    case Event::Kind::placed:
        return tr("Place %1.", "what is counted").arg(what);
    case Event::Kind::removed:
        return tr("Cover or take away %1.", "what is counted").arg(what);
    case Event::Kind::gained:
        return tr("Gain %1.", "what is counted").arg(what);
    case Event::Kind::paid:
        return tr("Pay %1.", "what is counted").arg(what);
    case Event::Kind::points:
        return tr("Score %1.", "counted points").arg(what);
    default:
        return tr("Decline %1.", "what is counted").arg(what);
    }
}

QString GoalLeaf::yours(const QString &what) const
{
    switch (goal_.event) {
    case Event::Kind::moved:
        return tr("You have moved %1.", "what is counted").arg(what);
    case Event::Kind::placed:
        return tr("You have placed %1.", "what is counted").arg(what);
    case Event::Kind::removed:
        return tr("You have covered or taken away %1.", "what is counted").arg(what);
    case Event::Kind::gained:
        return tr("You have gained %1.", "what is counted").arg(what);
    case Event::Kind::paid:
        return tr("You have paid %1.", "what is counted").arg(what);
    case Event::Kind::points:
        return tr("You have scored %1.", "counted points").arg(what);
    default:
        return tr("You have declined %1.", "what is counted").arg(what);
    }
}

QString GoalLeaf::anothers(const QString &what) const
{
    const QString who = person() == Person::other ? name() : tr("Somebody");
    switch (goal_.event) {
    case Event::Kind::moved:
        return tr("%1 has moved %2.", "a player, what is counted").arg(who, what);
    case Event::Kind::placed:
        return tr("%1 has placed %2.", "a player, what is counted").arg(who, what);
    case Event::Kind::removed:
        return tr("%1 has covered or taken away %2.", "a player, what is counted").arg(who, what);
    case Event::Kind::gained:
        return tr("%1 has gained %2.", "a player, what is counted").arg(who, what);
    case Event::Kind::paid:
        return tr("%1 has paid %2.", "a player, what is counted").arg(who, what);
    case Event::Kind::points:
        return tr("%1 has scored %2.", "a player, counted points").arg(who, what);
    default:
        return tr("%1 has declined %2.", "a player, what is counted").arg(who, what);
    }
}

QString GoalLeaf::end() const
{
    switch (person()) {
    case Person::asked:
        return tr("Trigger the end of the game.");
    case Person::you:
        return tr("You have triggered the end of the game.");
    default:
        return tr("%1 has triggered the end of the game.")
            .arg(person() == Person::other ? name() : tr("Somebody"));
    }
}

/// Turns that have begun say by when something has to be done, or how long it has to last.
QString GoalLeaf::turns() const
{
    const bool isOnce = goal_.atLeast == 1 && !goal_.atMost;
    switch (person()) {
    case Person::asked:
    case Person::you:
        return yourTurns();
    case Person::other:
        if (isNone())
            return tr("The next turn of %1 has not begun yet.").arg(name());
        return isOnce ? tr("The next turn of %1 has begun.").arg(name())
                      : tr("%1 has begun %2 turn(s).", nullptr, last()).arg(name(), number());
    case Person::nobody:
        break;
    }
    if (isNone())
        return voice_.isTask ? tr("Do it this turn.") : tr("It is still the same turn.");
    return isOnce ? tr("The next turn has begun.")
                  : tr("%1 turn(s) have begun since then.", nullptr, last()).arg(number());
}

QString GoalLeaf::yourTurns() const
{
    const bool isOnce = goal_.atLeast == 1 && !goal_.atMost;
    if (isNone())
        return voice_.isTask ? tr("Do it before your next turn.") : tr("Your next turn has not begun yet.");
    if (isOnce)
        return voice_.isTask ? tr("It counts when your next turn begins.") : tr("Your next turn has begun.");
    if (goal_.atMost == 1 && !goal_.atLeast)
        return voice_.isTask ? tr("Do it by the end of your next turn.")
                             : tr("Your turn after the next has not begun yet.");
    return tr("You have begun %1 turn(s).", nullptr, last()).arg(number());
}

QString GoalLeaf::part() const
{
    if (goal_.what.empty())
        return tr("A part of the game has begun %1 time(s).", nullptr, last()).arg(number());
    const QString name = words_.termName(goal_.what);
    if (isNone())
        return tr("This has not begun yet: %1.", "a part of the game").arg(name);
    return tr("This has begun: %1.", "a part of the game").arg(name);
}

} // namespace waystone
