#include "cli/nearest_name.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace waystone::cli {

namespace {

/// How many letters have to be put in, left out, changed or exchanged with the next one to make one word the other.
std::size_t distance(std::string_view one, std::string_view other)
{
    std::vector<std::size_t> before;
    std::vector<std::size_t> last(other.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t row = 1; row <= one.size(); ++row) {
        std::vector<std::size_t> next(other.size() + 1);
        next[0] = row;
        for (std::size_t column = 1; column <= other.size(); ++column) {
            const bool isSame = one[row - 1] == other[column - 1];
            next[column] =
                std::min({last[column] + 1, next[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1)});
            if (row > 1 && column > 1 && one[row - 1] == other[column - 2] &&
                one[row - 2] == other[column - 1])
                next[column] = std::min(next[column], before[column - 2] + 1);
        }
        before = std::move(last);
        last = std::move(next);
    }
    return last.back();
}

} // namespace

std::string nearestName(std::string_view word, const std::vector<std::string> &names)
{
    std::string nearest;
    std::size_t fewest = word.size() / 3 + 1;
    for (const std::string &name : names) {
        const std::size_t changes = distance(word, name);
        if (changes < fewest) {
            fewest = changes;
            nearest = name;
        }
    }
    return nearest;
}

} // namespace waystone::cli
