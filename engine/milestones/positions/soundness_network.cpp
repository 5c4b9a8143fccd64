#include "milestones/positions/position_check.h"
#include "milestones/words/codes.h"
#include "milestones/words/terms.h"

#include <algorithm>

namespace waystone::milestones {

namespace {

std::vector<Place> edgePlaces(const std::vector<std::uint8_t> &edges)
{
    std::vector<Place> places;
    for (const std::uint8_t edge : edges)
        places.push_back(place(Area::edge, edge));
    return places;
}

} // namespace

void PositionCheck::checkNetwork()
{
    checkSupply(term::street, setup_.streets.size(), edition_.streetPieces,
                place(Area::supply, supplyPile::section));
    checkSupply(term::milestone, setup_.milestones.size(), edition_.milestones,
                place(Area::supply, supplyPile::section));
    checkSupply(term::market, setup_.markets.size(), edition_.markets,
                place(Area::supply, supplyPile::market));
    checkSupply(term::sack, setup_.sacks.size(), edition_.sacks, place(Area::supply, supplyPile::sack));
    checkSupply(term::house, setup_.houses.size(), edition_.houses, place(Area::supply, supplyPile::house));
    checkVertices();
    checkStreets();
    checkConnection();
    checkHouses();
}

void PositionCheck::checkSupply(std::string_view what, std::size_t found, int maximum, Place pile)
{
    if (static_cast<int>(found) > maximum)
        impossible(problem::overSupply,
                   {termArgument("what", what), {"found", static_cast<int>(found)}, {"maximum", maximum}},
                   {pile});
}

void PositionCheck::checkVertices()
{
    const std::size_t count = board_.vertices.size();
    const Bits milestones = bitsOf(setup_.milestones, count);
    const Bits markets = bitsOf(setup_.markets, count);
    const Bits sacks = bitsOf(setup_.sacks, count);
    const std::vector<int> streets = streetCounts();
    if (!markets[board_.start])
        againstRule(problem::startWithoutMarket, {}, {place(Area::vertex, board_.start)});
    for (std::size_t at = 0; at < count; ++at) {
        const Places here{place(Area::vertex, static_cast<int>(at))};
        if (milestones[at] && markets[at])
            impossible(problem::milestoneOnMarket, {}, here);
        if (markets[at] && streets[at] == 0 && at != board_.start)
            againstRule(problem::marketWithoutStreet, {}, here);
        if (sacks[at] && !markets[at])
            againstRule(problem::sackWithoutMarket, {}, here);
        if (milestones[at] && streets[at] != 2)
            againstRule(problem::milestoneWithoutTwoStreets, {{"found", streets[at]}}, here);
        if (!milestones[at] && !markets[at] && streets[at] > 2)
            againstRule(problem::junctionWithoutMarket, {{"found", streets[at]}}, here);
    }
}

void PositionCheck::checkStreets()
{
    const Bits milestones = bitsOf(setup_.milestones, board_.vertices.size());
    for (const std::uint8_t street : setup_.streets) {
        const auto [one, other] = board_.edges[street];
        if (!milestones[one] && !milestones[other])
            againstRule(problem::streetWithoutMilestone, {}, {place(Area::edge, street)});
        if (milestones[one] && milestones[other])
            againstRule(problem::streetBetweenMilestones, {}, {place(Area::edge, street)});
    }
}

void PositionCheck::checkConnection()
{
    const Bits streets = bitsOf(setup_.streets, board_.edges.size());

    // What is left after all loose ends are taken away, again and again, is loops and what ties them together.
    Bits left = streets;
    std::vector<int> counts = streetCounts();
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t edge = 0; edge < left.size(); ++edge) {
            const auto [one, other] = board_.edges[edge];
            if (!left[edge] || (counts[one] > 1 && counts[other] > 1))
                continue;
            left[edge] = false;
            --counts[one];
            --counts[other];
            changed = true;
        }
    }
    std::vector<std::uint8_t> loop;
    std::ranges::copy_if(setup_.streets, std::back_inserter(loop),
                         [&](std::uint8_t edge) { return left[edge]; });
    if (!loop.empty())
        againstRule(problem::streetLoop, {}, edgePlaces(loop));

    Bits reached(board_.vertices.size());
    std::vector<std::uint8_t> open{board_.start};
    reached[board_.start] = true;
    while (!open.empty()) {
        const std::uint8_t at = open.back();
        open.pop_back();
        for (const Step &step : board_.steps[at]) {
            if (!streets[step.edge] || reached[step.vertex])
                continue;
            reached[step.vertex] = true;
            open.push_back(step.vertex);
        }
    }
    std::vector<std::uint8_t> apart;
    std::ranges::copy_if(setup_.streets, std::back_inserter(apart),
                         [&](std::uint8_t edge) { return !reached[board_.edges[edge][0]]; });
    if (!apart.empty())
        againstRule(problem::streetsApart, {}, edgePlaces(apart));
}

void PositionCheck::checkHouses()
{
    const Bits streets = bitsOf(setup_.streets, board_.edges.size());
    for (const std::uint8_t house : setup_.houses) {
        if (std::ranges::none_of(board_.triangleEdges[house],
                                 [&](std::uint8_t edge) { return streets[edge]; }))
            againstRule(problem::houseWithoutStreet, {}, {place(Area::triangle, house)});
        // The house that was just built may wait for the bonus tile to be taken.
        const bool isPending = setup_.phase == Phase::offer && setup_.offerHouse == house;
        if (bonusOnTriangle(house) != 0 && !isPending)
            againstRule(problem::houseOnBonusTile, {}, {place(Area::triangle, house)});
    }
}

} // namespace waystone::milestones
