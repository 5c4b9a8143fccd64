#pragma once

#include "core/session.h"
#include "puzzles/puzzle_finder.h"
#include "puzzles/puzzle_grade.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace waystone {

/// What a hunt takes.
struct PuzzleTaste {
    int mostOfATheme = 0; ///< 0 for no bound
    int mostOfAGame = 4;
};

/// Gathers puzzles from games: of each turn one at most, and of each theme no more than wanted.
class PuzzleHunt {
public:
    struct Found {
        Puzzle puzzle;
        PuzzleGrade grade;
    };
    /// Told the plies of a game that are looked at, and how many there are.
    using Progress = std::function<void(std::size_t ply, std::size_t plies)>;

    /// The game, of which all sessions are, outlives it.
    PuzzleHunt(const Game &game, PuzzleFinder finder, PuzzleTaste taste)
        : game_(game), finder_(std::move(finder)), taste_(taste)
    {}

    /// The main line of a game. What is found before a stop stays.
    void look(const Session &session, const std::stop_token &stop, const Progress &progress = {});
    [[nodiscard]] const std::vector<Found> &found() const { return found_; }
    [[nodiscard]] int count(std::string_view theme) const;

private:
    /// How promising it is before it is graded; more is better.
    [[nodiscard]] int promise(const Puzzle &puzzle, bool beginsTurn) const;
    [[nodiscard]] bool hasRoomFor(std::string_view theme) const;
    [[nodiscard]] bool isWanted(const Puzzle &puzzle) const;

    const Game &game_;
    PuzzleFinder finder_;
    PuzzleTaste taste_;
    std::vector<Found> found_;
};

/// What others than the seat do in a line before the seat's next actions, while the stretch of play lasts.
[[nodiscard]] std::vector<LineStep> answersBetween(const Session &session, const std::vector<PlyId> &line,
                                                   std::size_t at, std::string_view stretch);

} // namespace waystone
