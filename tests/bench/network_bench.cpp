#include "bots/network/network_file.h"
#include "bots/search/search.h"
#include "games.h"
#include "milestones/thinking/search_policy.h"
#include "province/thinking/search_policy.h"
#include "search_match.h"
#include "twocities/thinking/search_policy.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>

/// What a network gains: games of players whose thinking is told on the command line, with the processor time of each.
///
///     network_bench GAME SEEDS FIRST_SEED A B [PLAYERS]
///
/// A plays every seed once on each seat, B on all the others.
/// A and B are "hand" or the file of a network, then settings: "hand,iterations=800" or "province.txt,exploration=0.6".
/// Without any they are the master's, or those that go with networks.
namespace waystone {
namespace {

constexpr std::uint32_t mostNodes = 1'000'000;

struct Thinker {
    std::optional<NetworkFile> file;
    std::map<std::string, double> figures;
    double seconds = 0;
    int decisions = 0;
};

NetworkFile fileOf(const std::string &path)
{
    std::ifstream in(path);
    std::stringstream text;
    text << in.rdbuf();
    Result<NetworkFile> read = readNetwork(text.str());
    if (!read) {
        std::fprintf(stderr, "%s: %s\n", path.c_str(), describe(read.problems().front()).c_str());
        std::exit(2);
    }
    return std::move(read).value();
}

Thinker thinkerOf(const std::string &told)
{
    Thinker thinker;
    std::istringstream words(told);
    std::string word;
    std::getline(words, word, ',');
    if (word != "hand")
        thinker.file = fileOf(word);
    while (std::getline(words, word, ',')) {
        const std::size_t equals = word.find('=');
        thinker.figures[word.substr(0, equals)] = std::atof(word.c_str() + equals + 1);
    }
    return thinker;
}

template <class P>
SearchSettings settingsOf(const Thinker &thinker, int seats)
{
    SearchSettings settings = thinker.file ? P::learnedSettings(seats) : P::settings(Level::master, seats);
    for (const auto &[name, value] : thinker.figures) {
        if (name == "iterations")
            settings.iterations = static_cast<std::uint32_t>(value);
        else if (name == "playout")
            settings.playoutTurns = static_cast<int>(value);
        else if (name == "epsilon")
            settings.epsilon = value;
        else if (name == "exploration")
            settings.exploration = value;
        else if (name == "prior")
            settings.priorScale = value;
        else if (name == "reward")
            settings.rewardScale = value;
        else if (name == "discount")
            settings.discount = value;
        else
            std::exit((std::fprintf(stderr, "no setting is called %s\n", name.c_str()), 2));
    }
    return settings;
}

template <class R, class P>
void playMatches(const std::string &id, int seats, int seeds, std::uint64_t firstSeed,
                 std::array<Thinker, 2> &thinkers)
{
    const auto game = games().make(*games().find(id), {}, {}).value();
    const R &rules = rulesOf<R>(*game);
    double won = 0;
    double squares = 0;
    double firsts = 0;
    for (int index = 0; index < seeds; ++index) {
        for (Seat seatOfA = 0; seatOfA < seats; ++seatOfA) {
            std::array<std::optional<Search<R, P>>, maxSeats> searches;
            const auto who = [seatOfA](Seat seat) { return seat == seatOfA ? 0u : 1u; };
            for (Seat seat = 0; seat < seats; ++seat) {
                const Thinker &thinker = thinkers[who(seat)];
                searches[seat].emplace(rules, P(), settingsOf<P>(thinker, seats), mostNodes,
                                       thinker.file ? &thinker.file->network : nullptr);
            }
            const auto choose = [&](const auto &state, Seat seat, Rng &rng) {
                Thinker &thinker = thinkers[who(seat)];
                const std::clock_t start = std::clock();
                const std::vector<Candidate> found =
                    considered(*searches[seat], rules.view(state, seat), seat, rng,
                               settingsOf<P>(thinker, seats).iterations);
                searches[seat]->play(found.front().action);
                if (found.size() > 1) {
                    thinker.seconds += static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
                    ++thinker.decisions;
                }
                return found.front().action;
            };
            const Score score =
                playToEnd(rules, seats, firstSeed + static_cast<std::uint64_t>(index), choose);
            const double result = shareOf(score, seatOfA);
            firsts += shareOf(score, 0);
            won += result;
            squares += result * result;
        }
    }
    const double count = double(seats) * seeds;
    const double rate = won / count;
    const double half = 1.96 * std::sqrt((squares / count - rate * rate) / (count - 1));
    std::printf("%d games, seeds %llu..%llu: A %.1f%% (%.1f to %.1f), first player %.1f%%; ms a decision: A "
                "%.2f, B %.2f\n",
                seats * seeds, static_cast<unsigned long long>(firstSeed),
                static_cast<unsigned long long>(firstSeed) + static_cast<unsigned long long>(seeds) - 1,
                100 * rate, 100 * (rate - half), 100 * (rate + half), 100 * firsts / count,
                1000 * thinkers[0].seconds / thinkers[0].decisions,
                1000 * thinkers[1].seconds / thinkers[1].decisions);
}

} // namespace
} // namespace waystone

int main(int argc, char **argv)
{
    using namespace waystone;
    if (argc != 6 && argc != 7) {
        std::fprintf(stderr, "network_bench GAME SEEDS FIRST_SEED A B [PLAYERS]\n");
        return 2;
    }
    std::array<Thinker, 2> thinkers{thinkerOf(argv[4]), thinkerOf(argv[5])};
    const std::string id = argv[1];
    const int seeds = std::atoi(argv[2]);
    const auto seed = static_cast<std::uint64_t>(std::atoll(argv[3]));
    const int seats = argc == 7 ? std::atoi(argv[6]) : 2;
    if (id == "milestones")
        playMatches<milestones::Milestones, milestones::Policy>(id, seats, seeds, seed, thinkers);
    if (id == "province")
        playMatches<province::Province, province::Policy>(id, seats, seeds, seed, thinkers);
    if (id == "between-two-cities")
        playMatches<twocities::BetweenTwoCities, twocities::Policy>(id, seats, seeds, seed, thinkers);
}
