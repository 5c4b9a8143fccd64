#pragma once

#include "core/place.h"
#include "twocities/rules/state.h"
#include "twocities/words/verbs.h"

/// Small questions about a position. refuse() asks its own.
namespace waystone::twocities {

// --- The table

/// With two players each has two cities of their own, otherwise there is one between each two neighbours.
[[nodiscard]] constexpr int cityCount(int players)
{
    return players == 2 ? 4 : players;
}
[[nodiscard]] constexpr int leftCity(int players, Seat seat)
{
    return seat % players;
}
[[nodiscard]] constexpr int rightCity(int players, Seat seat)
{
    return players == 2 ? seat + 2 : (seat + players - 1) % players;
}
[[nodiscard]] constexpr int cityOn(int players, Seat seat, std::uint8_t side)
{
    return side == side::left ? leftCity(players, seat) : rightCity(players, seat);
}
/// The side on which a seat has this city; 0 if it is not theirs.
[[nodiscard]] constexpr std::uint8_t sideOf(int players, Seat seat, int city)
{
    if (city == leftCity(players, seat))
        return side::left;
    return city == rightCity(players, seat) ? side::right : std::uint8_t{0};
}
/// The partner who has the city on their left; with two players its only builder.
[[nodiscard]] constexpr Seat ownerOf(int players, int city)
{
    return static_cast<Seat>(city % players);
}
/// The partner who has the city on their right; with two players its only builder.
[[nodiscard]] constexpr Seat partnerOf(int players, int city)
{
    return players == 2 ? ownerOf(players, city) : static_cast<Seat>((city + 1) % players);
}

/// The seat so many places to the left (or right, if negative).
[[nodiscard]] constexpr Seat seatBeside(int players, Seat seat, int steps)
{
    const int sum = (seat + steps) % players;
    return static_cast<Seat>(sum < 0 ? sum + players : sum);
}

// --- The rounds

[[nodiscard]] constexpr int roundCount(int players)
{
    return players == 2 ? 2 * stages : stages;
}
/// With two players the rounds are 1a, 1b, 2a, 2b, 3a, 3b.
[[nodiscard]] constexpr int stageOf(int players, int round)
{
    return players == 2 ? round / 2 : round;
}
[[nodiscard]] inline const Stage &stageOf(const Edition &edition, const State &state)
{
    return edition.rounds[static_cast<std::size_t>(stageOf(state.players, state.round))];
}

// --- Places

[[nodiscard]] constexpr Place place(Area area, int index, Seat owner = nobody)
{
    return {static_cast<std::uint8_t>(area), owner, static_cast<std::uint16_t>(index)};
}
/// The owner is the partner who has the city on their left. Only with two players is there a second city of one owner,
/// the one on their right: its cells come after those of the first.
[[nodiscard]] constexpr Place cityPlace(int players, int city, int cell)
{
    return place(Area::city, city / players * grid::cells + cell, ownerOf(players, city));
}
/// Of Area::cityToken and Area::scoreBoard.
[[nodiscard]] constexpr Place tokenPlace(Area area, int players, int city)
{
    return place(area, city / players, ownerOf(players, city));
}
/// The number of the city to which a place of the areas city, cityToken or scoreBoard belongs.
[[nodiscard]] constexpr int cityOf(int players, Place where)
{
    const int nth = static_cast<Area>(where.area) == Area::city ? where.index / grid::cells : where.index;
    return where.owner + nth * players;
}
[[nodiscard]] constexpr int cellOf(Place where)
{
    return where.index % grid::cells;
}

// --- Cities

[[nodiscard]] inline std::uint16_t occupied(const City &city)
{
    unsigned all = 0;
    for (const std::uint16_t mask : city.buildings)
        all |= mask;
    return static_cast<std::uint16_t>(all);
}
/// The cell of the grid at a bit of the city's window.
[[nodiscard]] constexpr int cellAt(const City &city, int bit)
{
    return (city.top + bit / citySide) * grid::side + city.left + bit % citySide;
}
/// The cell beside or below, where the second half of a duplex tile lies. Beyond the grid it is no cell.
[[nodiscard]] constexpr int secondCell(const Duplex &duplex, int cell)
{
    return cell + (duplex.isHorizontal ? 1 : grid::side);
}

} // namespace waystone::twocities
