#include "province/positions/repairs.h"
#include "province/rules/queries.h"
#include "province/words/codes.h"

#include <algorithm>

namespace waystone::province {

void Repairs::workers()
{
    const auto named = [](std::size_t worker) {
        return std::vector<Argument>{
            {"worker", Term{std::string(
                           workerNames[static_cast<std::size_t>(workerKindOf(static_cast<int>(worker)))])}}};
    };
    const auto removeWorker = [&] {
        propose(
            fix::removeWorker, [this](Setup &setup) { setup.workers[worker()] = {}; }, named(worker()));
    };
    if (is(problem::greenWorkerMissing)) {
        const auto missing = static_cast<std::size_t>(problem_.places.front().index);
        propose(
            fix::putWorkerOnCycle,
            [missing](Setup &setup) { setup.workers[missing].at = static_cast<std::uint8_t>(missing); },
            named(missing));
    }
    if (is(problem::workerMissing))
        propose(
            fix::putWorkerOnCycle,
            [this](Setup &setup) { setup.workers[worker()].at = static_cast<std::uint8_t>(Zone::upper); },
            named(worker()));
    if (is(problem::workerWithoutStructure) || is(problem::sailorWithoutHarbor))
        removeWorker();
    if (is(problem::workerWithSeat) || is(problem::sailorInReserve))
        propose(fix::workerOfNobody, [this](Setup &setup) { setup.workers[worker()].seat = nobody; });
    if (is(problem::sailorWithoutSeat) || is(problem::sailorWithoutAccess)) {
        for (Seat owner = 0; owner < maxPlayers; ++owner)
            propose(fix::hiredBy, [this, owner](Setup &setup) { setup.workers[worker()].seat = owner; },
                    {{"seat", owner}});
        removeWorker();
    }
    if (is(problem::movedOutsideTurn) || is(problem::movedFromReserve) || is(problem::movedWithoutAccess))
        propose(fix::notMoved, [this](Setup &setup) { setup.workers[worker()].moved = false; });
    if (is(problem::nothingMoved))
        proposePhase(Phase::work);
}

void Repairs::builtStructures()
{
    if (is(problem::structureWithoutNeeded)) {
        proposeBuilding("needed");
        propose(fix::removeStructure,
                [this](Setup &setup) {
                    std::erase(setup.builders[static_cast<std::size_t>(structure())], seat());
                },
                {{"seat", seat()}, *problem_.argument("structure")});
    }
    const auto setShips = [this](Ships ships) {
        propose(fix::setShips, [ships](Setup &setup) { setup.ships = ships; },
                {{"ships", Term{std::string(shipNames[static_cast<std::size_t>(ships)])}}});
    };
    if (is(problem::shipsNotRolled))
        for (const Ships ships : {Ships::white, Ships::mixed, Ships::black})
            setShips(ships);
    if (is(problem::shipsRolledEarly))
        setShips(Ships::unrolled);
    if (is(problem::rollWithoutHarbor))
        proposePhase(Phase::work);
}

void Repairs::loan()
{
    const auto returnCoin = [this] {
        propose(fix::returnLenderCoin, [](Setup &setup) {
            setup.lender.reset();
            setup.borrowed = 0;
        });
    };
    if (is(problem::lenderCoinWithoutLender)) {
        returnCoin();
        const auto lender = static_cast<std::size_t>(Structure::lender);
        propose(fix::buildStructure, [&](Setup &setup) { setup.builders[lender].push_back(seat()); },
                {{"seat", seat()}, {"structure", Term{std::string(structureNames[lender])}}});
    }
    if (is(problem::coinWithoutBorrowed))
        returnCoin();
    if (is(problem::borrowedNotBuilt) || is(problem::borrowedOwn))
        propose(fix::returnBorrowed,
                [this](Setup &setup) {
                    setup.borrowed = static_cast<std::uint8_t>(setup.borrowed & ~bitOf(structure()));
                },
                {*problem_.argument("structure")});
    if (is(problem::borrowedSeveral))
        for (int index = 0; index < structures; ++index)
            if ((setup_.borrowed & bitOf(index)) != 0)
                propose(fix::returnBorrowed,
                        [index](Setup &setup) {
                            setup.borrowed = static_cast<std::uint8_t>(setup.borrowed & ~bitOf(index));
                        },
                        {{"structure", Term{std::string(structureNames[static_cast<std::size_t>(index)])}}});
    if (is(problem::borrowedWithoutCoin) || is(problem::borrowedOutsideTurn) ||
        is(problem::borrowedWithoutLender) || is(problem::borrowedNotBuilt) || is(problem::borrowedOwn))
        propose(fix::returnAllBorrowed, [](Setup &setup) { setup.borrowed = 0; });
}

} // namespace waystone::province
