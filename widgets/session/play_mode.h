#pragma once

#include "session/table.h"

#include <optional>

namespace waystone {

/// How a game is played at a table, beyond its rules.
struct PlayMode {
    /// Nothing stops play from being taken back.
    bool isStudy = false;
    /// What forcedAt() finds is played by itself.
    bool playsForced = true;
    /// What chance brings is drawn as soon as it is chance's turn. If not, it waits until somebody proposes it for
    /// chanceSeat: in a lesson a script does.
    bool drawsChance = true;
};

/// Whether the action, once played, could not be taken back: chance follows, or it is kept secret at this table.
[[nodiscard]] bool isFinal(const Table &table, const Position &before, Seat seat, Action action,
                           const Position &after);

/// The only legal action of a seat that acts alone there, if it may be played by itself: forced actions are, it can be
/// taken back, and it does not end for a person what they are about.
[[nodiscard]] std::optional<Action> forcedAt(const Table &table, const PlayMode &mode,
                                             const Position &position);

} // namespace waystone
