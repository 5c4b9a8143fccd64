#include "bots/search/search.h"
#include "games.h"
#include "milestones/thinking/search_policy.h"
#include "province/thinking/search_policy.h"
#include "search_match.h"
#include "twocities/thinking/search_policy.h"

#include <benchmark/benchmark.h>

#include <string>

/// What pruning gains: games of two players who think equally often about each decision, of whom one prunes.
namespace waystone {
namespace {

constexpr int pairsOfGames = 200;
constexpr std::uint32_t mostNodes = 1'000'000;

template <class P>
struct Unpruned : P {
    void prune(const auto &, const auto &, Seat, Action, ActionList &) const {}
};

/// Two players who think as often; one of them prunes. 1 if that one wins, 0.5 for a draw.
template <class R, class P>
double gameWithPruning(const R &rules, const SearchSettings &settings, Seat pruning, std::uint64_t seed)
{
    Search<R, P> with(rules, P(), settings, mostNodes);
    Search<R, Unpruned<P>> without(rules, Unpruned<P>(), settings, mostNodes);
    const auto play = [&](auto &search, const auto &state, Seat seat, Rng &rng) {
        const Action best =
            considered(search, rules.view(state, seat), seat, rng, settings.iterations).front().action;
        search.play(best);
        return best;
    };
    const double first = playGame(rules, seed, [&](const auto &state, Seat seat, Rng &rng) {
        return seat == pruning ? play(with, state, seat, rng) : play(without, state, seat, rng);
    });
    return pruning == 0 ? first : 1 - first;
}

/// Pairs of games with changed seats, by the settings of the level that is the argument.
template <class R, class P>
void pruning(benchmark::State &bench, std::string_view id)
{
    const auto game = games().make(*games().find(id), {}, {}).value();
    const R &rules = rulesOf<R>(*game);
    const SearchSettings settings = P::settings(static_cast<Level>(bench.range(0)), 2);
    double won = 0;
    std::uint64_t pairs = 0;
    for (auto _ : bench) {
        ++pairs;
        for (const Seat seat : {Seat{0}, Seat{1}})
            won += gameWithPruning<R, P>(rules, settings, seat, pairs);
    }
    bench.counters["games"] = static_cast<double>(2 * pairs);
    bench.counters["won %"] = 100 * won / static_cast<double>(2 * pairs);
}

template <class R, class P>
void add(std::string_view id)
{
    for (const Level level : {Level::expert, Level::master})
        benchmark::RegisterBenchmark(("pruning/" + std::string(id)).c_str(), pruning<R, P>, id)
            ->Arg(static_cast<int>(level))
            ->Iterations(pairsOfGames);
}

} // namespace
} // namespace waystone

int main(int argc, char **argv)
{
    using namespace waystone;
    add<milestones::Milestones, milestones::Policy>("milestones");
    add<province::Province, province::Policy>("province");
    add<twocities::BetweenTwoCities, twocities::Policy>("between-two-cities");
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
