#include "games/twocities/twocities_words.h"

#include "twocities/rules/queries.h"
#include "twocities/words/terms.h"
#include "words/goal_parts.h"
#include "words/term_text.h"

// Goals that a player would tell by what is done: tiles are kept, then placed.

namespace waystone::twocities {

using Person = GoalParts::Person;

QString TwoCitiesWords::goalText(const Goal &goal, const GoalParts &parts) const
{
    if (goal.kind == Goal::Kind::points && parts.asked != nobody && goal.places.size() == 1 && goal.atLeast &&
        !goal.atMost)
        return cityTaskText(goal, parts.asked);
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

QString TwoCitiesWords::cityTaskText(const Goal &goal, Seat asked) const
{
    static constexpr TermText texts[] = {
        {term::shop, QT_TR_NOOP("the shops")},     {term::factory, QT_TR_NOOP("the factories")},
        {term::tavern, QT_TR_NOOP("the taverns")}, {term::office, QT_TR_NOOP("the offices")},
        {term::park, QT_TR_NOOP("the parks")},     {term::house, QT_TR_NOOP("the houses")},
    };
    const char *text = textOf(texts, goal.what);
    const Place city = goal.places.front();
    if (text == nullptr || seats() == 0)
        return {};
    switch (sideOf(seats(), asked, cityOf(seats(), city))) {
    case side::left:
        return tr("Make %1 of your left city worth at least %n point(s).", "a goal: buildings", *goal.atLeast)
            .arg(tr(text));
    case side::right:
        return tr("Make %1 of your right city worth at least %n point(s).", "a goal: buildings",
                  *goal.atLeast)
            .arg(tr(text));
    default:
        return {};
    }
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
