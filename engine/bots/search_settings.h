#pragma once

#include <cstdint>

namespace waystone {

/// How a search is made; found for each game by matches, nothing follows from the rules.
struct SearchSettings {
    std::uint32_t iterations =
        1000;               ///< what is thought about a decision; 0: only what each action leads to at once
    int playoutPlies = 0;   ///< actions that are played out beyond the tree before the position is judged
    double exploration = 1; ///< weight of what was seldom tried against what did well
    double sharpness = 2;   ///< points behind the best at which an action looks a quarter as promising
    double scale = 10;      ///< points ahead at which a seat expects to win three games of four
    double blur =
        0; ///< points: of actions that are closer to the best than this any is chosen; the weaker levels
};

} // namespace waystone
