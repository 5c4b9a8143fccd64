#include "core/kit/refused.h"
#include "milestones/rules/refusal.h"
#include "milestones/words/codes.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace waystone::milestones {

namespace {

Place common(Area area, int index)
{
    return {static_cast<std::uint8_t>(area), nobody, static_cast<std::uint16_t>(index)};
}

Term worker(Good kind)
{
    return Term{std::string(workerNames[static_cast<std::size_t>(kind)])};
}

} // namespace

Refusal::Verdict Refusal::lacking(const Goods &wanted, std::string_view code) const
{
    std::vector<Argument> missing;
    std::vector<Place> places;
    for (std::size_t kind = 0; kind < wanted.size(); ++kind) {
        if (player_.goods[kind] >= wanted[kind])
            continue;
        const std::string which = problem::goodsMissingSuffix(places.size());
        missing.push_back({"good" + which, Term{std::string(goodNames[kind])}});
        missing.push_back({"needed" + which, int{wanted[kind]}});
        missing.push_back({"owned" + which, int{player_.goods[kind]}});
        places.push_back(here(Area::goods, static_cast<int>(kind)));
    }
    if (places.empty())
        return std::nullopt;
    return refused(code, std::move(missing), std::move(places));
}

Refusal::Verdict Refusal::unpaid(const Goods &cost) const
{
    return lacking(cost, problem::goodsMissing);
}

Refusal::Verdict Refusal::sectionBegin(int from) const
{
    const std::uint8_t bits = state_.vertices[static_cast<std::size_t>(from)];
    if ((bits & vertex::market) != 0)
        return std::nullopt;
    if ((bits & vertex::milestone) != 0)
        return refused(problem::sectionFromMilestone, {}, {common(Area::vertex, from)});
    switch (bits & vertex::streets) {
    case 0:
        return refused(problem::sectionFromNowhere, {}, {common(Area::vertex, from)});
    case 1:
        return std::nullopt;
    default:
        return refused(problem::sectionFromJoint, {}, {common(Area::vertex, from)});
    }
}

Refusal::Verdict Refusal::section(int from, int milestone, int end) const
{
    if (!vertexExists(from) || !vertexExists(milestone) || !vertexExists(end))
        return malformedAction();
    if (Verdict verdict = sectionBegin(from))
        return verdict;
    if (board_.edgeBetween(from, milestone) == none || board_.edgeBetween(milestone, end) == none ||
        from == end)
        return refused(problem::sectionNotOnLines, {},
                       {common(Area::vertex, milestone), common(Area::vertex, end)});
    for (const int at : {milestone, end}) {
        if ((state_.vertices[static_cast<std::size_t>(at)] & vertex::streets) != 0)
            return refused(problem::sectionMeetsStreet, {}, {common(Area::vertex, at)});
        if (board_.vertices[static_cast<std::size_t>(at)].number == 0)
            return refused(problem::sectionNeedsNumbers, {}, {common(Area::vertex, at)});
    }
    if (state_.milestonesLeft == 0)
        return refused(problem::noSectionsLeft);
    return unpaid(edition_.sectionCost);
}

Refusal::Verdict Refusal::house(int triangle) const
{
    if (!triangleExists(triangle))
        return malformedAction();
    const Place where = common(Area::triangle, triangle);
    const auto at = static_cast<std::size_t>(triangle);
    if (((state_.houses[at / 64] >> (at % 64)) & 1) != 0)
        return refused(problem::houseTaken, {}, {where});
    const auto isStreet = [this](std::uint8_t edge) {
        return ((state_.streets[edge / 64u] >> (edge % 64u)) & 1) != 0;
    };
    if (std::ranges::none_of(board_.triangleEdges[at], isStreet))
        return refused(problem::houseNeedsStreet, {}, {where});
    const std::uint8_t bush = board_.bushOf[at];
    if (bush != none && state_.bonusOn[bush] != 0) {
        const auto kind = static_cast<Good>(state_.bonusOn[bush] - 1);
        bool canTake = false;
        for (int employment = 1; employment <= employmentSpaces; ++employment) {
            const Worker *candidate = workerAt(employment);
            const bool isFree = ((player_.bonus >> (employment - 1)) & 1) == 0;
            canTake = canTake || (candidate != nullptr && candidate->kind == kind && isFree);
        }
        if (!canTake)
            return refused(problem::houseBonusNeedsWorker, {{"worker", worker(kind)}}, {where});
    }
    if (state_.housesLeft == 0)
        return refused(problem::noHousesLeft);
    return unpaid(edition_.houseCost);
}

