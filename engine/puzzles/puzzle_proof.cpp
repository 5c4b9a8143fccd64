#include "puzzles/puzzle_proof.h"

#include "bots/steady_bot.h"
#include "scenario/goal/goal_tracker.h"
#include "scenario/proof/line_finder.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr int mostAnswers = 1'000;

SolverTask taskOf(const Puzzle &puzzle, Position position, std::uint64_t mostNodes)
{
    SolverTask task;
    task.position = std::move(position);
    task.seat = puzzle.seat;
    task.goal = puzzle.goal;
    task.script = puzzle.script;
    task.answers = Answers::every;
    task.mostActions = puzzle.actions;
    task.mostNodes = mostNodes;
    task.mostSolutions = 100;
    return task;
}

std::optional<Position> positionOf(const Game &game, const Puzzle &puzzle)
{
    const Result<AnySetup> setup = game.setupFrom(puzzle.position);
    if (!setup)
        return std::nullopt;
    const Result<Position> position = game.from(*setup);
    return position ? std::optional(*position) : std::nullopt;
}

/// How many orders of the solver's own actions lead to the goal by themselves: nobody else acts between them.
int ordersOf(const Game &game, const Puzzle &puzzle, const Position &start)
{
    std::vector<Action> own;
    for (const LineStep &step : puzzle.solution)
        if (step.seat == puzzle.seat)
            own.push_back(step.action);
    std::ranges::sort(own);
    const GoalTracker goal(game, puzzle.goal, puzzle.seat);
    int orders = 0;
    do {
        Position position = start;
        GoalProgress progress = goal.start(start);
        bool isLegal = true;
        for (const Action action : own) {
            isLegal = isLegal && !progress.isMet && game.actors(position).includes(puzzle.seat) &&
                      !game.refuse(position, puzzle.seat, action);
            if (!isLegal)
                break;
            Events events;
            position = game.apply(position, puzzle.seat, action, &events);
            progress = goal.after(progress, position, events, true);
        }
        orders += isLegal && progress.isMet ? 1 : 0;
    } while (std::ranges::next_permutation(own).found);
    return orders;
}

} // namespace

PuzzleProof provePuzzle(const Game &game, const Puzzle &puzzle, std::uint64_t mostNodes,
                        const std::stop_token &stop)
{
    PuzzleProof proof;
    const std::optional<Position> position = positionOf(game, puzzle);
    if (!position || !game.actors(*position).includes(puzzle.seat) ||
        GoalTracker(game, puzzle.goal, puzzle.seat).start(*position).isMet)
        return proof;
    proof.isPlayable = true;
    const SolverTask task = taskOf(puzzle, *position, mostNodes);
    Solver solver(game, task);
    const SolverResult result = solver.solve(stop);
    proof.nodes = result.nodes;
    proof.solutions = result.solutions;
    proof.isSolvable = result.verdict == SolverResult::Verdict::solved && result.isShortest &&
                       result.actions == puzzle.fewestActions();
    proof.isSolution = proof.isSolvable && isLineOf(game, task, puzzle.solution, stop);
    if (!proof.isSolution)
        return proof;
    bool isDecided = true;
    for (const Action action : game.legal(*position, puzzle.seat)) {
        const SolverResult after = solver.solveAfter({{puzzle.seat, action}}, mostNodes, 0, 1, stop);
        proof.nodes += after.nodes;
        isDecided = isDecided && after.verdict != SolverResult::Verdict::notDecided;
        if (after.verdict == SolverResult::Verdict::solved)
            proof.first.push_back(action);
    }
    proof.orders = ordersOf(game, puzzle, *position);
    const auto isOfSolution = [&](Action action) {
        return std::ranges::find(puzzle.solution, LineStep{puzzle.seat, action}) != puzzle.solution.end();
    };
    const bool isOneSet = !result.meetsChance && proof.solutions == proof.orders &&
                          std::ranges::all_of(proof.first, isOfSolution);
    proof.isUnique = isDecided && (proof.first.size() == 1 || isOneSet);
    return proof;
}

bool reachesGoal(const Game &game, const Puzzle &puzzle, std::string_view bot, std::uint32_t seed,
                 const std::stop_token &stop)
{
    std::optional<Position> position = positionOf(game, puzzle);
    if (!position)
        return false;
    const GoalTracker goal(game, puzzle.goal, puzzle.seat);
    GoalProgress progress = goal.start(*position);
    std::size_t script = 0;
    int actions = 0;
    for (int answers = 0; answers < mostAnswers && !progress.isMet && !goal.isLost(progress); ++answers) {
        const Actors actors = game.actors(*position);
        if (actors.isOver())
            break;
        LineStep step;
        step.seat = actors.includes(puzzle.seat) ? puzzle.seat : actors.first();
        const bool isOwn = step.seat == puzzle.seat;
        if (isOwn && actions++ == puzzle.actions)
            break;
        const bool isScripted =
            !isOwn && script < puzzle.script.size() && actors.includes(puzzle.script[script].seat) &&
            !game.refuse(*position, puzzle.script[script].seat, puzzle.script[script].action);
        if (isScripted) {
            step = puzzle.script[script++];
        } else if (actors.isChance()) {
            step.action = seededDraw(game, *position, seed);
        } else {
            const auto action =
                steadyAnswer(game, game.view(*position, step.seat), step.seat, bot, seed, stop);
            if (!action)
                return false;
            step.action = *action;
        }
        Events events;
        *position = game.apply(*position, step.seat, step.action, &events);
        progress = goal.after(progress, *position, events, isOwn);
    }
    return progress.isMet;
}

bool isReachedGreedily(const Game &game, const Puzzle &puzzle)
{
    std::optional<Position> position = positionOf(game, puzzle);
    if (!position)
        return false;
    const GoalWatch goal(game, puzzle.goal, puzzle.seat);
    std::vector<std::int32_t> memory(goal.memorySize());
    goal.begin(*position, memory);
    for (const LineStep &step : puzzle.solution) {
        const auto lackAfter = [&](Action action) {
            std::vector<std::int32_t> then = memory;
            Events events;
            const Position after = game.apply(*position, step.seat, action, &events);
            goal.advance(after, events, true, then);
            return goal.lack(after, then);
        };
        if (step.seat == puzzle.seat) {
            const int least = lackAfter(step.action);
            for (const Action action : game.legal(*position, puzzle.seat))
                if (lackAfter(action) < least)
                    return false;
        }
        Events events;
        *position = game.apply(*position, step.seat, step.action, &events);
        goal.advance(*position, events, step.seat == puzzle.seat, memory);
    }
    return true;
}

} // namespace waystone
