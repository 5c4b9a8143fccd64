#include "twocities/book_score.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace waystone::twocities::test {

namespace {

using Cell = std::pair<int, int>; // row, column
using Cells = std::set<Cell>;

Cells find(const Drawing &city, std::string_view letters)
{
    Cells cells;
    for (int row = 0; row < 4; ++row)
        for (int column = 0; column < 4; ++column)
            if (letters.find(city[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]) !=
                letters.npos)
                cells.insert({row, column});
    return cells;
}

bool touchesOneOf(Cell cell, const Cells &others)
{
    const auto [row, column] = cell;
    return others.contains({row - 1, column}) || others.contains({row + 1, column}) ||
           others.contains({row, column - 1}) || others.contains({row, column + 1});
}

/// The best that all ways of counting the shops in straight lines give, each in one line only.
int shops(const Cells &cells)
{
    static std::map<Cells, int> known;
    if (cells.empty())
        return 0;
    if (const auto found = known.find(cells); found != known.end())
        return found->second;
    constexpr std::array<int, 5> worth{0, 2, 5, 10, 16};
    int best = 0;
    const auto [row, column] = *cells.begin();
    for (const auto &[down, right] : {Cell{0, 1}, Cell{1, 0}})
        for (int before = 0; before < 4; ++before)
            for (int length = 1; length <= 4; ++length) {
                Cells rest = cells;
                int removed = 0;
                bool holdsFirst = false;
                for (int step = 0; step < length; ++step) {
                    const Cell at{row + (step - before) * down, column + (step - before) * right};
                    removed += static_cast<int>(rest.erase(at));
                    holdsFirst = holdsFirst || at == *cells.begin();
                }
                if (removed == length && holdsFirst)
                    best = std::max(best, worth[static_cast<std::size_t>(length)] + shops(rest));
            }
    return known[cells] = best;
}

int taverns(const Drawing &city)
{
    std::vector<std::size_t> counts;
    for (const char *kind : {"1", "2", "3", "4"})
        counts.push_back(find(city, kind).size());
    constexpr std::array<int, 5> worth{0, 1, 4, 9, 17};
    int points = 0;
    while (std::ranges::any_of(counts, [](std::size_t count) { return count > 0; })) {
        std::size_t different = 0;
        for (std::size_t &count : counts)
            if (count > 0) {
                --count;
                ++different;
            }
        points += worth[different];
    }
    return points;
}

int offices(const Drawing &city)
{
    constexpr std::array<int, 6> worth{1, 3, 6, 10, 15, 21};
    const Cells all = find(city, "o");
    int points = 0;
    for (std::size_t left = all.size(); left > 0;) {
        const std::size_t set = std::min<std::size_t>(left, 6);
        points += worth[set - 1];
        left -= set;
    }
    for (const Cell &cell : all)
        points += touchesOneOf(cell, find(city, "1234")) ? 1 : 0;
    return points;
}

int parks(Cells left)
{
    int points = 0;
    while (!left.empty()) {
        Cells group{*left.begin()};
        left.erase(left.begin());
        for (bool grew = true; grew;) {
            grew = false;
            for (const Cell &cell : Cells(left))
                if (touchesOneOf(cell, group)) {
                    group.insert(cell);
                    left.erase(cell);
                    grew = true;
                }
        }
        const int size = static_cast<int>(group.size());
        points += size == 1 ? 2 : size == 2 ? 8 : 12 + size - 3;
    }
    return points;
}

int houses(const Drawing &city)
{
    int others = 0;
    for (const char *type : {"s", "f", "1234", "o", "p"})
        others += find(city, type).empty() ? 0 : 1;
    int points = 0;
    for (const Cell &cell : find(city, "h"))
        points += touchesOneOf(cell, find(city, "f")) ? 1 : others;
    return points;
}

} // namespace

std::vector<CityPoints> bookPoints(const std::vector<Drawing> &cities)
{
    std::set<std::size_t, std::greater<>> numbers; // of factories, the highest first
    for (const Drawing &city : cities)
        numbers.insert(find(city, "f").size());
    std::vector<CityPoints> all;
    for (const Drawing &city : cities) {
        const std::size_t count = find(city, "f").size();
        const auto rank = std::distance(numbers.begin(), numbers.find(count));
        const int each = rank == 0 ? 4 : rank == 1 ? 3 : 2;
        all.push_back({shops(find(city, "s")), static_cast<int>(count) * each, taverns(city), offices(city),
                       parks(find(city, "p")), houses(city)});
    }
    return all;
}

} // namespace waystone::twocities::test
