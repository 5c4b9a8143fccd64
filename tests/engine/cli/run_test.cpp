#include "bots/search/searcher_of.h"
#include "cli/command.h"
#include "core/json/json.h"

#include "core/json/json_document.h"
#include "scenario/files/journal.h"
#include "scenario/files/position_file.h"
#include "scenario/random_play.h"
#include "support/ran.h"
#include "support/temporary_folder.h"
#include "support/tiny_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <sstream>

namespace waystone {
namespace {

using test::Ran;
using test::tinyGames;

Ran run(const std::vector<std::string> &words)
{
    return test::run(words, tinyGames());
}

std::ptrdiff_t lines(const std::string &text)
{
    return std::ranges::count(text, '\n');
}

/// The points of the last bids are counted twice.
struct BrokenGame : test::TinyGame {
    [[nodiscard]] Score score(const State &state) const
    {
        Score score = TinyGame::score(state);
        score.totals[0] += state.isOver * score.totals[0];
        return score;
    }
};

const Registry &brokenGames()
{
    static const Registry registry = [] {
        GameKind kind = tinyGames().kinds().front();
        kind.make = [](std::string_view, const OptionChoice &) -> Result<std::shared_ptr<const Game>> {
            return std::shared_ptr<const Game>(
                std::make_shared<GameOf<BrokenGame>>(BrokenGame(), searcherOf<BrokenGame, PlainPolicy>));
        };
        return Registry({kind});
    }();
    return registry;
}

/// The tiny game has no edition of the program's own.
class Cli : public testing::Test {
protected:
    Cli() { folder_.write("tiny.json", "{}"); }

    /// The command, and the options of a game of three with this seed.
    [[nodiscard]] std::vector<std::string> words(std::vector<std::string> command,
                                                 const std::string &seed = "4") const
    {
        command.insert(command.end(), {"--game", "tiny", "--players", "3", "--seed=" + seed, "--edition",
                                       folder_.path("tiny.json")});
        return command;
    }

    /// A record of a whole game.
    [[nodiscard]] std::string record() const
    {
        const Ran ran = run(words({"simulate", "--out", folder_.path("records")}));
        EXPECT_EQ(ran.status, 0) << ran.err;
        return folder_.path("records/tiny-3p-4.json");
    }

