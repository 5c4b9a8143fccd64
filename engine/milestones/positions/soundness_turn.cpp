#include "milestones/positions/position_check.h"
#include "milestones/words/codes.h"

#include <algorithm>

namespace waystone::milestones {

void PositionCheck::checkTurn()
{
    const bool isTurn = !isBeginning() && setup_.phase != Phase::over;
    const int mostMoves = isTurn ? 1 : 0;
    if (setup_.movesLeft > mostMoves)
        againstRule(problem::movesLeft, {{"found", setup_.movesLeft}, {"maximum", mostMoves}});
    checkPhase();
    checkOffer();
}

void PositionCheck::checkPhase()
{
    int expected = mover().pawn;
    switch (setup_.phase) {
    case Phase::trade:
    case Phase::refill:
        expected = tradingHouse;
        break;
    case Phase::build:
    case Phase::offer:
        expected = boardOfWorks;
        break;
    case Phase::supply:
        expected = mill;
        break;
    case Phase::keep:
    case Phase::cover:
        expected = castle;
        break;
    default:
        break;
    }
    const Places there{place(Area::loop, expected, setup_.turn)};
    if (mover().pawn != expected)
        againstRule(problem::pawnElsewhere, {{"space", there.front()}},
                    {there.front(), place(Area::loop, mover().pawn, setup_.turn)});
    if (setup_.phase == Phase::keep && total(mover().goods) <= edition_.goodsKept)
        againstRule(problem::keepWithoutNeed,
                    {{"found", total(mover().goods)}, {"maximum", edition_.goodsKept}}, there);
    if (setup_.phase == Phase::cover && visible(mover()) == 0)
        againstRule(problem::nothingToCover, {}, there);
    if (setup_.phase == Phase::refill && !setup_.hired)
        againstRule(problem::refillWithoutHire, {}, there);
    if (setup_.hired && setup_.phase != Phase::trade && setup_.phase != Phase::refill)
        againstRule(problem::hiredOutsideTrade, {}, {place(Area::loop, tradingHouse, setup_.turn)});
}

void PositionCheck::checkOffer()
{
    const bool isOffer = setup_.phase == Phase::offer;
    if (!isOffer) {
        if (setup_.offerVertex || setup_.offerHouse || !setup_.offers.empty())
            againstRule(problem::offerOutsideWorks);
        return;
    }
    const auto isListed = [](const std::vector<std::uint8_t> &list, std::uint8_t index) {
        return std::ranges::find(list, index) != list.end();
    };
    const bool hasPiece = setup_.offerVertex
                              ? isListed(setup_.milestones, *setup_.offerVertex) ||
                                    isListed(setup_.markets, *setup_.offerVertex)
                              : setup_.offerHouse && isListed(setup_.houses, *setup_.offerHouse);
    if (!hasPiece || (setup_.offerVertex && setup_.offerHouse))
        return againstRule(problem::offerWithoutPiece);
    if (setup_.offers.empty())
        againstRule(problem::offerMissing);
    for (const std::uint8_t triangle : setup_.offers) {
        const bool isNear = setup_.offerHouse ? triangle == *setup_.offerHouse
                                              : board_.trianglesAt[*setup_.offerVertex].contains(triangle);
        const int bonus = bonusOnTriangle(triangle);
        if (!isNear || bonus == 0 || !hasFreeWorker(mover(), bonus - 1))
            againstRule(problem::offerNotOpen, {}, {place(Area::triangle, triangle)});
    }
}

} // namespace waystone::milestones
