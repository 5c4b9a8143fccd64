#pragma once

#include "core/seat.h"

#include <bit>
#include <cstdint>

namespace waystone {

/// Who has to act: nobody (the game is over), chance, one seat, or several at once. Where several may act they act in
/// any order, each as soon as they like.
class Actors {
public:
    [[nodiscard]] static constexpr Actors over() { return Actors(0); }
    [[nodiscard]] static constexpr Actors chance() { return Actors(chanceBit); }
    [[nodiscard]] static constexpr Actors seat(Seat seat)
    {
        return Actors(static_cast<std::uint8_t>(1u << seat));
    }
    /// Bit n stands for seat n.
    [[nodiscard]] static constexpr Actors seats(std::uint8_t mask) { return Actors(mask & ~chanceBit); }

    [[nodiscard]] constexpr bool isOver() const { return mask_ == 0; }
    [[nodiscard]] constexpr bool isChance() const { return mask_ == chanceBit; }
    [[nodiscard]] constexpr bool includes(Seat seat) const
    {
        return seat == chanceSeat ? isChance() : seat < maxSeats && ((mask_ >> seat) & 1) != 0;
    }
    [[nodiscard]] constexpr int count() const { return std::popcount(mask_); }
    /// The lowest of the seats that act; chanceSeat for chance, nobody when it is over.
    [[nodiscard]] constexpr Seat first() const
    {
        if (isOver())
            return nobody;
        return isChance() ? chanceSeat : static_cast<Seat>(std::countr_zero(mask_));
    }

    friend constexpr bool operator==(const Actors &, const Actors &) = default;

private:
    static constexpr std::uint8_t chanceBit = 0x80;
    static_assert(maxSeats <= 7);

    constexpr explicit Actors(std::uint8_t mask) : mask_(mask) {}

    std::uint8_t mask_;
};

} // namespace waystone
