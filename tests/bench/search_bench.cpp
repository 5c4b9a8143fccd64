#include "bots/search/analysis.h"
#include "bots/search/search.h"
#include "core/draw.h"
#include "counted_heap.h"
#include "games.h"
#include "milestones/thinking/search_policy.h"
#include "province/thinking/search_policy.h"
#include "twocities/thinking/search_policy.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <limits>
#include <string>
#include <thread>
#include <vector>

/// Speed of the search beside that of plain random games, what it gains by a second processor, and how soon it stops. Run
/// a release build on a quiet machine. "share" is the search's iterations a second over the random games a second of the
/// same run.

namespace waystone {
namespace {

constexpr int longestGame = 5000; ///< actions; random players need not finish

std::shared_ptr<const Game> gameOf(std::string_view id)
{
    return games().make(*games().find(id), {}, {}).value();
}

template <class R>
void playOne(const R &rules, typename R::State &state, Rng &rng, ActionList &actions, OutcomeList &outcomes)
{
    const Seat seat = rules.actors(state).first();
    if (seat == chanceSeat) {
        rules.outcomes(state, outcomes);
        rules.apply(state, seat, drawn({outcomes.begin(), outcomes.end()}, rng), nullptr);
        return;
    }
    rules.legal(state, seat, actions);
    rules.apply(state, seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
}

/// Positions from the first half of random games, in which a seat has to act.
template <class R>
std::vector<typename R::State> sample(const R &rules, int players)
{
    Rng rng(3);
    ActionList actions;
    OutcomeList outcomes;
    std::vector<typename R::State> states;
    while (states.size() < 16) {
        typename R::State state = *rules.from(rules.start(players, 0));
        for (auto plies = static_cast<int>(20 + rng.below(60)); plies > 0 && !rules.actors(state).isOver();
             --plies)
            playOne(rules, state, rng, actions, outcomes);
        while (rules.actors(state).isChance())
            playOne(rules, state, rng, actions, outcomes);
        if (!rules.actors(state).isOver())
            states.push_back(state);
    }
    return states;
}

/// From those positions to the end; the yardstick. The argument of all is the number of players.
template <class R>
void randomGames(benchmark::State &bench, std::string_view id)
{
    const auto game = gameOf(id);
    const R &rules = rulesOf<R>(*game);
    const auto starts = sample(rules, static_cast<int>(bench.range(0)));
    Rng rng(1);
    ActionList actions;
    OutcomeList outcomes;
    std::size_t index = 0;
    for (auto _ : bench) {
        auto state = starts[index++ % starts.size()];
        for (int plies = 0; plies < longestGame && !rules.actors(state).isOver(); ++plies)
            playOne(rules, state, rng, actions, outcomes);
        benchmark::DoNotOptimize(state);
    }
    bench.counters["games/s"] =
        benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
}

/// Like the policy, but plays out at random to the end of the game: what the tree itself costs.
template <class P>
struct Bare : P {
    void actionValues(const auto &, const auto &, Seat, const ActionList &actions, ActionValues &values) const
    {
        for (std::size_t index = 0; index < actions.size(); ++index)
            values.add(0);
    }
};

template <class R, class P>
void searchFrom(benchmark::State &bench, std::string_view id, const SearchSettings &settings)
{
    constexpr std::uint64_t aDecision = 300;
    const auto game = gameOf(id);
    const R &rules = rulesOf<R>(*game);
    const auto starts = sample(rules, static_cast<int>(bench.range(0)));
    Search<R, P> search(rules, P(), settings, 1'000'000);
    std::uint64_t iterations = 0;
    std::uint64_t nodes = 0;
    std::size_t inLoop = 0;
    std::size_t index = 0;
    for (auto _ : bench) {
        const auto &state = starts[index++ % starts.size()];
        const Seat seat = rules.actors(state).first();
        search.ask(rules.view(state, seat), seat, index);
        const std::size_t before = allocations;
        search.think(aDecision, {});
        inLoop += allocations - before;
        iterations += search.iterations();
        nodes += search.nodes();
    }
    bench.counters["iterations/s"] =
        benchmark::Counter(static_cast<double>(iterations), benchmark::Counter::kIsRate);
    bench.counters["nodes/iteration"] = static_cast<double>(nodes) / static_cast<double>(iterations);
    bench.counters["bytes/node"] = sizeof(SearchNode);
    bench.counters["allocations"] = static_cast<double>(inLoop);
}

template <class R, class P>
void bareSearch(benchmark::State &bench, std::string_view id)
{
    SearchSettings settings;
    settings.playoutTurns = longestGame;
    settings.epsilon = 1;
    searchFrom<R, Bare<P>>(bench, id, settings);
}

template <class R, class P>
void masterSearch(benchmark::State &bench, std::string_view id)
{
    searchFrom<R, P>(bench, id, P::settings(Level::master, static_cast<int>(bench.range(0))));
}

/// Seconds that so many iterations take on so many threads.
double secondsFor(std::uint64_t iterations, int threads, const Game &game, const SeatView &view, Seat seat)
{
    using Clock = std::chrono::steady_clock;
    const auto analysis = Analysis::make(game, view, seat, 1, threads);
    const auto start = Clock::now();
    analysis->run(iterations);
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// As many iterations on one thread and on two, turn by turn. "gain" is how much faster two are, by the fastest of each:
/// what else a machine does only slows them, and one of its processors at a time.
void twoThreads(benchmark::State &bench, std::string_view id)
{
    constexpr std::uint64_t iterations = 4000;
    const auto game = gameOf(id);
    const Position start = [&] {
        Rng rng(1);
        Position position = game->from(game->start(static_cast<int>(bench.range(0)), 0)).value();
        while (game->actors(position).isChance())
            position = game->apply(position, chanceSeat, drawn(game->outcomes(position), rng), nullptr);
        return position;
    }();
    const Seat seat = game->actors(start).first();
    const SeatView view = game->view(start, seat);
    double one = std::numeric_limits<double>::max();
    double two = one;
    for (auto _ : bench) {
        one = std::min(one, secondsFor(iterations, 1, *game, view, seat));
        two = std::min(two, secondsFor(iterations, 2, *game, view, seat));
    }
    bench.counters["gain"] = one / two;
}

/// From the request to stop until the master's search has come back, on a thread of its own as at the table.
template <class R>
void stopping(benchmark::State &bench, std::string_view id)
{
    using Clock = std::chrono::steady_clock;
    const auto game = gameOf(id);
    const R &rules = rulesOf<R>(*game);
    std::vector<Position> starts;
    for (const auto &state : sample(rules, static_cast<int>(bench.range(0))))
        starts.push_back(game->from(game->setupFrom(rules.positionText(rules.setup(state))).value()).value());
    std::vector<double> waits; // milliseconds
    for (auto _ : bench) {
        const Position &start = starts[waits.size() % starts.size()];
        const Seat seat = game->actors(start).first();
        const auto analysis = Analysis::make(*game, game->view(start, seat), seat, waits.size());
        Clock::time_point back;
        std::jthread thinker([&](const std::stop_token &stop) {
            analysis->run(1'000'000'000, stop);
            back = Clock::now();
        });
        // At different moments of an iteration.
        std::this_thread::sleep_for(std::chrono::microseconds(20'000 + 137 * waits.size()));
        const auto told = Clock::now();
        thinker.request_stop();
        thinker.join();
        const std::chrono::duration<double> wait = back - told;
        waits.push_back(1000 * wait.count());
        bench.SetIterationTime(wait.count());
    }
    std::ranges::sort(waits);
    bench.counters["median ms"] = waits[waits.size() / 2];
    bench.counters["worst ms"] = waits.back();
}

template <class R, class P>
void add(std::string_view id, const std::vector<int> &players)
{
    const auto name = [id](const std::string &what) { return what + '/' + std::string(id); };
    for (const int seats : players) {
        benchmark::RegisterBenchmark(name("randomGames").c_str(), randomGames<R>, id)->Arg(seats);
        benchmark::RegisterBenchmark(name("bareSearch").c_str(), bareSearch<R, P>, id)->Arg(seats);
        benchmark::RegisterBenchmark(name("masterSearch").c_str(), masterSearch<R, P>, id)->Arg(seats);
    }
    constexpr int stops = 100;
    for (const int seats : players)
        benchmark::RegisterBenchmark(name("stopping").c_str(), stopping<R>, id)
            ->Arg(seats)
            ->Iterations(stops)
            ->UseManualTime();
    constexpr int pairs = 31;
    for (const int seats : players)
        benchmark::RegisterBenchmark(name("twoThreads").c_str(), twoThreads, id)
            ->Arg(seats)
            ->Iterations(pairs);
}

} // namespace
} // namespace waystone

int main(int argc, char **argv)
{
    using namespace waystone;
    add<milestones::Milestones, milestones::Policy>("milestones", {2, 4});
    add<province::Province, province::Policy>("province", {2});
    add<twocities::BetweenTwoCities, twocities::Policy>("between-two-cities", {2, 4});
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
