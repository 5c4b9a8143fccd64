#include "games/province/province_words.h"

#include "province/rules/queries.h"
#include "province/words/terms.h"
#include "words/goal_parts.h"

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

QString ProvinceWords::buildGoalText(const waystone::Goal &goal, const GoalParts &parts) const
{
    const QString structure = termName(goal.variant);
    switch (parts.person) {
    case Person::asked:
        return tr("Build this structure: %1.", "a goal").arg(structure);
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
