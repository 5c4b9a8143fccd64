#pragma once

#include "core/game.h"
#include "scenario/lesson/lesson.h"
#include "session/player.h"

#include <memory>
#include <optional>
#include <vector>

namespace waystone {

/// What the editor edits: any position of a game, and who sits at its table; or a lesson, of which the position is that
/// of the step which is looked at.
struct Scenario {
    std::shared_ptr<const Game> game;
    AnySetup setup;              ///< of this game
    std::vector<Player> players; ///< by seat; at least as many as the setup has seats

    std::shared_ptr<const Lesson> lesson = {}; ///< null for a mere position; else with a step at least
    int step = 0;                              ///< the one that is looked at
};

/// The setup with which a step of a lesson begins: its own, or the one in which the steps before end. Nothing if there
/// is none.
[[nodiscard]] std::optional<AnySetup> setupOfStep(const Lesson &lesson, int step);

/// Whether they would be edited, saved and played alike.
[[nodiscard]] bool isSame(const Scenario &one, const Scenario &other);

/// The scenario's lesson, with the position that is looked at: a step whose position was changed has one of its own.
[[nodiscard]] Lesson composedLesson(const Scenario &scenario);

/// Looks at another step, the nearest one there is; what was done to the step before stays in the lesson.
void lookAtStep(Scenario &scenario, int step);

} // namespace waystone
