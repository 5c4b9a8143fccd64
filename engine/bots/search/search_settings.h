#pragma once

#include <cstdint>

namespace waystone {

/// How a search is made; found for each game by matches, nothing follows from the rules.
struct SearchSettings {
    /// What is thought about a decision; 0: only what each action leads to at once.
    std::uint32_t iterations = 1000;
    /// Times that another seat comes to act, from the question on, before a position is judged. What the tree does not
    /// hold is played out. Further down the tree judgement falls when all seats have acted once more, or twice …
    int playoutTurns = 0;
    /// Share of the actions played out that are any legal one.
    double wandering = 0;
    /// Weight of what was seldom tried against what did well.
    double exploration = 1;
    /// Points behind the best at which an action looks a quarter as promising.
    double sharpness = 2;
    /// Points ahead at which a seat expects to win three games of four.
    double scale = 10;
    /// Of actions that are fewer points than this behind the best any is chosen; for the weaker levels.
    double blur = 0;
    /// Part of what a finished game is worth, over or below an even one, that each time another seat comes to act before
    /// the end takes off. Without it whoever is sure to win may put the end off for ever, for one more point.
    double haste = 0;
};

} // namespace waystone