Refusal::Verdict Refusal::market(int at) const
{
    if (!vertexExists(at))
        return malformedAction();
    const std::uint8_t bits = state_.vertices[static_cast<std::size_t>(at)];
    const Place where = common(Area::vertex, at);
    if ((bits & vertex::milestone) != 0)
        return refused(problem::marketOnMilestone, {}, {where});
    if ((bits & vertex::market) != 0)
        return refused(problem::marketOnMarket, {}, {where});
    if ((bits & vertex::streets) == 0)
        return refused(problem::marketNeedsStreet, {}, {where});
    if (state_.marketsLeft == 0)
        return refused(problem::noMarketsLeft);
    return unpaid(edition_.marketCost);
}

bool Refusal::isOffered(int triangle) const
{
    if (state_.offerHouse != none)
        return triangle == state_.offerHouse;
    const auto &around = board_.trianglesAt[state_.offerVertex];
    const auto found = std::find(around.begin(), around.end(), triangle);
    return found != around.end() && ((state_.offered >> (found - around.begin())) & 1) != 0;
}

Refusal::Verdict Refusal::take(int triangle, int employment) const
{
    if (!triangleExists(triangle) || !isEmployment(employment))
        return malformedAction();
    if (!isOffered(triangle))
        return refused(problem::bonusNotOffered, {}, {common(Area::triangle, triangle)});
    const auto kind =
        static_cast<Good>(state_.bonusOn[board_.bushOf[static_cast<std::size_t>(triangle)]] - 1);
    const Place where = here(Area::loop, employment);
    const Worker *candidate = workerAt(employment);
    if (candidate == nullptr)
        return refused(problem::bonusNeedsWorker, {{"worker", worker(kind)}}, {where});
    if (candidate->kind != kind)
        return refused(problem::bonusWrongWorker, {{"worker", worker(kind)}}, {where});
    if (((player_.bonus >> (employment - 1)) & 1) != 0)
        return refused(problem::bonusWorkerTaken, {}, {where});
    return std::nullopt;
}

Refusal::Verdict Refusal::decline(int triangle) const
{
    if (!triangleExists(triangle))
        return malformedAction();
    if (!isOffered(triangle))
        return refused(problem::bonusNotOffered, {}, {common(Area::triangle, triangle)});
    if (state_.offerHouse != none)
        return refused(problem::bonusHouseMustTake, {}, {common(Area::triangle, triangle)});
    return std::nullopt;
}

Refusal::Verdict Refusal::supply(int market, int one, int other) const
{
    if (!vertexExists(market) || (one != none && !vertexExists(one)) ||
        (other != none && !vertexExists(other)))
        return malformedAction();
    const std::uint8_t bits = state_.vertices[static_cast<std::size_t>(market)];
    if ((bits & vertex::market) == 0)
        return refused(problem::supplyNeedsMarket, {}, {common(Area::vertex, market)});
    if ((bits & vertex::sack) != 0)
        return refused(problem::supplyHasSack, {}, {common(Area::vertex, market)});

    std::vector<Place> open;
    for (const Step &step : board_.steps[static_cast<std::size_t>(market)])
        if ((state_.vertices[step.vertex] & vertex::covering) == 0 &&
            board_.vertices[step.vertex].number != 0)
            open.push_back(common(Area::vertex, step.vertex));
    const auto isOpen = [&open](int at) { return std::ranges::count(open, common(Area::vertex, at)) != 0; };
    int chosen = 0;
    for (const int at : {one, other}) {
        if (at == none)
            continue;
        ++chosen;
        if (board_.edgeBetween(market, at) == none)
            return refused(problem::supplyNotAdjacent, {}, {common(Area::vertex, at)});
        if (!isOpen(at))
            return refused(problem::supplyCovered, {}, {common(Area::vertex, at)});
    }
    if (one == other && one != none)
        return refused(problem::supplyTwoDifferent, {}, {common(Area::vertex, one)});
    if (one > other)
        return malformedAction();
    const int needed = std::min<int>(2, static_cast<int>(open.size()));
    if (chosen < needed)
        return refused(problem::supplyTooFew, {{"chosen", chosen}, {"needed", needed}}, open);
    if (state_.sacksLeft == 0)
        return refused(problem::noSacksLeft);
    return unpaid(edition_.sackCost);
}

} // namespace waystone::milestones
