// The proof of a puzzle says no where it has to. The puzzles are shipped ones that somebody has spoiled.

#include "puzzles/puzzle_proof.h"
#include "puzzles/puzzle_samples.h"
#include "scenario/goal/goal_tracker.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone::test {
namespace {

constexpr std::uint64_t mostNodes = 30'000;
constexpr std::size_t stride = 15; ///< of many puzzles one

/// Whether the goal can be reached from here in so many actions of the solver, whatever the others do: nothing is
/// remembered and nothing left out.
bool canReach(const Game &game, const Puzzle &puzzle, const GoalTracker &goal, const Position &position,
              const GoalProgress &progress, std::size_t script, int actions)
{
    if (progress.isMet)
        return true;
    const Actors actors = game.actors(position);
    const bool isOwn = actors.includes(puzzle.seat);
    if (actors.isOver() || goal.isLost(progress) || (isOwn && actions == 0))
        return false;
    const auto after = [&](Seat seat, Action action, std::size_t scripted) {
        Events events;
        const Position next = game.apply(position, seat, action, &events);
        return canReach(game, puzzle, goal, next, goal.after(progress, next, events, isOwn),
                        script + scripted, actions - (isOwn ? 1 : 0));
    };
    if (isOwn)
        return std::ranges::any_of(game.legal(position, puzzle.seat),
                                   [&](Action action) { return after(puzzle.seat, action, 0); });
    if (script < puzzle.script.size()) {
        const LineStep &step = puzzle.script[script];
        if (actors.includes(step.seat) && !game.refuse(position, step.seat, step.action))
            return after(step.seat, step.action, 1);
    }
    if (actors.isChance())
        return std::ranges::all_of(game.outcomes(position), [&](const Outcome &outcome) {
            return after(chanceSeat, outcome.action, 0);
        });
    return std::ranges::all_of(game.legal(position, actors.first()),
                               [&](Action action) { return after(actors.first(), action, 0); });
}

class PuzzleProofs : public testing::TestWithParam<std::string> {
protected:
    PuzzleProofs() : puzzles_(shippedPuzzles(GetParam())) {}

    [[nodiscard]] PuzzleProof prove(const Puzzle &puzzle) const
    {
        return provePuzzle(*puzzles_.game, puzzle, mostNodes);
    }
    /// Some of them, whole.
    [[nodiscard]] std::vector<Puzzle> some() const
    {
        std::vector<Puzzle> some;
        for (std::size_t index = 0; index < puzzles_.puzzles.size(); index += stride)
            some.push_back(puzzles_.puzzles[index]);
        return some;
    }

    PuzzleCollection puzzles_;
};

TEST_P(PuzzleProofs, MoreThanTheBestCannotBeReached)
{
    for (Puzzle puzzle : some()) {
        ASSERT_TRUE(prove(puzzle).isSound()) << puzzle.id;
        if (lower(puzzle.goal, -1)) { // who wins cannot win more
            EXPECT_FALSE(prove(puzzle).isSolvable) << puzzle.id;
        }
    }
}

TEST_P(PuzzleProofs, AnEasierGoalHasMoreWays)
{
    constexpr int enough = 10;
    int spoiled = 0;
    for (Puzzle puzzle : puzzles_.puzzles) {
        if (puzzle.best <= puzzle.next || spoiled == enough)
            continue;
        lower(puzzle.goal, puzzle.best - puzzle.next);
        const PuzzleProof proof = prove(puzzle);
        EXPECT_FALSE(proof.isSound()) << puzzle.id;
        ++spoiled;
    }
    EXPECT_EQ(spoiled, enough);
}

TEST_P(PuzzleProofs, AWrongSolutionIsNone)
{
    for (Puzzle puzzle : some()) {
        puzzle.solution.pop_back();
        EXPECT_FALSE(prove(puzzle).isSolution) << puzzle.id;
    }
}

TEST_P(PuzzleProofs, WithFewerActionsItCannotBeDone)
{
    for (Puzzle puzzle : some()) {
        puzzle.actions = puzzle.fewestActions() - 1;
        EXPECT_FALSE(prove(puzzle).isSolvable) << puzzle.id;
    }
}

TEST_P(PuzzleProofs, NotDecidedIsNotProved)
{
    for (const Puzzle &puzzle : some())
        EXPECT_FALSE(provePuzzle(*puzzles_.game, puzzle, 2).isSound()) << puzzle.id;
}

/// What is said to be unique is so by trying everything there is, without the solver.
TEST_P(PuzzleProofs, AgreesWithTryingEverything)
{
    for (const Puzzle &puzzle : some()) {
        const Position start = *puzzles_.game->from(*puzzles_.game->setupFrom(puzzle.position));
        const PuzzleProof proof = prove(puzzle);
        const GoalTracker goal(*puzzles_.game, puzzle.goal, puzzle.seat);
        std::vector<Action> first;
        for (const Action action : puzzles_.game->legal(start, puzzle.seat)) {
            Events events;
            const Position next = puzzles_.game->apply(start, puzzle.seat, action, &events);
            const GoalProgress progress = goal.after(goal.start(start), next, events, true);
            if (canReach(*puzzles_.game, puzzle, goal, next, progress, 0, puzzle.actions - 1))
                first.push_back(action);
        }
        EXPECT_EQ(first, proof.first) << puzzle.id;
    }
}

INSTANTIATE_TEST_SUITE_P(Games, PuzzleProofs, testing::ValuesIn(gamesWithPuzzles()), [](const auto &info) {
    std::string name = info.param;
    std::erase(name, '-');
    return name;
});

} // namespace
} // namespace waystone::test
