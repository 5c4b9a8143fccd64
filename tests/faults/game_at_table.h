#pragma once

#include "core/rng.h"
#include "support/test_window.h"

namespace waystone::faults {

/// A window with a game on its table that goes on for ever.
class GameAtTable {
public:
    /// Begins a game, which the seed decides.
    GameAtTable(const QString &folder, quint64 seed);

    /// Something that a player does: an action, or play is taken back, done again or continued elsewhere.
    void act();

    [[nodiscard]] TestWindow &window() { return window_; }
    [[nodiscard]] Rng &rng() { return rng_; }

private:
    TestWindow window_;
    Rng rng_;
};

/// The game on the table, action by action: the record, each position, and what lies on the board that is shown.
[[nodiscard]] QByteArray tableText(MainWindow &window);

} // namespace waystone::faults
