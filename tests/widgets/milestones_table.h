#pragma once

#include "core/registry.h"
#include "models/game_controller.h"

#include <cstdint>

namespace waystone::test {

/// Milestones with the default edition, its words and players named Anna, Béla, Chloé and Dirk.
[[nodiscard]] Table milestonesTable(int seats, const OptionChoice &choice = {});

/// Starts a game of it in the controller; seat 0 has the first turn.
void startMilestones(GameController &controller, int seats, std::uint64_t seed);

/// Proposes random legal actions of the seat to act, as a program would: first a verb, then one of its actions, so that
/// something of everything is done.
void playRandomly(GameController &controller, Rng &rng, int actions);

} // namespace waystone::test
