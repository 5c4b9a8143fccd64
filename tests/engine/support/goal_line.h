#pragma once

#include "core/game.h"
#include "scenario/goal/goal.h"

#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace waystone::test {

/// A line of play against which goals are held, all in text. Anything unsound or illegal fails the test.
class GoalLine {
public:
    /// One of the program's games with its own edition, from the one-line text of a position.
    GoalLine(std::string_view game, std::string_view position);

    /// An action of the seat that has to act (of several, the first), or of chance.
    GoalLine &play(std::string_view notation);
    /// Whether the goal, as files hold it, holds at the end of the line for who watches it from seat 0.
    [[nodiscard]] bool holds(std::string_view goal) const;

private:
    struct Ply {
        Position after;
        Events events;
        bool isOfSeat0 = false;
    };

    std::shared_ptr<const Game> game_;
    Position start_;
    std::vector<Ply> plies_;
};

} // namespace waystone::test
