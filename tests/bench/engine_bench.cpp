#include "bots/search/searcher_of.h"
#include "core/edition/embedded.h"
#include "core/json/json.h"
#include "core/rng.h"
#include "counted_heap.h"
#include "games.h"
#include "milestones/rules.h"
#include "province/rules.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/lesson/lesson_run.h"
#include "scenario/proof/solver.h"
#include "test_paths.h"
#include "twocities/rules.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

/// Speed of the rules without anything around them. Run a release build on a quiet machine and compare with the
/// yardstick of the same run, not with figures of another day.

namespace waystone {
namespace {

std::string_view editionText(std::string_view id)
{
    for (const EmbeddedFile &file : embeddedEditions())
        if (file.name == std::string(id) + ".json")
            return file.text;
    std::abort();
}

const milestones::Milestones &milestonesRules()
{
    static const milestones::Milestones rules(
        *milestones::readEdition(editionText("milestones-reconstruction")), milestones::Choices{});
    return rules;
}

const province::Province &provinceRules()
{
    static const province::Province rules(*province::readEdition(editionText("province-reconstruction")),
                                          province::Choices{});
    return rules;
}

const twocities::BetweenTwoCities &citiesRules()
{
    static const twocities::BetweenTwoCities rules(
        *twocities::readEdition(editionText("between-two-cities-official")), twocities::Choices{});
    return rules;
}

/// Random plies need a bound: nothing in the rules makes random players finish soon.
constexpr int maxPlies = 5000;

template <Rules R>
void playOne(const R &game, typename R::State &state, Rng &rng, ActionList &actions, OutcomeList &outcomes)
{
    const Actors actors = game.actors(state);
    if (actors.isChance()) {
        game.outcomes(state, outcomes);
        std::uint32_t sum = 0;
        for (const Outcome &outcome : outcomes)
            sum += outcome.weight;
        std::uint32_t rest = rng.below(sum);
        std::size_t index = 0;
        for (; rest >= outcomes[index].weight; ++index)
            rest -= outcomes[index].weight;
        game.apply(state, chanceSeat, outcomes[index].action, nullptr);
        return;
    }
    const Seat seat = actors.first();
    game.legal(state, seat, actions);
    game.apply(state, seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
}

/// Positions from all over some random games in which a seat has to act.
template <Rules R>
std::vector<typename R::State> sample(const R &game, int players)
{
    Rng rng(3);
    ActionList actions;
    OutcomeList outcomes;
    std::vector<typename R::State> states;
    for (int round = 0; round < 8; ++round) {
        typename R::State state = *game.from(game.start(players, 0));
        for (int ply = 0; ply < maxPlies && !game.actors(state).isOver(); ++ply) {
            playOne(game, state, rng, actions, outcomes);
            const Actors actors = game.actors(state);
            if (!actors.isOver() && !actors.isChance())
                states.push_back(state);
        }
    }
    return states;
}

/// The argument of this and the next three is the number of players.
template <auto rules>
void randomPlayout(benchmark::State &bench)
{
    const auto &game = rules();
    const auto start = *game.from(game.start(static_cast<int>(bench.range(0)), 0));
    Rng rng(1);
    ActionList actions;
    OutcomeList outcomes;
    std::int64_t plies = 0;
    const std::size_t before = allocations;
    for (auto _ : bench) {
        auto state = start;
        int ply = 0;
        while (ply < maxPlies && !game.actors(state).isOver()) {
            playOne(game, state, rng, actions, outcomes);
            ++ply;
        }
        plies += ply;
        benchmark::DoNotOptimize(state);
    }
    bench.counters["allocations"] = static_cast<double>(allocations - before);
    bench.counters["ns/action"] = benchmark::Counter(
        static_cast<double>(plies) * 1e-9, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
    bench.counters["games/s"] =
        benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
    bench.counters["plies/game"] =
        benchmark::Counter(static_cast<double>(plies), benchmark::Counter::kAvgIterations);
    bench.counters["state bytes"] = sizeof(start);
}

/// What the editor does after every gesture: all problems of a position, with their fixes tried out. Two of the gestures
/// leave it unsound, as most do while a position is being set up.
template <auto rules>
void recheck(benchmark::State &bench)
{
    const auto &game = rules();
    using Setup = typename std::decay_t<decltype(game)>::Setup;
    Rng rng(9);
    std::vector<Setup> setups;
    const auto states = sample(game, static_cast<int>(bench.range(0)));
    for (std::size_t from = 0; from < states.size(); from += states.size() / 200 + 1) {
        Setup setup = game.setup(states[from]);
        for (int gesture = 0; gesture < 2; ++gesture) {
            const std::vector<Piece> pieces = game.pieces(setup);
            setup = game.remove(setup, pieces[rng.below(static_cast<std::uint32_t>(pieces.size()))]);
            const std::vector<Field> fields = game.fields(setup);
            const Field &field = fields[rng.below(static_cast<std::uint32_t>(fields.size()))];
            setup = game.set(setup, field.key, gesture == 0 ? field.minimum : field.maximum);
        }
        setups.push_back(setup);
    }
    std::size_t index = 0;
    std::size_t problems = 0;
    for (auto _ : bench)
        problems += game.problems(setups[index++ % setups.size()]).size();
    bench.counters["problems"] =
        benchmark::Counter(static_cast<double>(problems), benchmark::Counter::kAvgIterations);
}

/// The solver on a goal that nobody reaches, from a position in the middle of a random game.
template <auto rules>
void solverNodes(benchmark::State &bench)
{
    using R = std::decay_t<decltype(rules())>;
    const GameOf<R> game(rules(), searcherOf<R, PlainPolicy>);
    const auto states = sample(rules(), static_cast<int>(bench.range(0)));
    SolverTask task;
    task.position = Position::of(states[states.size() / 2]);
    task.seat = game.actors(task.position).first();
    task.goal.kind = Goal::Kind::points;
    task.goal.seat = task.seat;
    task.goal.atLeast = 100'000;
    task.mostActions = 100;
    task.mostNodes = 10'000;
    std::uint64_t nodes = 0;
    for (auto _ : bench)
        nodes += solve(game, task).nodes;
    bench.counters["nodes/s"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}

/// From the text of a lesson with 20 steps, the first of Milestones' walkthrough, to a run that stands at its beginning.
void openLesson(benchmark::State &bench)
{
    std::ifstream file(WAYSTONE_ROOT_DIR "/resources/lessons/milestones/walkthrough.json");
    std::stringstream content;
    content << file.rdbuf();
    Lesson lesson = readLesson(content.str(), games())->lesson;
    lesson.steps.resize(20);
    const std::string text = writeLesson(lesson);
    for (auto _ : bench)
        benchmark::DoNotOptimize(LessonRun(readLesson(text, games())->lesson));
}

BENCHMARK(openLesson)->Unit(benchmark::kMillisecond);

template <auto rules>
void legalActions(benchmark::State &bench)
{
    const auto &game = rules();
    const auto states = sample(game, static_cast<int>(bench.range(0)));
    ActionList actions;
    std::size_t index = 0;
    for (auto _ : bench) {
        const auto &state = states[index++ % states.size()];
        game.legal(state, game.actors(state).first(), actions);
        benchmark::DoNotOptimize(actions);
    }
}

template <auto rules>
void copyAndApply(benchmark::State &bench)
{
    const auto &game = rules();
    const auto states = sample(game, static_cast<int>(bench.range(0)));
    std::vector<Seat> seats;
    std::vector<Action> chosen;
    Rng rng(5);
    ActionList actions;
    for (const auto &state : states) {
        seats.push_back(game.actors(state).first());
        game.legal(state, seats.back(), actions);
        chosen.push_back(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    std::size_t index = 0;
    for (auto _ : bench) {
        auto state = states[index % states.size()];
        game.apply(state, seats[index % states.size()], chosen[index % states.size()], nullptr);
        benchmark::DoNotOptimize(state);
        ++index;
    }
}

template <auto rules>
void copy(benchmark::State &bench)
{
    const auto states = sample(rules(), static_cast<int>(bench.range(0)));
    std::size_t index = 0;
    for (auto _ : bench) {
        auto state = states[index++ % states.size()];
        benchmark::DoNotOptimize(state);
    }
}

BENCHMARK_TEMPLATE(randomPlayout, milestonesRules)->Arg(2)->Arg(3)->Arg(4);
BENCHMARK_TEMPLATE(legalActions, milestonesRules)->Arg(4);
BENCHMARK_TEMPLATE(copyAndApply, milestonesRules)->Arg(4);
BENCHMARK_TEMPLATE(copy, milestonesRules)->Arg(4);
BENCHMARK_TEMPLATE(recheck, milestonesRules)->Arg(4);
BENCHMARK_TEMPLATE(solverNodes, milestonesRules)->Arg(2);
BENCHMARK_TEMPLATE(randomPlayout, provinceRules)->Arg(2);
BENCHMARK_TEMPLATE(legalActions, provinceRules)->Arg(2);
BENCHMARK_TEMPLATE(copyAndApply, provinceRules)->Arg(2);
BENCHMARK_TEMPLATE(copy, provinceRules)->Arg(2);
BENCHMARK_TEMPLATE(recheck, provinceRules)->Arg(2);
BENCHMARK_TEMPLATE(solverNodes, provinceRules)->Arg(2);

/// All cities of a position, by their totals.
void scoreCities(benchmark::State &bench)
{
    const auto states = sample(citiesRules(), static_cast<int>(bench.range(0)));
    std::size_t index = 0;
    for (auto _ : bench)
        benchmark::DoNotOptimize(citiesRules().scorer().totals(states[index++ % states.size()]));
}

BENCHMARK_TEMPLATE(randomPlayout, citiesRules)->Arg(2)->Arg(4)->Arg(7);
BENCHMARK_TEMPLATE(legalActions, citiesRules)->Arg(4);
BENCHMARK_TEMPLATE(copyAndApply, citiesRules)->Arg(4);
BENCHMARK_TEMPLATE(copy, citiesRules)->Arg(7);
BENCHMARK_TEMPLATE(recheck, citiesRules)->Arg(7);
BENCHMARK_TEMPLATE(solverNodes, citiesRules)->Arg(3);
BENCHMARK(scoreCities)->Arg(4)->Arg(7);

/// The yardstick: what the same loop costs with no game in it. The ratio of the others to it holds on a noisy machine.
void randomDraws(benchmark::State &bench)
{
    Rng rng(1);
    std::uint32_t sum = 0;
    for (auto _ : bench) {
        sum += rng.below(7 + (sum & 7));
        benchmark::DoNotOptimize(sum);
    }
}
BENCHMARK(randomDraws);

} // namespace
} // namespace waystone

BENCHMARK_MAIN();
