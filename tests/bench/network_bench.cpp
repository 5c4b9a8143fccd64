#include "bots/network/network_file.h"
#include "bots/search/search.h"
#include "games.h"
#include "milestones/thinking/search_policy.h"
#include "province/thinking/search_policy.h"
#include "search_match.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>

/// What a network gains: games of two players whose thinking is told on the command line, with the processor time of each.
///
///     network_bench GAME PAIRS FIRST_SEED A B
///
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
SearchSettings settingsOf(const Thinker &thinker)
{
    SearchSettings settings = thinker.file ? P::learnedSettings(2) : P::settings(Level::master, 2);
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
void playMatches(const std::string &id, int pairs, std::uint64_t firstSeed, std::array<Thinker, 2> &thinkers)
{
    const auto game = games().make(*games().find(id), {}, {}).value();
    const R &rules = rulesOf<R>(*game);
    double won = 0;
    double squares = 0;
    double firsts = 0;
    for (int pair = 0; pair < pairs; ++pair) {
        for (const Seat seatOfA : {Seat{0}, Seat{1}}) {
            std::array<std::optional<Search<R, P>>, 2> searches;
            std::array<SearchSettings, 2> settings;
            for (std::size_t who = 0; who < 2; ++who) {
                settings[who] = settingsOf<P>(thinkers[who]);
                searches[who].emplace(rules, P(), settings[who], mostNodes,
                                      thinkers[who].file ? &thinkers[who].file->network : nullptr);
            }
            const double first = playGame(
                rules, firstSeed + static_cast<std::uint64_t>(pair),
                [&](const auto &state, Seat seat, Rng &rng) {
                    const std::size_t who = seat == seatOfA ? 0 : 1;
                    const std::clock_t start = std::clock();
                    const std::vector<Candidate> found = considered(*searches[who], rules.view(state, seat),
                                                                    seat, rng, settings[who].iterations);
                    searches[who]->play(found.front().action);
                    if (found.size() > 1) {
                        thinkers[who].seconds += static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
                        ++thinkers[who].decisions;
                    }
                    return found.front().action;
                });
            const double result = seatOfA == 0 ? first : 1 - first;
            firsts += first;
            won += result;
            squares += result * result;
        }
    }
    const double count = 2.0 * pairs;
    const double rate = won / count;
    const double half = 1.96 * std::sqrt((squares / count - rate * rate) / (count - 1));
    std::printf("%d games, seeds %llu..%llu: A %.1f%% (%.1f to %.1f), first player %.1f%%; ms a decision: A "
                "%.2f, B %.2f\n",
                2 * pairs, static_cast<unsigned long long>(firstSeed),
                static_cast<unsigned long long>(firstSeed) + static_cast<unsigned long long>(pairs) - 1,
                100 * rate, 100 * (rate - half), 100 * (rate + half), 100 * firsts / count,
                1000 * thinkers[0].seconds / thinkers[0].decisions,
                1000 * thinkers[1].seconds / thinkers[1].decisions);
}

} // namespace
} // namespace waystone

int main(int argc, char **argv)
{
    using namespace waystone;
    if (argc != 6) {
        std::fprintf(stderr, "network_bench GAME PAIRS FIRST_SEED A B\n");
        return 2;
    }
    std::array<Thinker, 2> thinkers{thinkerOf(argv[4]), thinkerOf(argv[5])};
    const std::string id = argv[1];
    const int pairs = std::atoi(argv[2]);
    const auto seed = static_cast<std::uint64_t>(std::atoll(argv[3]));
    if (id == "milestones")
        playMatches<milestones::Milestones, milestones::Policy>(id, pairs, seed, thinkers);
    if (id == "province")
        playMatches<province::Province, province::Policy>(id, pairs, seed, thinkers);
}
