#include "milestones/rules/queries.h"
#include "milestones/rules/referee.h"
#include "milestones/words/terms.h"

namespace waystone::milestones {

void Referee::layStreet(int one, int other)
{
    const int edge = edition_.board.edgeBetween(one, other);
    setBit(state_.streets, edge);
    ++state_.vertices[static_cast<std::size_t>(one)]; // the low bits count the streets
    ++state_.vertices[static_cast<std::size_t>(other)];
    tell({Event::Kind::placed, state_.turn, term::street, {}, 0, {}, place(Area::edge, edge)});
}

void Referee::buildSection(int from, int milestone, int end)
{
    pay(edition_.sectionCost, term::section);
    --state_.milestonesLeft;
    layStreet(from, milestone);
    layStreet(milestone, end);
    const Place at = place(Area::vertex, milestone);
    tell({Event::Kind::placed, state_.turn, term::milestone, {}, 0, {}, at});
    score(Source::milestone, uncoveredNumber(edition_.board, state_, milestone), at);
    state_.vertices[static_cast<std::size_t>(milestone)] |= vertex::milestone;
    offerAround(milestone);
}

void Referee::buildHouse(int triangle)
{
    pay(edition_.houseCost, term::house);
    --state_.housesLeft;
    setBit(state_.houses, triangle);
    tell({Event::Kind::placed, state_.turn, term::house, {}, 0, {}, place(Area::triangle, triangle)});
    // The house's own points come before the bonus tile's (readings: Milestones, Bonus tiles).
    for (const std::uint8_t corner : edition_.board.triangles[static_cast<std::size_t>(triangle)])
        score(Source::house, uncoveredNumber(edition_.board, state_, corner), place(Area::vertex, corner));
    if (bonusOn(edition_.board, state_, triangle) == 0)
        return;
    state_.offerHouse = static_cast<std::uint8_t>(triangle);
    state_.phase = Phase::offer;
}

void Referee::buildMarket(int at)
{
    pay(edition_.marketCost, term::market);
    --state_.marketsLeft;
    tell({Event::Kind::placed, state_.turn, term::market, {}, 0, {}, place(Area::vertex, at)});
    score(Source::market, uncoveredNumber(edition_.board, state_, at), place(Area::vertex, at));
    state_.vertices[static_cast<std::size_t>(at)] |= vertex::market;
    offerAround(at);
}

void Referee::offerAround(int at)
{
    state_.offerVertex = static_cast<std::uint8_t>(at);
    state_.offered = 0;
    const auto &triangles = edition_.board.trianglesAt[static_cast<std::size_t>(at)];
    for (std::size_t index = 0; index < triangles.size(); ++index)
        if (bonusOn(edition_.board, state_, triangles[index]) != 0)
            state_.offered = static_cast<std::uint8_t>(state_.offered | (1u << index));
    state_.phase = Phase::offer;
    endOfferIfNoneIsLeft();
}

void Referee::endOfferIfNoneIsLeft()
{
    if (state_.offerVertex != none) {
        // An offer lapses when no free worker of its kind is left (readings: Milestones, Bonus tiles).
        const auto &triangles = edition_.board.trianglesAt[state_.offerVertex];
        for (std::size_t index = 0; index < triangles.size(); ++index) {
            if (((state_.offered >> index) & 1) == 0)
                continue;
            const int bonus = bonusOn(edition_.board, state_, triangles[index]);
            if (!hasFreeWorker(edition_, player(), static_cast<Good>(bonus - 1)))
                state_.offered = static_cast<std::uint8_t>(state_.offered & ~(1u << index));
        }
        if (state_.offered != 0)
            return;
    }
    state_.offerVertex = none;
    state_.offerHouse = none;
    state_.phase = Phase::build;
}

void Referee::takeBonus(int triangle, int employment)
{
    const std::uint8_t bush = edition_.board.bushOf[static_cast<std::size_t>(triangle)];
    const auto kind = static_cast<std::size_t>(state_.bonusOn[bush] - 1);
    state_.bonusOn[bush] = 0;
    player().bonus = static_cast<std::uint8_t>(player().bonus | (1u << (employment - 1)));
    tell({Event::Kind::moved, state_.turn, term::bonusTile, workerNames[kind], 0,
          place(Area::triangle, triangle), place(Area::loop, employment, state_.turn)});
    score(Source::bonusTile, edition_.bonusTilePoints, place(Area::triangle, triangle));
    closeOffer(triangle);
}

void Referee::declineBonus(int triangle)
{
    tell({Event::Kind::declined, state_.turn, term::bonusTile, {}, 0, place(Area::triangle, triangle), {}});
    closeOffer(triangle);
}

void Referee::closeOffer(int triangle)
{
    if (state_.offerVertex != none) {
        const auto &triangles = edition_.board.trianglesAt[state_.offerVertex];
        for (std::size_t index = 0; index < triangles.size(); ++index)
            if (triangles[index] == triangle)
                state_.offered = static_cast<std::uint8_t>(state_.offered & ~(1u << index));
    }
    endOfferIfNoneIsLeft();
}

void Referee::supply(int market, int one, int other)
{
    pay(edition_.sackCost, term::sack);
    --state_.sacksLeft;
    state_.vertices[static_cast<std::size_t>(market)] |= vertex::sack;
    tell({Event::Kind::placed, state_.turn, term::sack, {}, 0, {}, place(Area::vertex, market)});
    for (const int chosen : {one, other})
        if (chosen != none)
            score(Source::sack, uncoveredNumber(edition_.board, state_, chosen), place(Area::vertex, chosen));
    gain(Good::coin, edition_.sackCoins, term::sack);
}

} // namespace waystone::milestones
