#include "bots/search/searcher_of.h"
#include "milestones/thinking/search_policy.h"
#include "scenario/proof/solver.h"

#include "core/json/json.h"
#include "milestones/sample.h"
#include "milestones/words/terms.h"
#include "scenario/goal/goal_tracker.h"
#include "scenario/proof/line_finder.h"
#include "support/tiny_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace waystone::test {
namespace {

Goal pointsOf(Seat seat, int atLeast, std::string source = {})
{
    Goal goal;
    goal.kind = Goal::Kind::points;
    goal.seat = seat;
    goal.what = std::move(source);
    goal.atLeast = atLeast;
    return goal;
}

Goal combined(Goal::Kind kind, std::vector<Goal> parts)
{
    Goal goal;
    goal.kind = kind;
    goal.parts = std::move(parts);
    return goal;
}

/// Solutions of at most so many actions of the seat, counted one by one: nothing is remembered, nothing cut off. Own
/// actions add up; of answers the worst counts. A goal that holds ends the line.
class BruteForce {
public:
    BruteForce(const Game &game, const SolverTask &task) : game_(game), task_(task) {}

    int count(const Position &position, int actions) { return count(position, actions, 0); }

private:
    [[nodiscard]] bool holds(const Position &position) const
    {
        return game_.score(position).totals[*task_.goal.seat] >= *task_.goal.atLeast;
    }

    int count(const Position &position, int actions, std::size_t script)
    {
        if (holds(position))
            return 1;
        const Actors actors = game_.actors(position);
        if (actors.isOver())
            return 0;
        if (actors.includes(task_.seat)) {
            int sum = 0;
            if (actions > 0)
                for (const Action action : game_.legal(position, task_.seat))
                    sum += count(game_.apply(position, task_.seat, action, nullptr), actions - 1, script);
            return sum;
        }
        std::vector<LineStep> answers;
        if (script < task_.script.size())
            answers.push_back(task_.script[script++]);
        else if (actors.isChance())
            for (const Outcome &outcome : game_.outcomes(position))
                answers.push_back({chanceSeat, outcome.action});
        else
            for (const Action action : game_.legal(position, actors.first()))
                answers.push_back({actors.first(), action});
        int worst = 1'000'000;
        for (const LineStep &answer : answers)
            worst = std::min(
                worst, count(game_.apply(position, answer.seat, answer.action, nullptr), actions, script));
        return worst;
    }

