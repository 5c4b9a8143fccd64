#include "twocities/book_actions.h"

#include "twocities/rules/queries.h"

#include <algorithm>
#include <set>
#include <utility>

namespace waystone::twocities::test {

namespace {

using Cell = std::pair<int, int>; // row, column; the first tile of a city lies at 0, 0
using Cells = std::set<Cell>;

Cells buildingsOf(const City &city)
{
    Cells cells;
    for (const std::uint16_t mask : city.buildings)
        for (int row = 0; row < 4; ++row)
            for (int column = 0; column < 4; ++column)
                if (((mask >> (row * 4 + column)) & 1) != 0)
                    cells.insert({row + city.top - 3, column + city.left - 3});
    return cells;
}

bool isWithinFour(const Cells &cells)
{
    for (const Cell &one : cells)
        for (const Cell &other : cells)
            if (one.first - other.first > 3 || one.second - other.second > 3)
                return false;
    return true;
}

bool mayLie(const Cells &city, const std::vector<Cell> &tile)
{
    if (city.empty())
        return tile.front() == Cell{0, 0};
    Cells all = city;
    bool touches = false;
    for (const auto &[row, column] : tile) {
        if (!all.insert({row, column}).second)
            return false;
        for (const Cell &next :
             {Cell{row - 1, column}, Cell{row + 1, column}, Cell{row, column - 1}, Cell{row, column + 1}})
            touches = touches || city.contains(next);
    }
    return touches && isWithinFour(all);
}

} // namespace

std::vector<Action> bookActions(const Edition &edition, const State &state, Seat seat)
{
    std::set<Action> actions;
    const auto number = [](int value) { return static_cast<std::uint8_t>(value); };
    if (state.phase == Phase::select && state.kept[seat][0] == tile::none) {
        for (int one = 0; one < state.handSizes[seat]; ++one)
            for (int other = 0; other < state.handSizes[seat]; ++other)
                if (one != other) {
                    const auto [low, high] =
                        std::minmax({state.hands[seat][static_cast<std::size_t>(one)],
                                     state.hands[seat][static_cast<std::size_t>(other)]});
                    actions.insert({number(static_cast<int>(Verb::select)), low, high, 0});
                }
    }
    for (const int tile : state.kept[seat]) {
        if (state.phase != Phase::place || tile == tile::none)
            continue;
        for (const bool isLeft : {true, false}) {
            const int city = isLeft               ? seat
                             : state.players == 2 ? seat + 2
                                                  : (seat + state.players - 1) % state.players;
            if ((state.open[seat] & (isLeft ? side::left : side::right)) == 0)
                continue;
            const Cells built = buildingsOf(state.cities[static_cast<std::size_t>(city)]);
            for (int row = -3; row <= 3; ++row)
                for (int column = -3; column <= 3; ++column) {
                    std::vector<Cell> cells{{row, column}};
                    if (tile::isDuplex(tile))
                        cells.push_back(edition.duplex(tile).isHorizontal ? Cell{row, column + 1}
                                                                          : Cell{row + 1, column});
                    if (mayLie(built, cells))
                        actions.insert({number(static_cast<int>(Verb::place)), number(tile), number(city),
                                        number((row + 3) * 7 + column + 3)});
                }
        }
    }
    return {actions.begin(), actions.end()};
}

} // namespace waystone::twocities::test
