#include "board/painting.h"
#include "games/twocities/twocities_words.h"
#include "twocities/rules/queries.h"

// What stands on the plate of another player.

namespace waystone::twocities {

QString TwoCitiesWords::seatNote(Seat seat, const SeatView &view) const
{
    const auto &[seen, watcher] = view.as<View>();
    if (rules_ == nullptr || seat == watcher)
        return {};
    const bool isActing = ((seen.acting >> seat) & 1) != 0;
    if (seen.phase == Phase::place)
        return isActing ? tr("to place", "a player, two tiles") : tr("has placed", "a player, two tiles");
    if (seen.phase != Phase::select)
        return {};
    const Stage &stage = stageOf(rules_->edition(), seen);
    const bool passes = watcher != nobody && seen.turn + 1 < stage.turns();
    const bool gets = passes && seatBeside(seats(), watcher, stage.direction) == seat;
    const bool gives = passes && seatBeside(seats(), seat, stage.direction) == watcher;
    const QString chooses =
        isActing ? tr("choosing", "a player, two tiles") : tr("has chosen", "a player, two tiles");
    QString more;
    if (gets && gives)
        more = isActing ? tr("choosing, swaps hands with you") : tr("has chosen, swaps hands with you");
    else if (gets)
        more = isActing ? tr("choosing, gets your hand") : tr("has chosen, gets your hand");
    else if (gives)
        more = isActing ? tr("choosing, passes to you") : tr("has chosen, passes to you");
    return more.isEmpty() ? chooses : more + variantMark + chooses;
}

} // namespace waystone::twocities
