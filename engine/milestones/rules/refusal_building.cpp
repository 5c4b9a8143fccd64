#include "milestones/rules/refusal.h"

#include <algorithm>
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

Refusal::Verdict Refusal::unpaid(const Goods &cost) const
{
    for (std::size_t kind = 0; kind < cost.size(); ++kind)
        if (player_.goods[kind] < cost[kind])
            return Problem{"goods-missing",
                           {{"good", Term{std::string(goodNames[kind])}},
                            {"needed", int{cost[kind]}},
                            {"owned", int{player_.goods[kind]}}},
                           {here(Area::goods, static_cast<int>(kind))}};
    return std::nullopt;
}

Refusal::Verdict Refusal::sectionBegin(int from) const
{
    const std::uint8_t bits = state_.vertices[static_cast<std::size_t>(from)];
    if ((bits & vertex::market) != 0)
        return std::nullopt;
    if ((bits & vertex::milestone) != 0)
        return Problem{"section-from-milestone", {}, {common(Area::vertex, from)}};
    switch (bits & vertex::streets) {
    case 0:
        return Problem{"section-from-nowhere", {}, {common(Area::vertex, from)}};
    case 1:
        return std::nullopt;
    default:
        return Problem{"section-from-joint", {}, {common(Area::vertex, from)}};
    }
}

Refusal::Verdict Refusal::section(int from, int milestone, int end) const
{
    if (!vertexExists(from) || !vertexExists(milestone) || !vertexExists(end))
        return Problem{"malformed-action", {}, {}, Severity::impossible};
    if (Verdict verdict = sectionBegin(from))
        return verdict;
    if (board_.edgeBetween(from, milestone) == none || board_.edgeBetween(milestone, end) == none ||
        from == end)
        return Problem{
            "section-not-on-lines", {}, {common(Area::vertex, milestone), common(Area::vertex, end)}};
    for (const int at : {milestone, end}) {
        if ((state_.vertices[static_cast<std::size_t>(at)] & vertex::streets) != 0)
            return Problem{"section-meets-street", {}, {common(Area::vertex, at)}};
        if (board_.vertices[static_cast<std::size_t>(at)].number == 0)
            return Problem{"section-needs-numbers", {}, {common(Area::vertex, at)}};
    }
    if (state_.milestonesLeft == 0)
        return Problem{"no-sections-left", {}, {}};
    return unpaid(edition_.sectionCost);
}

Refusal::Verdict Refusal::house(int triangle) const
{
    if (!triangleExists(triangle))
        return Problem{"malformed-action", {}, {}, Severity::impossible};
    const Place where = common(Area::triangle, triangle);
    const auto at = static_cast<std::size_t>(triangle);
    if (((state_.houses[at / 64] >> (at % 64)) & 1) != 0)
        return Problem{"house-taken", {}, {where}};
    const auto isStreet = [this](std::uint8_t edge) {
        return ((state_.streets[edge / 64u] >> (edge % 64u)) & 1) != 0;
    };
    if (std::ranges::none_of(board_.triangleEdges[at], isStreet))
        return Problem{"house-needs-street", {}, {where}};
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
            return Problem{"house-bonus-needs-worker", {{"worker", worker(kind)}}, {where}};
    }
    if (state_.housesLeft == 0)
        return Problem{"no-houses-left", {}, {}};
    return unpaid(edition_.houseCost);
}

Refusal::Verdict Refusal::market(int at) const
{
    if (!vertexExists(at))
        return Problem{"malformed-action", {}, {}, Severity::impossible};
    const std::uint8_t bits = state_.vertices[static_cast<std::size_t>(at)];
    const Place where = common(Area::vertex, at);
    if ((bits & vertex::milestone) != 0)
        return Problem{"market-on-milestone", {}, {where}};
    if ((bits & vertex::market) != 0)
        return Problem{"market-on-market", {}, {where}};
    if ((bits & vertex::streets) == 0)
        return Problem{"market-needs-street", {}, {where}};
    if (state_.marketsLeft == 0)
        return Problem{"no-markets-left", {}, {}};
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
        return Problem{"malformed-action", {}, {}, Severity::impossible};
    if (!isOffered(triangle))
        return Problem{"bonus-not-offered", {}, {common(Area::triangle, triangle)}};
    const auto kind =
        static_cast<Good>(state_.bonusOn[board_.bushOf[static_cast<std::size_t>(triangle)]] - 1);
    const Place where = here(Area::loop, employment);
    const Worker *candidate = workerAt(employment);
    if (candidate == nullptr)
        return Problem{"bonus-needs-worker", {{"worker", worker(kind)}}, {where}};
    if (candidate->kind != kind)
        return Problem{"bonus-wrong-worker", {{"worker", worker(kind)}}, {where}};
    if (((player_.bonus >> (employment - 1)) & 1) != 0)
        return Problem{"bonus-worker-taken", {}, {where}};
    return std::nullopt;
}

Refusal::Verdict Refusal::decline(int triangle) const
{
    if (!triangleExists(triangle))
        return Problem{"malformed-action", {}, {}, Severity::impossible};
    if (!isOffered(triangle))
        return Problem{"bonus-not-offered", {}, {common(Area::triangle, triangle)}};
    if (state_.offerHouse != none)
        return Problem{"bonus-house-must-take", {}, {common(Area::triangle, triangle)}};
    return std::nullopt;
}

Refusal::Verdict Refusal::supply(int market, int one, int other) const
{
    if (!vertexExists(market) || (one != none && !vertexExists(one)) ||
        (other != none && !vertexExists(other)))
        return Problem{"malformed-action", {}, {}, Severity::impossible};
    const std::uint8_t bits = state_.vertices[static_cast<std::size_t>(market)];
    if ((bits & vertex::market) == 0)
        return Problem{"supply-needs-market", {}, {common(Area::vertex, market)}};
    if ((bits & vertex::sack) != 0)
        return Problem{"supply-has-sack", {}, {common(Area::vertex, market)}};

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
            return Problem{"supply-not-adjacent", {}, {common(Area::vertex, at)}};
        if (!isOpen(at))
            return Problem{"supply-covered", {}, {common(Area::vertex, at)}};
    }
    if (one == other && one != none)
        return Problem{"supply-two-different", {}, {common(Area::vertex, one)}};
    if (one > other)
        return Problem{"malformed-action", {}, {}, Severity::impossible};
    if (chosen < std::min<int>(2, static_cast<int>(open.size())))
        return Problem{"supply-too-few", {{"chosen", chosen}}, open};
    if (state_.sacksLeft == 0)
        return Problem{"no-sacks-left", {}, {}};
    return unpaid(edition_.sackCost);
}

} // namespace waystone::milestones
