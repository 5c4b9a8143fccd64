#include "province/positions/position_check.h"
#include "province/words/codes.h"

#include <algorithm>

namespace waystone::province {

void PositionCheck::checkWorkers()
{
    for (int worker = 0; worker < greenWorkers; ++worker)
        if (setup_.workers[static_cast<std::size_t>(worker)].at == reserve)
            againstRule(problem::greenWorkerMissing, {}, {place(Area::zone, worker)});
    checkStructureWorker(yellowWorker, Structure::camp);
    checkStructureWorker(orangeWorker, Structure::village);
    for (int worker = firstSailor; worker < workersOf(edition_); ++worker)
        checkSailor(worker);
    for (int worker = 0; worker < workersOf(edition_); ++worker)
        checkMoved(worker);
    const bool hasMoved = std::ranges::any_of(setup_.workers, &SetupWorker::moved);
    if (phase() == Phase::spend && !hasMoved)
        againstRule(problem::nothingMoved, {{"seat", setup_.turn}}, {place(Area::zone, 0)});
}

/// The yellow worker is on the cycle exactly if somebody has a Camp, the orange one likewise with a Village.
void PositionCheck::checkStructureWorker(int worker, Structure structure)
{
    const bool isOnCycle = setup_.workers[static_cast<std::size_t>(worker)].at != reserve;
    const Arguments arguments{
        termArgument("worker", workerNames[static_cast<std::size_t>(workerKindOf(worker))]),
        structureArgument("structure", structure)};
    const Places where{workerPlace(worker, setup_.workers[static_cast<std::size_t>(worker)].at),
                       structurePlace(structure)};
    if (isOnCycle && !isBuilt(structure))
        againstRule(problem::workerWithoutStructure, arguments, where);
    if (!isOnCycle && isBuilt(structure))
        againstRule(problem::workerMissing, arguments, where);
}

void PositionCheck::checkSailor(int worker)
{
    const SetupWorker &sailor = setup_.workers[static_cast<std::size_t>(worker)];
    const Places where{workerPlace(worker, sailor.at)};
    if (sailor.at == reserve) {
        if (sailor.seat != nobody)
            againstRule(problem::sailorInReserve, {{"seat", sailor.seat}}, where);
        return;
    }
    if (sailor.seat == nobody)
        return againstRule(problem::sailorWithoutSeat, {}, where);
    if (!isBuilt(Structure::harbor))
        againstRule(problem::sailorWithoutHarbor, {}, {where.front(), structurePlace(Structure::harbor)});
    else if (!owns(sailor.seat, Structure::harbor) && !owns(sailor.seat, Structure::lender))
        unusual(problem::sailorWithoutAccess, {{"seat", sailor.seat}}, where);
}

void PositionCheck::checkMoved(int worker)
{
    const SetupWorker &each = setup_.workers[static_cast<std::size_t>(worker)];
    const Places where{workerPlace(worker, each.at)};
    if (worker < firstSailor && each.seat != nobody)
        againstRule(problem::workerWithSeat, {{"seat", each.seat}}, where);
    if (!each.moved)
        return;
    if (!isInTurn() && phase() != Phase::over)
        return againstRule(problem::movedOutsideTurn, {}, where);
    if (each.at == reserve)
        return againstRule(problem::movedFromReserve, {}, where);
    const auto mayHaveAccess = [this](Structure structure) {
        return owns(setup_.turn, structure) || owns(setup_.turn, Structure::lender);
    };
    const bool hasAccess = worker == yellowWorker   ? mayHaveAccess(Structure::camp)
                           : worker == orangeWorker ? mayHaveAccess(Structure::village)
                                                    : worker < firstSailor || each.seat == setup_.turn;
    if (!hasAccess)
        againstRule(problem::movedWithoutAccess, {{"seat", setup_.turn}}, where);
}

} // namespace waystone::province
