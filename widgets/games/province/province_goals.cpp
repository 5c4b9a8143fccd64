#include "games/province/province_words.h"

#include "province/rules/queries.h"
#include "province/words/terms.h"
#include "words/goal_parts.h"
#include "words/term_text.h"

#include <algorithm>

// Goals that a player would tell by what is done: build, borrow, repay, hire.

namespace waystone::province {

namespace {

using Person = GoalParts::Person;

bool isStructure(std::string_view term)
{
    return std::ranges::find(structureNames, term) != structureNames.end();
}

} // namespace

QString ProvinceWords::goalText(const waystone::Goal &goal, const GoalParts &parts) const
{
    if (parts.person == Person::asked && goal.atLeast && !goal.atMost)
        if (const QString task = taskText(goal, parts); !task.isEmpty())
            return task;
    const bool isPieces =
        goal.kind == waystone::Goal::Kind::pieces && goal.places.empty() && goal.touching.empty();
    if (isPieces && goal.what == term::structureToken && isStructure(goal.variant) && isAtLeastOne(goal))
        return buildGoalText(goal, parts);
    if (isPieces && goal.what == term::lenderCoin && (isAtLeastOne(goal) || isNone(goal)))
        return debtGoalText(goal, parts);
    const bool isPlain =
        goal.kind == waystone::Goal::Kind::happened && goal.from.empty() && isAtLeastOne(goal);
    if (isPlain && goal.event == Event::Kind::moved && goal.what == term::lenderCoin)
        return loanGoalText(goal, parts);
    if (isPlain && goal.event == Event::Kind::placed && goal.what == term::sailor && goal.places.empty() &&
        goal.cause.empty())
        return sailorGoalText(parts);
    if (isPlain && goal.event == Event::Kind::gained && goal.what.empty() && goal.places.empty() &&
        isStructure(goal.cause))
        return useGoalText(goal, parts);
    if (isPlain && goal.event == Event::Kind::revealed && goal.what == term::ship && goal.places.empty())
        return tr("The ships are rolled.", "a goal");
    return {};
}

QString ProvinceWords::structureObject(std::string_view structure) const
{
    static constexpr TermText texts[] = {
        {term::lender, QT_TR_NOOP("the Lender")},   {term::bank, QT_TR_NOOP("the Bank")},
        {term::camp, QT_TR_NOOP("the Camp")},       {term::village, QT_TR_NOOP("the Village")},
        {term::mill, QT_TR_NOOP("the Mill")},       {term::smithy, QT_TR_NOOP("the Smithy")},
        {term::unionHall, QT_TR_NOOP("the Union")}, {term::harbor, QT_TR_NOOP("the Harbor")},
    };
    const char *text = textOf(texts, structure);
    return text == nullptr ? QString() : tr(text);
}

QString ProvinceWords::taskText(const waystone::Goal &goal, const GoalParts &parts) const
{
    using enum waystone::Goal::Kind;
    if (goal.kind == points && goal.places.empty() && goal.what == term::goals)
        return tr("Have at least %n point(s) from goals.", "a goal", *goal.atLeast);
    if (goal.kind != happened || !goal.places.empty() || !goal.touching.empty())
        return {};
    if (goal.event == Event::Kind::moved)
        return moveTaskText(goal, parts);
    return goal.event == Event::Kind::gained && goal.cause == term::grind && goal.from.empty()
               ? tr("Gain %1 by grinding.", "a goal: what is counted").arg(parts.object)
               : QString();
}

QString ProvinceWords::moveTaskText(const waystone::Goal &goal, const GoalParts &parts) const
{
    if (!goal.cause.empty() || goal.from.size() != 1)
        return {};
    const auto isFrom = [&goal](Zone zone) {
        return goal.from.front() == place(Area::zone, static_cast<int>(zone));
    };
    if (isFrom(Zone::upper))
        return tr("Move %1 out of the upper zone.", "a goal: what is counted").arg(parts.object);
    if (isFrom(Zone::right))
        return tr("Move %1 out of the lower right zone.", "a goal: what is counted").arg(parts.object);
    if (isFrom(Zone::left))
        return tr("Move %1 out of the lower left zone.", "a goal: what is counted").arg(parts.object);
    return {};
}

QString ProvinceWords::buildGoalText(const waystone::Goal &goal, const GoalParts &parts) const
{
    const QString structure = termName(goal.variant);
    switch (parts.person) {
    case Person::asked:
        return tr("Build %1.", "a goal: a structure").arg(structureObject(goal.variant));
    case Person::you:
        return tr("You have built this structure: %1.", "a goal").arg(structure);
    case Person::other:
        return tr("%1 has built this structure: %2.", "a goal").arg(parts.name, structure);
    case Person::nobody:
        break;
    }
    return tr("This structure has been built: %1.", "a goal").arg(structure);
}

/// Who holds the lender coin is in debt.
QString ProvinceWords::debtGoalText(const waystone::Goal &goal, const GoalParts &parts) const
{
    const bool isHeld = !isNone(goal);
    switch (parts.person) {
    case Person::asked:
        return isHeld ? tr("Hold the lender coin.", "a goal")
                      : tr("Do not be left with the lender coin.", "a goal");
    case Person::you:
        return isHeld ? tr("You hold the lender coin.", "a goal")
                      : tr("You do not hold the lender coin.", "a goal");
    case Person::other:
        return isHeld ? tr("%1 holds the lender coin.", "a goal").arg(parts.name)
                      : tr("%1 does not hold the lender coin.", "a goal").arg(parts.name);
    case Person::nobody:
        break;
    }
    return {};
}

QString ProvinceWords::loanGoalText(const waystone::Goal &goal, const GoalParts &parts) const
{
    if (goal.places.empty() && isStructure(goal.cause)) {
        const QString structure = termName(goal.cause);
        switch (parts.person) {
        case Person::asked:
            return tr("Borrow this structure: %1.", "a goal").arg(structure);
        case Person::you:
            return tr("You have borrowed this structure: %1.", "a goal").arg(structure);
        case Person::other:
            return tr("%1 has borrowed this structure: %2.", "a goal").arg(parts.name, structure);
        case Person::nobody:
            return tr("This structure has been borrowed: %1.", "a goal").arg(structure);
        }
    }
    const bool isBack = goal.cause.empty() && goal.places == std::vector{place(Area::lenderCoin)};
    if (!isBack)
        return {};
    switch (parts.person) {
    case Person::asked:
        return tr("Repay the loan.", "a goal");
    case Person::you:
        return tr("You have repaid the loan.", "a goal");
    case Person::other:
        return tr("%1 has repaid the loan.", "a goal").arg(parts.name);
    case Person::nobody:
        break;
    }
    return tr("The loan has been repaid.", "a goal");
}

QString ProvinceWords::useGoalText(const waystone::Goal &goal, const GoalParts &parts) const
{
    const QString structure = termName(goal.cause);
    switch (parts.person) {
    case Person::asked:
        return tr("Gain something from this structure: %1.", "a goal").arg(structure);
    case Person::you:
        return tr("You have gained something from this structure: %1.", "a goal").arg(structure);
    case Person::other:
        return tr("%1 has gained something from this structure: %2.", "a goal").arg(parts.name, structure);
    case Person::nobody:
        break;
    }
    return tr("Something was gained from this structure: %1.", "a goal").arg(structure);
}

QString ProvinceWords::sailorGoalText(const GoalParts &parts) const
{
    switch (parts.person) {
    case Person::asked:
        return tr("Hire a sailor.", "a goal");
    case Person::you:
        return tr("You have hired a sailor.", "a goal");
    case Person::other:
        return tr("%1 has hired a sailor.", "a goal").arg(parts.name);
    case Person::nobody:
        break;
    }
    return tr("A sailor has been hired.", "a goal");
}

} // namespace waystone::province
