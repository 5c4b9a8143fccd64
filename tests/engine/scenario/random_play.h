#pragma once

#include "core/registry.h"
#include "core/session.h"
#include "scenario/files/record.h"

namespace waystone::test {

/// A session at its start, with chance drawn up to the first decision.
[[nodiscard]] Session seededSession(const std::shared_ptr<const Game> &game, int seats, std::uint64_t seed);

/// Plays random legal actions, chance included, until the game is over or so many seats have acted.
void playOn(Session &session, Rng &chooser, int decisions);

/// Plays, takes back, wanders and promotes at random, so that the tree has variations everywhere.
void growTree(Session &session, Rng &chooser, int steps);

[[nodiscard]] std::vector<RecordPlayer> namedPlayers(int seats);

/// A game of the registry with its default edition and options.
[[nodiscard]] std::shared_ptr<const Game> defaultGame(const Registry &registry, std::string_view id);

/// What a session is, ply by ply, as text: two that give the same cannot be told apart (but for the way redo leads).
[[nodiscard]] std::string describeTree(const Session &session);

} // namespace waystone::test
