#include "twocities/positions/position_check.h"
#include "twocities/words/codes.h"

#include <algorithm>
#include <cstdlib>

namespace waystone::twocities {

namespace {

bool shareAnEdge(int one, int other)
{
    return std::abs(grid::row(one) - grid::row(other)) + std::abs(grid::column(one) - grid::column(other)) ==
           1;
}

/// The cells that do not hang together with the first one.
std::vector<int> cellsApart(std::vector<int> cells)
{
    std::vector<int> reached{cells.front()};
    for (std::size_t index = 0; index < reached.size(); ++index)
        for (const int cell : cells)
            if (shareAnEdge(reached[index], cell) && std::ranges::find(reached, cell) == reached.end())
                reached.push_back(cell);
    std::erase_if(cells, [&](int cell) { return std::ranges::find(reached, cell) != reached.end(); });
    return cells;
}

int extent(const std::vector<int> &cells, int (*line)(int))
{
    const auto [first, last] = std::ranges::minmax(cells, {}, line);
    return line(last) - line(first) + 1;
}

} // namespace

void PositionCheck::checkCities()
{
    for (int city = 0; city < cityCount(setup_.players); ++city) {
        checkShape(city);
        checkGrowth(city);
    }
}

void PositionCheck::checkShape(int city)
{
    const auto at = [&](int cell) { return cityPlace(setup_.players, city, cell); };
    std::vector<int> cells;
    for (const PlacedTile &placed : setup_.cities[static_cast<std::size_t>(city)])
        for (const int cell : cellsOf(placed)) {
            if (std::ranges::find(cells, cell) != cells.end())
                impossible(problem::cellsOverlap, {}, {at(cell)});
            else
                cells.push_back(cell);
        }
    if (cells.empty())
        return;
    if (std::ranges::find(cells, grid::middle) == cells.end())
        againstRule(problem::cityOffTheMiddle, {}, {at(grid::middle)});
    Places apart;
    for (const int cell : cellsApart(cells))
        apart.push_back(at(cell));
    if (!apart.empty())
        againstRule(problem::cityInPieces, {}, apart);
    const int rows = extent(cells, grid::row);
    const int columns = extent(cells, grid::column);
    if (rows > citySide || columns > citySide)
        againstRule(problem::cityBeyondFourByFour,
                    {{"found", std::max(rows, columns)}, {"expected", citySide}},
                    {tokenPlace(Area::cityToken, setup_.players, city)});
}

int PositionCheck::duplexesIn(int city) const
{
    return static_cast<int>(
        std::ranges::count_if(setup_.cities[static_cast<std::size_t>(city)],
                              [](const PlacedTile &placed) { return tile::isDuplex(placed.tile); }));
}

int PositionCheck::expectedTiles(int city, bool isDuplex) const
{
    int turns = 0; // that are over
    for (int round = 0; round < setup_.round; ++round)
        turns += stage(round).isDuplex == isDuplex ? stage(round).turns() : 0;
    const bool isNow = stage().isDuplex == isDuplex;
    if (isNow)
        turns += setup_.turn + (setup_.phase == Phase::over ? 1 : 0);
    int tiles = 0;
    for (Seat seat = 0; seat < setup_.players; ++seat) {
        const std::uint8_t side = sideOf(setup_.players, seat, city);
        if (side == 0)
            continue;
        const bool hasPlaced = setup_.phase == Phase::place && (setup_.seats[seat].open & side) == 0;
        tiles += turns + (isNow && hasPlaced ? 1 : 0);
    }
    return tiles;
}

/// How far a city has come (readings: Between Two Cities, Rounds).
void PositionCheck::checkGrowth(int city)
{
    const auto &tiles = setup_.cities[static_cast<std::size_t>(city)];
    const Place token = tokenPlace(Area::cityToken, setup_.players, city);
    const int duplexes = duplexesIn(city);
    const int expectedDuplexes = expectedTiles(city, true);
    const int expected = expectedTiles(city, false) + 2 * expectedDuplexes;
    const int found = static_cast<int>(tiles.size()) + duplexes;
    if (found != expected)
        againstRule(problem::citySize, {{"found", found}, {"expected", expected}}, {token});
    if (duplexes != expectedDuplexes)
        againstRule(problem::cityDuplexes, {{"found", duplexes}, {"expected", expectedDuplexes}}, {token});
    for (const PlacedTile &placed : tiles)
        if (tile::isDuplex(placed.tile) && std::ranges::count(cellsOf(placed), grid::middle) != 0)
            unusual(problem::firstTileADuplex, {}, {cityPlace(setup_.players, city, grid::middle)});
}

} // namespace waystone::twocities
