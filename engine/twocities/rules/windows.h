#pragma once

#include "twocities/rules/state.h"

#include <bit>
#include <cstdint>

/// Bit boards: the window of 4 by 4 cells that holds a city (see City), and where a tile may be put around it.
namespace waystone::twocities::window {

inline constexpr std::uint16_t leftColumn = 0x1111;
inline constexpr std::uint16_t rightColumn = 0x8888;

[[nodiscard]] constexpr std::uint16_t bit(int at)
{
    return static_cast<std::uint16_t>(1u << at);
}

/// All cells that share an edge with one of these; cells among them may touch each other.
[[nodiscard]] constexpr std::uint16_t beside(std::uint16_t mask)
{
    const unsigned cells = mask;
    return static_cast<std::uint16_t>((cells << citySide) | (cells >> citySide) |
                                      ((cells & ~unsigned{rightColumn}) << 1) |
                                      ((cells & ~unsigned{leftColumn}) >> 1));
}

/// The cells of `mask` that hang together with its lowest one.
[[nodiscard]] constexpr std::uint16_t group(std::uint16_t mask)
{
    auto all = static_cast<std::uint16_t>(mask & -mask);
    for (std::uint16_t grown = 0; grown != all;) {
        grown = all;
        all = static_cast<std::uint16_t>((all | beside(all)) & mask);
    }
    return all;
}

/// Four numbers of up to 16 bits side by side, the first one lowest.
using Lanes = std::uint64_t;
inline constexpr Lanes everyLane = 0x0001000100010001;

[[nodiscard]] constexpr Lanes lanes(unsigned one, unsigned two, unsigned three, unsigned four)
{
    return one | (Lanes{two} << 16) | (Lanes{three} << 32) | (Lanes{four} << 48);
}
[[nodiscard]] constexpr int lane(Lanes lanes, int which)
{
    return static_cast<int>((lanes >> (16 * which)) & 0xFFFF);
}
/// The number of cells in each of four masks. One by one they would cost four times as much: not every machine that
/// this is compiled for counts bits itself.
[[nodiscard]] constexpr Lanes counts(Lanes masks)
{
    masks -= (masks >> 1) & (everyLane * 0x5555);
    masks = (masks & (everyLane * 0x3333)) + ((masks >> 2) & (everyLane * 0x3333));
    masks = (masks + (masks >> 4)) & (everyLane * 0x0F0F);
    return (masks + (masks >> 8)) & (everyLane * 0x001F);
}

/// Cells around a window: rows of 8 bits, the last one always empty, so that no shift runs into the next row. The
/// window's corner is row 3, column 3, which leaves three cells on every side: as far as a city can grow.
using Frame = std::uint64_t;
inline constexpr int frameStride = 8;
inline constexpr int frameMargin = 3;

[[nodiscard]] constexpr Frame frameOf(std::uint16_t mask)
{
    const Frame rows = (mask & 0xFu) | ((mask & 0xF0u) << 4) | (static_cast<Frame>(mask & 0xF00u) << 8) |
                       (static_cast<Frame>(mask & 0xF000u) << 12);
    return rows << (frameMargin * frameStride + frameMargin);
}

/// Where one more building keeps a city within 4 by 4. `mask` is not empty and fits its window closely.
[[nodiscard]] constexpr Frame withinFour(std::uint16_t mask)
{
    const int height = (std::bit_width(unsigned{mask}) + citySide - 1) / citySide;
    const unsigned columns = (mask | (mask >> 4) | (mask >> 8) | (mask >> 12)) & 0xFu;
    const int width = std::bit_width(columns);
    constexpr Frame everyRow = 0x0001010101010101;
    return (everyRow * ((0x7Fu << (width - 1)) & 0x7Fu)) & (~Frame{0} << (frameStride * (height - 1)));
}

/// The cells on which a single tile may be put.
[[nodiscard]] constexpr Frame singleSites(std::uint16_t mask)
{
    const Frame city = frameOf(mask);
    return ((city << 1) | (city >> 1) | (city << frameStride) | (city >> frameStride)) & withinFour(mask) &
           ~city;
}

/// The cells on which the upper or left half of a duplex tile may be put.
[[nodiscard]] constexpr Frame duplexSites(std::uint16_t mask, bool isHorizontal)
{
    const int step = isHorizontal ? 1 : frameStride;
    const Frame free = withinFour(mask) & ~frameOf(mask);
    const Frame touching = singleSites(mask);
    return free & (free >> step) & (touching | (touching >> step));
}

/// The cell of the city's grid at a bit of the frame around its window.
[[nodiscard]] constexpr int cellOfFrame(const City &city, int at)
{
    const int row = city.top + at / frameStride - frameMargin;
    return row * grid::side + city.left + at % frameStride - frameMargin;
}

} // namespace waystone::twocities::window
