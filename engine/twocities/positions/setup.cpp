#include "twocities/positions/setup.h"

#include "twocities/positions/soundness.h"
#include "twocities/rules.h"
#include "twocities/rules/building.h"
#include "twocities/rules/queries.h"

#include <algorithm>
#include <cassert>

namespace waystone::twocities {

namespace {

void takeFromSupply(State &state, int tile)
{
    if (tile == tile::none)
        return;
    if (tile::isDuplex(tile))
        state.duplexesLeft &= ~(std::uint32_t{1} << tile::duplexIndex(tile));
    else
        --state.singlesLeft[static_cast<std::size_t>(tile)];
}

/// The state of a sound setup.
State stateOf(const Edition &edition, const Setup &setup)
{
    State state;
    state.players = setup.players;
    state.phase = setup.phase;
    state.round = setup.round;
    state.turn = setup.turn;
    std::ranges::copy(edition.singles, state.singlesLeft.begin());
    state.duplexesLeft = static_cast<std::uint32_t>((std::uint64_t{1} << edition.duplexes.size()) - 1);

    for (Hand &hand : state.hands)
        hand.fill(tile::none);
    for (Kept &kept : state.kept)
        kept.fill(tile::none);
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        const SetupSeat &from = setup.seats[seat];
        std::ranges::copy(from.hand, state.hands[seat].begin());
        std::ranges::sort(state.hands[seat]);
        state.handSizes[seat] = static_cast<std::uint8_t>(from.hand.size());
        std::ranges::copy(from.kept, state.kept[seat].begin());
        std::ranges::sort(state.kept[seat]);
        state.open[seat] = from.open;
        const bool acts = (setup.phase == Phase::select && from.kept.empty()) || from.open != 0;
        state.acting = static_cast<std::uint8_t>(state.acting | (acts ? 1u << seat : 0));
        std::ranges::for_each(from.hand, [&](int tile) { takeFromSupply(state, tile); });
        if (setup.phase == Phase::place)
            std::ranges::for_each(from.kept, [&](int tile) { takeFromSupply(state, tile); });
    }
    state.discards.fill(tile::none);
    std::ranges::copy(setup.discards, state.discards.begin());
    std::ranges::for_each(setup.discards, [&](int tile) { takeFromSupply(state, tile); });
    for (std::size_t city = 0; city < setup.cities.size(); ++city)
        for (const PlacedTile &placed : setup.cities[city]) {
            putTile(edition, state.cities[city], placed.tile, placed.cell);
            takeFromSupply(state, placed.tile);
        }
    return state;
}

/// The tiles of a city by their first cell.
std::vector<PlacedTile> tilesOf(const Edition &edition, const City &city)
{
    std::vector<PlacedTile> tiles;
    unsigned single = occupied(city);
    for (const PlacedDuplex &placed : city.duplexes) {
        if (placed.tile == tile::none)
            continue;
        tiles.push_back({placed.cell, placed.tile});
        for (const int cell : {int{placed.cell}, secondCell(edition.duplex(placed.tile), placed.cell)})
            single &= ~(1u << ((grid::row(cell) - city.top) * citySide + grid::column(cell) - city.left));
    }
    for (int bit = 0; bit < cityCells; ++bit)
        for (std::size_t kind = 0; kind < kinds; ++kind)
            if ((city.buildings[kind] & single & (1u << bit)) != 0)
                tiles.push_back(
                    {static_cast<std::uint8_t>(cellAt(city, bit)), static_cast<std::uint8_t>(kind)});
    std::ranges::sort(tiles);
    return tiles;
}

} // namespace

Setup BetweenTwoCities::start(int seats, [[maybe_unused]] Seat first) const
{
    assert(seats >= 2 && seats <= maxPlayers && first < seats);
    Setup setup;
    setup.players = static_cast<std::uint8_t>(seats);
    setup.seats.resize(static_cast<std::size_t>(seats));
    setup.cities.resize(static_cast<std::size_t>(cityCount(seats)));
    return setup;
}

Result<State> BetweenTwoCities::from(const Setup &setup) const
{
    Problems problems = checkSetup(*this, setup);
    std::erase_if(problems, [](const Problem &problem) { return problem.severity == Severity::unusual; });
    if (!problems.empty())
        return problems;
    return stateOf(edition_, setup);
}

Setup BetweenTwoCities::setup(const State &state) const
{
    Setup setup;
    setup.players = state.players;
    setup.phase = state.phase;
    setup.round = state.round;
    setup.turn = state.turn;
    for (Seat seat = 0; seat < state.players; ++seat) {
        SetupSeat to;
        const Hand &hand = state.hands[seat];
        to.hand.assign(hand.begin(), hand.begin() + state.handSizes[seat]);
        for (const std::uint8_t tile : state.kept[seat])
            if (tile != tile::none)
                to.kept.push_back(tile);
        to.open = state.open[seat];
        setup.seats.push_back(std::move(to));
    }
    const int rounds = state.phase == Phase::over ? state.round + 1 : state.round;
    setup.discards.assign(state.discards.begin(), state.discards.begin() + rounds * state.players);
    for (int city = 0; city < cityCount(state.players); ++city)
        setup.cities.push_back(tilesOf(edition_, state.cities[static_cast<std::size_t>(city)]));
    return setup;
}

} // namespace waystone::twocities
