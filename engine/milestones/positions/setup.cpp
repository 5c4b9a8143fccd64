#include "milestones/positions/soundness.h"
#include "milestones/rules.h"
#include "milestones/rules/queries.h"

#include <algorithm>
#include <cassert>

namespace waystone::milestones {

namespace {

/// The state of a sound setup.
State stateOf(const Edition &edition, const Setup &setup)
{
    const Board &board = edition.board;
    State state;
    state.phase = setup.phase;
    state.players = setup.players;
    state.startSeat = setup.startSeat;
    state.turn = setup.turn;
    state.movesLeft = setup.movesLeft;
    state.hired = setup.hired ? 1 : 0;
    state.endedBy = setup.endedBy.value_or(nobody);
    state.offerVertex = setup.offerVertex.value_or(static_cast<std::uint8_t>(none));
    state.offerHouse = setup.offerHouse.value_or(static_cast<std::uint8_t>(none));
    if (setup.offerVertex) {
        const auto &triangles = board.trianglesAt[*setup.offerVertex];
        for (std::size_t index = 0; index < triangles.size(); ++index)
            if (std::ranges::find(setup.offers, triangles[index]) != setup.offers.end())
                state.offered = static_cast<std::uint8_t>(state.offered | (1u << index));
    }

    state.milestonesLeft = static_cast<std::uint8_t>(edition.milestones - std::ssize(setup.milestones));
    state.housesLeft = static_cast<std::uint8_t>(edition.houses - std::ssize(setup.houses));
    state.marketsLeft = static_cast<std::uint8_t>(edition.markets - std::ssize(setup.markets));
    state.sacksLeft = static_cast<std::uint8_t>(edition.sacks - std::ssize(setup.sacks));
    for (const std::uint8_t street : setup.streets) {
        setBit(state.streets, street);
        for (const std::uint8_t end : board.edges[street])
            ++state.vertices[end]; // the low bits count
    }
    for (const std::uint8_t triangle : setup.houses)
        setBit(state.houses, triangle);
    for (const std::uint8_t at : setup.milestones)
        state.vertices[at] |= vertex::milestone;
    for (const std::uint8_t at : setup.markets)
        state.vertices[at] |= vertex::market;
    for (const std::uint8_t at : setup.sacks)
        state.vertices[at] |= vertex::sack;

    std::ranges::copy(setup.bonusOn, state.bonusOn.begin());
    if (setup.phase == Phase::bushes)
        for (std::size_t kind = 0; kind < goodKinds; ++kind)
            state.bonusLeft[kind] = static_cast<std::uint8_t>(
                edition.bonusTiles[kind] - std::ranges::count(setup.bonusOn, static_cast<int>(kind) + 1));

    state.tiles.fill(tilePlace::pile);
    const auto lay = [&state](const std::vector<std::uint8_t> &from, auto &slots, std::uint8_t place) {
        slots.fill(none);
        std::ranges::copy(from, slots.begin());
        for (const std::uint8_t tile : from)
            if (tile != none)
                state.tiles[tile] = place;
    };
    lay(setup.display, state.display, tilePlace::display);
    lay(setup.startingTiles, state.startingTiles, tilePlace::starting);
    for (const std::uint8_t tile : setup.box)
        state.tiles[tile] = tilePlace::box;

    for (Seat seat = 0; seat < setup.players; ++seat) {
        const SetupPlayer &from = setup.seats[seat];
        state.seats[seat] = {.pawn = from.pawn,
                             .goods = from.goods,
                             .spaces = from.spaces,
                             .bonus = from.bonus,
                             .points = from.points};
        for (std::size_t index = 0; index < from.spaces.size(); ++index)
            if (const std::uint8_t shown = from.spaces[index]; space::isWorker(shown))
                state.tiles[static_cast<std::size_t>(space::tile(shown))] =
                    tilePlace::onBoard(seat, static_cast<int>(index) + 1 - space::half(shown));
        for (const BuriedTile &buried : from.buried)
            state.tiles[buried.tile] = tilePlace::onBoard(seat, buried.space);
    }
    const auto tiles = std::span(state.tiles).first(edition.tiles.size());
    state.pileSize = static_cast<std::uint8_t>(std::ranges::count(tiles, tilePlace::pile));
    state.tilesChosen = static_cast<std::uint8_t>(
        setup.phase > Phase::draft ? 2 * setup.players : std::ranges::count_if(tiles, tilePlace::isOnBoard));
    return state;
}

template <class T>
std::optional<T> present(T value, int absent)
{
    return value == absent ? std::nullopt : std::optional(value);
}

} // namespace

Setup Milestones::start(int seats, Seat first) const
{
    assert(seats >= 2 && seats <= maxPlayers && first < seats);
    Setup setup;
    setup.players = static_cast<std::uint8_t>(seats);
    setup.startSeat = first;
    setup.phase = Phase::bushes;
    setup.turn = first;
    setup.movesLeft = 0;
    SetupPlayer player;
    player.goods[static_cast<std::size_t>(Good::coin)] = static_cast<std::uint8_t>(edition_.startingCoins);
    setup.seats.assign(static_cast<std::size_t>(seats), player);
    setup.display.assign(static_cast<std::size_t>(edition_.display), none);
    setup.bonusOn.assign(edition_.board.bushes.size(), 0);
    setup.markets = {edition_.board.start};
    return setup;
}

Result<State> Milestones::from(const Setup &setup) const
{
    Problems problems = checkSetup(*this, setup);
    std::erase_if(problems, [](const Problem &problem) { return problem.severity == Severity::unusual; });
    if (!problems.empty())
        return problems;
    return stateOf(edition_, setup);
}

Setup Milestones::setup(const State &state) const
{
    const Board &board = edition_.board;
    Setup setup;
    setup.players = state.players;
    setup.startSeat = state.startSeat;
    setup.phase = state.phase;
    setup.turn = state.turn;
    setup.movesLeft = state.movesLeft;
    setup.hired = state.hired != 0;
    setup.endedBy = present(state.endedBy, nobody);
    setup.offerVertex = present(state.offerVertex, none);
    setup.offerHouse = present(state.offerHouse, none);
    if (setup.offerHouse)
        setup.offers.push_back(*setup.offerHouse);
    if (setup.offerVertex) {
        const auto &triangles = board.trianglesAt[*setup.offerVertex];
        for (std::size_t index = 0; index < triangles.size(); ++index)
            if (((state.offered >> index) & 1) != 0)
                setup.offers.push_back(triangles[index]);
    }

    for (Seat seat = 0; seat < state.players; ++seat) {
        const Player &from = state.seats[seat];
        setup.seats.push_back({from.pawn, from.goods, from.spaces, {}, from.bonus, from.points});
    }
    for (std::size_t tile = 0; tile < edition_.tiles.size(); ++tile) {
        const std::uint8_t at = state.tiles[tile];
        if (at == tilePlace::box)
            setup.box.push_back(static_cast<std::uint8_t>(tile));
        if (!tilePlace::isOnBoard(at))
            continue;
        SetupPlayer &player = setup.seats[tilePlace::seat(at)];
        const auto shows = [&](int half) {
            return std::ranges::find(player.spaces, space::worker(static_cast<int>(tile), half)) !=
                   player.spaces.end();
        };
        if (!shows(0) && !shows(1))
            player.buried.push_back(
                {static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(tilePlace::left(at))});
    }
    setup.display.assign(state.display.begin(), state.display.begin() + edition_.display);
    if (state.phase == Phase::starting || state.phase == Phase::draft)
        setup.startingTiles.assign(state.startingTiles.begin(),
                                   state.startingTiles.begin() + edition_.startingTiles[state.players]);

    setup.bonusOn.assign(state.bonusOn.begin(), state.bonusOn.begin() + std::ssize(board.bushes));
    for (std::size_t edge = 0; edge < board.edges.size(); ++edge)
        if (bitOf(state.streets, static_cast<int>(edge)))
            setup.streets.push_back(static_cast<std::uint8_t>(edge));
    for (std::size_t at = 0; at < board.vertices.size(); ++at) {
        const auto listIf = [&](std::uint8_t bit, std::vector<std::uint8_t> &list) {
            if ((state.vertices[at] & bit) != 0)
                list.push_back(static_cast<std::uint8_t>(at));
        };
        listIf(vertex::milestone, setup.milestones);
        listIf(vertex::market, setup.markets);
        listIf(vertex::sack, setup.sacks);
    }
    for (std::size_t triangle = 0; triangle < board.triangles.size(); ++triangle)
        if (bitOf(state.houses, static_cast<int>(triangle)))
            setup.houses.push_back(static_cast<std::uint8_t>(triangle));
    return setup;
}

} // namespace waystone::milestones
