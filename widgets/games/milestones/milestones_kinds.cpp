#include "games/milestones/milestones_words.h"

#include "milestones/rules/queries.h"

// The kinds of action between which a seat chooses.

namespace waystone::milestones {

namespace {

Place placeOf(Area area, int index, Seat owner = nobody)
{
    return {static_cast<std::uint8_t>(area), owner, static_cast<std::uint16_t>(index)};
}

ActionKind kindOf(Verb verb, Place at, const QString &name)
{
    return {.verbs = {static_cast<std::uint8_t>(verb)}, .name = name, .place = at};
}

} // namespace

PicturedText MilestonesWords::picturedCost(const Goods &goods) const
{
    QList<PicturedText> pictures;
    for (std::size_t kind = 0; kind < goods.size(); ++kind)
        if (goods[kind] != 0)
            pictures += picturedTerm(goodNames[kind], goods[kind]);
    return PicturedText::row(pictures);
}

std::vector<ActionKind> MilestonesWords::tradeKinds(const State &state) const
{
    const Edition &edition = rules_->edition();
    const std::string_view coin = goodNames[static_cast<std::size_t>(Good::coin)];
    ActionKind hire = kindOf(Verb::hire, placeOf(Area::display, 0), tr("Hire"));
    hire.question = tr("Which workers do you hire, and for which two spaces?");
    hire.drawing = QStringLiteral("milestones-worker-tile-back");
    hire.price = picturedTerm(coin, edition.tileCost);
    ActionKind buy = kindOf(Verb::buy, placeOf(Area::supply, 0), tr("Buy"));
    buy.question = tr("What do you buy?");
    buy.drawing = QStringLiteral("milestones-good-stone");
    buy.price = picturedTerm(coin, edition.cubeCost);
    ActionKind sell = kindOf(Verb::sell, placeOf(Area::goods, 0, state.turn), tr("Sell"));
    sell.question = tr("Which two goods do you sell?");
    sell.drawing = QStringLiteral("milestones-good-coin");
    return {hire, buy, sell};
}

std::vector<ActionKind> MilestonesWords::buildKinds() const
{
    const Edition &edition = rules_->edition();
    ActionKind section = kindOf(Verb::section, placeOf(Area::supply, supplyPile::section), tr("Section"));
    section.question = tr("Where does your section begin?");
    section.drawing = QStringLiteral("milestones-milestone");
    section.price = picturedCost(edition.sectionCost);
    ActionKind house = kindOf(Verb::house, placeOf(Area::supply, supplyPile::house), tr("House"));
    house.question = tr("Where do you build your house?");
    house.drawing = QStringLiteral("milestones-house");
    house.price = picturedCost(edition.houseCost);
    ActionKind market = kindOf(Verb::market, placeOf(Area::supply, supplyPile::market), tr("Marketplace"));
    market.question = tr("Where do you build your marketplace?");
    market.drawing = QStringLiteral("milestones-market");
    market.price = picturedCost(edition.marketCost);
    return {section, house, market};
}

std::vector<ActionKind> MilestonesWords::actionKinds(const SeatView &view) const
{
    if (rules_ == nullptr || view.empty())
        return {};
    const auto &state = view.as<State>();
    const ActionKind finish =
        kindOf(Verb::finish, placeOf(Area::finish, 0, state.turn), tr("Finish the visit"));
    std::vector<ActionKind> kinds;
    switch (state.phase) {
    case Phase::trade:
        kinds = tradeKinds(state);
        break;
    case Phase::build:
        kinds = buildKinds();
        break;
    case Phase::supply:
        break;
    case Phase::cover:
        if (visibleWorkers(state.seats[state.turn]) > rules_->edition().workersSpared)
            return {};
        break;
    case Phase::offer:
        if (state.offerHouse != none)
            return {}; // the tile of a house has to be taken
        kinds.push_back(kindOf(Verb::take, placeOf(Area::loop, 1, state.turn), tr("Take the tile")));
        kinds.back().question = tr("Which bonus tile do you pick up, and for which worker?");
        kinds.back().isWhole = true;
        kinds.back().isUsual = true; // a key pressed once more must not give the tile up
        kinds.push_back(kindOf(Verb::decline, placeOf(Area::decline, 0, state.turn), tr("Leave the tile")));
        return kinds;
    default:
        return {};
    }
    kinds.push_back(finish);
    return kinds;
}

} // namespace waystone::milestones
