#include "lessons/words/goal_leaf.h"

#include "words/general_words.h"

// Goals that ask for what stands on the table, and where that is. Names of places are given as they are: no language
// could put all of them into the middle of its sentences.

namespace waystone {

QString GoalLeaf::pieces() const
{
    QString text = goal_.places.empty() ? anywhere() : here();
    if (!goal_.touching.empty())
        text += QLatin1Char(' ') + tr("Touching: %1.", "places").arg(namesOf(goal_.touching));
    return text;
}

QString GoalLeaf::anywhere() const
{
    const QString what = whatIsCounted();
    switch (person()) {
    case Person::asked:
        return tr("Have %1 on the table.", "what is counted").arg(what);
    case Person::you:
        return tr("You have %1 on the table.", "what is counted").arg(what);
    case Person::other:
        return tr("%1 has %2 on the table.", "a player, what is counted").arg(name(), what);
    case Person::nobody:
        break;
    }
    return voice_.isTask ? tr("There must be %1 on the table.", "what is counted").arg(what)
                         : tr("There are %1 on the table.", "what is counted", last()).arg(what);
}

QString GoalLeaf::here() const
{
    const QString what = whatIsCounted();
    const QString where = namesOf(goal_.places);
    switch (person()) {
    case Person::asked:
        return tr("Have %1 here: %2.", "what is counted, places").arg(what, where);
    case Person::you:
        return tr("You have %1 here: %2.", "what is counted, places").arg(what, where);
    case Person::other:
        return tr("%1 has %2 here: %3.", "a player, what is counted, places").arg(name(), what, where);
    case Person::nobody:
        break;
    }
    return voice_.isTask ? tr("There must be %1 here: %2.", "what is counted, places").arg(what, where)
                         : tr("There are %1 here: %2.", "what is counted, places", last()).arg(what, where);
}

QString GoalLeaf::namesOf(const std::vector<Place> &places) const
{
    QStringList names;
    for (const Place place : places)
        names.append(words_.placeName(place));
    if (names.size() < 2)
        return names.join(QString());
    const QString end = names.takeLast();
    // Several things are counted on all of the places together.
    return (last() > 1 ? tr("%1 and %2", "places") : tr("%1 or %2", "places"))
        .arg(names.join(general_words::clauseSeparator()), end);
}

QString GoalLeaf::details() const
{
    if (goal_.kind != Goal::Kind::happened)
        return {};
    QStringList sentences;
    if (!goal_.from.empty())
        sentences.append((goal_.event == Event::Kind::placed ? tr("Starting at: %1.", "places")
                                                             : tr("From: %1.", "places"))
                             .arg(namesOf(goal_.from)));
    if (!goal_.places.empty())
        sentences.append(destination());
    if (!goal_.touching.empty())
        sentences.append(tr("Touching: %1.", "places").arg(namesOf(goal_.touching)));
    if (!goal_.cause.empty() && goal_.event != Event::Kind::points)
        sentences.append(cause());
    return sentences.join(QLatin1Char(' '));
}

QString GoalLeaf::destination() const
{
    const QString where = namesOf(goal_.places);
    switch (goal_.event) {
    case Event::Kind::moved:
        return tr("To: %1.", "places").arg(where);
    case Event::Kind::placed:
        return tr("Where: %1.", "places where something is put").arg(where);
    default:
        return tr("Where: %1.", "places where something happens").arg(where);
    }
}

QString GoalLeaf::cause() const
{
    return goal_.event == Event::Kind::paid ? tr("For: %1.", "what is paid for").arg(causeName())
                                            : tr("Through: %1.", "a cause").arg(causeName());
}

} // namespace waystone
