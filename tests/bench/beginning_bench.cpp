#include "bots/search/search.h"
#include "games.h"
#include "province/rules/state.h"
#include "province/thinking/search_policy.h"
#include "province/words/verbs.h"
#include "search_match.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <string>

/// Whether Province is played as well without the beginning that the strongest level prefers: games of that level against
/// itself in which one seat may not begin with a certain structure. "first player %" is what the first player wins.
namespace waystone::province {
namespace {

constexpr int gamesPlayed = 300;
constexpr std::uint32_t mostNodes = 1'000'000;
constexpr int noSeat = maxPlayers;

/// By the seat and the structure that are the arguments.
void withoutBeginning(benchmark::State &bench)
{
    const int bound = static_cast<int>(bench.range(0));
    const auto structure = static_cast<std::uint8_t>(bench.range(1));
    const auto game = games().make(*games().find("province"), {}, {}).value();
    const Province &rules = rulesOf<Province>(*game);
    const SearchSettings settings = Policy::settings(Level::master, maxPlayers);
    double won = 0;
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        Search<Province, Policy> one(rules, {}, settings, mostNodes);
        Search<Province, Policy> other(rules, {}, settings, mostNodes);
        won += playGame(rules, ++seed, [&](const State &state, Seat seat, Rng &rng) {
            auto &search = seat == 0 ? one : other;
            const auto candidates =
                considered(search, rules.view(state, seat), seat, rng, settings.iterations);
            const auto isAllowed = [&](const Candidate &candidate) {
                const bool isBeginning = seat == bound && state.built[seat] == 0;
                return !isBeginning || static_cast<Verb>(candidate.action.verb) != Verb::build ||
                       candidate.action.first != structure;
            };
            const auto best = std::ranges::find_if(candidates, isAllowed);
            const Action action = (best != candidates.end() ? *best : candidates.front()).action;
            search.play(action);
            return action;
        });
    }
    bench.counters["first player %"] = 100 * won / static_cast<double>(seed);
}

void add(const std::string &name, int seat, Structure structure)
{
    benchmark::RegisterBenchmark(name.c_str(), withoutBeginning)
        ->Args({seat, static_cast<int>(structure)})
        ->Iterations(gamesPlayed);
}

} // namespace
} // namespace waystone::province

int main(int argc, char **argv)
{
    using namespace waystone::province;
    add("asTheyLike", noSeat, Structure::lender);
    add("firstNotLender", 0, Structure::lender);
    add("secondNotMill", 1, Structure::mill);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
