#include "bots/network/learning_network.h"
#include "bots/network/network.h"
#include "bots/network/training.h"
#include "bots/search/search_task.h"
#include "bots/search/searcher.h"
#include "core/text/text_hash.h"
#include "games.h"

#include <gtest/gtest.h>

#include <map>

namespace waystone::test {
namespace {

Features features(std::initializer_list<int> values)
{
    Features features;
    for (const int value : values)
        features.add(value);
    return features;
}

TEST(Network, JudgesByWholeNumbers)
{
    // One hidden unit that sees the first feature, x = 1: softsign(1) = 0.5, twice of which goes to the chance.
    const Network network({{0}, {{512}, {0}}, {0, 256}, {{0, 0}, {0, 1024}}, {{1024, 0}}});
    Features seen = features({16, 8});
    const Forecast judgement = network.judge(seen);
    EXPECT_EQ(judgement.chance, 0.75);
    EXPECT_EQ(judgement.margin, 8 * (0.5 + 2 * 0.5));
}

TEST(Network, IsExactWhereItsNumbersAreTheLargest)
{
    Network::Weights weights;
    weights.hiddenBias = {Network::mostBias};
    weights.result = {{Network::mostWeight, -Network::mostWeight}};
    Features seen;
    for (int input = 0; input < Features::most; ++input) {
        weights.hidden.push_back({Network::mostWeight});
        weights.direct.push_back({Network::mostWeight, -Network::mostWeight});
        seen.add(1000); // cut off at the limit
    }
    const Forecast judgement = Network(weights).judge(seen);
    EXPECT_GT(judgement.chance, 0.99);
    EXPECT_NEAR(judgement.margin, -8.0 * 64 * (256 * 127.0 / 16 + 1), 100);
}

TEST(LearningNetwork, LearnsWhatNoSumOfFeaturesTells)
{
    Rng rng(1);
    LearningNetwork learning(2, 8, rng);
    const auto target = [](int one, int other) {
        return Forecast{one != other ? 0.9 : 0.1, one != other ? 4.0 : -4.0};
    };
    for (int round = 0; round < 20'000; ++round) {
        const auto one = static_cast<int>(rng.below(2));
        const auto other = static_cast<int>(rng.below(2));
        learning.learn(features({16 * one, 16 * other}), target(one, other), 0.1);
    }
    const Network network(learning.rounded());
    for (int one = 0; one < 2; ++one)
        for (int other = 0; other < 2; ++other) {
            Features seen = features({16 * one, 16 * other});
            const Forecast judgement = network.judge(seen);
            EXPECT_NEAR(judgement.chance, target(one, other).chance, 0.05);
            EXPECT_NEAR(judgement.margin, target(one, other).margin, 0.5);
            EXPECT_NEAR(learning.judge(seen).chance, judgement.chance, 0.01);
        }
}

/// What a few games teach, to the byte: from every compiler and on every machine the same.
TEST(Training, GivesTheSameNetworkEverywhere)
{
    const std::map<std::string_view, std::uint64_t> expected{{"milestones", 18331608221198315509U},
                                                             {"province", 4679923866997394685U},
                                                             {"between-two-cities", 12264575494320672588U}};
    int trained = 0;
    for (const GameKind &kind : games().kinds()) {
        const auto game = kind.make(kind.editions.front().text, {}).value();
        const auto searcher = game->searcher({.mostNodes = 1});
        std::string texts[2];
        for (std::string &text : texts) {
            const auto training = searcher->training({kind.minSeats, 5, 12});
            if (!training)
                continue;
            while (training->gamesPlayed() < training->gamesWanted())
                training->play(5, {});
            const NetworkFile file = training->result();
            EXPECT_EQ(file.origin.games, 12u);
            EXPECT_EQ(static_cast<std::size_t>(file.network.inputs()), file.features.size());
            text = writeNetwork(file);
            EXPECT_TRUE(readNetwork(text)) << kind.id;
            ++trained;
        }
        EXPECT_EQ(texts[0], texts[1]) << kind.id;
        if (const auto found = expected.find(kind.id); found != expected.end()) {
            EXPECT_EQ(textHash(texts[0]), found->second) << kind.id;
        }
    }
    EXPECT_EQ(trained, 2 * static_cast<int>(expected.size()));
}

} // namespace
} // namespace waystone::test
