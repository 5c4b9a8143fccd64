#include "games/twocities/twocities_words.h"

#include "twocities/words/terms.h"
#include "words/goal_parts.h"

// Goals that a player would tell by what is done: tiles are kept, then placed.

namespace waystone::twocities {

using Person = GoalParts::Person;

QString TwoCitiesWords::goalText(const Goal &goal, const GoalParts &parts) const
{
    if (goal.kind != Goal::Kind::happened)
        return {};
    // What was kept is revealed by all at once.
    if (goal.event == Event::Kind::revealed && !goal.what.empty() && parts.details.isEmpty())
        return isNone(goal) ? keepNoneGoalText(parts) : keepGoalText(parts);
    const bool isOfTiles = goal.event == Event::Kind::placed && goal.what.empty() &&
                           goal.cause == term::placement && goal.places.empty() && goal.touching.empty() &&
                           goal.from.empty();
    return isOfTiles && goal.atLeast && !goal.atMost ? placeGoalText(*goal.atLeast, parts) : QString();
}

QString TwoCitiesWords::keepGoalText(const GoalParts &parts) const
{
    switch (parts.person) {
    case Person::asked:
        return tr("Keep %1.", "a goal: what is counted").arg(parts.object);
    case Person::you:
        return tr("You have kept %1.", "a goal: what is counted").arg(parts.object);
    case Person::other:
        return tr("%1 has kept %2.", "a goal: a player, what is counted").arg(parts.name, parts.object);
    case Person::nobody:
        break;
    }
    return {};
}

QString TwoCitiesWords::keepNoneGoalText(const GoalParts &parts) const
{
    switch (parts.person) {
    case Person::asked:
        return tr("Keep %1.", "a goal: nothing of what is named").arg(parts.object);
    case Person::you:
        return tr("You have kept %1.", "a goal: nothing of what is named").arg(parts.object);
    case Person::other:
        return tr("%1 has kept %2.", "a goal: a player, nothing of what is named")
            .arg(parts.name, parts.object);
    case Person::nobody:
        break;
    }
    return {};
}

QString TwoCitiesWords::placeGoalText(int tiles, const GoalParts &parts) const
{
    switch (parts.person) {
    case Person::asked:
        return tr("Place at least %n tile(s).", "a goal", tiles);
    case Person::you:
        return tr("You have placed at least %n tile(s).", "a goal", tiles);
    case Person::other:
        return tr("%1 has placed at least %n tile(s).", "a goal", tiles).arg(parts.name);
    case Person::nobody:
        break;
    }
    return {};
}

} // namespace waystone::twocities
