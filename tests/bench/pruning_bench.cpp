#include "bots/search.h"
#include "core/draw.h"
#include "games.h"
#include "milestones/search_policy.h"
#include "province/search_policy.h"
#include "twocities/search_policy.h"

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

/// What pruning gains: games of two players who think equally often about each decision, of whom one prunes. The figures
/// are counted, not timed, so that a busy machine does no harm.
namespace waystone {
namespace {

constexpr int longestGame = 5000; ///< actions and draws
constexpr int pairsOfGames = 200;
constexpr std::uint32_t mostNodes = 1'000'000;

template <class P>
struct Unpruned : P {
    void prune(const auto &, const auto &, Seat, Action, ActionList &) const {}
};

/// The best action by a search of so many iterations; a forced one without any.
template <class Search, class View>
Action best(Search &search, const View &view, Seat seat, Rng &rng, std::uint32_t iterations)
{
    search.ask(view, seat, rng.next());
    if (search.rootActions() > 1)
        search.think(iterations, {});
    std::vector<Candidate> candidates;
    for (std::size_t index = 0; index < search.rootActions(); ++index)
        candidates.push_back(search.candidate(index));
    sortCandidates(candidates);
    search.play(candidates.front().action);
    return candidates.front().action;
}

/// Two players who think as often; one of them prunes. 1 if that one wins, 0.5 for a draw.
template <class R, class P>
double gameWithPruning(const R &rules, const SearchSettings &settings, Seat pruning, std::uint64_t seed)
{
    Search<R, P> with(rules, P(), settings, mostNodes);
    Search<R, Unpruned<P>> without(rules, Unpruned<P>(), settings, mostNodes);
    Rng chance(seed);
    Rng chooser(~seed);
    OutcomeList outcomes;
    auto state = *rules.from(rules.start(2, 0));
    for (int plies = 0; plies < longestGame && !rules.actors(state).isOver(); ++plies) {
        const Seat seat = rules.actors(state).first();
        if (seat == chanceSeat) {
            rules.outcomes(state, outcomes);
            rules.apply(state, seat, drawn({outcomes.begin(), outcomes.end()}, chance), nullptr);
            continue;
        }
        const auto view = rules.view(state, seat);
        const Action action = seat == pruning ? best(with, view, seat, chooser, settings.iterations)
                                              : best(without, view, seat, chooser, settings.iterations);
        rules.apply(state, seat, action, nullptr);
    }
    const Score score = rules.score(state);
    const auto rank = [&](Seat seat) { return score.ranks[seat]; };
    return rank(0) == rank(1) ? 0.5 : rank(pruning) == 1 ? 1 : 0;
}

/// Pairs of games with changed seats, by the settings of the level that is the argument.
template <class R, class P>
void pruning(benchmark::State &bench, std::string_view id)
{
    const auto game = games().make(*games().find(id), {}, {}).value();
    const R &rules = *rulesOf<R>(*game);
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
