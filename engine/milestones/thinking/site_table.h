#pragma once

#include "milestones/thinking/sites.h"

#include <array>
#include <cstdint>
#include <vector>

namespace waystone::milestones {

/// Remembers the best sites of the main boards that were met last: most actions of a search change nothing there, and
/// the lines of its tree come to the same boards again and again. For one board and one thread.
class SiteTable {
public:
    [[nodiscard]] const Sites &of(const Board &board, const State &state);

private:
    /// All that bestSites() reads of a state.
    struct Ground {
        decltype(State::vertices) vertices;
        decltype(State::streets) streets;
        decltype(State::houses) houses;
        std::array<std::uint8_t, 8> isLeft; ///< milestones, houses, markets, sacks; 0 behind them

        friend bool operator==(const Ground &, const Ground &) = default;
    };
    struct Entry {
        Ground ground{};
        Sites sites;
    };

    static constexpr std::size_t size = 1024; ///< a power of two

    [[nodiscard]] static Ground groundOf(const State &state);

    /// By hash, the last one each. A ground of zeros has nothing left to build, so no entry is wrong from the start.
    std::vector<Entry> entries_ = std::vector<Entry>(size);
};

} // namespace waystone::milestones
