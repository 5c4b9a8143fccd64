#include "province/positions/repairs.h"
#include "province/rules/queries.h"

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
            "remove-worker", [this](Setup &setup) { setup.workers[worker()] = {}; }, named(worker()));
    };
    if (is("green-worker-missing")) {
        const auto missing = static_cast<std::size_t>(problem_.places.front().index);
        propose(
            "put-worker-on-cycle",
            [missing](Setup &setup) { setup.workers[missing].at = static_cast<std::uint8_t>(missing); },
            named(missing));
    }
    if (is("worker-missing"))
        propose(
            "put-worker-on-cycle",
            [this](Setup &setup) { setup.workers[worker()].at = static_cast<std::uint8_t>(Zone::upper); },
            named(worker()));
    if (is("worker-without-structure") || is("sailor-without-harbor"))
        removeWorker();
    if (is("worker-with-seat") || is("sailor-in-reserve"))
        propose("worker-of-nobody", [this](Setup &setup) { setup.workers[worker()].seat = nobody; });
    if (is("sailor-without-seat") || is("sailor-without-access")) {
        for (Seat owner = 0; owner < players; ++owner)
            propose("hired-by", [this, owner](Setup &setup) { setup.workers[worker()].seat = owner; },
                    {{"seat", owner}});
        removeWorker();
    }
    if (is("moved-outside-turn") || is("moved-from-reserve") || is("moved-without-access"))
        propose("not-moved", [this](Setup &setup) { setup.workers[worker()].moved = false; });
    if (is("nothing-moved"))
        proposePhase(Phase::work);
}

void Repairs::builtStructures()
{
    if (is("structure-without-needed")) {
        proposeBuilding("needed");
        propose("remove-structure",
                [this](Setup &setup) {
                    std::erase(setup.builders[static_cast<std::size_t>(structure())], seat());
                },
                {{"seat", seat()}, *problem_.argument("structure")});
    }
    const auto setShips = [this](Ships ships) {
        propose("set-ships", [ships](Setup &setup) { setup.ships = ships; },
                {{"ships", Term{std::string(shipNames[static_cast<std::size_t>(ships)])}}});
    };
    if (is("ships-not-rolled"))
        for (const Ships ships : {Ships::white, Ships::mixed, Ships::black})
            setShips(ships);
    if (is("ships-rolled-early"))
        setShips(Ships::unrolled);
    if (is("roll-without-harbor"))
        proposePhase(Phase::work);
}

void Repairs::loan()
{
    const auto returnCoin = [this] {
        propose("return-lender-coin", [](Setup &setup) {
            setup.lender.reset();
            setup.borrowed = 0;
        });
    };
    if (is("lender-coin-without-lender")) {
        returnCoin();
        const auto lender = static_cast<std::size_t>(Structure::lender);
        propose("build-structure", [&](Setup &setup) { setup.builders[lender].push_back(seat()); },
                {{"seat", seat()}, {"structure", Term{std::string(structureNames[lender])}}});
    }
    if (is("coin-without-borrowed"))
        returnCoin();
    if (is("borrowed-not-built") || is("borrowed-own"))
        propose("return-borrowed",
                [this](Setup &setup) {
                    setup.borrowed = static_cast<std::uint8_t>(setup.borrowed & ~bitOf(structure()));
                },
                {*problem_.argument("structure")});
    if (is("borrowed-several"))
        for (int index = 0; index < structures; ++index)
            if ((setup_.borrowed & bitOf(index)) != 0)
                propose("return-borrowed",
                        [index](Setup &setup) {
                            setup.borrowed = static_cast<std::uint8_t>(setup.borrowed & ~bitOf(index));
                        },
                        {{"structure", Term{std::string(structureNames[static_cast<std::size_t>(index)])}}});
    if (is("borrowed-without-coin") || is("borrowed-outside-turn") || is("borrowed-without-lender") ||
        is("borrowed-not-built") || is("borrowed-own"))
        propose("return-all-borrowed", [](Setup &setup) { setup.borrowed = 0; });
}

} // namespace waystone::province
