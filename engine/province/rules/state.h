#pragma once

#include "core/seat.h"
#include "province/rules/kinds.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace waystone::province {

enum class Phase : std::uint8_t {
    reveal,    ///< chance turns up a goal; then State::resume goes on
    startRoll, ///< chance rolls the ships at the start of the turn of the harbor's first builder
    work,      ///< a seat moves workers
    spend,     ///< a seat builds, hires, exchanges, repays
    endRoll,   ///< chance rolls the ships at the end of the turn in which the first harbor was built
    over,
};

/// Where a worker is: a Zone, or `reserve`.
inline constexpr std::uint8_t reserve = 3;

/// A playable position.
struct State {
    Phase phase = Phase::reveal;
    Phase resume = Phase::work; ///< after the reveal; work in every other phase
    Seat turn = 0;
    std::uint8_t labor = 0;       ///< that can still be used this turn
    std::uint8_t laborGained = 0; ///< this turn, used or not
    std::uint8_t builtNow = 0;    ///< bit set of structures built this turn
    std::uint8_t hired = 0;       ///< 1: a sailor was hired this turn
    End end = End::notYet;        ///< what brought about the end; the turn under way may still be played out

    std::array<std::uint8_t, maxPlayers> coins{};
    std::array<std::uint8_t, maxPlayers> built{}; ///< bit set of structures
    std::uint8_t firstBySecond = 0; ///< bit set of structures that seat 1 was the first to build
    Ships ships = Ships::unrolled;

    Seat lender = nobody;      ///< who holds the lender coin
    std::uint8_t borrowed = 0; ///< bit set of structures whose effect is borrowed
    std::uint8_t goalShown = none;
    std::uint8_t goalsUnseen = 0; ///< bit set of goals; those neither here nor anywhere else were discarded
    std::array<std::uint8_t, maxPlayers> goalsWon{}; ///< bit set of goals

    std::uint16_t moved = 0;                        ///< bit set of workers that have moved this turn
    std::array<std::uint8_t, maxWorkers> workers{}; ///< by worker; reserve beyond the edition's
    std::array<Seat, maxSailors> sailorOf{};        ///< by sailor: who hired it; nobody in the reserve
    std::uint8_t gap = 0; ///< always 0: nothing after the members, so that bytes can be hashed

    friend bool operator==(const State &, const State &) = default;
};

static_assert(sizeof(State) <= 64);
static_assert(std::has_unique_object_representations_v<State>);

} // namespace waystone::province
