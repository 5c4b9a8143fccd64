#pragma once

#include "core/json/json_reader.h"
#include "core/session.h"

#include <optional>

namespace waystone {

/// Puts "plies", "order" and "current" into a record: the tree of plies in the order of their ids.
void writePlies(Json &file, const Session &session);

/// Plays them in a session that has only its root. The first ply that cannot be played is a problem and ends it.
void readPlies(JsonReader &file, Session &session, int seats, Problems &problems);

/// "seat" and "action" of one ply.
void writePly(Json &object, const Game &game, Seat seat, Action action);

/// Reads them and plays them at the session's current ply; returns the problem, with line and column.
[[nodiscard]] std::optional<Problem> playPly(JsonReader &object, Session &session, int seats, PlyId number,
                                             const Problems &problems);

/// The problem with line and column.
[[nodiscard]] Problem located(Problem problem, TextPosition position);

} // namespace waystone
