#pragma once

#include "core/problem.h"
#include "session/table_snapshot.h"

#include <QString>

namespace waystone {

/// A kept game as one finds it when one looks at its last moment.
struct GameGlance {
    SharedSnapshot moment; ///< as everybody may know it; null if the game cannot be read
    int moves = 0;         ///< of the players, up to that moment
    Problems problems;     ///< why it cannot be read, or what is left out of it
};

/// Replays the journal, which is neither locked nor changed.
[[nodiscard]] GameGlance glanceAt(const QString &journal);

} // namespace waystone
