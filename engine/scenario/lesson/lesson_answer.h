#pragma once

#include "scenario/lesson/lesson_run.h"

namespace waystone {

/// What another seat or chance does next in a task if all has kept to the planned line, where the goal is proved against
/// that as against all else. It comes before whatever a script, a bot or a lot would bring, and before the reader.
[[nodiscard]] std::optional<LineStep> plannedAnswer(const LessonRun &run);

/// Whether somebody goes on who is not the reader, with what neither plan nor script tell: chance, or the steady bot with the
/// step's seed (engine/bots/steady_bot.h). What nobody has settled was not proved either.
[[nodiscard]] bool isLeftToOthers(const LessonRun &run);

/// What chance brings in a task that is left to it: the same wherever the position is the same.
[[nodiscard]] LineStep drawnAnswer(const LessonRun &run);

} // namespace waystone
