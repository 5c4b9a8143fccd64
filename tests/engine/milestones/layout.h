#pragma once

#include "milestones/rules.h"

#include <string_view>
#include <utility>
#include <vector>

namespace waystone::milestones::test {

/// The rules on the default edition.
[[nodiscard]] const Milestones &rulesWith(Choices choices = {});

/// The vertex with this name ("b3"). An unknown name, here and below, is an error in the test and stops it.
[[nodiscard]] std::uint8_t at(std::string_view vertex);
/// The triangle with these corners ("b2-b3-c2").
[[nodiscard]] std::uint8_t triangle(std::string_view corners);
/// The tile with these two workers ("L4L4"): Q, L, S, G and C are the kinds of workers.
[[nodiscard]] std::uint8_t tile(std::string_view workers);
/// "2 stone 1 coin"
[[nodiscard]] Goods goods(std::string_view text);

/// A position told in a few lines. What is not told is made up so that the position is sound: players without
/// workers get two tiles, one tile lies in the box, the display is full, the rest is the pile; no bonus tile
/// is on the board.
class Layout {
public:
    explicit Layout(int players = 2);

    Layout &startSeat(Seat seat);
    /// Whose turn it is, and how many moves it still has after the one under way.
    Layout &turn(Seat seat, int movesLeft = 1);
    /// The seat whose turn it is is at this moment of its visit; its pawn stands where that happens.
    Layout &during(Phase phase);
    Layout &endedBy(Seat seat);

    Layout &pawn(Seat seat, int space);
    /// The eight employment spaces: a worker ("Q5"; with a bonus tile "Q5*"), a cover tile "x" or nothing
    /// "-". Real tiles of the edition are found for them.
    Layout &workers(Seat seat, std::string_view spaces);
    Layout &goods(Seat seat, std::string_view text);
    /// Points brought along, whatever their source.
    Layout &points(Seat seat, int amount);

    Layout &sections(std::string_view paths);   ///< "a1-b2-b3 b3-c3-d3": the milestone on the middle one
    Layout &markets(std::string_view vertices); ///< beside the start
    Layout &sacks(std::string_view vertices);
    Layout &houses(std::string_view triangles);
    Layout &bonus(std::string_view triangle, Good kind);

    Layout &display(std::string_view tiles); ///< at least these
    Layout &pile(int size);                  ///< the tiles too many lie buried on the boards
    Layout &displayOf(int size);             ///< how many tiles the display has left; only with an empty pile

    [[nodiscard]] Setup setup() const;

private:
    Setup setup_;
    std::vector<std::vector<std::string_view>> workers_; ///< by seat, by space
    std::vector<std::uint8_t> display_;
    int pile_ = -1;
    int displaySize_ = -1;
};

} // namespace waystone::milestones::test
