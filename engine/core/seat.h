#pragma once

#include <cstdint>

namespace waystone {

/// A player's place at the table, 0 up to the number of players - 1, numbered clockwise.
using Seat = std::uint8_t;

/// The most players any game may have.
inline constexpr int maxSeats = 7;

/// What belongs to everybody, and the watcher who sees only what is public.
inline constexpr Seat nobody = 0xFF;

/// Who "plays" the result of a draw or a roll.
inline constexpr Seat chanceSeat = 0xFE;

} // namespace waystone
