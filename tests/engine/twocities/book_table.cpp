#include "twocities/book_table.h"

#include "twocities/table.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace waystone::twocities::test {

std::vector<std::pair<Cell, Kind>> buildingsOf(int tile, Cell cell)
{
    if (!tile::isDuplex(tile))
        return {{cell, static_cast<Kind>(tile)}};
    const Duplex &duplex = rules().edition().duplex(tile);
    const Cell second =
        duplex.isHorizontal ? Cell{cell.first, cell.second + 1} : Cell{cell.first + 1, cell.second};
    return {{cell, duplex.first}, {second, duplex.second}};
}

bool fits(const Built &city, int tile, Cell cell)
{
    if (city.empty())
        return cell == Cell{0, 0}; // readings: Between Two Cities, Placement: no position to choose
    Built after = city;
    bool touches = false;
    for (const auto &[at, kind] : buildingsOf(tile, cell)) {
        for (const Cell &step : {Cell{0, 1}, Cell{1, 0}, Cell{0, -1}, Cell{-1, 0}})
            touches = touches || city.contains({at.first + step.first, at.second + step.second});
        if (!after.emplace(at, kind).second)
            return false;
    }
    std::set<int> rows;
    std::set<int> columns;
    for (const auto &[at, kind] : after) {
        rows.insert(at.first);
        columns.insert(at.second);
    }
    return touches && *rows.rbegin() - *rows.begin() < 4 && *columns.rbegin() - *columns.begin() < 4;
}

std::vector<int> citiesOf(int players, int seat)
{
    if (players == 2)
        return {seat, seat + 2};
    return {seat, (seat + players - 1) % players};
}

Drawing drawingOf(const Built &city)
{
    constexpr std::string_view letters = "sf3214oph"; // in the order of Kind
    Drawing drawing;
    drawing.fill("....");
    const int top = city.begin()->first.first;
    int left = 0;
    for (const auto &[at, kind] : city)
        left = std::min(left, at.second);
    for (const auto &[at, kind] : city)
        drawing[static_cast<std::size_t>(at.first - top)][static_cast<std::size_t>(at.second - left)] =
            letters[static_cast<std::size_t>(kind)];
    return drawing;
}

namespace {

std::vector<int> finalKey(int players, int seat, const std::vector<Drawing> &cities,
                          const std::vector<CityPoints> &points)
{
    const auto worth = [&](int city) {
        const CityPoints &parts = points[static_cast<std::size_t>(city)];
        return std::accumulate(parts.begin(), parts.end(), 0);
    };
    const std::vector<int> own = citiesOf(players, seat);
    const auto [lower, higher] = std::minmax({worth(own[0]), worth(own[1])});
    std::vector<int> key = players == 2 ? std::vector{lower + higher} : std::vector{lower, higher};
    for (const std::string_view type : {"s", "f", "1234", "o", "p", "h"}) {
        key.push_back(0);
        for (const int city : own)
            for (const std::string &row : cities[static_cast<std::size_t>(city)])
                key.back() += static_cast<int>(
                    std::ranges::count_if(row, [&](char letter) { return type.find(letter) != type.npos; }));
    }
    return key;
}

} // namespace

std::vector<std::vector<int>> finalKeys(int players, const std::vector<Drawing> &cities)
{
    const std::vector<CityPoints> points = bookPoints(cities);
    std::vector<std::vector<int>> keys;
    for (int seat = 0; seat < players; ++seat)
        keys.push_back(finalKey(players, seat, cities, points));
    return keys;
}

} // namespace waystone::twocities::test
