#include "core/embedded.h"
#include "core/rng.h"
#include "milestones/rules.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <new>
#include <vector>

/// Speed of the rules without anything around them. Run a release build on a quiet machine and compare with the
/// yardstick of the same run, not with figures of another day.

namespace {

std::size_t allocations = 0;

} // namespace

// Counted, so that "no heap in the loop" is a measured figure.
[[gnu::noinline]] void *operator new(std::size_t size)
{
    ++allocations;
    if (void *memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void *memory) noexcept
{
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace waystone::milestones {
namespace {

const Milestones &rules()
{
    static const Milestones instance = [] {
        for (const EmbeddedFile &file : embeddedEditions())
            if (file.name == "milestones-reconstruction.json")
                return Milestones(*readEdition(file.text), Choices{});
        std::abort();
    }();
    return instance;
}

/// Random plies need a bound: nothing in the rules makes random players finish soon.
constexpr int maxPlies = 5000;

void playOne(State &state, Rng &rng, ActionList &actions, OutcomeList &outcomes)
{
    const Milestones &game = rules();
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

/// Positions from all over some random games.
std::vector<State> sample(int players)
{
    Rng rng(3);
    ActionList actions;
    OutcomeList outcomes;
    std::vector<State> states;
    for (int game = 0; game < 8; ++game) {
        State state = *rules().from(rules().start(players, 0));
        for (int ply = 0; ply < maxPlies && state.phase != Phase::over; ++ply) {
            playOne(state, rng, actions, outcomes);
            if (state.phase != Phase::over && !rules().actors(state).isChance())
                states.push_back(state);
        }
    }
    return states;
}

void randomPlayout(benchmark::State &bench)
{
    const State start = *rules().from(rules().start(static_cast<int>(bench.range(0)), 0));
    Rng rng(1);
    ActionList actions;
    OutcomeList outcomes;
    std::int64_t plies = 0;
    const std::size_t before = allocations;
    for (auto _ : bench) {
        State state = start;
        int ply = 0;
        while (state.phase != Phase::over && ply < maxPlies) {
            playOne(state, rng, actions, outcomes);
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
    bench.counters["state bytes"] = sizeof(State);
}
BENCHMARK(randomPlayout)->Arg(2)->Arg(3)->Arg(4);

void legalActions(benchmark::State &bench)
{
    const std::vector<State> states = sample(4);
    ActionList actions;
    std::size_t index = 0;
    for (auto _ : bench) {
        const State &state = states[index++ % states.size()];
        rules().legal(state, state.turn, actions);
        benchmark::DoNotOptimize(actions);
    }
}
BENCHMARK(legalActions);

void copyAndApply(benchmark::State &bench)
{
    const std::vector<State> states = sample(4);
    std::vector<Action> chosen;
    Rng rng(5);
    ActionList actions;
    for (const State &state : states) {
        rules().legal(state, state.turn, actions);
        chosen.push_back(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    std::size_t index = 0;
    for (auto _ : bench) {
        State state = states[index % states.size()];
        rules().apply(state, state.turn, chosen[index % states.size()], nullptr);
        benchmark::DoNotOptimize(state);
        ++index;
    }
}
BENCHMARK(copyAndApply);

void copy(benchmark::State &bench)
{
    const std::vector<State> states = sample(4);
    std::size_t index = 0;
    for (auto _ : bench) {
        State state = states[index++ % states.size()];
        benchmark::DoNotOptimize(state);
    }
}
BENCHMARK(copy);

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
} // namespace waystone::milestones

BENCHMARK_MAIN();
