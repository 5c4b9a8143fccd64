#pragma once

#include "core/place.h"
#include "province/rules/choices.h"
#include "province/rules/edition.h"
#include "province/rules/state.h"
#include "province/words/verbs.h"

#include <bit>

/// Small questions about a position that legal(), apply() and the scoring share. refuse() asks its own.
namespace waystone::province {

[[nodiscard]] constexpr std::uint8_t bitOf(int index)
{
    return static_cast<std::uint8_t>(1u << index);
}
[[nodiscard]] constexpr std::uint8_t bitOf(Structure structure)
{
    return bitOf(static_cast<int>(structure));
}
[[nodiscard]] constexpr Seat other(Seat seat)
{
    return static_cast<Seat>(1 - seat);
}
[[nodiscard]] constexpr int nextZone(int zone)
{
    return (zone + 1) % zones;
}
[[nodiscard]] inline int workersOf(const Edition &edition)
{
    return firstSailor + edition.sailors;
}
[[nodiscard]] inline int bankOf(const State &state, int allCoins)
{
    return allCoins - state.coins[0] - state.coins[1];
}

/// Whose effects the borrowed structures are now; nobody if nothing is borrowed.
[[nodiscard]] inline Seat borrowerOf(const Choices &choices, const State &state)
{
    if (state.borrowed == 0)
        return nobody;
    return choices.loanDuration == LoanDuration::thisTurn ? state.turn : state.lender;
}
/// The structures whose effect a seat has, its own and borrowed ones.
[[nodiscard]] inline std::uint8_t effectsOf(const Choices &choices, const State &state, Seat seat)
{
    const bool isBorrower = borrowerOf(choices, state) == seat;
    return static_cast<std::uint8_t>(state.built[seat] | (isBorrower ? state.borrowed : 0));
}

/// Who was the first to build it; nobody if it has not been built.
[[nodiscard]] inline Seat firstBuilder(const State &state, Structure structure)
{
    const std::uint8_t bit = bitOf(structure);
    if (((state.built[0] | state.built[1]) & bit) == 0)
        return nobody;
    return (state.firstBySecond & bit) != 0 ? 1 : 0;
}
/// The structures that a seat was the first to build.
[[nodiscard]] inline std::uint8_t firstBuilt(const State &state, Seat seat)
{
    const int firsts = seat == 1 ? state.firstBySecond : ~state.firstBySecond;
    return static_cast<std::uint8_t>(state.built[seat] & firsts);
}

/// The seat to move has a token and this turn leaves room for a structure.
[[nodiscard]] inline bool mayBuild(const Edition &edition, const Choices &choices, const State &state)
{
    const bool isRoom = choices.structuresPerTurn == StructuresPerTurn::asPaid || state.builtNow == 0;
    return isRoom && std::popcount(state.built[state.turn]) < edition.tokens;
}

/// The ships lie so that a sailor may be hired and the seat to move has a Harbor. Where it is the first one, built in
/// this turn, no ships lie yet; the second one works at once (readings: Province, Second look).
[[nodiscard]] inline bool mayHire(const Choices &choices, const State &state)
{
    const std::uint8_t harbor = bitOf(Structure::harbor);
    const bool isWaiting = choices.revision == Revision::first && (state.builtNow & harbor) != 0;
    const bool owns = (state.built[state.turn] & harbor) != 0 && !isWaiting;
    const bool borrows = (state.borrowed & harbor) != 0 && borrowerOf(choices, state) == state.turn;
    return state.ships == Ships::mixed && (owns || borrows);
}

/// Bit set of the workers that the seat to move may move.
[[nodiscard]] inline std::uint16_t accessible(const Choices &choices, const State &state)
{
    const std::uint8_t effects = effectsOf(choices, state, state.turn);
    unsigned bits = (1u << greenWorkers) - 1;
    if ((effects & bitOf(Structure::camp)) != 0 && state.workers[yellowWorker] != reserve)
        bits |= 1u << yellowWorker;
    if ((effects & bitOf(Structure::village)) != 0 && state.workers[orangeWorker] != reserve)
        bits |= 1u << orangeWorker;
    for (std::size_t sailor = 0; sailor < state.sailorOf.size(); ++sailor)
        if (state.sailorOf[sailor] == state.turn)
            bits |= 1u << (firstSailor + sailor);
    return static_cast<std::uint16_t>(bits);
}
/// … and has not moved yet.
[[nodiscard]] inline std::uint16_t movable(const Choices &choices, const State &state)
{
    return static_cast<std::uint16_t>(accessible(choices, state) & ~state.moved);
}

[[nodiscard]] inline bool meetsGoal(const Edition &edition, const Choices &choices, const State &state,
                                    Seat seat, int goal)
{
    const int needed = edition.goalNeeds[static_cast<std::size_t>(goal)];
    const std::uint8_t built = state.built[seat];
    switch (static_cast<Goal>(goal)) {
    case Goal::workers: {
        int workers = ((built & bitOf(Structure::camp)) != 0 ? 1 : 0) +
                      ((built & bitOf(Structure::village)) != 0 ? 1 : 0);
        for (const Seat owner : state.sailorOf)
            workers += owner == seat ? 1 : 0;
        return workers >= needed;
    }
    case Goal::labor:
        return seat == state.turn && state.laborGained >= needed;
    case Goal::structures:
        return std::popcount(built) >= needed;
    case Goal::coins:
        return state.coins[seat] >= needed;
    case Goal::twoPoints: {
        const bool isScored = choices.twoPointGoal == TwoPointGoal::scoredOnly;
        const std::uint8_t counted = isScored ? firstBuilt(state, seat) : built;
        int count = 0;
        for (int structure = 0; structure < structures; ++structure)
            count += (counted & bitOf(structure)) != 0 &&
                             edition.points[static_cast<std::size_t>(structure)] == edition.goalValue
                         ? 1
                         : 0;
        return count >= needed;
    }
    }
    return false;
}

/// What a seat has from one source. Coins and lender coin count when the game is over.
[[nodiscard]] inline int pointsOf(const Edition &edition, const State &state, Seat seat, Source source)
{
    switch (source) {
    case Source::structures: {
        int sum = 0;
        for (int structure = 0; structure < structures; ++structure)
            if ((firstBuilt(state, seat) & bitOf(structure)) != 0)
                sum += edition.points[static_cast<std::size_t>(structure)];
        return sum;
    }
    case Source::goals:
        return std::popcount(state.goalsWon[seat]) * edition.goalPoints;
    case Source::coins:
        return state.phase == Phase::over ? state.coins[seat] / edition.coinsForAPoint : 0;
    case Source::lenderCoin:
        return state.phase == Phase::over && state.lender == seat ? edition.lenderCoinPoints : 0;
    }
    return 0;
}

[[nodiscard]] inline Place place(Area area, int index = 0, Seat owner = nobody)
{
    return {static_cast<std::uint8_t>(area), owner, static_cast<std::uint16_t>(index)};
}
/// Where a worker is, or would be, in a zone or in the reserve.
[[nodiscard]] inline Place workerPlace(int worker, int at)
{
    return at == reserve ? place(Area::reserve, worker) : place(Area::worker, at * maxWorkers + worker);
}

} // namespace waystone::province
