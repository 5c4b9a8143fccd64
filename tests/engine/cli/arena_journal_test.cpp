#include "cli/arena/arena_journal.h"
#include "support/ran.h"
#include "support/temporary_folder.h"
#include "support/tiny_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

/// Matches on several threads, with a journal, and taken up again.
namespace waystone {
namespace {

using test::Ran;

class ArenaJournal : public testing::Test {
protected:
    ArenaJournal() { folder_.write("tiny.json", "{}"); }

    [[nodiscard]] Ran arena(const std::vector<std::string> &more, const std::string &seeds = "5..64",
                            const std::string &a = "greedy") const
    {
        std::vector<std::string> words = {"arena",   "--game", "tiny",      "--players",
                                          "3",       "--a",    a,           "--b",
                                          "random",  "--json", "--edition", folder_.path("tiny.json"),
                                          "--seeds", seeds};
        words.insert(words.end(), more.begin(), more.end());
        return test::run(words, test::tinyGames());
    }
    [[nodiscard]] std::string journal() const { return folder_.path("journal"); }
    [[nodiscard]] std::string read() const { return folder_.read("journal"); }

    /// The lines of the journal, the first one where it is and the others in order.
    [[nodiscard]] std::vector<std::string> sorted() const
    {
        std::istringstream text(read());
        std::vector<std::string> lines;
        for (std::string line; std::getline(text, line);)
            lines.push_back(line);
        std::ranges::sort(lines.begin() + 1, lines.end());
        return lines;
    }

    test::TemporaryFolder folder_;
};

TEST_F(ArenaJournal, AnyNumberOfThreadsGivesTheSameBytes)
{
    const Ran one = arena({});
    ASSERT_EQ(one.status, 0) << one.err;
    for (const char *workers : {"1", "2", "7"})
        EXPECT_EQ(arena({"--workers", workers}).out, one.out) << workers;
    const Ran decided = arena({"--sprt", "33,50"}, "1..5000");
    EXPECT_EQ(arena({"--sprt", "33,50", "--workers", "4"}, "1..5000").out, decided.out);
    const Ran forfeits = arena({}, "1..9", "program:read line; echo 7");
    EXPECT_EQ(arena({"--workers", "3"}, "1..9", "program:read line; echo 7").out, forfeits.out);
    expectFailure(arena({"--workers", "0"}), "--workers takes a whole number from 1 to 256");
}

TEST_F(ArenaJournal, HasALineForEverySeed)
{
    EXPECT_EQ(arena({"--journal", journal()}).out, arena({}).out);
    const std::vector<std::string> lines = sorted();
    ASSERT_EQ(lines.size(), 61U);
    EXPECT_TRUE(lines.front().starts_with(R"({"format":"waystone/arena-journal","version":1,"game":"tiny",)"))
        << lines.front();
    for (int seed = 5; seed <= 64; ++seed)
        EXPECT_TRUE(std::ranges::any_of(lines, [&](const std::string &line) {
            return line.starts_with("{\"seed\":" + std::to_string(seed) + ",");
        })) << seed;
    std::filesystem::rename(journal(), folder_.path("first"));
    const std::vector<std::string> before = lines;
    EXPECT_EQ(arena({"--journal", journal(), "--workers", "4"}).status, 0);
    EXPECT_EQ(sorted(), before);
}

TEST_F(ArenaJournal, IsTakenUpWhereverItWasCutOff)
{
    const std::string whole = arena({"--journal", journal()}, "1..9", "program:read line; echo 7").out;
    const std::string text = read();
    const std::vector<std::string> lines = sorted();
    for (std::size_t size = 0; size <= text.size(); size += 331) {
        SCOPED_TRACE(size);
        folder_.write("journal", text.substr(0, size));
        const Ran ran = arena({"--journal", journal(), "--resume", "--workers", "2"}, "1..9",
                              "program:read line; echo 7");
        EXPECT_EQ(ran.out, whole) << ran.err;
        EXPECT_EQ(sorted(), lines);
    }
}

TEST_F(ArenaJournal, TableAfterResumingIsTheSame)
{
    const std::vector<std::string> match = {
        "arena", "--game", "tiny",   "--edition", folder_.path("tiny.json"),  "--seeds",
        "1..6",  "--a",    "random", "--b",       "program:read line; echo 7"};
    std::vector<std::string> kept = match;
    kept.insert(kept.end(), {"--journal", journal(), "--resume"});
    const std::string table = test::run(match, test::tinyGames()).out;
    EXPECT_NE(table.find("; the first: seed 1, "), std::string::npos) << table;
    EXPECT_EQ(test::run(kept, test::tinyGames()).out, table);
    EXPECT_EQ(test::run(kept, test::tinyGames()).out, table) << "nothing was left to play";
}

TEST_F(ArenaJournal, ServesForOtherSeedsToo)
{
    ASSERT_EQ(arena({"--journal", journal()}, "1..9").status, 0);
    EXPECT_EQ(arena({"--journal", journal(), "--resume"}, "5..20").out, arena({}, "5..20").out);
    EXPECT_EQ(sorted().size(), 21U);
}

TEST_F(ArenaJournal, WhatDoesNotFitIsRefused)
{
    ASSERT_EQ(arena({"--journal", journal()}, "1..9").status, 0);
    const std::string text = read();
    expectFailure(arena({"--resume"}), "--resume goes with --journal");
    expectFailure(arena({"--journal", journal()}), "there is already a journal " + journal());
    expectFailure(arena({"--journal", journal(), "--resume"}, "1..9", "lively"),
                  "the journal of another match");
    expectFailure(arena({"--journal", folder_.path("")}), "cannot write " + folder_.path(""));
    EXPECT_EQ(read(), text);

    const std::string second = text.substr(text.find('\n') + 1);
    folder_.write("journal", text + second.substr(0, second.find('\n') + 1));
    expectFailure(arena({"--journal", journal(), "--resume"}), "journal:11: ");
    folder_.write("journal", text + "{\"seed\":10}\n");
    expectFailure(arena({"--journal", journal(), "--resume"}), "file.missing-key");
    folder_.write("journal", "a letter\n" + text);
    expectFailure(arena({"--journal", journal(), "--resume"}), "journal:1: ");
    EXPECT_EQ(read(), "a letter\n" + text) << "it may be anybody's";
}

TEST_F(ArenaJournal, OneMatchAtATimeWritesIt)
{
    cli::ArenaMatch match;
    const cli::ArenaJournal held(journal(), match, false);
    expectFailure(arena({"--journal", journal(), "--resume"}), "another match writes this journal");
}

} // namespace
} // namespace waystone
