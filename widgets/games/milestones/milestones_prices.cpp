#include "games/milestones/milestones_words.h"

#include "milestones/words/terms.h"
#include "milestones/words/verbs.h"

// What is built, bought or hired costs.

namespace waystone::milestones {

QStringList MilestonesWords::explanation(Place place) const
{
    if (rules_ == nullptr)
        return {};
    const Edition &edition = rules_->edition();
    const auto costs = [](const QString &price) { return QStringList(tr("Costs: %1").arg(price)); };
    if (place.area == static_cast<std::uint8_t>(Area::display))
        return costs(countedTerm(term::coin, edition.tileCost));
    if (place.area != static_cast<std::uint8_t>(Area::supply))
        return {};
    switch (place.index) {
    case static_cast<int>(Good::coin):
        return {};
    case supplyPile::section:
        return costs(goodsList(edition.sectionCost));
    case supplyPile::house:
        return costs(goodsList(edition.houseCost));
    case supplyPile::market:
        return costs(goodsList(edition.marketCost));
    case supplyPile::sack:
        return costs(goodsList(edition.sackCost));
    default:
        return costs(countedTerm(term::coin, edition.cubeCost));
    }
}

} // namespace waystone::milestones
