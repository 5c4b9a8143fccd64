#include "twocities/positions/setup_edit.h"

#include "twocities/rules/queries.h"
#include "twocities/words/piece_parts.h"

#include <algorithm>

namespace waystone::twocities::edit {

void dropOne(Tiles &tiles, int tile)
{
    if (const auto found = std::ranges::find(tiles, tile); found != tiles.end())
        tiles.erase(found);
}

void addOne(Tiles &tiles, int tile)
{
    const auto value = static_cast<std::uint8_t>(tile);
    tiles.insert(std::ranges::upper_bound(tiles, value), value);
}

Tiles inHand(const Setup &setup, std::size_t seat)
{
    Tiles tiles = setup.seats[seat].hand;
    if (setup.phase == Phase::select)
        for (const std::uint8_t tile : setup.seats[seat].kept)
            dropOne(tiles, tile);
    return tiles;
}

std::vector<int> supply(const Edition &edition, const Setup &setup)
{
    std::vector<int> left(static_cast<std::size_t>(edition.tiles()), 1);
    std::ranges::copy(edition.singles, left.begin());
    const auto take = [&left](const Tiles &tiles) {
        for (const std::uint8_t tile : tiles)
            if (tile < left.size() && left[tile] > 0)
                --left[tile];
    };
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        take(inHand(setup, seat));
        take(setup.seats[seat].kept);
    }
    take(setup.discards);
    for (const std::vector<PlacedTile> &city : setup.cities)
        for (const PlacedTile &placed : city)
            take({placed.tile});
    return left;
}

std::vector<int> cellsOf(const Edition &edition, PlacedTile placed)
{
    if (!tile::isDuplex(placed.tile) || placed.tile >= edition.tiles())
        return {placed.cell};
    return {placed.cell, secondCell(edition.duplex(placed.tile), placed.cell)};
}

bool isOnGrid(const Edition &edition, PlacedTile placed)
{
    if (placed.tile >= edition.tiles() || placed.cell >= grid::cells)
        return false;
    if (!tile::isDuplex(placed.tile))
        return true;
    const bool isHorizontal = edition.duplex(placed.tile).isHorizontal;
    return (isHorizontal ? grid::column(placed.cell) : grid::row(placed.cell)) + 1 < grid::side;
}

std::optional<PlacedTile> tileOn(const Edition &edition, const std::vector<PlacedTile> &city, int cell)
{
    for (const PlacedTile &placed : city)
        if (isOnGrid(edition, placed) && std::ranges::count(cellsOf(edition, placed), cell) > 0)
            return placed;
    return std::nullopt;
}

std::optional<std::size_t> cityAt(const Setup &setup, Place where)
{
    const auto area = static_cast<Area>(where.area);
    if (area != Area::city && area != Area::cityToken && area != Area::scoreBoard)
        return std::nullopt;
    if (setup.players < 2 || setup.players > maxPlayers || where.owner >= setup.players)
        return std::nullopt;
    const auto number = static_cast<std::size_t>(cityOf(setup.players, where));
    if (number >= setup.cities.size() || static_cast<int>(number) >= cityCount(setup.players))
        return std::nullopt;
    return number;
}

std::optional<Lying> lyingAt(const Edition &edition, const Setup &setup, const Piece &piece)
{
    const Place where = piece.place;
    switch (static_cast<Area>(where.area)) {
    case Area::city:
        if (const auto city = cityAt(setup, where))
            if (const auto placed = tileOn(edition, setup.cities[*city], cellOf(where)))
                return Lying{Lying::Where::city, *city, placed->tile, placed->cell};
        return std::nullopt;
    case Area::hand:
        if (where.owner < setup.seats.size())
            if (const Tiles tiles = inHand(setup, where.owner); where.index < tiles.size())
                return Lying{Lying::Where::hand, where.owner, tiles[where.index], 0};
        return std::nullopt;
    case Area::selected:
        if (where.owner < setup.seats.size() && where.index < setup.seats[where.owner].kept.size())
            return Lying{Lying::Where::kept, where.owner, setup.seats[where.owner].kept[where.index], 0};
        return std::nullopt;
    case Area::discard:
        // The halves of a duplex tile lie on top of each other.
        if (const auto index = std::size_t{piece.layer} / 2; index < setup.discards.size())
            return Lying{Lying::Where::discards, index, setup.discards[index], 0};
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

void takeAway(Setup &setup, const Lying &lying)
{
    switch (lying.where) {
    case Lying::Where::city:
        std::erase(setup.cities[lying.number], PlacedTile{lying.cell, lying.tile});
        break;
    case Lying::Where::hand:
        dropOne(setup.seats[lying.number].hand, lying.tile);
        break;
    case Lying::Where::kept:
        dropOne(setup.seats[lying.number].kept, lying.tile);
        if (setup.phase == Phase::select)
            dropOne(setup.seats[lying.number].hand, lying.tile);
        break;
    case Lying::Where::discards:
        setup.discards.erase(setup.discards.begin() + static_cast<std::ptrdiff_t>(lying.number));
        break;
    }
}

void takeDuplexAway(Setup &setup, int tile)
{
    const auto value = static_cast<std::uint8_t>(tile);
    for (SetupSeat &seat : setup.seats) {
        std::erase(seat.hand, value);
        std::erase(seat.kept, value);
    }
    std::erase(setup.discards, value);
    for (std::vector<PlacedTile> &city : setup.cities)
        std::erase_if(city, [value](const PlacedTile &placed) { return placed.tile == value; });
}

} // namespace waystone::twocities::edit
