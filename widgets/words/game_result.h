#pragma once

#include "core/score.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace waystone {

class GameWords;

// How a game has ended, in words. They tell nothing of a score without ranks: it has not been told to its end.

/// In seat order.
[[nodiscard]] std::vector<Seat> winnersOf(const Score &score);

/// "Anna wins", without the points; it may be more than one.
[[nodiscard]] QString winnersText(const Score &score, const GameWords &words);

/// The same with their points.
[[nodiscard]] QString resultText(const Score &score, const GameWords &words);

/// How those with most points were told apart: who they are, then what each of them has. Empty if one of them has most.
[[nodiscard]] QStringList tieBreakSentences(const Score &score, const GameWords &words);

/// The same of what put one of two before the other, in a sentence. Empty if nothing did, or their points differ.
/// What told two players with the same points apart, and no more; empty if nothing did.
[[nodiscard]] QString tieBreakDecision(const Score &score, Seat one, Seat other, const GameWords &words);
[[nodiscard]] QString tieBreakSentence(const Score &score, Seat one, Seat other, const GameWords &words);

/// "Place 2 of 7"
[[nodiscard]] QString rankText(int rank, int seats);
/// The same in fewer words.
[[nodiscard]] QString rankText(int rank);

} // namespace waystone
