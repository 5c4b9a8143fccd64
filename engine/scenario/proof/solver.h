#pragma once

#include "scenario/goal/goal.h"
#include "scenario/proof/bot_answer.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace waystone {

/// An action of a line.
struct LineStep {
    Seat seat = nobody; ///< chanceSeat for what chance brings
    Action action{};

    friend bool operator==(const LineStep &, const LineStep &) = default;
};

/// What chance and the other seats do where the script has ended, or its next step is not legal.
enum class Answers {
    nobody, ///< nothing tells: the line ends there
    every,  ///< every answer is reckoned with
    bot,    ///< what the bot does with the seed, which decides on chance as well
    any,    ///< the one that helps most: they play along
};

/// A question to the solver: how can a seat reach a goal from here?
///
/// The answers of chance and of the other seats come from the script, in its order, and then from where `answers` tells.
/// The solver sees everything, also what is hidden from the seat.
struct SolverTask {
    Position position;
    Seat seat = 0;
    Goal goal;
    /// What has been played from the position, legal step by step: the search begins after it. Own actions in it count,
    /// as do the script's steps.
    std::vector<LineStep> opening;
    std::vector<LineStep> script;
    Answers answers = Answers::every;
    std::string bot;        ///< Answers::bot
    std::uint32_t seed = 0; ///< likewise
    BotAnswer bots;         ///< likewise; without it nothing is decided

    int mostActions = 4;                  ///< of the seat
    std::uint64_t mostNodes = 2'000'000;  ///< positions looked at
    std::uint64_t mostAsked = 1'000;      ///< times that a bot is asked
    std::size_t mostRemembered = 200'000; ///< positions kept in the transposition table
    int mostSolutions = 100;              ///< counted up to here
};

struct SolverResult {
    enum class Verdict {
        solved,      ///< in `actions` actions, and in no fewer
        notSolvable, ///< not in mostActions actions
        notDecided, ///< stopped, or too many nodes; no line of `actions` actions (-1: not even of none) does it
    };
    /// What kept it from a verdict.
    enum class Bound { none, positions, bots, stop };

    Verdict verdict = Verdict::notDecided;
    Bound bound = Bound::none;
    /// Not solved: a line came to where others act and nothing tells what they do.
    bool isLeftOpen = false;
    bool meetsChance = false; ///< it was to act in what was looked at
    bool isShortest = true;   ///< solved: else fewer actions may do as well
    int actions = 0;
    /// A shortest solution, the opening included. Against every answer: one of the answers, and what is to be done about it.
    std::vector<LineStep> line;
    /// Lines of so many actions that reach the goal; where every answer is reckoned with, the fewest that an answer
    /// leaves. At most mostSolutions. 0 if there was no time to count them.
    int solutions = 0;
    std::uint64_t nodes = 0;
    std::uint64_t asked = 0; ///< times that a bot was, which had not been asked there before
};

/// Told of the length that is being tried and the nodes so far, every few thousand nodes.
using SolverProgress = std::function<void(int actions, std::uint64_t nodes)>;

/// Answers a question and then others that differ in nothing but their openings and limits: what it has found out about
/// the positions on the way to one answer serves the next. The same questions in the same order give the same results,
/// unless they are stopped.
class Solver {
public:
    /// The game outlives it.
    Solver(const Game &game, SolverTask task);
    Solver(const Solver &) = delete;
    Solver &operator=(const Solver &) = delete;
    ~Solver();

    [[nodiscard]] SolverResult solve(const std::stop_token &stop = {}, const SolverProgress &progress = {});
    /// The same after another opening.
    [[nodiscard]] SolverResult solveAfter(std::vector<LineStep> opening, std::uint64_t mostNodes,
                                          std::uint64_t mostAsked, int mostSolutions,
                                          const std::stop_token &stop = {},
                                          const SolverProgress &progress = {});

private:
    struct Memory;

    [[nodiscard]] SolverResult found(const std::stop_token &stop, const SolverProgress &progress);

    const Game &game_;
    SolverTask task_;
    std::unique_ptr<Memory> memory_;
};

/// The same task always gives the same result, unless it is stopped.
[[nodiscard]] SolverResult solve(const Game &game, const SolverTask &task, std::stop_token stop = {},
                                 const SolverProgress &progress = {});

} // namespace waystone
