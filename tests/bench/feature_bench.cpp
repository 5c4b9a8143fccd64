// What each group of a network's features weighs: how much more it errs when the values of that group are those of another
// position. Positions of games that masters play against each other.
//
//     feature_bench GAME PLAYERS GAMES FIRST_SEED NETWORK_FILE
//
// The error of the chance is its mean square against what the seat won, that of the margin (of a part: of its points) its
// mean distance.
#include "bots/network/judged.h"
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
#include <fstream>
#include <map>
#include <numeric>
#include <sstream>

namespace waystone {
namespace {

constexpr std::uint32_t mostNodes = 1'000'000;
constexpr std::uint32_t iterations = 200;

struct Sample {
    Features features;
    int viewer; ///< the seat, or the part
    double scored;
    Forecast came;
};

template <class R, class P>
class Games {
public:
    Games(const R &rules, const Network &network, int seats) : rules_(rules), network_(network), seats_(seats)
    {}

    void play(std::uint64_t seed)
    {
        std::vector<std::unique_ptr<Search<R, P>>> searches;
        for (int seat = 0; seat < seats_; ++seat)
            searches.push_back(std::make_unique<Search<R, P>>(rules_, P(), P::learnedSettings(seats_),
                                                              mostNodes, &network_));
        const std::size_t first = samples_.size();
        typename R::State last;
        const Score score = playToEnd(rules_, seats_, seed, [&](const auto &state, Seat seat, Rng &rng) {
            if (policy_.judges(rules_, state))
                take(state, seat);
            const auto found = considered(*searches[seat], rules_.view(state, seat), seat, rng, iterations);
            searches[seat]->play(found.front().action);
            last = state;
            rules_.apply(last, seat, found.front().action, nullptr);
            return found.front().action;
        });
        for (std::size_t index = first; index < samples_.size(); ++index)
            samples_[index].came = cameOf(score, last, samples_[index].viewer);
    }

    [[nodiscard]] const std::vector<Sample> &samples() const { return samples_; }

private:
    void take(const typename R::State &state, Seat seat)
    {
        if constexpr (JudgesParts<P, R>) {
            for (int part = 0; part < policy_.parts(rules_, state); ++part) {
                Sample &sample = samples_.emplace_back();
                sample.viewer = part;
                sample.scored = policy_.partPoints(rules_, state, part);
                policy_.partFeatures(rules_, state, part, sample.features);
            }
        } else {
            Sample &sample = samples_.emplace_back();
            sample.viewer = seats_ == 2 ? policy_.viewer(rules_, state) : seat;
            sample.scored = 0;
            policy_.features(rules_, state, static_cast<Seat>(sample.viewer), sample.features);
        }
    }

    Forecast cameOf(const Score &score, const typename R::State &last, int viewer) const
    {
        if constexpr (JudgesParts<P, R>)
            return {0.5, policy_.partPoints(rules_, last, viewer)};
        const auto seat = static_cast<Seat>(viewer);
        int best = -1000;
        for (Seat other = 0; other < seats_; ++other)
            best = other == seat ? best : std::max(best, score.totals[other]);
        return {shareOf(score, seat), static_cast<double>(score.totals[seat] - best)};
    }

    const R &rules_;
    const Network &network_;
    int seats_;
    P policy_;
    std::vector<Sample> samples_;
};

/// Side and step left out: "mine.goal.labor.near" is of the group "goal".
std::string groupOf(std::string name)
{
    for (const std::string side : {"mine.", "theirs.", "free."})
        if (name.starts_with(side))
            name = name.substr(side.size());
    return name.substr(0, name.find('.'));
}

struct Errors {
    double chance = 0;
    double margin = 0;
};

Errors errorsOf(const Network &network, const std::vector<Sample> &samples,
                const std::vector<std::size_t> &other, const std::vector<bool> &isTaken)
{
    Errors errors;
    for (std::size_t index = 0; index < samples.size(); ++index) {
        Features mixed;
        for (int input = 0; input < network.inputs(); ++input)
            mixed.add(
                samples[isTaken[static_cast<std::size_t>(input)] ? other[index] : index].features[input]);
        const Forecast told = network.judge(mixed);
        const Forecast &came = samples[index].came;
        errors.chance += (told.chance - came.chance) * (told.chance - came.chance);
        errors.margin += std::abs(told.margin + samples[index].scored - came.margin);
    }
    const auto count = static_cast<double>(samples.size());
    return {errors.chance / count, errors.margin / count};
}

template <class R, class P>
void weigh(const std::string &id, int seats, int count, std::uint64_t firstSeed, const NetworkFile &file)
{
    const auto game = games().make(*games().find(id), {}, {}).value();
    Games<R, P> games(rulesOf<R>(*game), file.network, seats);
    for (int index = 0; index < count; ++index)
        games.play(firstSeed + static_cast<std::uint64_t>(index));
    const std::vector<Sample> &samples = games.samples();

    std::vector<std::size_t> other(samples.size());
    std::iota(other.begin(), other.end(), std::size_t{0});
    Rng rng(firstSeed);
    for (std::size_t left = other.size(); left > 1; --left)
        std::swap(other[left - 1], other[rng.below(static_cast<std::uint32_t>(left))]);

    std::vector<bool> isTaken(file.features.size(), false);
    const Errors usual = errorsOf(file.network, samples, other, isTaken);
    std::printf("%zu positions: error of the chance %.4f, of the margin %.3f\n", samples.size(), usual.chance,
                usual.margin);
    std::map<std::string, std::vector<std::size_t>> groups;
    for (std::size_t input = 0; input < file.features.size(); ++input)
        groups[groupOf(file.features[input])].push_back(input);
    for (const auto &[name, inputs] : groups) {
        std::fill(isTaken.begin(), isTaken.end(), false);
        for (const std::size_t input : inputs)
            isTaken[input] = true;
        const Errors errors = errorsOf(file.network, samples, other, isTaken);
        std::printf("%-12s %3zu features: chance %+.4f, margin %+.3f\n", name.c_str(), inputs.size(),
                    errors.chance - usual.chance, errors.margin - usual.margin);
    }
}

} // namespace
} // namespace waystone

int main(int argc, char **argv)
{
    using namespace waystone;
    if (argc != 6) {
        std::fprintf(stderr, "feature_bench GAME PLAYERS GAMES FIRST_SEED NETWORK_FILE\n");
        return 2;
    }
    std::ifstream in(argv[5]);
    std::stringstream text;
    text << in.rdbuf();
    const Result<NetworkFile> file = readNetwork(text.str());
    if (!file) {
        std::fprintf(stderr, "%s: %s\n", argv[5], describe(file.problems().front()).c_str());
        return 2;
    }
    const std::string id = argv[1];
    const int seats = std::atoi(argv[2]);
    const int count = std::atoi(argv[3]);
    const auto seed = static_cast<std::uint64_t>(std::atoll(argv[4]));
    if (id == "milestones")
        weigh<milestones::Milestones, milestones::Policy>(id, seats, count, seed, *file);
    if (id == "province")
        weigh<province::Province, province::Policy>(id, seats, count, seed, *file);
    if (id == "between-two-cities")
        weigh<twocities::BetweenTwoCities, twocities::Policy>(id, seats, count, seed, *file);
}
