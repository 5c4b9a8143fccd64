#include "cli/nearest_name.h"
#include "core/json/json.h"
#include "games.h"
#include "support/ran.h"
#include "support/temporary_folder.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

/// What all commands have in common: their help, how wrong words are told, standard input, and lists as JSON.
namespace waystone {
namespace {

using test::Ran;

Ran run(const std::vector<std::string> &words, const std::string &input = "")
{
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int status = cli::run(words, games(), {in, out, err});
    return {status, out.str(), err.str()};
}

std::vector<std::string> wordsOf(std::string_view name)
{
    std::istringstream in{std::string(name)};
    std::vector<std::string> words;
    for (std::string word; in >> word;)
        words.push_back(word);
    return words;
}

void expectFailure(const std::vector<std::string> &words, const std::string &message)
{
    const Ran ran = run(words);
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "waystone-cli: " + message + '\n');
}

TEST(CommandLine, EveryCommandHasAHelpOfItsOwn)
{
    const std::string general = run({"--help"}).out;
    for (const cli::CommandSyntax &command : cli::everyCommand()) {
        const std::string name(command.name);
        SCOPED_TRACE(name);
        std::vector<std::string> words = wordsOf(name);
        words.emplace_back("--help");
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 0);
        EXPECT_NE(ran.out.find("Usage: waystone-cli " + name + ' '), std::string::npos) << ran.out;
        EXPECT_NE(ran.out, general);
        for (const cli::OptionSyntax &option : command.options) {
            const std::string shown = "\n  " + std::string(option.name) + (option.value.empty() ? "" : " ") +
                                      std::string(option.value);
            EXPECT_NE(ran.out.find(shown), std::string::npos) << shown << ran.out;
        }
        words.back() = "-h";
        EXPECT_EQ(run(words).out, ran.out);
        words.pop_back();
        words.insert(words.begin(), "help");
        EXPECT_EQ(run(words).out, ran.out);
        if (name.find(' ') == std::string::npos) {
            EXPECT_NE(general.find("\n  " + name + ' '), std::string::npos) << general;
        }
    }
    EXPECT_EQ(run({"-h"}).out, general);
    EXPECT_EQ(run({"help"}).out, general);
}

TEST(CommandLine, LinesOfTheHelpAreShort)
{
    std::vector<std::vector<std::string>> all = {{}};
    for (const cli::CommandSyntax &command : cli::everyCommand())
        all.push_back(wordsOf(command.name));
    for (std::vector<std::string> words : all) {
        words.emplace_back("--help");
        std::istringstream help(run(words).out);
        for (std::string line; std::getline(help, line);)
            EXPECT_LE(line.size(), 112U) << line;
    }
}

TEST(CommandLine, WrongWordsAreNamed)
{
    expectFailure({}, "no command is given; --help lists them");
    expectFailure({"simulat"}, "unknown command: simulat; did you mean simulate? --help lists them");
    expectFailure({"dance"}, "unknown command: dance; --help lists them");
    expectFailure({"--jsn", "moves"}, "unknown option: --jsn; --help lists them");
    expectFailure({"moves", "--jsn"}, "unknown option: --jsn; did you mean --json? moves --help lists them");
    expectFailure({"arena", "merge", "--jsn=3"},
                  "unknown option: --jsn; did you mean --json? arena merge --help lists them");
    expectFailure({"check", "a", "b"}, "unexpected argument: b; check --help says what it takes");
    expectFailure({"check", "a", "serve"}, "unexpected argument: serve; check --help says what it takes");
    expectFailure({"simulate", "--games"}, "--games needs a value");
    expectFailure({"simulate", "--json=yes"}, "--json takes no value");
    expectFailure({"simulate", "--games", "1", "--games=2"}, "--games is given more than once");
    expectFailure({"simulate", "--games", "many"},
                  "--games takes a whole number from 1 to 100000000, not \"many\"");
    expectFailure({"perft", "--depth", "51"}, "--depth takes a whole number from 1 to 50, not \"51\"");
    expectFailure({"arena", "--seeds", "1..2", "--seed", "3"}, "--seed does not go with --seeds");
    expectFailure({"moves", "--game", "provence"},
                  "no game is called \"provence\": one of milestones, province, between-two-cities");
}

/// Where a picture or another kind of file is asked for, nothing is written under that name.
TEST(CommandLine, WhatIsWrittenKeepsToItsEnding)
{
    const test::TemporaryFolder folder;
    int written = 0;
    for (const cli::CommandSyntax &command : cli::everyCommand())
        for (const cli::OptionSyntax &option : command.options) {
            if (option.name != "-o" && option.endings.empty())
                continue;
            ++written;
            const std::string picture = folder.path("x.jpg");
            std::vector<std::string> words = wordsOf(command.name);
            words.insert(words.end(), {"-", std::string(option.name), picture});
            ASSERT_EQ(option.endings.size(), 2U) << command.name;
            expectFailure(words, std::string(option.name) + " takes a name that ends with " +
                                     std::string(option.endings[0]) + " or " +
                                     std::string(option.endings[1]) + ", not \"" + picture + '"');
            EXPECT_FALSE(std::filesystem::exists(picture));
        }
    EXPECT_GE(written, 2);
    const std::string lesson = std::string(WAYSTONE_ROOT_DIR) + "/resources/lessons/province/bank.json";
    for (const char *name : {"x.wayset", "x.json", "x"})
        EXPECT_EQ(run({"set", lesson, "--title", "First week", "-o", folder.path(name)}).status, 0) << name;
}

TEST(CommandLine, FilesMayBeNamedLikeCommandsOrOptions)
{
    const Ran ran = run({"check", "serve"});
    EXPECT_NE(ran.err.find("serve: the file cannot be read"), std::string::npos) << ran.err;
    EXPECT_NE(run({"check", "--", "--tidy"}).err.find("--tidy: the file cannot be read"), std::string::npos);
}

