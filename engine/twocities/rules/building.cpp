#include "twocities/rules/building.h"

#include "twocities/rules/queries.h"

#include <algorithm>

namespace waystone::twocities {

namespace {

void shift(City &city, int bits)
{
    for (std::uint16_t &mask : city.buildings)
        mask = static_cast<std::uint16_t>(mask << bits);
}

/// The window follows the city: its corner moves to the uppermost row and the leftmost column in use.
void putBuilding(City &city, Kind kind, int cell)
{
    const int row = grid::row(cell);
    const int column = grid::column(cell);
    if (occupied(city) == 0) {
        city.top = static_cast<std::uint8_t>(row);
        city.left = static_cast<std::uint8_t>(column);
    }
    if (row < city.top) {
        shift(city, (city.top - row) * citySide);
        city.top = static_cast<std::uint8_t>(row);
    }
    if (column < city.left) {
        shift(city, city.left - column);
        city.left = static_cast<std::uint8_t>(column);
    }
    const int bit = (row - city.top) * citySide + column - city.left;
    std::uint16_t &mask = city.buildings[static_cast<std::size_t>(kind)];
    mask = static_cast<std::uint16_t>(mask | (1u << bit));
}

} // namespace

void putTile(const Edition &edition, City &city, int tile, int cell)
{
    if (tile::isSingle(tile))
        return putBuilding(city, static_cast<Kind>(tile), cell);
    const Duplex &duplex = edition.duplex(tile);
    putBuilding(city, duplex.first, cell);
    putBuilding(city, duplex.second, secondCell(duplex, cell));
    *std::ranges::find(city.duplexes, tile::none, &PlacedDuplex::tile) = {static_cast<std::uint8_t>(tile),
                                                                          static_cast<std::uint8_t>(cell)};
    std::ranges::sort(city.duplexes);
}

} // namespace waystone::twocities
