#include "lessons/words/goal_leaf.h"

// Goals that ask for what has happened since the line began.

namespace waystone {

QString GoalLeaf::happened() const
{
    if (goal_.event == Event::Kind::points)
        return scored();
    if (!goal_.cause.empty() && goal_.what.empty() && isAtLeastOne(goal_))
        return done();
    const QString where = details();
    return where.isEmpty() ? deed() : deed() + QLatin1Char(' ') + where;
}

QString GoalLeaf::causeName() const
{
    // What is no source of points may be a cause all the same.
    const QString source = words_.sourceName(goal_.cause);
    return source.isEmpty() ? words_.termName(goal_.cause) : source;
}

/// That it has not happened, to anything.
QString GoalLeaf::nothing() const
{
    switch (person()) {
    case Person::asked:
        return tr("Do not cover or remove anything.");
    case Person::you:
        return tr("You have not covered or removed anything.");
    case Person::other:
        return tr("%1 has not covered or removed anything.").arg(name());
    case Person::nobody:
        break;
    }
    return tr("Nobody has covered or removed anything.");
}

/// However much of whatever it was.
QString GoalLeaf::done() const
{
    switch (person()) {
    case Person::asked:
        return tr("Do this: %1.", "what a player can do").arg(causeName());
    case Person::you:
        return tr("You have done this: %1.", "what a player can do").arg(causeName());
    default:
        return tr("%1 has done this: %2.", "a player, what a player can do")
            .arg(person() == Person::other ? name() : tr("Somebody"), causeName());
    }
}

QString GoalLeaf::scored() const
{
    const QString points = limits(tr("%n point(s)", "the object of a verb", last()));
    const QString who = person() == Person::other ? name() : tr("Somebody");
    if (goal_.cause.empty())
        switch (person()) {
        case Person::asked:
            return tr("Score %1.", "counted points").arg(points);
        case Person::you:
            return tr("You have scored %1.", "counted points").arg(points);
        default:
            return tr("%1 has scored %2.", "a player, counted points").arg(who, points);
        }
    switch (person()) {
    case Person::asked:
        return tr("Score %1 in this category: %2.", "counted points").arg(points, causeName());
    case Person::you:
        return tr("You have scored %1 in this category: %2.", "counted points").arg(points, causeName());
    default:
        return tr("%1 has scored %2 in this category: %3.", "a player, counted points")
            .arg(who, points, causeName());
    }
}

QString GoalLeaf::scoredNothing() const
{
    if (goal_.cause.empty())
        switch (person()) {
        case Person::asked:
            return tr("Score no points.");
        case Person::you:
            return tr("You have scored no points.");
        case Person::other:
            return tr("%1 has scored no points.", "a player").arg(name());
        case Person::nobody:
            return tr("Nobody has scored points.");
        }
    switch (person()) {
    case Person::asked:
        return tr("Score no points in this category: %1.").arg(causeName());
    case Person::you:
        return tr("You have scored no points in this category: %1.").arg(causeName());
    case Person::other:
        return tr("%1 has scored no points in this category: %2.", "a player").arg(name(), causeName());
    case Person::nobody:
        break;
    }
    return tr("Nobody has scored points in this category: %1.").arg(causeName());
}

QString GoalLeaf::deed() const
{
    switch (goal_.event) {
    case Event::Kind::turnBegan:
        return turns();
    case Event::Kind::phaseBegan:
        return part();
    case Event::Kind::endTriggered:
        return end();
    case Event::Kind::gameEnded:
        return over();
    default:
        break;
    }
    switch (person()) {
    case Person::asked:
        return task(object());
    case Person::you:
        return yours(object());
    default:
        return anothers(object());
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
        return tr("Cover or remove %1.", "what is counted").arg(what);
    case Event::Kind::gained:
        return tr("Gain %1.", "what is counted").arg(what);
    case Event::Kind::paid:
        return tr("Pay %1.", "what is counted").arg(what);
    case Event::Kind::revealed:
        return tr("Reveal %1.", "what is counted").arg(what);
    default:
        return tr("Leave %1.", "what is counted").arg(what);
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
        return tr("You have covered or removed %1.", "what is counted").arg(what);
    case Event::Kind::gained:
        return tr("You have gained %1.", "what is counted").arg(what);
    case Event::Kind::paid:
        return tr("You have paid %1.", "what is counted").arg(what);
    case Event::Kind::revealed:
        return tr("You have revealed %1.", "what is counted").arg(what);
    default:
        return tr("You have left %1.", "what is counted").arg(what);
    }
}

QString GoalLeaf::anothers(const QString &what) const
{
    if (person() == Person::nobody && goal_.event == Event::Kind::revealed)
        return voice_.isTask
                   ? tr("See to it that this is revealed: %1.", "what is counted").arg(whatIsCounted())
                   : tr("This has been revealed: %1.", "what is counted").arg(whatIsCounted());
    const QString who = person() == Person::other ? name() : tr("Somebody");
    switch (goal_.event) {
    case Event::Kind::moved:
        return tr("%1 has moved %2.", "a player, what is counted").arg(who, what);
    case Event::Kind::placed:
        return tr("%1 has placed %2.", "a player, what is counted").arg(who, what);
    case Event::Kind::removed:
        return tr("%1 has covered or removed %2.", "a player, what is counted").arg(who, what);
    case Event::Kind::gained:
        return tr("%1 has gained %2.", "a player, what is counted").arg(who, what);
    case Event::Kind::paid:
        return tr("%1 has paid %2.", "a player, what is counted").arg(who, what);
    case Event::Kind::revealed:
        return tr("%1 has revealed %2.", "a player, what is counted").arg(who, what);
    default:
        return tr("%1 has left %2.", "a player, what is counted").arg(who, what);
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
    return voice_.isTask ? tr("Go on to this part of the game: %1.").arg(name)
                         : tr("This has begun: %1.", "a part of the game").arg(name);
}

} // namespace waystone
