#include "core/relations.h"
#include "province/rules.h"
#include "province/rules/queries.h"
#include "province/words/codes.h"
#include "province/words/lying.h"
#include "province/words/terms.h"

#include <algorithm>

namespace waystone::province {

namespace {

/// Of what is printed on the board.
bool isSpotOf(Place spot, Place whole)
{
    if (spot.area == static_cast<std::uint8_t>(Area::worker))
        return place(Area::zone, spot.index / maxWorkers) == whole;
    return spot.area == static_cast<std::uint8_t>(Area::token) &&
           place(Area::structure, spot.index / maxPlayers) == whole;
}

} // namespace

std::vector<Place> Province::places(int seats) const
{
    std::vector<Place> places;
    const auto add = [&places](Area area, int count, Seat owner = nobody) {
        for (int index = 0; index < count; ++index)
            places.push_back(place(area, index, owner));
    };
    const auto denominations = static_cast<int>(edition_.denominations.size());
    add(Area::zone, zones);
    for (int zone = 0; zone < zones; ++zone)
        for (int worker = 0; worker < workersOf(edition_); ++worker)
            places.push_back(workerPlace(worker, zone));
    for (int worker = greenWorkers; worker < workersOf(edition_); ++worker)
        places.push_back(workerPlace(worker, reserve));
    add(Area::structure, structures);
    add(Area::token, structures * maxPlayers);
    add(Area::goalPile, 1);
    add(Area::goal, 1);
    add(Area::discard, goals);
    add(Area::ship, 2);
    add(Area::bank, denominations);
    add(Area::lenderCoin, 1);
    for (Seat seat = 0; seat < seats; ++seat) {
        add(Area::stock, edition_.tokens, seat);
        add(Area::wonGoal, goals, seat);
        add(Area::coins, denominations, seat);
        for (const Area area : {Area::labor, Area::lenderCoin, Area::score, Area::moveAll, Area::finishWork,
                                Area::hire, Area::grind, Area::useUnion, Area::repay, Area::endTurn})
            add(area, 1, seat);
    }
    return places;
}

std::vector<Piece> Province::pieces(const View &view) const
{
    return pieces(setup(view));
}

std::optional<int> Province::quickCount(const View &view, const PieceQuery &query) const
{
    if (query.kind == relation::stretch)
        return query.variant == turnStretch ? view.turn + 1 : 0;
    if (query.kind == relation::spot)
        return isSpotOf(query.places[0], query.places[1]) ? 1 : 0;
    if (query.kind == relation::lying)
        return query.places.empty() || mayLie(edition_, LyingQuery(query)) ? 1 : 0;
    if (query.kind != term::structureToken || !query.places.empty())
        return std::nullopt;
    const auto structure = std::ranges::find(structureNames, query.variant);
    int count = 0;
    for (Seat seat = 0; seat < maxPlayers; ++seat) {
        if (query.owner && query.owner != seat)
            continue;
        if (query.variant.empty())
            count += edition_.tokens; // on the board or in stock
        else if (structure != structureNames.end())
            count += view.built[seat] >> (structure - structureNames.begin()) & 1;
    }
    return count;
}

std::vector<Tally> Province::tallies(const View &view) const
{
    std::vector<Tally> tallies;
    tallies.reserve(maxPlayers * 4 + 3);
    for (Seat seat = 0; seat < maxPlayers; ++seat) {
        int points = 0;
        for (int source = 0; source < sources; ++source)
            points += pointsOf(edition_, view, seat, static_cast<Source>(source));
        tallies.push_back({seat, term::points, points});
        tallies.push_back({seat, sourceNames[static_cast<std::size_t>(Source::coins)], view.coins[seat]});
        tallies.push_back({seat, term::labor, seat == view.turn ? view.labor : 0});
        tallies.push_back({seat, term::structuresBuilt, std::popcount(view.built[seat])});
    }
    int sailors = 0;
    for (int sailor = 0; sailor < edition_.sailors; ++sailor)
        sailors += view.sailorOf[static_cast<std::size_t>(sailor)] == nobody ? 1 : 0;
    tallies.push_back({nobody, term::bankCoins, bankOf(view, totalCoins_)});
    tallies.push_back({nobody, term::sailorsLeft, sailors});
    tallies.push_back({nobody, term::goalsLeft, std::popcount(view.goalsUnseen)});
    return tallies;
}

Message Province::prompt(const State &state, Seat seat) const
{
    if (state.phase == Phase::over)
        return message(prompt::over);
    if (actors(state).isChance())
        return message(prompt::chance);
    if (seat != state.turn)
        return message(prompt::wait);
    if (state.phase == Phase::spend) {
        ActionList actions;
        legal(state, seat, actions);
        if (actions.size() == 1)
            return message(prompt::nothingToSpend);
        return message(mayBuild(edition_, choices_, state) ? prompt::spend : prompt::spendAfterBuilding);
    }
    if (movable(choices_, state) == 0)
        return message(prompt::allMoved);
    return message(state.moved == 0 ? prompt::moveFirst : prompt::moveMore);
}

} // namespace waystone::province
