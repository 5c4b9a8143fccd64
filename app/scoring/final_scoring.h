#pragma once

#include "session/game_controller.h"

#include <string_view>
#include <vector>

namespace waystone {

/// One category of the scoring at the end of a game.
struct ScoringStep {
    std::string_view what;   ///< what was compared; may be empty
    std::string_view cause;  ///< the source of the points
    std::vector<int> points; ///< one entry a seat
    std::vector<Event> events;
};

/// How a finished game was scored, from the events of its last ply.
struct FinalScoring {
    std::vector<int> before; ///< totals before the final scoring, one entry a seat
    std::vector<ScoringStep> steps;
    std::vector<int> after;
};

/// Of the game whose end is shown; call it only if controller.isOver().
[[nodiscard]] FinalScoring finalScoring(const GameController &controller);

} // namespace waystone
