#include "milestones/rules.h"
#include "milestones/rules/queries.h"
#include "milestones/words/codes.h"
#include "milestones/words/terms.h"

namespace waystone::milestones {

namespace {

/// What a visit to a building asks in which nothing can be done; empty elsewhere.
std::string_view idlePrompt(const Edition &edition, const State &state)
{
    const Goods &goods = state.seats[state.turn].goods;
    switch (state.phase) {
    case Phase::trade:
        return prompt::tradeUnpaid;
    case Phase::build: {
        const bool pays = affords(goods, edition.sectionCost) || affords(goods, edition.houseCost) ||
                          affords(goods, edition.marketCost);
        return pays ? prompt::buildNowhere : prompt::buildUnpaid;
    }
    case Phase::supply:
        return affords(goods, edition.sackCost) ? prompt::supplyNowhere : prompt::supplyUnpaid;
    default:
        return {};
    }
}

} // namespace

std::vector<Place> Milestones::places(int seats) const
{
    std::vector<Place> places;
    const auto add = [&places](Area area, std::size_t count, Seat owner = nobody) {
        for (std::size_t index = 0; index < count; ++index)
            places.push_back(place(area, static_cast<int>(index), owner));
    };
    add(Area::vertex, board().vertices.size());
    add(Area::edge, board().edges.size());
    add(Area::triangle, board().triangles.size());
    add(Area::display, static_cast<std::size_t>(edition_.display));
    add(Area::starting, static_cast<std::size_t>(edition_.startingTiles[static_cast<std::size_t>(seats)]));
    add(Area::supply, supplyPile::count);
    add(Area::pile, 1);
    for (Seat seat = 0; seat < seats; ++seat) {
        add(Area::loop, loopSpaces, seat);
        add(Area::goods, goodKinds, seat);
        add(Area::score, 1, seat);
        add(Area::finish, 1, seat);
        add(Area::decline, 1, seat);
    }
    return places;
}

std::vector<Piece> Milestones::pieces(const View &view) const
{
    return pieces(setup(view));
}

std::vector<Tally> Milestones::tallies(const View &view) const
{
    std::vector<Tally> tallies;
    tallies.reserve(static_cast<std::size_t>(view.players) * (goodKinds + 1) + 5);
    for (Seat seat = 0; seat < view.players; ++seat) {
        const Player &player = view.seats[seat];
        tallies.push_back({seat, term::points, totalPoints(player)});
        for (std::size_t kind = 0; kind < goodKinds; ++kind)
            tallies.push_back({seat, goodNames[kind], player.goods[kind]});
    }
    tallies.push_back({nobody, term::section, view.milestonesLeft});
    tallies.push_back({nobody, term::house, view.housesLeft});
    tallies.push_back({nobody, term::market, view.marketsLeft});
    tallies.push_back({nobody, term::sack, view.sacksLeft});
    tallies.push_back({nobody, term::pile, view.pileSize});
    return tallies;
}

Message Milestones::prompt(const State &state, Seat seat) const
{
    if (state.phase == Phase::over)
        return message(prompt::over);
    if (actors(state).isChance())
        return message(prompt::chance);
    if (seat != state.turn)
        return message(prompt::wait);
    if (const std::string_view idle = idlePrompt(edition_, state); !idle.empty()) {
        ActionList actions;
        legal(state, seat, actions);
        if (actions.size() == 1)
            return message(idle);
    }
    switch (state.phase) {
    case Phase::draft:
        return message(state.tilesChosen % 2 == 0 ? prompt::chooseFirstTile : prompt::chooseSecondTile);
    case Phase::move:
        return message(state.movesLeft == 1 ? prompt::firstMove : prompt::secondMove);
    case Phase::trade:
        return message(state.hired == 0 ? prompt::trade : prompt::tradeAfterHiring);
    case Phase::build:
        return message(prompt::build);
    case Phase::offer:
        return message(state.offerHouse != none ? prompt::chooseWorkerForBonus : prompt::takeOrLeaveBonus);
    case Phase::supply:
        return message(prompt::supply);
    case Phase::keep:
        return message(prompt::keep, {{"goods", edition_.goodsKept}});
    default:
        return message(visibleWorkers(state.seats[state.turn]) <= edition_.workersSpared ? prompt::mayCover
                                                                                         : prompt::cover);
    }
}

} // namespace waystone::milestones
