#include "puzzles/puzzle_grade.h"

#include "puzzles/puzzle_proof.h"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace waystone {

namespace {

constexpr std::uint32_t seed = 1;
// What each adds to the doublings, and up to which sum a puzzle is easy, and medium.
constexpr int misleading = 3;
constexpr int unfound = 1;
constexpr int easy = 9;
constexpr int medium = 12;

/// Of numbers multiplied with each other.
std::uint64_t product(std::uint64_t before, std::size_t factor)
{
    constexpr std::uint64_t most = std::uint64_t{1} << 40;
    return std::min(most, before * factor);
}

} // namespace

int PuzzleGrade::level() const
{
    const int difficulty =
        doublings + (isNearestRight ? 0 : misleading) + (std::ranges::count(found, true) == 0 ? unfound : 0);
    return difficulty <= easy ? 1 : difficulty <= medium ? 2 : 3;
}

PuzzleGrade gradeOf(const Game &game, const Puzzle &puzzle, const std::stop_token &stop)
{
    PuzzleGrade grade;
    grade.actions = puzzle.fewestActions();
    if (const Result<AnySetup> setup = game.setupFrom(puzzle.position))
        if (const Result<Position> start = game.from(*setup)) {
            grade.choices = static_cast<int>(game.legal(*start, puzzle.seat).size());
            std::uint64_t lines = 1;
            Position position = *start;
            for (const LineStep &step : puzzle.solution) {
                if (step.seat == puzzle.seat)
                    lines = product(lines, game.legal(position, puzzle.seat).size());
                position = game.apply(position, step.seat, step.action, nullptr);
            }
            grade.doublings = std::bit_width(lines) - 1;
        }
    grade.isNearestRight = isReachedGreedily(game, puzzle);
    for (std::size_t player = 0; player < PuzzleGrade::players.size(); ++player)
        grade.found[player] = reachesGoal(game, puzzle, PuzzleGrade::players[player], seed, stop);
    return grade;
}

} // namespace waystone
