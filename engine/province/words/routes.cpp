#include "province/rules.h"
#include "province/rules/queries.h"

namespace waystone::province {

namespace {

/// The workers that a click may mean: those of the kind in the zone that can still move, or else all of them, so that
/// the reason why not can be told.
std::vector<Route> moveRoutes(const Choices &choices, const State &state, int kind, int zone)
{
    unsigned there = 0;
    for (int worker = 0; worker < maxWorkers; ++worker)
        if (workerKindOf(worker) == static_cast<WorkerKind>(kind) &&
            state.workers[static_cast<std::size_t>(worker)] == zone)
            there |= 1u << worker;
    if ((there & movable(choices, state)) != 0)
        there &= movable(choices, state);
    std::vector<Route> routes;
    for (; there != 0; there &= there - 1) {
        const Place from = workerPlace(std::countr_zero(there), zone);
        routes.push_back({from});
        routes.push_back({from, place(Area::zone, nextZone(zone))});
    }
    return routes;
}

std::vector<Route> buildRoutes(const Edition &edition, const State &state, Seat seat, int structure)
{
    const Place printed = place(Area::structure, structure);
    const bool isFirst = ((state.built[0] | state.built[1]) & bitOf(structure)) == 0;
    const Place there = place(Area::token, structure * 2 + (isFirst ? 0 : 1));
    std::vector<Route> routes{{printed}, {there}};
    const int left = edition.tokens - std::popcount(state.built[seat]);
    for (int token = 0; token < left; ++token) {
        const Place from = place(Area::stock, token, seat);
        routes.push_back({from, printed});
        routes.push_back({from, there});
    }
    return routes;
}

std::vector<Route> hireRoutes(const Edition &edition, const State &state, Seat seat)
{
    std::vector<Route> routes{{place(Area::hire, 0, seat)}};
    for (int sailor = firstSailor; sailor < workersOf(edition); ++sailor) {
        if (state.workers[static_cast<std::size_t>(sailor)] != reserve)
            continue;
        const Place from = workerPlace(sailor, reserve);
        routes.push_back({from});
        routes.push_back({from, place(Area::zone, static_cast<int>(Zone::upper))});
    }
    return routes;
}

/// What shows the effect, where a click on it can only mean that one would like to have it.
std::vector<Route> wishRoutes(const Edition &edition, const State &state, Seat seat, Structure structure)
{
    const bool isWork = state.phase == Phase::work;
    const auto workerThere = [&](int worker) -> std::vector<Route> {
        const int at = state.workers[static_cast<std::size_t>(worker)];
        if (!isWork || at == reserve)
            return {};
        return {{workerPlace(worker, at)}};
    };
    switch (structure) {
    case Structure::camp:
        return workerThere(yellowWorker);
    case Structure::village:
        return workerThere(orangeWorker);
    case Structure::bank:
        for (int zone = 0; isWork && zone < zones; ++zone)
            if (edition.zoneKinds[static_cast<std::size_t>(zone)] == ZoneKind::coin)
                return {{place(Area::zone, zone)}};
        return {};
    case Structure::unionHall:
        return {{place(Area::useUnion, 0, seat)}};
    case Structure::harbor: {
        std::vector<Route> routes{{place(Area::ship, 0)}, {place(Area::ship, 1)}};
        if (state.ships == Ships::mixed)
            for (const Route &route : hireRoutes(edition, state, seat))
                if (route.size() == 1)
                    routes.push_back(route);
        return routes;
    }
    case Structure::mill:
    case Structure::smithy:
        // Both bring labor, so that the second click has to say which one.
        return {{place(Area::labor, 0, seat), place(Area::structure, static_cast<int>(structure))}};
    case Structure::lender:
        break;
    }
    return {};
}

std::vector<Route> borrowRoutes(const Province &rules, const State &state, Seat seat, int structure)
{
    std::vector<Route> routes{{place(Area::lenderCoin, 0, state.lender), place(Area::structure, structure)}};
    const bool hasOther = (state.built[other(seat)] & bitOf(structure)) != 0;
    if (hasOther) {
        const bool isFirst = firstBuilder(state, static_cast<Structure>(structure)) == other(seat);
        const Place token = place(Area::token, structure * 2 + (isFirst ? 0 : 1));
        routes.push_back({token});
        routes.push_back({place(Area::lenderCoin, 0, state.lender), token});
    }
    const bool hasEffect = (effectsOf(rules.choices(), state, seat) & bitOf(structure)) != 0;
    if (hasOther && !hasEffect)
        for (Route &route : wishRoutes(rules.edition(), state, seat, static_cast<Structure>(structure)))
            routes.push_back(std::move(route));
    return routes;
}

std::vector<Route> repayRoutes(const State &state, Seat seat)
{
    std::vector<Route> routes{{place(Area::repay, 0, seat)}};
    if (state.lender == seat) {
        const Place coin = place(Area::lenderCoin, 0, seat);
        routes.push_back({coin});
        routes.push_back({coin, place(Area::lenderCoin)});
    }
    return routes;
}

} // namespace

std::vector<Route> Province::routes(const State &state, Seat seat, Action action) const
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::roll:
    case Verb::reveal:
        break;
    case Verb::move:
        return moveRoutes(choices_, state, action.first, action.second);
    case Verb::moveAll:
        return {{place(Area::moveAll, 0, seat)}};
    case Verb::finishWork:
        return {{place(Area::finishWork, 0, seat)}};
    case Verb::build:
        return buildRoutes(edition_, state, seat, action.first);
    case Verb::hire:
        return hireRoutes(edition_, state, seat);
    case Verb::grind:
        return {{place(Area::grind, 0, seat)}};
    case Verb::useUnion:
        return {{place(Area::useUnion, 0, seat)}};
    case Verb::repay:
        return repayRoutes(state, seat);
    case Verb::borrow:
        return borrowRoutes(*this, state, seat, action.first);
    case Verb::endTurn:
        return {{place(Area::endTurn, 0, seat)}};
    }
    return {};
}

} // namespace waystone::province
