#pragma once

#include "scenario/lesson/lesson.h"
#include "session/player.h"

#include <vector>

namespace waystone {

/// The beginning of a lesson that starts with this position: a step that tells and one in which the reader plays, for
/// its author to fill. Its language is the program's.
[[nodiscard]] Lesson lessonFrom(std::shared_ptr<const Game> game, const Position &position,
                                const std::vector<Player> &players, Seat reader);

} // namespace waystone
