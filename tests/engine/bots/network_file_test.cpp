#include "bots/network/learned_networks.h"
#include "bots/network/network_file.h"
#include "bots/network/training.h"
#include "bots/search/search_task.h"
#include "bots/search/searcher.h"
#include "games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

namespace waystone::test {
namespace {

const std::string sound = "waystone-network 1\n"
                          "game orchard\n"
                          "edition 0123456789abcdef\n"
                          "players 2\n"
                          "seed 7\n"
                          "games 12\n"
                          "hidden 1\n"
                          "features 2\n"
                          "bias -5 6 7\n"
                          "mine.apples 10 -20 30\n"
                          "theirs.apples -32767 32767 0\n"
                          "unit 512 -512\n"
                          "end\n";

std::string with(const std::string &part, const std::string &other)
{
    std::string text = sound;
    text.replace(text.find(part), part.size(), other);
    return text;
}

std::string refusal(const std::string &text)
{
    const Result<NetworkFile> read = readNetwork(text);
    return read ? "none" : describe(read.problems().front());
}

TEST(NetworkFile, IsReadAndWrittenAlike)
{
    const Result<NetworkFile> read = readNetwork(sound);
    ASSERT_TRUE(read) << refusal(sound);
    EXPECT_EQ(writeNetwork(*read), sound);
    EXPECT_EQ(read->origin, (NetworkOrigin{"orchard", "0123456789abcdef", 2, 7, 12}));
    EXPECT_EQ(read->network.weights().direct[0], (Network::ToResults{-20, 30}));
    EXPECT_EQ(readNetwork(std::regex_replace(sound, std::regex("\n"), "\r\n"))->network.weights(),
              read->network.weights());
}

TEST(NetworkFile, TellsWhatIsWrongAndWhere)
{
    EXPECT_EQ(refusal(with("network 1", "network 2")),
              "network.new-version (line 1, column 18, found \"2\")");
    EXPECT_EQ(refusal(with("players 2", "player 2")),
              "network.wrong-word (line 4, column 1, found \"player\", expected \"players\")");
    EXPECT_EQ(refusal(with("hidden 1", "hidden 33")),
              "network.bad-number (line 7, column 8, found \"33\", least \"0\", most \"32\")");
    EXPECT_EQ(refusal(with("features 2", "features 257")),
              "network.bad-number (line 8, column 10, found \"257\", least \"1\", most \"256\")");
    EXPECT_EQ(refusal(with("32767 0", "32768 0")),
              "network.bad-number (line 11, column 22, found \"32768\", least \"-32767\", most \"32767\")");
    EXPECT_EQ(refusal(with("-20 30", "-20 3x")),
              "network.bad-number (line 10, column 20, found \"3x\", least \"-32767\", most \"32767\")");
    EXPECT_EQ(refusal(with("mine.apples", "mine_apples")),
              "network.bad-name (line 10, column 1, found \"mine_apples\")");
    EXPECT_EQ(refusal(sound + "end"), "network.too-long (line 14, column 1, found \"end\")");
    EXPECT_EQ(refusal(sound + std::string(200'000, ' ')), "network.too-large (line 1, column 1, found \"\")");
}

TEST(NetworkFile, MayBreakOffAnywhere)
{
    std::set<std::string> seen;
    for (std::size_t length = 0; length + 1 < sound.size(); ++length) {
        const Result<NetworkFile> read = readNetwork(std::string_view(sound).substr(0, length));
        ASSERT_FALSE(read) << length;
        seen.insert(read.problems().front().code);
    }
    for (const std::string &code : seen)
        EXPECT_EQ(std::ranges::count(networkProblemCodes(), code), 1) << code;
}

TEST(NetworkFile, ThoseOfTheProgramAreSound)
{
    for (const EmbeddedFile &file : embeddedNetworks()) {
        const Result<NetworkFile> read = readNetwork(file.text);
        ASSERT_TRUE(read) << file.name << ": " << describe(read.problems().front());
        EXPECT_EQ(writeNetwork(*read), file.text) << file.name;
        EXPECT_NE(learnedNetwork(read->origin.game, read->origin.edition, read->origin.players), nullptr)
            << file.name;
    }
}

/// An edition that changes has no network any more; it would be missed by nothing else.
TEST(NetworkFile, ThoseOfTheProgramBelongToItsEditions)
{
    for (const EmbeddedFile &file : embeddedNetworks()) {
        const Result<NetworkFile> read = readNetwork(file.text);
        ASSERT_TRUE(read) << file.name;
        const GameKind *kind = games().find(read->origin.game);
        ASSERT_NE(kind, nullptr) << file.name;
        const auto isOf = [&](const EmbeddedFile &edition) {
            return kind->make(edition.text, {}).value()->editionInfo().hash == read->origin.edition;
        };
        EXPECT_TRUE(std::ranges::any_of(kind->editions, isOf)) << file.name;
        const auto game = kind->make(kind->editions.front().text, {}).value();
        const auto searcher = game->searcher({.mostNodes = 1});
        const auto training = searcher->training({read->origin.players, 1, 1});
        EXPECT_EQ(training->result().features, read->features) << file.name;
    }
}

} // namespace
} // namespace waystone::test
