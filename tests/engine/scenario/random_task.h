#pragma once

#include "core/game_kind.h"
#include "core/rng.h"
#include "scenario/lesson/lesson_plan.h"

#include <memory>

namespace waystone::test {

/// What chance or the seat that acts first may do.
[[nodiscard]] LineStep anyStep(const Game &game, const Position &position, Rng &rng);

/// A lesson of one task that nobody has thought about: some position in the middle of a game or of a turn, a goal of any
/// kind, few actions, often a script, and any way to answer. It need not be solvable.
[[nodiscard]] std::shared_ptr<const LessonPlan> anyTask(const GameKind &kind, Rng &rng);

} // namespace waystone::test
