#pragma once

#include "scenario/lesson/lesson.h"
#include "session/player.h"

#include <optional>
#include <vector>

namespace waystone {

/// What a game tells of a moment: what was played and, once it has been looked back at, what would have been best. Where
/// nobody has looked, the same.
struct BetterMove {
    Action played{};
    Action best{};
};

/// The beginning of a lesson that starts with this position: a step that tells and one in which the reader plays. What is
/// known to be better there becomes its goal and its solution, and the texts say so; what was played likewise, where nothing
/// better is known, as a task alone. All else is left for its author to write. Its language is the program's.
[[nodiscard]] Lesson lessonFrom(std::shared_ptr<const Game> game, const Position &position,
                                const std::vector<Player> &players, Seat reader,
                                const std::optional<BetterMove> &better = {});

} // namespace waystone
