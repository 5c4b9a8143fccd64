#pragma once

#include "scenario/lesson/lesson.h"
#include "support/tiny_game.h"

namespace waystone::test {

/// A lesson of the tiny game. Two seats; seat 0 holds a 3 and seat 1 a 1.
///
/// "look" tells; "first-point" asks for a point in one bid, while the script lets seat 1 bid 1 and deals a 2 and a 3;
/// "watch" shows seat 0 bidding 2.
[[nodiscard]] Lesson tinyLesson();

[[nodiscard]] LineStep tinyBid(Seat seat, int bid);
[[nodiscard]] LineStep tinyDeal(int card);
[[nodiscard]] LocalText english(std::string text);
[[nodiscard]] Goal pointsGoal(Seat seat, int atLeast);
/// The bid of seat 0 is this one.
[[nodiscard]] Goal bidGoal(int bid);

} // namespace waystone::test