TEST(CommandLine, ALineOfDashesStandsForStandardInput)
{
    test::TemporaryFolder folder;
    ASSERT_EQ(
        run({"simulate", "--game", "province", "--max-turns", "3", "--out", folder.path("games")}).status, 0);
    const std::string path = folder.path("games/" + folder.names("games").front());
    const std::string record = folder.read("games/" + folder.names("games").front());
    for (const char *command : {"replay", "moves", "share", "check"}) {
        const Ran ran = run({command, "-"}, record);
        EXPECT_EQ(ran.status, 0) << command << ran.err;
        std::string expected = run({command, path}).out;
        if (expected.starts_with(path))
            expected.replace(0, path.size(), "-");
        EXPECT_EQ(ran.out, expected) << command;
    }
    const std::vector<std::string> match = {"arena", "--game", "province", "--a",  "random",
                                            "--b",   "greedy", "--seeds",  "1..1", "--json"};
    const std::string counts = run(match).out;
    EXPECT_EQ(run({"arena", "merge", "--json", "-"}, counts).out, counts);
    const Ran twice = run({"arena", "merge", "-", "-"}, counts);
    EXPECT_EQ(twice.status, 2);
    EXPECT_NE(twice.err.find("standard input can be read only once"), std::string::npos) << twice.err;

    const std::string editions = WAYSTONE_ROOT_DIR "/resources/editions/";
    folder.write("edition", "");
    std::ifstream edition(editions + "province-balanced.json");
    std::ostringstream text;
    text << edition.rdbuf();
    EXPECT_EQ(run({"moves", "--game", "province", "--edition", "-"}, text.str()).out,
              run({"moves", "--game", "province", "--edition", editions + "province-balanced.json"}).out);

    const std::string lessons = WAYSTONE_ROOT_DIR "/resources/lessons/province/";
    std::ifstream lesson(lessons + "bank.json");
    text.str("");
    text << lesson.rdbuf();
    EXPECT_EQ(run({"check", "-", "--no-proof"}, text.str()).status, 0);
    EXPECT_NE(run({"check", "-", "--tidy"}, text.str()).err.find("--tidy does not go with standard input"),
              std::string::npos);
}

TEST(CommandLine, WhatIsTooLargeForAFileIsTooLargeForStandardInput)
{
    const Ran ran = run({"check", "-"}, std::string((64U << 20U) + 1, ' '));
    EXPECT_EQ(ran.status, 2);
    EXPECT_NE(ran.err.find("file.too-large (maximum 64)"), std::string::npos) << ran.err;
}

TEST(CommandLine, ListsAreJsonToo)
{
    const auto json = [](std::vector<std::string> words, int status = 0) {
        words.emplace_back("--json");
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, status) << ran.err;
        return Json::parse(ran.out);
    };
    const std::vector<std::string> game = {"--game", "province"};
    const std::string lines = run({"moves", "--game", "province"}).out;
    const Json moves = json({"moves", "--game", "province"});
    ASSERT_EQ(moves["moves"].size(), static_cast<std::size_t>(std::ranges::count(lines, '\n')));
    std::string told;
    for (const Json &move : moves["moves"])
        told += move["seat"].dump() + '\t' + move["action"].get<std::string>() + '\n';
    EXPECT_EQ(told, lines);

    const Json editions = json({"editions"});
    ASSERT_EQ(editions["games"].size(), games().kinds().size());
    for (const Json &kind : editions["games"])
        for (const Json &edition : kind["editions"])
            EXPECT_NE(run({"editions"})
                          .out.find("  edition " + edition["id"].get<std::string>() + ' ' +
                                    edition["hash"].get<std::string>()),
                      std::string::npos);

    const Json sums = json({"simulate", "--game", "province", "--games", "3", "--check"});
    EXPECT_EQ(sums["games"], 3);
    EXPECT_EQ(sums["seeds"], (Json{{"first", 1}, {"last", 3}}));
    EXPECT_EQ(sums["seats"].size(), 2U);
    EXPECT_GE(sums["checked"]["plies"], sums["plies"]["sum"]);

    EXPECT_EQ(run({"perft", "--game", "province", "--depth", "2", "--json"}).out.substr(0, 24),
              "{\"depth\":1,\"positions\":" + std::to_string(moves["moves"].size()).substr(0, 1));

    test::TemporaryFolder folder;
    ASSERT_EQ(
        run({"simulate", "--game", "province", "--max-turns", "3", "--out", folder.path("games")}).status, 0);
    const std::string name = folder.names("games").front();
    const Json sound = json({"check", folder.path("games/" + name)});
    EXPECT_EQ(sound["sound"], true);
    EXPECT_TRUE(sound["findings"].empty());
    std::string text = folder.read("games/" + name);
    text.replace(text.find("\"players\""), 9, "\"plovers\"");
    folder.write("bad", text);
    const Json bad = json({"check", folder.path("bad")}, 1);
    EXPECT_EQ(bad["sound"], false);
    EXPECT_EQ(bad["findings"][0]["code"], "file.missing-key");
}

TEST(NearestName, IsOneWithFewLettersToChange)
{
    const std::vector<std::string> names = {"--seed", "--seeds", "--json", "--games"};
    EXPECT_EQ(cli::nearestName("--sede", names), "--seed");
    EXPECT_EQ(cli::nearestName("--sees", names), "--seed");
    EXPECT_EQ(cli::nearestName("--jsno", names), "--json");
    EXPECT_EQ(cli::nearestName("--verbose", names), "");
    EXPECT_EQ(cli::nearestName("", names), "");
}

} // namespace
} // namespace waystone
