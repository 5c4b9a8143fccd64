#pragma once

#include "advice/comparison.h"
#include "conformance/random_games.h"

#include <functional>

namespace waystone::test {

/// Two actions of a seat beside each other, at a moment of a random game in which something happens.
struct ToldMoment {
    const Game &game;
    Position position; ///< as the seat may guess it
    Seat seat;
    Comparison comparison;
};

/// So many of a game, with the default edition and every number of players in turn.
void tellMoments(const GameKind &kind, int count, const std::function<void(const ToldMoment &)> &use);

/// Where a number of the reason was read off: after its steps or, if it is told of the actions alone, after the first.
[[nodiscard]] Position positionOf(const ToldMoment &moment, const Reason &reason, bool isOther,
                                  Events *events = nullptr);

} // namespace waystone::test
