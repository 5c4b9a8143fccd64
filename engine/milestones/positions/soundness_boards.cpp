#include "milestones/positions/position_check.h"
#include "milestones/words/codes.h"

#include <algorithm>

namespace waystone::milestones {

namespace {

/// Where a tile was found, and how.
struct Found {
    Place place;
    int half = -1; ///< 0 or 1 if a worker of it shows
    int left = 0;  ///< then the employment space under its left half
};

} // namespace

void PositionCheck::checkBoards()
{
    checkWhereTilesAre();
    for (Seat seat = 0; seat < setup_.players; ++seat) {
        checkStack(seat);
        checkBonusBearers(seat);
        checkGoods(seat);
        if (!isBeginning() && tilesOf(setup_.seats[seat]) < 2)
            unusual(problem::fewTiles, {{"seat", seat}, {"found", tilesOf(setup_.seats[seat])}},
                    {place(Area::loop, castle, seat)});
    }
}

void PositionCheck::checkWhereTilesAre()
{
    std::vector<std::vector<Found>> whereabouts(edition_.tiles.size());
    for (std::size_t slot = 0; slot < setup_.display.size(); ++slot)
        if (setup_.display[slot] != none)
            whereabouts[setup_.display[slot]].push_back({place(Area::display, static_cast<int>(slot))});
    for (std::size_t slot = 0; slot < setup_.startingTiles.size(); ++slot)
        if (setup_.startingTiles[slot] != none)
            whereabouts[setup_.startingTiles[slot]].push_back(
                {place(Area::starting, static_cast<int>(slot))});
    for (const std::uint8_t tile : setup_.box)
        whereabouts[tile].push_back({place(Area::pile, 0)});
    for (Seat seat = 0; seat < setup_.players; ++seat) {
        const SetupPlayer &player = setup_.seats[seat];
        for (int employment = 1; employment <= employmentSpaces; ++employment) {
            const std::uint8_t shown = player.spaces[static_cast<std::size_t>(employment) - 1];
            if (space::isWorker(shown))
                whereabouts[static_cast<std::size_t>(space::tile(shown))].push_back(
                    {place(Area::loop, employment, seat), space::half(shown),
                     employment - space::half(shown)});
        }
        for (const BuriedTile &buried : player.buried)
            whereabouts[buried.tile].push_back({place(Area::loop, buried.space, seat)});
    }

    for (std::size_t tile = 0; tile < whereabouts.size(); ++tile) {
        const std::vector<Found> &found = whereabouts[tile];
        Places places;
        for (const Found &one : found)
            places.push_back(one.place);
        const bool isPair = found.size() == 2 && found[0].half >= 0 && found[1].half >= 0 &&
                            found[0].half != found[1].half && found[0].place.owner == found[1].place.owner;
        if (found.size() > 1 && !isPair)
            impossible(problem::tileInTwoPlaces, tileArguments(static_cast<int>(tile)), places);
        else if (isPair && found[0].left != found[1].left)
            impossible(problem::tileTorn, tileArguments(static_cast<int>(tile)), places);
        else if (!found.empty() && found[0].half >= 0 &&
                 (found[0].left < 1 || found[0].left >= employmentSpaces))
            impossible(problem::tileOverTheEdge, tileArguments(static_cast<int>(tile)), places);
    }
}

/// Tiles are rigid: a worker's other half lies beside it, seen or not, and the later tile covers both of the earlier.
void PositionCheck::checkStack(Seat seat)
{
    const SetupPlayer &player = setup_.seats[seat];
    const auto shownOn = [&](int employment) {
        return player.spaces[static_cast<std::size_t>(employment) - 1];
    };
    const auto here = [seat](int employment) { return place(Area::loop, employment, seat); };
    // By left space: the tile of which a worker shows there, and how many tiles lie on a space.
    std::array<int, employmentSpaces + 1> spot;
    spot.fill(none);
    std::array<int, employmentSpaces + 2> tiles{};

    for (int employment = 1; employment <= employmentSpaces; ++employment) {
        const std::uint8_t shown = shownOn(employment);
        if (!space::isWorker(shown))
            continue;
        const int left = employment - space::half(shown);
        if (left < 1 || left >= employmentSpaces)
            continue; // told as tile-over-the-edge
        const int tile = space::tile(shown);
        const int other = space::half(shown) == 0 ? employment + 1 : employment - 1;
        if (shownOn(other) == space::empty)
            impossible(problem::halfOnEmptySpace, tileArguments(tile), {here(other)});
        int &there = spot[static_cast<std::size_t>(left)];
        if (there != none && there != tile)
            impossible(problem::tilesAtSameSpot, tileArguments(tile), {here(left), here(left + 1)});
        there = tile;
        ++tiles[static_cast<std::size_t>(left)];
        ++tiles[static_cast<std::size_t>(left) + 1];
    }
    for (const BuriedTile &buried : player.buried) {
        for (const int employment : {int{buried.space}, buried.space + 1}) {
            ++tiles[static_cast<std::size_t>(employment)];
            if (shownOn(employment) == space::empty)
                impossible(problem::buriedTileUncovered, tileArguments(buried.tile), {here(employment)});
        }
    }
    for (int employment = 1; employment <= employmentSpaces; ++employment)
        if (shownOn(employment) == space::covered && tiles[static_cast<std::size_t>(employment)] == 0)
            againstRule(problem::coverWithoutWorker, {}, {here(employment)});
}

void PositionCheck::checkBonusBearers(Seat seat)
{
    const SetupPlayer &player = setup_.seats[seat];
    for (int employment = 1; employment <= employmentSpaces; ++employment)
        if (((player.bonus >> (employment - 1)) & 1) != 0 &&
            !space::isWorker(player.spaces[static_cast<std::size_t>(employment) - 1]))
            againstRule(problem::bonusWithoutWorker, {}, {place(Area::loop, employment, seat)});
}

void PositionCheck::checkGoods(Seat seat)
{
    const SetupPlayer &player = setup_.seats[seat];
    const int found = total(player.goods);
    const bool isKeeping = setup_.phase == Phase::keep && setup_.turn == seat;
    // From one castle to the next a player gains at most one good a space and the income; all else is exchange.
    const int most = edition_.goodsKept + employmentSpaces + edition_.income;
    if (player.pawn == castle && !isKeeping && found > edition_.goodsKept)
        againstRule(problem::castleGoods, {{"found", found}, {"maximum", edition_.goodsKept}},
                    {place(Area::loop, castle, seat)});
    else if (found > most)
        unusual(problem::manyGoods, {{"found", found}, {"maximum", most}},
                {place(Area::loop, player.pawn, seat)});
}

} // namespace waystone::milestones
