#include "cli/arena/arena_file.h"
#include "core/json/json_document.h"
#include "support/ran.h"
#include "support/temporary_folder.h"
#include "support/tiny_game.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace waystone {
namespace {

using test::Ran;
using test::tinyGames;

Ran run(const std::vector<std::string> &words)
{
    return test::run(words, tinyGames());
}

/// The tiny game has no edition of the program's own.
class Arena : public testing::Test {
protected:
    Arena() { folder_.write("tiny.json", "{}"); }

    /// A match of three players, with these options as well.
    [[nodiscard]] Ran arena(std::vector<std::string> words, const std::string &a = "greedy",
                            const std::string &b = "random") const
    {
        words.insert(words.begin(), {"arena", "--game", "tiny", "--players", "3", "--edition",
                                     folder_.path("tiny.json"), "--a", a, "--b", b});
        return run(words);
    }

    /// Plays and keeps the counts in a file.
    [[nodiscard]] std::string kept(const std::string &name, const std::string &seeds,
                                   const std::string &b = "random") const
    {
        const Ran ran = arena({"--json", "--seeds", seeds}, "greedy", b);
        EXPECT_EQ(ran.status, 0) << ran.err;
        folder_.write(name, ran.out);
        return folder_.path(name);
    }

    test::TemporaryFolder folder_;
};

TEST_F(Arena, FailuresOfProgramsAreForfeits)
{
    const Ran ran = arena({"--seeds", "5..8", "--json"}, "program:echo 7", "random");
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Result<cli::ArenaTally> tally = cli::readArena(ran.out);
    ASSERT_TRUE(tally) << describe(tally.problems().front());
    EXPECT_EQ(tally->forfeitsOfA, 12);
    EXPECT_EQ(tally->forfeitsOfB, 0);
    EXPECT_EQ(tally->ofA.losses, 12);
    EXPECT_EQ(tally->ofFirst.games(), 0) << "they say nothing of who begins";
    EXPECT_EQ(tally->margin, 0);
    folder_.write("one.json", ran.out);
    folder_.write("two.json", arena({"--seeds", "9..9", "--json"}, "program:echo 7", "random").out);
    const Ran sum = run({"arena", "merge", folder_.path("one.json"), folder_.path("two.json"), "--json"});
    EXPECT_EQ(sum.out, arena({"--seeds", "5..9", "--json"}, "program:echo 7", "random").out);

    const Ran table = arena({"--seeds", "5..5"}, "random", "program:echo 7");
    EXPECT_NE(table.out.find("forfeited by random: 0, by program:echo 7: 3; the first: seed 5, seat "),
              std::string::npos)
        << table.out;
    EXPECT_NE(table.out.find("the program's answer cannot be read"), std::string::npos) << table.out;
}

TEST_F(Arena, AProgramThatDoesNotRunEndsTheMatch)
{
    for (const auto &[a, b] :
         {std::pair("program:/no/such/bot", "random"), {"random", "program:/no/such/bot"}})
        expectFailure(arena({"--seeds", "5..8"}, a, b),
                      "program:/no/such/bot: the program cannot be started: program.cannot-start");
    for (const char *bot : {"program:exit 3", "program:python3 '" WAYSTONE_TESTS_DIR "/no_such_bot.py' 2>&-"})
        expectFailure(arena({"--seeds", "5..8"}, bot),
                      std::string(bot) + " has not answered even once: the program has ended");

    // It has played before. On its first seat it is kept, on the others it cannot be started in either seed.
    const std::string sometimes = "program:if mkdir '" + folder_.path("played") +
                                  "' 2> /dev/null; then exec python3 '" WAYSTONE_TESTS_DIR
                                  "/outside_player.py'; else exit 3; fi";
    const Ran ran = arena({"--seeds", "5..6", "--json"}, sometimes, "random");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.out.find("\"ofA\": 4,"), std::string::npos) << ran.out;
}

