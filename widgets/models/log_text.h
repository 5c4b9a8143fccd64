#pragma once

#include "models/log_tree.h"
#include "session/preview.h"
#include "words/game_words.h"

#include <QCoreApplication>
#include <QString>

namespace waystone {

/// Words and figures of the lines of the log, as the screen may know them. Refers to the history and the words; for use
/// at once.
class LogText {
    Q_DECLARE_TR_FUNCTIONS(waystone::LogText)

public:
    LogText(const GameHistory &history, const GameWords &words) : history_(history), words_(words) {}

    /// What heads a turn or a variation.
    [[nodiscard]] QString title(const LogLine &line) const;
    /// Whose turn a turn is; -1 for set-up, for turns of nobody and for variations.
    [[nodiscard]] int turnSeat(const LogLine &line) const;
    /// Of the actions of a turn or variation that still stand, what each has brought its own seat.
    [[nodiscard]] int pointsBelow(const LogLine &line) const;

    [[nodiscard]] static int points(const LoggedPly &ply) { return pointsOf(ply.events, ply.seat); }
    [[nodiscard]] QString who(const LoggedPly &ply) const { return words_.seatName(ply.seat); }
    [[nodiscard]] QString what(const LoggedPly &ply) const;
    [[nodiscard]] QString cost(const LoggedPly &ply) const;
    /// Everything that happened, a sentence a line.
    [[nodiscard]] QString story(const LoggedPly &ply) const;

private:
    /// The event with which the turn began; null at the set-up.
    [[nodiscard]] static const Event *beginning(const LoggedPly &before);

    const GameHistory &history_;
    const GameWords &words_;
};

} // namespace waystone