    const Game &game_;
    const SolverTask &task_;
};

const Game &tiny()
{
    static const GameOf<TinyGame> game(TinyGame(), searcherOf<TinyGame, PlainPolicy>);
    return game;
}

Position tinyPosition(std::string_view text)
{
    return *tiny().from(*tiny().setupFrom(text));
}

/// Seats, round, over, supply of 1, 2, 3, then card, bid, points of each seat.
constexpr std::string_view dealt = "2 0 0 4 5 4 3 0 0 1 0 0";

void expectAsBruteForce(const Game &game, SolverTask task, const std::string &what)
{
    task.mostSolutions = 1'000'000;
    const SolverResult result = solve(game, task);
    BruteForce force(game, task);
    int actions = 0;
    while (actions <= task.mostActions && force.count(task.position, actions) == 0)
        ++actions;
    if (actions > task.mostActions) {
        EXPECT_EQ(result.verdict, SolverResult::Verdict::notSolvable) << what;
        return;
    }
    ASSERT_EQ(result.verdict, SolverResult::Verdict::solved) << what;
    EXPECT_EQ(result.actions, actions) << what;
    EXPECT_EQ(result.solutions, force.count(task.position, actions)) << what;

    // The line is one of them.
    Position position = task.position;
    int own = 0;
    for (const LineStep &step : result.line) {
        if (step.seat == chanceSeat) {
            ASSERT_TRUE(game.actors(position).isChance()) << what;
        } else {
            ASSERT_FALSE(game.refuse(position, step.seat, step.action)) << what;
        }
        own += step.seat == task.seat ? 1 : 0;
        position = game.apply(position, step.seat, step.action, nullptr);
    }
    EXPECT_EQ(own, actions) << what;
    EXPECT_GE(game.score(position).totals[*task.goal.seat], *task.goal.atLeast) << what;
}

TEST(Solver, AgreesWithBruteForceInTheTinyGame)
{
    for (const std::string_view text :
         {dealt, std::string_view("2 0 0 4 4 5 2 0 0 2 0 0"), std::string_view("2 1 0 3 4 4 3 0 1 3 3 2")})
        for (const int points : {0, 1, 2, 3, 5})
            for (const bool isScripted : {false, true}) {
                SolverTask task;
                task.position = tinyPosition(text);
                task.goal = pointsOf(0, points);
                task.mostActions = 2;
                if (isScripted)
                    task.script = {{1, {TinyGame::bid, 1, 0, 0}}};
                expectAsBruteForce(tiny(), task,
                                   std::string(text) + " for " + std::to_string(points) +
                                       (isScripted ? " scripted" : ""));
            }
}

TEST(Solver, AgreesWithBruteForceInMilestones)
{
    const GameOf<milestones::Milestones> game(milestones::sample::rules(),
                                              searcherOf<milestones::Milestones, milestones::Policy>);
    Rng rng(8);
    int solved = 0;
    milestones::sample::playRandomly(
        milestones::sample::rules(), 2, 12, 400, [&](const milestones::State &state) {
            const Position position = Position::of(state);
            const Actors actors = game.actors(position);
            if (rng.below(12) != 0 || actors.isOver() || actors.isChance())
                return;
            SolverTask task;
            task.position = position;
            task.seat = actors.first();
            task.goal = pointsOf(task.seat, game.score(position).totals[task.seat] + 1);
            task.mostActions = 2;
            // With thousands of answers brute force would take for ever.
            if (game.legal(position, task.seat).size() > 30)
                return;
            solved += solve(game, task).verdict == SolverResult::Verdict::solved ? 1 : 0;
            expectAsBruteForce(game, task, game.positionText(game.setup(position)));
        });
    EXPECT_GT(solved, 0);
}

/// Whose hashes tell nothing.
struct ClashingGame : TinyGame {
    [[nodiscard]] std::uint64_t hash(const State &) const { return 7; }
};

TEST(Solver, NoVerdictRestsOnAHash)
{
    const GameOf<ClashingGame> clashing(ClashingGame(), searcherOf<ClashingGame, PlainPolicy>);
    for (const int points : {1, 2, 3, 4, 5, 6}) {
        SolverTask task;
        task.position = tinyPosition(dealt);
        task.goal = pointsOf(0, points);
        task.answers = Answers::every;
        const SolverResult usual = solve(tiny(), task);
        const SolverResult found = solve(clashing, task);
        EXPECT_EQ(found.verdict, usual.verdict) << points;
        EXPECT_EQ(found.actions, usual.actions) << points;
        EXPECT_EQ(found.line, usual.line) << points;
        EXPECT_EQ(found.solutions, usual.solutions) << points;
        EXPECT_EQ(found.nodes, usual.nodes) << points;
    }
}

TEST(Solver, QuestionsInARowAreAnsweredAsAlone)
{
    SolverTask task;
    task.position = tinyPosition(dealt);
    task.goal = pointsOf(0, 5);
    task.script = {{1, {TinyGame::bid, 1, 0, 0}}};
    Solver solver(tiny(), task);
    EXPECT_EQ(solver.solve().verdict, solve(tiny(), task).verdict);
    for (const Action action : tiny().legal(task.position, 0)) {
        SolverTask alone = task;
        alone.opening = {{0, action}};
        alone.mostSolutions = 1;
        const SolverResult usual = solve(tiny(), alone);
        const SolverResult found = solver.solveAfter(alone.opening, alone.mostNodes, alone.mostAsked, 1);
        EXPECT_EQ(found.verdict, usual.verdict);
        EXPECT_EQ(found.actions, usual.actions);
        EXPECT_EQ(found.line, usual.line);
        EXPECT_LE(found.nodes, usual.nodes);
    }
}

// Against every bid of the other seat no bid is safe: it may be made by both.
TEST(Solver, TellsWhatIsForcedFromWhatIsPossible)
{
    SolverTask task;
    task.position = tinyPosition(dealt); // the other seat holds a 1 and may bid 0 or 1
    task.goal = pointsOf(0, 1);
    task.mostActions = 1;
    SolverResult result = solve(tiny(), task);
    EXPECT_EQ(result.verdict, SolverResult::Verdict::solved) << "2 or 3 cannot be met";
    EXPECT_EQ(result.solutions, 2);
    task.position = tinyPosition("2 0 0 5 4 4 2 0 0 3 0 0"); // it holds a 3
    result = solve(tiny(), task);
    EXPECT_EQ(result.verdict, SolverResult::Verdict::notSolvable);
    task.script = {{1, {TinyGame::bid, 1, 0, 0}}};
    result = solve(tiny(), task);
    EXPECT_EQ(result.verdict, SolverResult::Verdict::solved);
    EXPECT_EQ(result.solutions, 1);
    EXPECT_EQ(result.line,
              (std::vector<LineStep>{{0, {TinyGame::bid, 2, 0, 0}}, {1, {TinyGame::bid, 1, 0, 0}}}));
}

TEST(Solver, WithoutAnAnswerALineEnds)
{
    SolverTask task;
    task.position = tinyPosition(dealt);
    task.goal = pointsOf(0, 1);
    task.answers = Answers::nobody;
    EXPECT_EQ(solve(tiny(), task).verdict, SolverResult::Verdict::notSolvable);
    task.script = {{1, {TinyGame::bid, 3, 0, 0}}}; // not legal with a 1
    EXPECT_EQ(solve(tiny(), task).verdict, SolverResult::Verdict::notSolvable);
    task.script = {{1, {TinyGame::bid, 1, 0, 0}}};
    EXPECT_EQ(solve(tiny(), task).verdict, SolverResult::Verdict::solved);
}

// The other seat holds a 3: whatever it does no bid is safe, but if it plays along one is enough.
TEST(Solver, ReckonsWithOneAnswerThatHelps)
{
    SolverTask task;
    task.position = tinyPosition("2 0 0 5 4 4 2 0 0 3 0 0");
    task.goal = pointsOf(0, 1);
    task.mostActions = 1;
    EXPECT_EQ(solve(tiny(), task).verdict, SolverResult::Verdict::notSolvable);
    task.answers = Answers::any;
    const SolverResult helped = solve(tiny(), task);
    EXPECT_EQ(helped.verdict, SolverResult::Verdict::solved);
    EXPECT_EQ(helped.line.size(), 2u);
    task.goal = pointsOf(0, 4);
    EXPECT_EQ(solve(tiny(), task).verdict, SolverResult::Verdict::notSolvable) << "no bid brings four";
    task.answers = Answers::nobody;
    EXPECT_TRUE(solve(tiny(), task).isLeftOpen);
}

TEST(Solver, AnswersAsTheBotDoes)
{
    SolverTask task;
    task.position = tinyPosition("2 0 0 5 4 4 2 0 0 3 0 0");
    task.goal = pointsOf(0, 1);
    task.mostActions = 1;
    task.answers = Answers::bot;
    EXPECT_EQ(solve(tiny(), task).bound, SolverResult::Bound::bots) << "there is nobody to ask";
    std::uint8_t bid = 0;
    int asked = 0;
    task.bot = "someone";
    task.seed = 4;
    task.bots = [&](const Game &, const SeatView &, Seat seat, std::string_view bot, std::uint32_t seed,
                    const std::stop_token &) {
        EXPECT_EQ(seat, 1);
        EXPECT_EQ(bot, "someone");
        EXPECT_EQ(seed, 4u);
        ++asked;
        return std::optional<Action>({TinyGame::bid, bid, 0, 0});
    };
    for (const auto &[answer, solutions] : {std::pair(0, 2), std::pair(1, 1)}) {
        bid = static_cast<std::uint8_t>(answer);
        asked = 0;
        const SolverResult result = solve(tiny(), task);
        EXPECT_EQ(result.verdict, SolverResult::Verdict::solved);
        EXPECT_EQ(result.solutions, solutions);
        EXPECT_EQ(result.line.back(), (LineStep{1, {TinyGame::bid, bid, 0, 0}}));
        EXPECT_EQ(asked, 3) << "but once about each of the reader's bids";
    }
    task.mostAsked = 0;
    EXPECT_EQ(solve(tiny(), task).bound, SolverResult::Bound::bots);
    EXPECT_EQ(solve(tiny(), task).verdict, SolverResult::Verdict::notDecided);
}

TEST(Solver, SaysWhenItHasNotDecided)
{
    SolverTask task;
    task.position = tinyPosition(dealt);
    task.goal = pointsOf(0, 6);
    task.mostNodes = 20;
    const SolverResult few = solve(tiny(), task);
    EXPECT_EQ(few.verdict, SolverResult::Verdict::notDecided);
    EXPECT_EQ(few.nodes, 20u);
    EXPECT_EQ(few.bound, SolverResult::Bound::positions);
    task.mostNodes = 1'000'000;
    std::stop_source source;
    source.request_stop();
    EXPECT_EQ(solve(tiny(), task, source.get_token()).verdict, SolverResult::Verdict::notDecided);
}

TEST(Solver, HasAWholeLineForWhatItHasFound)
{
    SolverTask task;
    task.position = tinyPosition(dealt);
    task.goal = pointsOf(0, 4);
    task.answers = Answers::any;
    ASSERT_EQ(solve(tiny(), task).verdict, SolverResult::Verdict::solved);
    int solved = 0;
    for (task.mostNodes = 1; solved < 200; ++task.mostNodes) {
        const SolverResult result = solve(tiny(), task);
        if (result.verdict != SolverResult::Verdict::solved)
            continue;
        ++solved;
        EXPECT_TRUE(isLineOf(tiny(), task, result.line)) << task.mostNodes;
    }
}

/// What a goal says along a line of the tiny game in which seat 0 bids `first` and then `second`, and seat 1 always 1.
std::vector<bool> along(const Goal &goal, std::uint8_t first, std::uint8_t second)
{
    const GoalTracker tracker(tiny(), goal, 0);
    Position position = tinyPosition(dealt);
    GoalProgress progress = tracker.start(position);
    std::vector<bool> met{progress.isMet};
    const auto play = [&](Seat seat, Action action) {
        Events events;
        position = tiny().apply(position, seat, action, &events);
        progress = tracker.after(progress, position, events, seat == 0);
        met.push_back(progress.isMet);
    };
    play(0, {TinyGame::bid, first, 0, 0});
    play(1, {TinyGame::bid, 1, 0, 0});
    play(chanceSeat, {TinyGame::deal, 3, 0, 0});
    play(chanceSeat, {TinyGame::deal, 2, 0, 0});
    play(0, {TinyGame::bid, second, 0, 0});
    play(1, {TinyGame::bid, 1, 0, 0});
    return met;
}

using Met = std::vector<bool>;

TEST(Goals, HoldAtTheMomentOrOnceAndForAll)
{
    const Goal three = pointsOf(0, 3);
    const Goal five = pointsOf(0, 5);
    EXPECT_EQ(along(three, 3, 2), (Met{false, false, true, true, true, true, true}));
    EXPECT_EQ(along(five, 3, 2), (Met{false, false, false, false, false, false, true}));
    EXPECT_EQ(along(combined(Goal::Kind::none, {three}), 3, 2),
              (Met{true, true, false, false, false, false, false}));
    EXPECT_EQ(along(combined(Goal::Kind::all, {three, five}), 3, 2), along(five, 3, 2));
    EXPECT_EQ(along(combined(Goal::Kind::any, {three, five}), 3, 2), along(three, 3, 2));
    Goal within = combined(Goal::Kind::within, {three});
    within.actions = 1;
    EXPECT_EQ(along(within, 3, 2), along(three, 3, 2));
    EXPECT_EQ(along(within, 2, 3), Met(7, false)) << "five points, but in two actions";
    EXPECT_EQ(along(combined(Goal::Kind::before, {three, five}), 3, 2), along(three, 3, 2));
    EXPECT_EQ(along(combined(Goal::Kind::before, {five, three}), 3, 2), Met(7, false));
    Goal over;
    over.kind = Goal::Kind::over;
    EXPECT_EQ(along(over, 0, 0), (Met{false, false, false, false, false, false, true}));
}

TEST(Goals, CountTalliesPiecesRanksAndEvents)
{
    Goal card;
    card.kind = Goal::Kind::tally;
    card.seat = Seat{0};
    card.what = "card";
    card.atMost = 0;
    EXPECT_EQ(along(card, 3, 2), (Met{false, false, true, false, false, false, false}));
    Goal piece;
    piece.kind = Goal::Kind::pieces;
    piece.what = "bid";
    piece.seat = Seat{0};
    piece.places = {{TinyGame::bidBox, 0, 3}};
    piece.atLeast = 1;
    EXPECT_EQ(along(piece, 3, 2), (Met{false, true, false, false, false, false, false}));
    Goal rank;
    rank.kind = Goal::Kind::rank;
    rank.seat = Seat{1};
    rank.atLeast = 2;
    EXPECT_EQ(along(rank, 3, 2), (Met{false, false, true, true, true, true, true}));
    Goal scored;
    scored.kind = Goal::Kind::happened;
    scored.event = Event::Kind::points;
    scored.seat = Seat{0};
    scored.atLeast = 4;
    EXPECT_EQ(along(scored, 3, 2), (Met{false, false, false, false, false, false, true}));
    Goal turn;
    turn.kind = Goal::Kind::happened;
    turn.event = Event::Kind::turnBegan;
    turn.atLeast = 1;
    EXPECT_EQ(along(turn, 0, 0), (Met{false, false, true, true, true, true, true}));
}

} // namespace
} // namespace waystone::test