TEST_F(Arena, ProgramsHaveLimitedTime)
{
    const Ran ran = arena({"--games", "1", "--seconds", "1"}, "program:sleep 60", "random");
    EXPECT_NE(ran.out.find("the program did not answer in time"), std::string::npos) << ran.out;
}

TEST_F(Arena, PlaysEverySeedFromEverySeat)
{
    const Ran ran = arena({"--seeds", "5..24", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Result<cli::ArenaTally> tally = cli::readArena(ran.out);
    ASSERT_TRUE(tally) << describe(tally.problems().front());
    EXPECT_EQ(tally->games(), 60);
    EXPECT_EQ(tally->stopped, 0);
    EXPECT_EQ(tally->ofFirst.games(), 60);
    EXPECT_EQ(tally->actions, 60 * 3 * test::TinyGame::rounds);
    EXPECT_EQ(tally->seeds, (std::vector<cli::SeedRange>{{5, 24}}));
    EXPECT_EQ(arena({"--seed", "5", "--games", "58", "--json"}).out, ran.out)
        << "as many seeds as 58 games need";
}

TEST_F(Arena, PlaysEverySeedOnceAgainstItself)
{
    const Ran ran = arena({"--seeds", "1..20", "--json"}, "random");
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Result<cli::ArenaTally> tally = cli::readArena(ran.out);
    ASSERT_TRUE(tally);
    EXPECT_EQ(tally->games(), 20);
}

TEST_F(Arena, StopsLongGames)
{
    const Ran ran = arena({"--seeds", "1..20", "--max-actions", "4"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.out.find("games 60, stopped 60 (100.0%)"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("length 4.0 actions"), std::string::npos) << ran.out;
}

TEST_F(Arena, DisjointSeedsAddUp)
{
    const std::string whole = kept("whole.json", "1..20");
    const std::string first = kept("first.json", "1..7");
    const std::string second = kept("second.json", "8..20");
    const Ran merged = run({"arena", "merge", second, first, "--json"});
    ASSERT_EQ(merged.status, 0) << merged.err;
    EXPECT_EQ(merged.out, folder_.read("whole.json"));

    const Ran table = run({"arena", "merge", first, second});
    EXPECT_EQ(table.status, 0) << table.err;
    EXPECT_EQ(table.out, arena({"--seeds", "1..20"}).out);
    EXPECT_EQ(table.out, run({"arena", "merge", whole}).out);
    EXPECT_NE(table.out.find("games 60"), std::string::npos) << table.out;

    const std::string apart = kept("apart.json", "30..31");
    EXPECT_NE(run({"arena", "merge", first, apart}).out.find("seeds 1..7, 30..31"), std::string::npos);
}

TEST_F(Arena, WhatDoesNotAddUpIsRefused)
{
    const std::string one = kept("one.json", "1..7");
    expectFailure(run({"arena", "merge", one, kept("two.json", "7..9")}),
                  "two.json: seeds that another file");
    expectFailure(run({"arena", "merge", one, one}), "seeds that another file");
    expectFailure(run({"arena", "merge", one, kept("other.json", "8..9", "greedy")}), "another match");
    expectFailure(run({"arena", "merge"}), "no file is named");
    expectFailure(run({"arena", "merge", folder_.path("missing.json")}), "missing.json");
    folder_.write("broken.json", "{\n\"format\": 3}");
    expectFailure(run({"arena", "merge", folder_.path("broken.json")}), "broken.json:2:");

    std::string text = folder_.read("one.json");
    const std::size_t wins = text.find("\"losses\": ");
    ASSERT_NE(wins, std::string::npos);
    text.insert(wins + 10, "1");
    folder_.write("wrong.json", text);
    expectFailure(run({"arena", "merge", folder_.path("wrong.json")}), "arena.count");
}

TEST_F(Arena, StopsWhenTheSequentialTestIsDecided)
{
    const Ran ran = arena({"--seeds", "1..5000", "--sprt", "33,50"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.out.find("%: evidence +"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find(", 50.0% or more"), std::string::npos) << ran.out;
    EXPECT_EQ(ran.out.find("1..5000"), std::string::npos) << "played on";
    EXPECT_NE(ran.out.find("seeds 1.."), std::string::npos) << ran.out;

    const Ran undecided = arena({"--seeds", "1..2", "--sprt", "33,34"});
    EXPECT_NE(undecided.out.find("undecided"), std::string::npos) << undecided.out;
    const Ran merged = run({"arena", "merge", kept("one.json", "1..2"), "--sprt", "33,34"});
    EXPECT_EQ(merged.status, 0) << merged.err;
    EXPECT_NE(merged.out.find("undecided"), std::string::npos) << merged.out;
}

TEST_F(Arena, BadInputIsOneLine)
{
    expectFailure(run({"arena"}), "--game is missing");
    expectFailure(run({"arena", "--game", "tiny", "--edition", folder_.path("tiny.json")}), "--a is missing");
    expectFailure(
        arena({}, "clever"),
        "no bot is called \"clever\": one of random, greedy, beginner, casual, experienced, expert, master, "
        "lively, master-2, program:COMMAND");
    for (const char *rates : {"50", "55,50", "50,", "50,101", "-1,5", "50,55x", "nan,5"})
        expectFailure(arena({"--sprt", rates}), "--sprt takes two rates in percent like 50,55");
    for (const char *seeds :
         {"5", "7..6", "1..", "..3", "1..2x", "-1..2", "1...2", "0..18446744073709551615"})
        expectFailure(arena({"--seeds", seeds}), "--seeds takes two seeds like 1..500");
    expectFailure(arena({"--seeds", "1..2", "--games", "3"}), "--games does not go with --seeds");
    expectFailure(arena({"--seeds", "1..2", "--seed", "3"}), "--seed does not go with --seeds");
    expectFailure(arena({"--games", "0"}), "--games takes a whole number");
    expectFailure(arena({"--games", "10", "--seed", "18446744073709551615"}), "--seed is too large");
    expectFailure(arena({"--max-actions", "0"}), "--max-actions takes a whole number");
    expectFailure(arena({"file.json"}), "unexpected argument");
}

TEST(ArenaTable, HasWilsonsIntervalAndTheMargin)
{
    cli::ArenaTally tally;
    tally.match.a = "one";
    tally.match.b = "other";
    EXPECT_TRUE(tally.addSeeds({1, 5}));
    // a wins 7, draws 2 and loses 1 of ten: 80 %, by Wilson 49.0 % to 94.3 %.
    for (int game = 0; game < 10; ++game) {
        const auto seat = static_cast<Seat>(game % 2);
        const int difference = game < 7 ? 4 : game < 9 ? 0 : -4;
        MatchResult result;
        result.totals = {10, 10};
        result.totals[seat] += difference;
        result.ranks = {result.totals[0] >= result.totals[1] ? 1 : 2,
                        result.totals[1] >= result.totals[0] ? 1 : 2};
        result.actions = 20 + game;
        result.turns = 4;
        result.isOver = true;
        tally.add(result, seat);
    }
    std::ostringstream out;
    tally.print(out);
    EXPECT_NE(out.str().find("one                   7        2        1    80.0%    49.0%    94.3%\n"),
              std::string::npos)
        << out.str();
    // Mean 2.4; the variance is (8 * 16 - 10 * 5.76) / 9 = 7.82, and 1.96 * sqrt(7.82 / 10) = 1.73.
    EXPECT_NE(out.str().find("margin +2.40 +- 1.73 points\n"), std::string::npos) << out.str();
    EXPECT_NE(out.str().find("length 24.5 actions, 4.0 turns\n"), std::string::npos) << out.str();
}

} // namespace
} // namespace waystone
