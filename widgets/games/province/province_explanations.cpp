#include "games/province/province_words.h"

#include "province/rules/queries.h"
#include "province/words/terms.h"
#include "words/general_words.h"

#include <algorithm>

// What goals ask for, and what places stand for in the rules.

namespace waystone::province {

QString ProvinceWords::goalName(std::string_view goal) const
{
    const auto index = std::ranges::find(goalNames, goal) - goalNames.begin();
    if (index == goals)
        return {};
    switch (static_cast<Goal>(index)) {
    case Goal::workers:
        return tr("Workers", "goal");
    case Goal::labor:
        return tr("Labor", "goal");
    case Goal::structures:
        return tr("Structures", "goal");
    case Goal::coins:
        return tr("Coins", "goal");
    case Goal::twoPoints:
        return tr("Two-point structures", "goal");
    }
    return {};
}

QString ProvinceWords::goalTask(std::string_view goal) const
{
    const auto index = static_cast<std::size_t>(std::ranges::find(goalNames, goal) - goalNames.begin());
    if (rules_ == nullptr || index >= goalNames.size())
        return termName(goal);
    const int needed = rules_->edition().goalNeeds[index];
    switch (static_cast<Goal>(index)) {
    case Goal::workers:
        return tr(
            "Have access to %n worker(s) beyond the green ones, through your own Camp, Village or sailors.",
            nullptr, needed);
    case Goal::labor:
        return tr("Gain %n labor in one turn, from any source.", nullptr, needed);
    case Goal::structures:
        return tr("Own %n structure(s).", nullptr, needed);
    case Goal::coins:
        return tr("Hold %n coin(s).", nullptr, needed);
    case Goal::twoPoints:
        if (rules_->choices().twoPointGoal == TwoPointGoal::scoredOnly)
            return tr("Be the first to build %n structure(s) with a printed value of %1 victory points.",
                      nullptr, needed)
                .arg(rules_->edition().goalValue);
        return tr("Own %n structure(s) with a printed value of %1 victory points.", nullptr, needed)
            .arg(rules_->edition().goalValue);
    }
    return {};
}

QStringList ProvinceWords::explanation(Place place) const
{
    if (rules_ == nullptr)
        return {};
    const Edition &edition = rules_->edition();
    const auto index = static_cast<std::size_t>(place.index);
    switch (static_cast<Area>(place.area)) {
    case Area::zone: {
        if (place.index >= zones)
            return {};
        const bool isCoins = edition.zoneKinds[index] == ZoneKind::coin;
        return {tr("Each arriving worker brings: %1")
                    .arg(isCoins ? countedTerm(term::coin, edition.zoneCoins)
                                 : countedTerm(term::labor, edition.zoneLabor))};
    }
    case Area::structure:
        return place.index < structures ? structureLines(place.index) : QStringList();
    case Area::lenderCoin:
        return loanLines();
    case Area::ship:
        return {tr("Two white sides: %1").arg(countedTerm(term::labor, edition.whiteLabor)),
                tr("Two black sides: %1").arg(countedTerm(term::coin, edition.blackCoins)),
                tr("A white and a black side: a sailor can be hired for %1")
                    .arg(countedTerm(term::coin, edition.sailorPrice)),
                tr("The first builder rolls the ships.")};
    case Area::grind:
        return {tr("Labor not used by the end of the turn is lost.")};
    default:
        return {};
    }
}

QStringList ProvinceWords::structureLines(int structure) const
{
    QStringList lines{effectText(structure)};
    // What is printed on it of the coin that it lends.
    if (structure == static_cast<int>(Structure::lender))
        lines += loanLines().mid(1);
    const auto index = static_cast<std::size_t>(structure);
    lines += tr("Costs: %1").arg(priceText(rules_->edition().costs[index]));
    if (const int points = rules_->edition().points[index]; points > 0)
        lines += tr("The first builder gets: %1").arg(countedTerm(term::points, points));
    if (const int needed = rules_->needed(structure); needed != none)
        lines += tr("Requires: %1").arg(termName(structureNames[static_cast<std::size_t>(needed)]));
    return lines;
}

QString ProvinceWords::priceText(const Cost &cost) const
{
    QStringList parts;
    if (cost.labor > 0 || cost.coins == 0)
        parts += countedTerm(term::labor, cost.labor);
    if (cost.coins > 0)
        parts += countedTerm(term::coin, cost.coins);
    return parts.join(general_words::listSeparator());
}

QString ProvinceWords::effectText(int structure) const
{
    const Edition &edition = rules_->edition();
    switch (static_cast<Structure>(structure)) {
    case Structure::lender:
        return tr("Lets you borrow a structure from the opponent.");
    case Structure::bank:
        return tr("Each worker arriving in the coin zone brings: %1")
            .arg(countedTerm(term::coin, edition.bankCoins));
    case Structure::camp:
        return tr("Gives access to the yellow worker.");
    case Structure::village:
        return tr("Gives access to the orange worker.");
    case Structure::mill:
        return tr("At the start of each of your turns: %1").arg(countedTerm(term::labor, edition.millLabor));
    case Structure::smithy:
        return tr("At the start of each of your turns: %1")
            .arg(countedTerm(term::labor, edition.smithyLabor));
    case Structure::unionHall:
        return tr("In the spend phase, as often as you like: %1 → %2")
            .arg(countedTerm(term::coin, edition.unionCoins), countedTerm(term::labor, edition.unionLabor));
    case Structure::harbor:
        return tr("The ships bring labor, a coin or the right to hire a sailor.");
    }
    return {};
}

} // namespace waystone::province
