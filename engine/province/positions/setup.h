#pragma once

#include "province/rules/state.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace waystone::province {

struct SetupWorker {
    std::uint8_t at = reserve; ///< a Zone, or reserve
    Seat seat = nobody;        ///< of a sailor on the cycle: who hired it
    bool moved = false;        ///< this turn

    friend bool operator==(const SetupWorker &, const SetupWorker &) = default;
};

enum class GoalPlace : std::uint8_t {
    unseen,
    shown,
    wonByFirstSeat, ///< seat 0
    wonBySecondSeat,
    discarded,
};
inline constexpr int goalPlaces = 5;

/// Any position, sensible or not. What nobody holds of the coins lies in the bank.
struct Setup {
    Phase phase = Phase::work;
    Phase resume = Phase::work; ///< what goes on after a reveal
    Seat turn = 0;
    std::uint8_t labor = 0;
    std::uint8_t laborGained = 0;
    std::uint8_t builtNow = 0; ///< bit set of structures
    bool hired = false;
    End end = End::notYet;
    std::array<std::uint8_t, maxPlayers> coins{};
    std::array<std::vector<Seat>, structures> builders; ///< by structure, in the order of building
    Ships ships = Ships::unrolled;
    std::optional<Seat> lender;
    std::uint8_t borrowed = 0; ///< bit set of structures
    std::array<GoalPlace, goals> goalPlace{};
    std::vector<SetupWorker> workers; ///< by worker

    friend bool operator==(const Setup &, const Setup &) = default;
};

} // namespace waystone::province
