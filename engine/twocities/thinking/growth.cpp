#include "twocities/thinking/growth.h"

#include "twocities/rules/queries.h"
#include "twocities/rules/windows.h"

#include <algorithm>
#include <bit>

namespace waystone::twocities {

namespace {

using window::Frame;
using window::frameStride;

constexpr Frame row = 0xF;
constexpr Frame column = 0x01010101;
constexpr int frameRows = 2 * citySide - 1; ///< and as many columns

std::uint16_t buildingsOf(const City &city, Kind kind)
{
    return city.buildings[static_cast<std::size_t>(kind)];
}

std::uint16_t tavernsOf(const City &city)
{
    unsigned mask = 0;
    for (std::size_t kind = firstTavern; kind < firstTavern + tavernKinds; ++kind)
        mask |= city.buildings[kind];
    return static_cast<std::uint16_t>(mask);
}

int countOf(Frame cells)
{
    return std::popcount(cells);
}

Frame beside(std::uint16_t mask)
{
    const Frame cells = window::frameOf(mask);
    return (cells << 1) | (cells >> 1) | (cells << frameStride) | (cells >> frameStride);
}

/// Cells of a window, with one more of the frame around it, in a window that moves as far as that needs.
std::uint16_t withCell(std::uint16_t cells, int at)
{
    const int down = at / frameStride - window::frameMargin;
    const int right = at % frameStride - window::frameMargin;
    const int moved = std::max(0, -down) * citySide + std::max(0, -right);
    return static_cast<std::uint16_t>((cells << moved) |
                                      (1 << (std::max(0, down) * citySide + std::max(0, right))));
}

/// The most that one more cell brings, and how many bring so much.
template <class Points>
void findGain(std::uint16_t cells, Frame sites, const Points &points, int &gain, int &count)
{
    const int now = points(cells);
    for (; sites != 0; sites &= sites - 1) {
        const int found = points(withCell(cells, std::countr_zero(sites))) - now;
        if (found > gain) {
            gain = found;
            count = 0;
        }
        count += found == gain ? 1 : 0;
    }
}

/// Of the lines of four cells with nothing but shops and room for shops.
int mostInLine(std::uint16_t shops, std::uint16_t mask)
{
    const Frame built = window::frameOf(mask);
    const Frame shopCells = window::frameOf(shops);
    const Frame open = (window::withinFour(mask) & ~built) | shopCells;
    const int height = (std::bit_width(unsigned{mask}) + citySide - 1) / citySide;
    const int width = std::bit_width(
        (mask | (unsigned{mask} >> 4) | (unsigned{mask} >> 8) | (unsigned{mask} >> 12)) & 0xFu);
    int most = 0;
    const auto look = [&](Frame line) {
        if ((line & ~open) == 0)
            most = std::max(most, countOf(line & shopCells));
    };
    // A line across covers all columns of the city, one down all its rows.
    for (int left = width - 1; left <= window::frameMargin; ++left)
        for (int top = height - 1; top < frameRows; ++top)
            look(row << (top * frameStride + left));
    for (int top = height - 1; top <= window::frameMargin; ++top)
        for (int left = width - 1; left < frameRows; ++left)
            look(column << (top * frameStride + left));
    return most;
}

} // namespace

Growth growthOf(const Scorer &scorer, const City &city)
{
    const std::uint16_t mask = occupied(city);
    const Frame sites = window::singleSites(mask);
    const std::uint16_t shops = buildingsOf(city, Kind::shop);
    const std::uint16_t parks = buildingsOf(city, Kind::park);
    Growth growth;
    growth.sites = countOf(sites);
    growth.besideTavern = countOf(sites & beside(tavernsOf(city)));
    growth.besideFactory = countOf(sites & beside(buildingsOf(city, Kind::factory)));
    growth.besidePark = countOf(sites & beside(parks));
    const auto shopPoints = [&scorer](std::uint16_t cells) { return scorer.shopPoints(cells); };
    const auto parkPoints = [&scorer](std::uint16_t cells) { return scorer.parkPoints(cells); };
    findGain(shops, sites, shopPoints, growth.shopGain, growth.shopSites);
    findGain(parks, sites, parkPoints, growth.parkGain, growth.parkSites);
    growth.shopsInLine = mostInLine(shops, mask);
    return growth;
}

} // namespace waystone::twocities
