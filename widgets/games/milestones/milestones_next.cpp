#include "games/milestones/milestones_words.h"

#include "milestones/rules/queries.h"
#include "milestones/words/terms.h"

// What is asked once something has been clicked.

namespace waystone::milestones {

namespace {

bool isIn(Place place, Area area)
{
    return place.area == static_cast<std::uint8_t>(area);
}

bool mayBe(const HalfMade &choice, Verb verb)
{
    return choice.has(static_cast<std::uint8_t>(verb));
}

} // namespace

QString MilestonesWords::nextAtCorners(const HalfMade &choice) const
{
    Route at = choice.clicks;
    if (isIn(at.front(), Area::supply))
        at.erase(at.begin());
    if (isIn(at.back(), Area::edge))
        return tr("Street section, %1: choose its other line.").arg(placeName(at.back()));
    const QString last = vertexName(at.back().index);
    if (at.size() > 1)
        return tr("Street section %1–%2: choose the corner where it ends.")
            .arg(vertexName(at.front().index), last);
    return mayBe(choice, Verb::market)
               ? tr("Corner %1: choose the next corner of a street section, or build a marketplace here.")
                     .arg(last)
               : tr("Street section from corner %1: choose its next corner.").arg(last);
}

QString MilestonesWords::nextFromSupply(int pile) const
{
    switch (pile) {
    case supplyPile::section:
        return tr("Street section: choose the corner where it begins.");
    case supplyPile::house:
        return tr("House: choose the triangle where you build it.");
    case supplyPile::market:
        return tr("Marketplace: choose the corner where you build it.");
    case supplyPile::sack:
        return tr("Flour sacks: choose the marketplace to deliver to.");
    default:
        return {};
    }
}

QString MilestonesWords::nextSupplied(const HalfMade &choice) const
{
    Route at = choice.clicks;
    if (isIn(at.front(), Area::supply))
        at.erase(at.begin());
    const QString market = vertexName(at.front().index);
    return at.size() > 1 ? tr("Marketplace %1, number at %2: choose the second number.")
                               .arg(market, vertexName(at.back().index))
                         : tr("Marketplace %1: choose the first number.").arg(market);
}

QString MilestonesWords::nextKept(const HalfMade &choice) const
{
    Goods goods{};
    for (const Place place : choice.clicks)
        ++goods[place.index];
    return tr("Keeping: %1. Choose what else to keep.").arg(goodsList(goods));
}

QString MilestonesWords::nextQuestion(const HalfMade &choice, const SeatView &) const
{
    const Place first = choice.clicks.front();
    const Action action = choice.actions.front();
    if (isIn(first, Area::supply) && choice.clicks.size() == 1)
        return nextFromSupply(first.index);
    switch (static_cast<Verb>(action.verb)) {
    case Verb::choose:
    case Verb::hire:
        return tr("%1: choose the first of the two spaces for them.").arg(tileName(action.first));
    case Verb::move:
        return tr("%1: choose the space to move to.").arg(termName(term::pawn));
    case Verb::sell:
        return tr("%1: choose the other good to sell.").arg(termName(goodNames[first.index]));
    case Verb::section:
    case Verb::market:
        return nextAtCorners(choice);
    case Verb::take:
        return isIn(first, Area::loop)
                   ? tr("%1: choose the bonus tile.").arg(placeName(first))
                   : tr("%1: choose the worker for the bonus tile.").arg(trianglePlaceName(action.first));
    case Verb::decline:
        return tr("Leave the tile: choose which one.");
    case Verb::supply:
        return nextSupplied(choice);
    case Verb::keep:
        return nextKept(choice);
    default:
        return {};
    }
}

} // namespace waystone::milestones
