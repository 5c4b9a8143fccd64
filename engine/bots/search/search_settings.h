#pragma once

#include <cstdint>

namespace waystone {

/// How a search is made. The figures were found for each game by matches; nothing follows from the rules.
struct SearchSettings {
    /// Iterations for a decision. 0: no search, each action is valued by what it leads to at once.
    std::uint32_t iterations = 1000;
    /// Times that another seat comes to act, from the question on, before a position is evaluated. What lies beyond the
    /// tree is played out. Where the tree itself is deeper, evaluation waits until every seat has acted once more, or
    /// twice …
    int playoutTurns = 0;
    /// Share of the actions of a playout that are chosen at random among all.
    double epsilon = 0;
    /// Weight of actions that were seldom visited against those that did well.
    double exploration = 1;
    /// Points behind the best at which an action's prior is a quarter of the best one's.
    double priorScale = 2;
    /// Points ahead at which a seat expects to win three games of four.
    double rewardScale = 10;
    /// Actions at most so many points behind the best are chosen as often as the best; for the weaker levels.
    double noise = 0;
    /// Part of a finished game's reward, above or below that of an even one, that is lost each time another seat comes to
    /// act before the end. Without it whoever is sure to win may put the end off for ever, for one more point.
    double discount = 0;
};

} // namespace waystone
