#include "lessons/words/goal_leaf.h"

namespace waystone {

QString GoalLeaf::sentence() const
{
    if (const QString text = words_.goalText(goal_, parts()); !text.isEmpty())
        return text;
    if (isNone())
        if (const QString text = none(); !text.isEmpty())
            return text;
    switch (goal_.kind) {
    case Goal::Kind::points:
        return goal_.places.empty() ? points() : pointsOfAThing();
    case Goal::Kind::rank:
        return rank();
    case Goal::Kind::tally:
        return tally();
    case Goal::Kind::pieces:
        return pieces();
    case Goal::Kind::happened:
        return happened();
    default:
        return over();
    }
}

GoalParts GoalLeaf::parts() const
{
    return {person(),
            name(),
            number(),
            object(),
            namesOf(goal_.places),
            details(),
            voice_.isTask ? voice_.reader : nobody};
}

GoalLeaf::Person GoalLeaf::person() const
{
    if (!goal_.seat || *goal_.seat == nobody)
        return Person::nobody;
    if (*goal_.seat != voice_.reader)
        return Person::other;
    return voice_.isTask ? Person::asked : Person::you;
}

QString GoalLeaf::limits(const QString &counted) const
{
    if (isNone())
        return counted;
    if (goal_.atLeast && goal_.atMost)
        return *goal_.atLeast == *goal_.atMost
                   ? tr("exactly %1", "a number").arg(counted)
                   : tr("from %1 to %2", "numbers").arg(QString::number(*goal_.atLeast), counted);
    return goal_.atLeast ? tr("at least %1", "a number").arg(counted)
                         : tr("at most %1", "a number").arg(counted);
}

QString GoalLeaf::whatIsCounted() const
{
    if (goal_.what.empty())
        return number();
    if (goal_.kind == Goal::Kind::pieces && !goal_.variant.empty())
        if (const QString kind = limited(words_.countedTerm(goal_.variant, last())); !kind.isEmpty())
            return kind;
    QString counted = limited(words_.countedTerm(goal_.what, last()));
    if (counted.isEmpty())
        counted =
            tr("%1 of this: %2", "a number and what it counts").arg(number(), words_.termName(goal_.what));
    return goal_.variant.empty()
               ? counted
               : tr("%1 (%2)", "counted pieces and their kind").arg(counted, words_.termName(goal_.variant));
}

QString GoalLeaf::object() const
{
    if (isNone())
        return noThing();
    if (goal_.what.empty())
        return limited(tr("%n piece(s)", "the object of a verb: whatever is moved or placed", last()));
    const QString counted = limited(words_.countedObject(goal_.what, last()));
    return counted.isEmpty() ? whatIsCounted() : counted;
}

QString GoalLeaf::limited(const QString &counted) const
{
    // A term without a plural stands before its number, which makes no part of a sentence.
    return counted.startsWith(QString::number(last())) ? limits(counted) : QString();
}

QString GoalLeaf::points() const
{
    const int n = last();
    const QString from = goal_.what.empty() ? QString() : words_.sourceName(goal_.what);
    const bool isSum = from.isEmpty();
    switch (person()) {
    case Person::asked:
        if (goal_.atLeast && !goal_.atMost)
            return isSum ? tr("Reach %n point(s).", nullptr, n)
                         : tr("Reach %n point(s) in this category: %1.", nullptr, n).arg(from);
        return isSum ? tr("Have %1 point(s).", nullptr, n).arg(number())
                     : tr("Have %1 point(s) in this category: %2.", nullptr, n).arg(number(), from);
    case Person::you:
        return isSum ? tr("You have %1 point(s).", nullptr, n).arg(number())
                     : tr("You have %1 point(s) in this category: %2.", nullptr, n).arg(number(), from);
    default:
        return isSum ? tr("%1 has %2 point(s).", nullptr, n).arg(name(), number())
                     : tr("%1 has %2 point(s) in this category: %3.", nullptr, n).arg(name(), number(), from);
    }
}

QString GoalLeaf::pointsOfAThing() const
{
    const QString thing = words_.placeName(goal_.places.front());
    return goal_.what.empty() ? tr("%1 is worth %2 point(s).", nullptr, last()).arg(thing, number())
                              : tr("%1 is worth %2 point(s) in this category: %3.", nullptr, last())
                                    .arg(thing, number(), words_.sourceName(goal_.what));
}

QString GoalLeaf::rank() const
{
    const bool leads = goal_.atLeast.value_or(1) <= 1 && goal_.atMost == 1;
    switch (person()) {
    case Person::asked:
        return leads ? tr("Take the lead.") : tr("Reach this rank: %1.", "a number").arg(number());
    case Person::you:
        return leads ? tr("You lead.") : tr("Your rank: %1.", "a number").arg(number());
    default:
        return rankOfAnother();
    }
}

QString GoalLeaf::rankOfAnother() const
{
    const int best = goal_.atLeast.value_or(1);
    if (best <= 1)
        return goal_.atMost.value_or(1) <= 1
                   ? tr("%1 leads.").arg(name())
                   : tr("%1 is ranked %2 or better.").arg(name(), QString::number(*goal_.atMost));
    if (!goal_.atMost)
        return best == 2 ? tr("%1 does not lead, not even tied.").arg(name())
                         : tr("%1 is ranked %2 or worse.").arg(name(), QString::number(best));
    return best == *goal_.atMost ? tr("%1 is ranked %2.").arg(name(), QString::number(best))
                                 : tr("%1 is ranked from %2 to %3.")
                                       .arg(name(), QString::number(best), QString::number(*goal_.atMost));
}

QString GoalLeaf::tally() const
{
    switch (person()) {
    case Person::asked:
        return tr("Have %1.", "what is counted").arg(whatIsCounted());
    case Person::you:
        return tr("You have %1.", "what is counted").arg(whatIsCounted());
    case Person::other:
        return tr("%1 has %2.", "a player, what is counted").arg(name(), whatIsCounted());
    case Person::nobody:
        break;
    }
    return tr("On the table: %1.", "what is counted").arg(whatIsCounted());
}

QString GoalLeaf::over() const
{
    return voice_.isTask ? tr("Play the game to its end.") : tr("The game is over.");
}

} // namespace waystone
