#pragma once

namespace waystone {

/// What a network thinks of a position, for the seat whose features it saw.
struct Forecast {
    double chance = 0.5; ///< to win, 0 to 1; a shared first place counts as its part
    double margin = 0;   ///< points ahead of the best other seat in the end

    friend bool operator==(const Forecast &, const Forecast &) = default;
};

} // namespace waystone
