#pragma once

#include "twocities/rules/state.h"

#include <optional>

namespace waystone::twocities {

/// What a seat knows and remembers: a state in which every tile that it has not seen is `tile::hidden` and counts as
/// being still in the box or in the stack.
struct View {
    State seen;
    Seat seat = nobody;

    friend bool operator==(const View &, const View &) = default;
};

/// Whether the watcher has held the pile that `holder` has before them: a pile that was passed on stays known, because
/// what is taken from it is revealed. `holder` is a seat of the position, the watcher may be nobody.
[[nodiscard]] bool knowsPile(const Edition &edition, const State &state, Seat watcher, Seat holder);

/// The same of a discarded tile, by its index in State::discards.
[[nodiscard]] bool knowsDiscard(const Edition &edition, const State &state, Seat watcher, int index);

} // namespace waystone::twocities
