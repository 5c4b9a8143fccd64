#pragma once

#include "core/problem.h"
#include "core/seat.h"
#include "core/session.h"

#include <QString>

#include <string_view>

namespace waystone {

class GameWords;
class PicturedText;

/// Words that every game needs and none owns: seats, points, files, what stops play from being taken back.
namespace general_words {

/// "Player 2"
[[nodiscard]] QString player(Seat seat);
[[nodiscard]] QString chance();
[[nodiscard]] QString everybody();

/// "3 points"; with two different numbers "1 to 4 points".
[[nodiscard]] QString points(int least, int most);
/// Put between clauses that stand in one sentence.
[[nodiscard]] QString clauseSeparator();
/// Put between the parts of a line that a screen reader reads.
[[nodiscard]] QString listSeparator();
/// "Anna 5", as a part of a list.
[[nodiscard]] QString seatAmount(const QString &name, int amount);
/// "Anna: Goods 5", as a part of a list.
[[nodiscard]] QString seatHas(const QString &name, const QString &what, int amount);
/// Said of a place on which a click begins an action, or leads on.
[[nodiscard]] QString legal();
/// Said of a place where nothing lies.
[[nodiscard]] QString free();
/// Said of a place that was clicked.
[[nodiscard]] QString picked();
/// Said of a place by which an action brings "3 points".
[[nodiscard]] QString brings(const QString &points);
/// "Undo: …" and "Redo: …" with the text of an action.
[[nodiscard]] QString undo(const QString &action);
[[nodiscard]] QString redo(const QString &action);
/// What was done with what it cost and what it brought; either may be empty.
[[nodiscard]] PicturedText withGoods(const PicturedText &done, const PicturedText &price,
                                     const PicturedText &gain);
/// Goods that were given for others: "2 labor → 1 coin".
[[nodiscard]] PicturedText exchange(const PicturedText &given, const PicturedText &got);
/// Why undo is not possible; empty for none.
[[nodiscard]] QString takeBackStop(TakeBackStop stop);

/// Problems that no game owns (codes "file.…", "option.…", "game.…", "place.…"), as whole sentences; empty for any
/// other code. `words` names options and places; it may be null where no game is known yet.
[[nodiscard]] QString problemText(const Problem &problem, const GameWords *words);
/// In a few words what kind of problem it is.
[[nodiscard]] QString problemTitle(std::string_view code);
/// A sentence with the line and column that the problem names; the bare sentence if it names none.
[[nodiscard]] QString atLine(const Problem &problem, const QString &sentence);
/// Kinds of JSON value, as "found" and "expected" of problems name them; empty for any other term.
[[nodiscard]] QString termName(std::string_view term);

} // namespace general_words

} // namespace waystone
