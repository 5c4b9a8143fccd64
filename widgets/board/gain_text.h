#pragma once

#include "session/game_controller.h"

#include <QCoreApplication>
#include <QStringList>

namespace waystone {

/// What an action would cost and bring its seat, in lines for a card: made of the events of its preview.
class GainText {
    Q_DECLARE_TR_FUNCTIONS(GainText)

public:
    /// Points stay out where sheets tell more of them (SheetText).
    [[nodiscard]] static QStringList lines(const Preview &preview, Seat seat, const GameWords &words,
                                           bool withPoints = true);
    /// "2 + 1, bonus tile 1 = 4": the points by source; empty if there are none.
    [[nodiscard]] static QString points(const Preview &preview, Seat seat, const GameWords &words);

private:
    [[nodiscard]] static QString counted(const Preview &preview, Seat seat, Event::Kind kind,
                                         const GameWords &words);
};

} // namespace waystone
