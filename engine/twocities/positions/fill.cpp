#include "twocities/positions/position_check.h"
#include "twocities/positions/setup_edit.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace waystone::twocities {

namespace {

/// Cities grow at random; so often one is tried that cannot be finished as it has begun.
constexpr int tries = 100;

/// Puts on the table what chance deals and what would have been placed up to this moment.
class Filler {
public:
    Filler(const BetweenTwoCities &rules, Setup &setup, Rng &rng)
        : edition_(rules.edition()),
          setup_(setup),
          check_(rules, setup),
          rng_(rng),
          left_(edit::supply(edition_, setup))
    {}

    void fill()
    {
        for (Seat seat = 0; seat < setup_.players; ++seat) {
            SetupSeat &to = setup_.seats[seat];
            const int expected = check_.expectedHand(seat);
            while (std::ssize(to.hand) < expected)
                if (!deal(to.hand, check_.stage().isDuplex))
                    break;
            while (setup_.phase == Phase::place && std::ssize(to.kept) < std::popcount(to.open))
                if (!deal(to.kept, check_.stage().isDuplex))
                    break;
            std::ranges::sort(to.hand);
            std::ranges::sort(to.kept);
        }
        for (int index = static_cast<int>(setup_.discards.size()); index < check_.expectedDiscards(); ++index)
            if (!deal(setup_.discards, check_.stage(index / setup_.players).isDuplex))
                break;
        for (std::size_t city = 0; city < setup_.cities.size(); ++city)
            grow(city);
    }

private:
    /// A random tile of the sort; nothing if there is none left.
    std::optional<std::uint8_t> draw(bool isDuplex)
    {
        std::uint32_t sum = 0;
        const auto begin = static_cast<std::size_t>(isDuplex ? tile::firstDuplex : 0);
        const auto end = isDuplex ? left_.size() : static_cast<std::size_t>(tile::firstDuplex);
        for (std::size_t tile = begin; tile < end; ++tile)
            sum += static_cast<std::uint32_t>(left_[tile]);
        if (sum == 0)
            return std::nullopt;
        auto rest = static_cast<int>(rng_.below(sum));
        std::size_t tile = begin;
        for (; rest >= left_[tile]; ++tile)
            rest -= left_[tile];
        --left_[tile];
        return static_cast<std::uint8_t>(tile);
    }

    bool deal(edit::Tiles &tiles, bool isDuplex)
    {
        const auto tile = draw(isDuplex);
        if (tile)
            tiles.push_back(*tile);
        return tile.has_value();
    }

    /// The sorts of the tiles that the city lacks, in the order in which they would have come.
    [[nodiscard]] std::vector<bool> missing(std::size_t city) const
    {
        const int number = static_cast<int>(city);
        const int duplexes = check_.duplexesIn(number);
        int singles = static_cast<int>(setup_.cities[city].size()) - duplexes;
        const int duplexesWanted = check_.expectedTiles(number, true);
        const int singlesWanted = check_.expectedTiles(number, false);
        // The single tiles of the first round, the duplex tiles, the other single tiles.
        int first = 0;
        for (Seat seat = 0; seat < setup_.players; ++seat)
            if (sideOf(setup_.players, seat, number) != 0)
                for (int round = 0; round < roundCount(setup_.players) && !check_.stage(round).isDuplex;
                     ++round)
                    first += check_.stage(round).turns();
        std::vector<bool> sorts;
        for (; singles < std::min(first, singlesWanted); ++singles)
            sorts.push_back(false);
        for (int duplex = duplexes; duplex < duplexesWanted; ++duplex)
            sorts.push_back(true);
        for (; singles < singlesWanted; ++singles)
            sorts.push_back(false);
        return sorts;
    }

    void grow(std::size_t city)
    {
        const std::vector<bool> sorts = missing(city);
        const std::vector<PlacedTile> before = setup_.cities[city];
        const std::vector<int> left = left_;
        for (int attempt = 0; attempt < tries; ++attempt) {
            setup_.cities[city] = before;
            left_ = left;
            if (std::ranges::all_of(sorts, [&](bool isDuplex) { return place(city, isDuplex); })) {
                std::ranges::sort(setup_.cities[city]);
                return;
            }
        }
        setup_.cities[city] = before;
        left_ = left;
    }

    bool place(std::size_t city, bool isDuplex)
    {
        const auto tile = draw(isDuplex);
        if (!tile)
            return false;
        std::vector<std::uint8_t> cells;
        for (std::uint8_t cell = 0; cell < grid::cells; ++cell)
            if (fits(setup_.cities[city], {cell, *tile}))
                cells.push_back(cell);
        if (cells.empty())
            return false;
        const auto at = rng_.below(static_cast<std::uint32_t>(cells.size()));
        setup_.cities[city].push_back({cells[at], *tile});
        return true;
    }

    /// Beside a tile of the city, which stays within four by four; the first tile lies in the middle of the grid.
    [[nodiscard]] bool fits(const std::vector<PlacedTile> &city, PlacedTile placed) const
    {
        if (!edit::isOnGrid(edition_, placed))
            return false;
        const std::vector<int> cells = edit::cellsOf(edition_, placed);
        if (city.empty())
            return std::ranges::count(cells, grid::middle) > 0;
        std::vector<int> all = cells;
        bool isBeside = false;
        for (const PlacedTile &other : city)
            for (const int cell : edit::cellsOf(edition_, other)) {
                all.push_back(cell);
                for (const int own : cells) {
                    const int distance = std::abs(grid::row(own) - grid::row(cell)) +
                                         std::abs(grid::column(own) - grid::column(cell));
                    if (distance == 0)
                        return false;
                    isBeside = isBeside || distance == 1;
                }
            }
        const auto [top, bottom] = std::ranges::minmax(all, {}, grid::row);
        const auto [left, right] = std::ranges::minmax(all, {}, grid::column);
        return isBeside && grid::row(bottom) - grid::row(top) < citySide &&
               grid::column(right) - grid::column(left) < citySide;
    }

    const Edition &edition_;
    Setup &setup_;
    const PositionCheck check_;
    Rng &rng_;
    std::vector<int> left_; ///< by tile: in the box or in the stack
};

} // namespace

Setup BetweenTwoCities::fill(const Setup &setup, Rng &rng) const
{
    Setup filled = setup;
    PositionCheck check(*this, setup);
    check.checkExistence();
    // In Phase::draw chance deals in play.
    if (check.isSound() && setup.phase != Phase::draw)
        Filler(*this, filled, rng).fill();
    return filled;
}

} // namespace waystone::twocities
