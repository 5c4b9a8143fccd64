#include "lessons/words/goal_leaf.h"

// Goals that ask for none of something. Their sentences are denied as a whole: “no” and a number are not put in the same
// way in every language.

namespace waystone {

QString GoalLeaf::none() const
{
    switch (goal_.kind) {
    case Goal::Kind::points:
        return goal_.places.empty() ? noPoints() : noPointsOfAThing();
    case Goal::Kind::tally:
        return noTally();
    case Goal::Kind::pieces: {
        const QString text = goal_.places.empty() ? noneAnywhere() : noneHere();
        return goal_.touching.empty()
                   ? text
                   : text + QLatin1Char(' ') + tr("Touching: %1.", "places").arg(namesOf(goal_.touching));
    }
    case Goal::Kind::happened:
        return notHappened();
    default:
        return {};
    }
}

QString GoalLeaf::noThing() const
{
    if (goal_.what.empty())
        return tr("no pieces", "the object of a verb that is denied: whatever is moved or placed");
    const auto denied = [this](const std::string &term) {
        const QString text = words_.countedObject(term, 0);
        // A term without a plural tells its number.
        const bool isNumbered = text.contains(QLatin1Char('0'));
        return text.isEmpty() || isNumbered ? QString() : text;
    };
    if (goal_.kind == Goal::Kind::pieces && !goal_.variant.empty())
        if (QString kind = denied(goal_.variant); !kind.isEmpty())
            return kind;
    QString text = denied(goal_.what);
    if (text.isEmpty())
        text =
            tr("nothing of this: %1", "the object of a verb that is denied").arg(words_.termName(goal_.what));
    return goal_.variant.empty()
               ? text
               : tr("%1 (%2)", "counted pieces and their kind").arg(text, words_.termName(goal_.variant));
}

QString GoalLeaf::noPoints() const
{
    const QString from = goal_.what.empty() ? QString() : words_.sourceName(goal_.what);
    const bool isSum = from.isEmpty();
    switch (person()) {
    case Person::asked:
        return isSum ? tr("Have no points.") : tr("Have no points in this category: %1.").arg(from);
    case Person::you:
        return isSum ? tr("You have no points.") : tr("You have no points in this category: %1.").arg(from);
    default:
        return isSum ? tr("%1 has no points.", "a player").arg(name())
                     : tr("%1 has no points in this category: %2.", "a player").arg(name(), from);
    }
}

QString GoalLeaf::noPointsOfAThing() const
{
    const QString thing = words_.placeName(goal_.places.front());
    return goal_.what.empty() ? tr("%1 is worth no points.", "a place").arg(thing)
                              : tr("%1 is worth no points in this category: %2.", "a place")
                                    .arg(thing, words_.sourceName(goal_.what));
}

QString GoalLeaf::noTally() const
{
    switch (person()) {
    case Person::asked:
        return tr("Have %1.", "what is not there").arg(noThing());
    case Person::you:
        return tr("You have %1.", "what is not there").arg(noThing());
    case Person::other:
        return tr("%1 has %2.", "a player, what is not there").arg(name(), noThing());
    case Person::nobody:
        break;
    }
    return tr("There are %1.", "what is not there").arg(noThing());
}

QString GoalLeaf::noneAnywhere() const
{
    switch (person()) {
    case Person::asked:
        return tr("Have %1 on the table.", "what is not there").arg(noThing());
    case Person::you:
        return tr("You have %1 on the table.", "what is not there").arg(noThing());
    case Person::other:
        return tr("%1 has %2 on the table.", "a player, what is not there").arg(name(), noThing());
    case Person::nobody:
        break;
    }
    return voice_.isTask ? tr("There must be %1 on the table.", "what is not there").arg(noThing())
                         : tr("There are %1 on the table.", "what is not there").arg(noThing());
}

QString GoalLeaf::noneHere() const
{
    const QString where = namesOf(goal_.places);
    switch (person()) {
    case Person::asked:
        return tr("Have %1 here: %2.", "what is not there, places").arg(noThing(), where);
    case Person::you:
        return tr("You have %1 here: %2.", "what is not there, places").arg(noThing(), where);
    case Person::other:
        return tr("%1 has %2 here: %3.", "a player, what is not there, places").arg(name(), noThing(), where);
    case Person::nobody:
        break;
    }
    return voice_.isTask ? tr("There must be %1 here: %2.", "what is not there, places").arg(noThing(), where)
                         : tr("There are %1 here: %2.", "what is not there, places").arg(noThing(), where);
}

QString GoalLeaf::notHappened() const
{
    switch (goal_.event) {
    case Event::Kind::points:
        return scoredNothing();
    case Event::Kind::turnBegan:
        return {};
    case Event::Kind::phaseBegan:
        return goal_.what.empty() ? tr("No part of the game has begun.") : QString();
    case Event::Kind::endTriggered:
        return noEnd();
    case Event::Kind::gameEnded:
        return tr("The game is not over.");
    default:
        break;
    }
    const bool isOfAnything = goal_.event == Event::Kind::removed && goal_.what.empty();
    const QString deed = isOfAnything ? nothing() : notDone();
    const QString where = details();
    return where.isEmpty() ? deed : deed + QLatin1Char(' ') + where;
}

QString GoalLeaf::noEnd() const
{
    switch (person()) {
    case Person::asked:
        return tr("Do not trigger the end of the game.");
    case Person::you:
        return tr("You have not triggered the end of the game.");
    case Person::other:
        return tr("%1 has not triggered the end of the game.", "a player").arg(name());
    case Person::nobody:
        break;
    }
    return tr("Nobody has triggered the end of the game.");
}

QString GoalLeaf::notDone() const
{
    switch (person()) {
    case Person::asked:
        return notYourTask();
    case Person::you:
        return notYours();
    case Person::other:
        return notAnothers();
    case Person::nobody:
        break;
    }
    return notAnybodys();
}

QString GoalLeaf::notYourTask() const
{
    switch (goal_.event) {
    case Event::Kind::moved:
        return tr("Move %1.", "nothing of what is named").arg(noThing());
    case Event::Kind::placed:
        return tr("Place %1.", "nothing of what is named").arg(noThing());
    case Event::Kind::removed:
        return tr("Cover or remove %1.", "nothing of what is named").arg(noThing());
    case Event::Kind::gained:
        return tr("Gain %1.", "nothing of what is named").arg(noThing());
    case Event::Kind::paid:
        return tr("Pay %1.", "nothing of what is named").arg(noThing());
    case Event::Kind::revealed:
        return tr("Reveal %1.", "nothing of what is named").arg(noThing());
    default:
        return tr("Leave %1.", "nothing of what is named").arg(noThing());
    }
}

QString GoalLeaf::notYours() const
{
    switch (goal_.event) {
    case Event::Kind::moved:
        return tr("You have moved %1.", "nothing of what is named").arg(noThing());
    case Event::Kind::placed:
        return tr("You have placed %1.", "nothing of what is named").arg(noThing());
    case Event::Kind::removed:
        return tr("You have covered or removed %1.", "nothing of what is named").arg(noThing());
    case Event::Kind::gained:
        return tr("You have gained %1.", "nothing of what is named").arg(noThing());
    case Event::Kind::paid:
        return tr("You have paid %1.", "nothing of what is named").arg(noThing());
    case Event::Kind::revealed:
        return tr("You have revealed %1.", "nothing of what is named").arg(noThing());
    default:
        return tr("You have left %1.", "nothing of what is named").arg(noThing());
    }
}

QString GoalLeaf::notAnothers() const
{
    switch (goal_.event) {
    case Event::Kind::moved:
        return tr("%1 has moved %2.", "a player, nothing of what is named").arg(name(), noThing());
    case Event::Kind::placed:
        return tr("%1 has placed %2.", "a player, nothing of what is named").arg(name(), noThing());
    case Event::Kind::removed:
        return tr("%1 has covered or removed %2.", "a player, nothing of what is named")
            .arg(name(), noThing());
    case Event::Kind::gained:
        return tr("%1 has gained %2.", "a player, nothing of what is named").arg(name(), noThing());
    case Event::Kind::paid:
        return tr("%1 has paid %2.", "a player, nothing of what is named").arg(name(), noThing());
    case Event::Kind::revealed:
        return tr("%1 has revealed %2.", "a player, nothing of what is named").arg(name(), noThing());
    default:
        return tr("%1 has left %2.", "a player, nothing of what is named").arg(name(), noThing());
    }
}

QString GoalLeaf::notAnybodys() const
{
    switch (goal_.event) {
    case Event::Kind::moved:
        return tr("Moved so far: %1.", "nothing of what is named").arg(noThing());
    case Event::Kind::placed:
        return tr("Placed so far: %1.", "nothing of what is named").arg(noThing());
    case Event::Kind::removed:
        return tr("Covered or removed so far: %1.", "nothing of what is named").arg(noThing());
    case Event::Kind::gained:
        return tr("Gained so far: %1.", "nothing of what is named").arg(noThing());
    case Event::Kind::paid:
        return tr("Paid so far: %1.", "nothing of what is named").arg(noThing());
    case Event::Kind::revealed:
        return tr("Revealed so far: %1.", "nothing of what is named").arg(noThing());
    default:
        return tr("Left so far: %1.", "nothing of what is named").arg(noThing());
    }
}

} // namespace waystone
