#pragma once

#include "models/log_row.h"
#include "words/game_words.h"

#include <QCoreApplication>
#include <QString>

namespace waystone {

/// Words and figures of the rows of the log, as the screen may know them. Refers to the history and the words; for use
/// at once.
class LogText {
    Q_DECLARE_TR_FUNCTIONS(waystone::LogText)

public:
    LogText(const GameHistory &history, const GameWords &words) : history_(history), words_(words) {}

    /// Of a turn whose it is, or what it is called if it is nobody's; of an action who did it.
    [[nodiscard]] QString name(const LogRow &row) const;
    /// What stands in the row, beside the name if it has one.
    [[nodiscard]] PicturedText sentence(const LogRow &row) const;
    /// What an action, a draw or the beginning of a turn has brought, a sentence a line; empty for the other rows.
    [[nodiscard]] QString story(const LogRow &row) const;
    /// What the action, or the beginning of a turn, has brought its own seat, and a draw whoever it brought some; 0 for
    /// the other rows. What is counted at the end of the game is not its doing.
    [[nodiscard]] int points(const LogRow &row) const;

    [[nodiscard]] QString who(const LoggedPly &ply) const { return words_.seatName(ply.seat); }
    [[nodiscard]] PicturedText what(const LoggedPly &ply) const;
    /// Who did it; of a draw that brings points who gets them.
    [[nodiscard]] static Seat doer(const LoggedPly &ply);
    /// What the draws of the row have brought this seat.
    [[nodiscard]] int drawnPoints(const LogRow &row, Seat seat) const;

private:
    /// Of what happened, that which is told of the action itself: without what a phase that is nobody's brings, or the
    /// turn that begins then.
    [[nodiscard]] static Events ownEvents(const LoggedPly &ply);
    /// What the beginning of a turn has brought before anything was done; `row` heads the turn.
    [[nodiscard]] Events beginning(const LogRow &row) const;
    [[nodiscard]] QStringList told(const Events &events) const;
    [[nodiscard]] PicturedText turn(const LogRow &row) const;
    [[nodiscard]] QString draws(const LogRow &row) const;
    [[nodiscard]] QString choices(const LogRow &row) const;

    const GameHistory &history_;
    const GameWords &words_;
};

} // namespace waystone
