#pragma once

#include "session/game_controller.h"

#include <QCoreApplication>
#include <QStringList>

namespace waystone {

/// Score sheets in lines for a card.
class SheetText {
    Q_DECLARE_TR_FUNCTIONS(SheetText)

public:
    /// The sheet source by source, then what it means for the seat.
    [[nodiscard]] static QStringList lines(const ScoreSheet &sheet, const Score &score, Seat seat,
                                           const GameWords &words);
    /// What an action of the seat would change, sheet by sheet and source by source: first in the sheets that enter
    /// the seat's own score, of which it also tells what they would then mean; of the others only the sums. Empty if
    /// nothing changes.
    [[nodiscard]] static QStringList changes(const std::vector<ScoreSheet> &before, const Preview &preview,
                                             Seat seat, const GameWords &words);

private:
    /// "Shops: 10 (change: +5)"
    [[nodiscard]] static QString change(const QString &name, int before, int after);
};

} // namespace waystone
