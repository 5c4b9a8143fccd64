#include "milestones/positions/position_check.h"
#include "milestones/positions/soundness.h"
#include "milestones/words/codes.h"
#include "milestones/words/terms.h"

#include <algorithm>

namespace waystone::milestones {

namespace {

int sizeOf(const auto &list)
{
    return static_cast<int>(list.size());
}

} // namespace

void PositionCheck::checkExistence()
{
    if (setup_.players < 2 || setup_.players > maxPlayers)
        return impossible(problem::playersOutOfRange,
                          {{"found", setup_.players}, {"minimum", 2}, {"maximum", maxPlayers}});
    if (setup_.seats.size() != setup_.players)
        return impossible(problem::seatsNotAsPlayers,
                          {{"found", sizeOf(setup_.seats)}, {"expected", setup_.players}});

    const auto seatExists = [this](Seat seat) {
        if (seat >= setup_.players)
            impossible(problem::noSuchSeat, {{"seat", seat}});
    };
    seatExists(setup_.startSeat);
    seatExists(setup_.turn);
    if (setup_.endedBy)
        seatExists(*setup_.endedBy);

    checkList(term::street, Area::edge, setup_.streets, sizeOf(board_.edges));
    checkList(term::milestone, Area::vertex, setup_.milestones, sizeOf(board_.vertices));
    checkList(term::market, Area::vertex, setup_.markets, sizeOf(board_.vertices));
    checkList(term::sack, Area::vertex, setup_.sacks, sizeOf(board_.vertices));
    checkList(term::house, Area::triangle, setup_.houses, sizeOf(board_.triangles));
    checkList(term::bonusTile, Area::triangle, setup_.offers, sizeOf(board_.triangles));
    if (setup_.offerVertex)
        placeExists(term::bonusTile, *setup_.offerVertex, sizeOf(board_.vertices));
    if (setup_.offerHouse)
        placeExists(term::house, *setup_.offerHouse, sizeOf(board_.triangles));

    if (setup_.bonusOn.size() > board_.bushes.size())
        placeExists(term::bonusTile, sizeOf(setup_.bonusOn) - 1, sizeOf(board_.bushes));
    for (const std::uint8_t kind : setup_.bonusOn)
        if (kind > goodKinds)
            impossible(problem::noSuchKind, {{"index", kind}});

    checkRow(Area::display, setup_.display, edition_.display);
    checkRow(Area::starting, setup_.startingTiles, edition_.startingTiles[setup_.players]);
    for (const std::uint8_t tile : setup_.box)
        tileExists(tile);
    for (Seat seat = 0; seat < setup_.players; ++seat)
        checkSeatExistence(seat);
}

void PositionCheck::checkList(std::string_view what, Area area, const std::vector<std::uint8_t> &list,
                              int count)
{
    for (std::size_t index = 0; index < list.size(); ++index) {
        if (!placeExists(what, list[index], count))
            continue;
        if (std::find(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(index), list[index]) !=
            list.begin() + static_cast<std::ptrdiff_t>(index))
            impossible(problem::pieceListedTwice, {termArgument("what", what)}, {place(area, list[index])});
    }
}

bool PositionCheck::placeExists(std::string_view what, int index, int count)
{
    if (index < count)
        return true;
    impossible(problem::noSuchPlace, {termArgument("what", what), {"index", index}, {"count", count}});
    return false;
}

void PositionCheck::tileExists(int tile)
{
    if (tile >= sizeOf(edition_.tiles))
        impossible(problem::noSuchTile, {{"index", tile}, {"count", sizeOf(edition_.tiles)}});
}

void PositionCheck::checkRow(Area area, const std::vector<std::uint8_t> &slots, int size)
{
    for (std::size_t slot = 0; slot < slots.size(); ++slot) {
        if (slots[slot] == none)
            continue;
        tileExists(slots[slot]);
        if (static_cast<int>(slot) >= size)
            return impossible(problem::tooManySlots, {{"found", sizeOf(slots)}, {"maximum", size}},
                              {place(area, size - 1)});
    }
}

void PositionCheck::checkSeatExistence(Seat seat)
{
    const SetupPlayer &player = setup_.seats[seat];
    const auto noSuchSpace = [&](int space) { impossible(problem::noSuchSpace, {{"index", space}}, {}); };
    if (player.pawn >= loopSpaces)
        noSuchSpace(player.pawn);
    for (const std::uint8_t shown : player.spaces)
        if (space::isWorker(shown))
            tileExists(space::tile(shown));
    for (const BuriedTile &buried : player.buried) {
        tileExists(buried.tile);
        if (buried.space < 1 || buried.space >= employmentSpaces)
            noSuchSpace(buried.space);
    }
    for (std::size_t kind = 0; kind < goodKinds; ++kind)
        if (player.goods[kind] > maxGoodsOfAKind)
            impossible(problem::goodsBeyondLimit,
                       {termArgument("good", goodNames[kind]),
                        {"found", player.goods[kind]},
                        {"maximum", maxGoodsOfAKind}},
                       {place(Area::goods, static_cast<int>(kind), seat)});
    for (std::size_t source = 0; source < sources; ++source)
        if (player.points[source] > maxPointsOfASource)
            impossible(problem::pointsBeyondLimit,
                       {termArgument("source", sourceNames[source]),
                        {"found", player.points[source]},
                        {"maximum", maxPointsOfASource}},
                       {place(Area::score, 0, seat)});
}

} // namespace waystone::milestones