    test::TemporaryFolder folder_;
};

TEST_F(Cli, SimulationAddsUp)
{
    const Ran ran = run(words({"simulate", "--games", "50"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(ran.err.empty());
    EXPECT_NE(ran.out.find("games 50, finished 50"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("seeds 4 to 53"), std::string::npos) << ran.out;
    std::istringstream table(ran.out.substr(ran.out.find("seat 0")));
    int wins = 0;
    int shared = 0;
    for (int seat = 0; seat < 3; ++seat) {
        std::string word;
        double mean = 0;
        int number = 0;
        int least = 0;
        int most = 0;
        int won = 0;
        int halfWon = 0;
        ASSERT_TRUE(table >> word >> number >> mean >> least >> most >> won >> halfWon) << ran.out;
        EXPECT_EQ(number, seat);
        EXPECT_LE(least, mean);
        EXPECT_LE(mean, most);
        wins += won;
        shared += halfWon;
    }
    EXPECT_LE(wins, 50);
    EXPECT_GE(shared, 2 * (50 - wins));
    EXPECT_EQ(run(words({"simulate", "--games", "50"})).out, ran.out);
}

TEST_F(Cli, SimulationWritesARecordOfEachGame)
{
    const std::string records = folder_.path("records");
    ASSERT_EQ(run(words({"simulate", "--games", "3", "--out", records})).status, 0);
    EXPECT_EQ(folder_.names("records"),
              (std::vector<std::string>{"tiny-3p-4.json", "tiny-3p-5.json", "tiny-3p-6.json"}));
    for (const std::string &name : folder_.names("records"))
        EXPECT_EQ(run({"check", records + '/' + name}).status, 0) << name;
    const std::string first = folder_.read("records/tiny-3p-4.json");
    ASSERT_EQ(run(words({"simulate", "--out", folder_.path("again")})).status, 0);
    EXPECT_EQ(folder_.read("again/tiny-3p-4.json"), first);
}

TEST_F(Cli, SimulationThatFailsLeavesNoRecord)
{
    folder_.write("records/tiny-3p-6.json", "precious");
    const Ran ran = run(words({"simulate", "--games", "5", "--out", folder_.path("records")}));
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(lines(ran.err), 1);
    EXPECT_TRUE(ran.out.empty());
    EXPECT_EQ(folder_.names("records"), std::vector<std::string>{"tiny-3p-6.json"});
    EXPECT_EQ(folder_.read("records/tiny-3p-6.json"), "precious");

    folder_.write("file", "");
    EXPECT_EQ(run(words({"simulate", "--out", folder_.path("file/records")})).status, 2);
}

TEST_F(Cli, SimulationHoldsGamesAgainstEveryInvariant)
{
    const Ran ran = run(words({"simulate", "--games", "20", "--check", "--bot", "lively"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.out.find("\nevery invariant held: "), std::string::npos) << ran.out;
    EXPECT_TRUE(ran.out.starts_with(run(words({"simulate", "--games", "20", "--bot", "lively"})).out));
}

TEST_F(Cli, SimulationTellsHowToSeeAViolationAgain)
{
    const auto simulate = [this](const std::string &games, const std::string &seed) {
        return test::run(words({"simulate", "--check", "--games", games}, seed), brokenGames());
    };
    const Ran ran = simulate("50", "4");
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(ran.err.empty());
    std::smatch told;
    ASSERT_TRUE(std::regex_search(
        ran.out, told, std::regex("^broken in game (\\d+), seed (\\d+), ply \\d+: eventsAddUp: (.*)\n")))
        << ran.out;
    EXPECT_EQ(std::stoi(told[1]) + 3, std::stoi(told[2]));
    EXPECT_TRUE(
        std::regex_search(ran.out, std::regex("\nbefore [\\d ]+\naction \\d bid \\d\nposition [\\d ]+\n$")))
        << ran.out;
    EXPECT_EQ(
        simulate("1", told[2]).out.substr(std::string("broken in game 1").size()),
        ran.out.substr(std::string("broken in game ").size() + static_cast<std::size_t>(told.length(1))));
}

TEST_F(Cli, ReplayTellsEveryPly)
{
    const std::string path = record();
    const Ran brief = run({"replay", path});
    ASSERT_EQ(brief.status, 0) << brief.err;
    const Ran ran = run({"replay", path, "--states"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(lines(ran.out), lines(brief.out));

    const Result<LoadedRecord> loaded = readRecord(folder_.read("records/tiny-3p-4.json"), tinyGames());
    ASSERT_TRUE(loaded);
    const Session &session = *loaded->session;
    ASSERT_EQ(lines(ran.out), static_cast<std::ptrdiff_t>(session.size()));
    std::istringstream text(ran.out);
    std::istringstream briefText(brief.out);
    for (PlyId id = 0; id < session.size(); ++id) {
        std::string line;
        std::getline(text, line);
        const Json ply = Json::parse(line);
        const Game &game = session.game();
        EXPECT_EQ(ply["ply"], id);
        EXPECT_EQ(ply["position"], game.toJson(game.setup(session.ply(id).position)));
        EXPECT_EQ(ply["score"]["totals"], game.score(session.ply(id).position).totals);
        std::getline(briefText, line);
        EXPECT_EQ(Json::parse(line)["ply"], id);
        if (id == 0)
            continue;
        EXPECT_EQ(Json::parse(line)["action"], ply["action"]);
        EXPECT_EQ(ply["action"], game.notation(session.ply(id).action));
        EXPECT_EQ(ply["fields"], game.fields(session.ply(id).action));
        EXPECT_EQ(std::ranges::count(ply["legal"], ply["action"]), 1) << ply;
        EXPECT_EQ(ply["events"].size(), session.ply(id).events.size());
        EXPECT_EQ(ply.contains("weights"), ply["seat"] == "chance");
    }
    EXPECT_TRUE(Json::parse(ran.out.substr(ran.out.rfind('\n', ran.out.size() - 2) + 1))["actors"].empty());
}

TEST_F(Cli, ReplayFollowsTheLineThatWasPlayed)
{
    Session session = test::seededSession(test::defaultGame(tinyGames(), "tiny"), 2, 1);
    Rng chooser(5);
    test::growTree(session, chooser, 60);
    const auto players = test::namedPlayers(2);
    folder_.write("tree.json", writeRecord(session, players, 1));
    EXPECT_EQ(lines(run({"replay", folder_.path("tree.json")}).out),
              session.ply(session.endOfLine(session.current())).depth + 1);
    EXPECT_EQ(lines(run({"replay", "--all", folder_.path("tree.json")}).out),
              static_cast<std::ptrdiff_t>(session.size()));
    folder_.write("journal", journalHead(session, players, 1) + "{\"goTo\": 0}\n");
    EXPECT_EQ(run({"replay", "--all", folder_.path("journal")}).out,
              run({"replay", "--all", folder_.path("tree.json")}).out);
}

TEST_F(Cli, CheckNamesEveryProblemByPlace)
{
    std::string text = folder_.read(record());
    const auto at = static_cast<std::ptrdiff_t>(text.find("bid "));
    const auto line = 1 + std::count(text.begin(), text.begin() + at, '\n');
    text.replace(static_cast<std::size_t>(at), 4, "bet ");
    folder_.write("bad.json", text);
    const Ran ran = run({"check", folder_.path("bad.json")});
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(ran.err.empty());
    EXPECT_EQ(lines(ran.out), 1);
    EXPECT_TRUE(ran.out.starts_with(folder_.path("bad.json") + ':' + std::to_string(line) + ":27:"))
        << ran.out;
    EXPECT_NE(ran.out.find("record.unknown-action"), std::string::npos) << ran.out;
}

TEST_F(Cli, CheckKnowsEveryKindOfFile)
{
    const auto game = test::defaultGame(tinyGames(), "tiny");
    const Session session = test::seededSession(game, 2, 1);
    folder_.write("position.json", writePosition(*game, game->setup(session.position()), {}));
    folder_.write("journal", journalHead(session, test::namedPlayers(2), 1) + "{\"goT");
    folder_.write("edition.json", R"({"format": "waystone/edition", "game": "tiny"})");
    EXPECT_EQ(run({"check", folder_.path("position.json")}).status, 0);
    EXPECT_EQ(run({"check", folder_.path("edition.json")}).status, 0);
    const Ran journal = run({"check", folder_.path("journal")});
    EXPECT_EQ(journal.status, 0);
    EXPECT_NE(journal.out.find("journal.last-line"), std::string::npos) << journal.out;

    std::string unsound = folder_.read("position.json");
    unsound.replace(unsound.find("[2,"), 3, "[9,");
    folder_.write("unsound.json", unsound);
    EXPECT_EQ(run({"check", folder_.path("unsound.json")}).status, 1);
    for (const std::string content : {"", "nonsense", "{}", "[]", "{\"format\": \"waystone/rec",
                                      "{\"format\": \"waystone/pudding\"}", "{\"format\": 1}"}) {
        folder_.write("bad", content);
        const Ran ran = run({"check", folder_.path("bad")});
        EXPECT_EQ(ran.status, 2) << content;
        EXPECT_TRUE(ran.out.empty()) << ran.out;
        EXPECT_EQ(lines(ran.err), 1) << ran.err;
        EXPECT_NE(ran.err.find("bad:1:"), std::string::npos) << ran.err;
    }
}

TEST_F(Cli, MovesAreThoseOfThePosition)
{
    const auto game = test::defaultGame(tinyGames(), "tiny");
    const Session session = test::seededSession(game, 2, 1);
    folder_.write("position.json", writePosition(*game, game->setup(session.position()), {}));
    std::string expected;
    for (Seat seat = 0; seat < 2; ++seat)
        for (const Action action : game->legal(session.position(), seat))
            expected += std::to_string(seat) + '\t' + game->notation(action) + '\n';
    EXPECT_EQ(run({"moves", folder_.path("position.json")}).out, expected);
    EXPECT_EQ(run({"moves", "--game", "tiny", "--seed", "1", "--edition", folder_.path("tiny.json")}).out,
              expected);
    EXPECT_TRUE(run({"moves", record()}).out.empty()); // it is over

    folder_.write("start.json", writePosition(*game, game->start(2, 0), {}));
    EXPECT_EQ(run({"moves", folder_.path("start.json")}).out,
              "chance\tdeal 1\t5\nchance\tdeal 2\t5\nchance\tdeal 3\t5\n");
}

TEST_F(Cli, PerftCountsByHand)
{
    // Three seats, cards c1, c2, c3: any one bids first, 0 up to its card.
    const auto game = test::defaultGame(tinyGames(), "tiny");
    const Session session = test::seededSession(game, 3, 4);
    std::size_t choices[3] = {};
    for (Seat seat = 0; seat < 3; ++seat)
        choices[seat] = game->legal(session.position(), seat).size();
    const std::size_t one = choices[0] + choices[1] + choices[2];
    const std::size_t two = 2 * (choices[0] * choices[1] + choices[0] * choices[2] + choices[1] * choices[2]);
    const std::size_t three = 6 * choices[0] * choices[1] * choices[2];
    EXPECT_EQ(run(words({"perft", "--depth", "3"})).out, "1\t" + std::to_string(one) + "\n2\t" +
                                                             std::to_string(two) + "\n3\t" +
                                                             std::to_string(three) + '\n');
    // With the next round's first card counted as a ply, every line goes on in three ways.
    EXPECT_NE(run(words({"perft", "--depth", "4", "--all-chance"}))
                  .out.find("\n4\t" + std::to_string(3 * three) + '\n'),
              std::string::npos);
}

TEST_F(Cli, BadInputIsOneLineAndStatusTwo)
{
    const std::string edition = folder_.path("tiny.json");
    const std::vector<std::vector<std::string>> bad = {
        {},
        {"dance"},
        {"simulate"},
        {"simulate", "--game"},
        {"simulate", "--game", "chess"},
        {"simulate", "--game", "tiny"}, // there is no edition of its own
        {"simulate", "--game", "tiny", "--edition", folder_.path("missing.json")},
        {"simulate", "--game", "tiny", "--edition", edition, "--players", "1"},
        {"simulate", "--game", "tiny", "--edition", edition, "--players", "8"},
        {"simulate", "--game", "tiny", "--edition", edition, "--players", "two"},
        {"simulate", "--game", "tiny", "--edition", edition, "--players", "2", "--players", "3"},
        {"simulate", "--game", "tiny", "--edition", edition, "--seed", "-1"},
        {"simulate", "--game", "tiny", "--edition", edition, "--seed", "18446744073709551616"},
        {"simulate", "--game", "tiny", "--edition", edition, "--seed", "18446744073709551615", "--games",
         "2"},
        {"simulate", "--game", "tiny", "--edition", edition, "--games", "0"},
        {"simulate", "--game", "tiny", "--edition", edition, "--games", ""},
        {"simulate", "--game", "tiny", "--edition", edition, "--rule", "house"},
        {"simulate", "--game", "tiny", "--edition", edition, "--rule", "house=no"},
        {"simulate", "--game", "tiny", "--edition", edition, "file"},
        {"simulate", "--game", "tiny", "--edition", edition, "--fast"},
        {"replay"},
        {"replay", "--states"},
        {"replay", "--states=yes", edition},
        {"replay", "one", "two"},
        {"replay", folder_.path("missing.json")},
        {"replay", folder_.path("")},
        {"replay", edition},
        {"replay", "no\nsuch\nfile"},
        {"check"},
        {"check", folder_.path("missing.json")},
        {"moves", edition, "--seed", "1"},
        {"moves", edition},
        {"perft", "--game", "tiny", "--edition", edition, "--depth", "0"},
        {"editions", "all"},
    };
    for (const std::vector<std::string> &words : bad) {
        const Ran ran = run(words);
        const std::string shown = testing::PrintToString(words);
        EXPECT_EQ(ran.status, 2) << shown;
        EXPECT_TRUE(ran.out.empty()) << shown << ran.out;
        EXPECT_EQ(lines(ran.err), 1) << shown << ran.err;
        EXPECT_TRUE(ran.err.starts_with("waystone-cli: ")) << ran.err;
        EXPECT_TRUE(ran.err.ends_with('\n')) << ran.err;
    }
    EXPECT_EQ(folder_.names(""), std::vector<std::string>{"tiny.json"});
}

TEST_F(Cli, TellsOfItself)
{
    EXPECT_EQ(run({"--version"}).out.substr(0, 13), "waystone-cli ");
    EXPECT_EQ(run({"editions"}).out, "tiny: 2 to 7 players\n");
}

TEST_F(Cli, SaysWhenNobodyCanReadItsOutput)
{
    std::ostringstream out;
    std::ostringstream err;
    out.setstate(std::ios::badbit);
    const std::vector<std::string> words = {"--version"};
    EXPECT_EQ(cli::run(words, tinyGames(), out, err), 2);
    EXPECT_EQ(lines(err.str()), 1);
}

} // namespace
} // namespace waystone
