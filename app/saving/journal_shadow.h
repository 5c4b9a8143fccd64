#pragma once

#include "scenario/files/journal.h"

#include <cstdint>
#include <vector>

namespace waystone {

/// A game as a journal keeps it.
struct KeptGame {
    const Session &session;
    std::vector<RecordPlayer> players;
    bool allOpen = false;   ///< the players show each other their secrets
    std::uint64_t seed = 0; ///< the number that its chance started from
};

/// What a journal tells of a game so far, as much as is needed to tell the rest.
class JournalShadow {
public:
    JournalShadow() = default;
    explicit JournalShadow(const KeptGame &game);

    /// The lines that lead from the game as it was to the game as it is.
    [[nodiscard]] std::vector<JournalEvent> changes(const KeptGame &game) const;

private:
    // What of a game can change by other means than by a longer list of plies.
    PlyId current_ = 0;
    std::vector<bool> takenBack_;
    std::vector<std::vector<PlyId>> children_;
    std::vector<RecordPlayer> players_;
};

} // namespace waystone
