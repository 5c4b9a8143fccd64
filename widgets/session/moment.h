#pragma once

#include "core/refusal_finder.h"
#include "session/play_mode.h"
#include "session/preview.h"
#include "session/table_snapshot.h"

#include <map>
#include <memory>
#include <optional>

namespace waystone {

/// The position behind a snapshot: tells what could be done there. It holds what seats may not know, so it belongs to
/// the controller, which replaces both together.
class Moment {
public:
    /// Table and mode outlive it and stay as they are.
    Moment(const Table &table, const PlayMode &mode, Position position, SharedSnapshot shown);

    [[nodiscard]] const Position &position() const { return position_; }
    /// Of an action of the seat for which actions are listed; worked out once.
    [[nodiscard]] const Preview &preview(Action action) const;
    [[nodiscard]] Preview previewFor(Seat seat, Action action) const;
    [[nodiscard]] std::optional<Problem> refuse(Seat seat, Action action) const;
    /// See GameController::whyNot().
    [[nodiscard]] std::optional<Problem> whyNot(const Route &clicks) const;

private:
    const Table &table_;
    const PlayMode &mode_;
    Position position_;
    SharedSnapshot shown_;
    mutable std::map<Action, Preview> previews_;
    mutable std::optional<RefusalFinder> refusals_;
};

} // namespace waystone
