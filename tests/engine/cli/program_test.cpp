#include "games.h"
#include "support/temporary_folder.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include <sys/wait.h>

namespace waystone {
namespace {

/// The built program, run by the shell as a user would.
class Program : public testing::Test {
protected:
    /// Returns the exit status; what it wrote is out() and err().
    int run(const std::string &words, const std::string &output = "")
    {
        const std::string out = output.empty() ? folder_.path("out") : output;
        const std::string line =
            "'" WAYSTONE_CLI "' " + words + " > '" + out + "' 2> '" + folder_.path("err") + '\'';
        const int status = std::system(line.c_str());
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    [[nodiscard]] std::string out() const { return folder_.read("out"); }
    [[nodiscard]] std::string err() const { return folder_.read("err"); }
    [[nodiscard]] std::string quoted(const std::string &name) const
    {
        return '\'' + folder_.path(name) + '\'';
    }

    test::TemporaryFolder folder_;
};

std::ptrdiff_t lines(const std::string &text)
{
    return std::ranges::count(text, '\n');
}

TEST_F(Program, PlaysRecordsAndReplaysEveryGame)
{
    for (const GameKind &kind : games().kinds()) {
        const std::string game(kind.id);
        const std::string seats = std::to_string(kind.maxSeats);
        SCOPED_TRACE(game);
        ASSERT_EQ(run("simulate --game " + game + " --players " + seats + " --seed 7 --games 3 --out " +
                      quoted(game)),
                  0)
            << err();
        EXPECT_NE(out().find("games 3, finished 3"), std::string::npos) << out();
        EXPECT_TRUE(err().empty());
        ASSERT_EQ(folder_.names(game).size(), 3u);
        const std::string record = quoted(game + '/' + game + '-' + seats + "p-8.json");
        EXPECT_EQ(run("check " + record), 0) << out();
        ASSERT_EQ(run("replay " + record + " --states"), 0) << err();
        const auto plies = lines(out());
        EXPECT_GT(plies, 50);
        ASSERT_EQ(run("replay " + record), 0);
        EXPECT_EQ(lines(out()), plies);
        EXPECT_EQ(run("perft --game " + game + " --depth 2"), 0);
        EXPECT_EQ(lines(out()), 2);
        EXPECT_EQ(run("moves --game " + game), 0);
        EXPECT_GT(lines(out()), 0);
        EXPECT_EQ(run("editions"), 0);
        EXPECT_NE(out().find(kind.defaultEdition), std::string::npos);
    }
}

TEST_F(Program, EveryEditionWeBringIsSound)
{
    for (const std::string &name : test::namesIn(WAYSTONE_ROOT_DIR "/resources/editions"))
        EXPECT_EQ(run("check '" WAYSTONE_ROOT_DIR "/resources/editions/" + name + '\''), 0) << out();
}

TEST_F(Program, BadInputIsOneLineStatusTwoAndNoFile)
{
    folder_.write("edition.json",
                  "{\"format\": \"waystone/edition\",\n \"version\": 1, \"game\": \"milestones\"}");
    for (const std::string &words : std::initializer_list<std::string>{
             std::string("fly"), "simulate --game milestones --players 5 --out " + quoted("records"),
             "simulate --game milestones --edition " + quoted("edition.json") + " --out " + quoted("records"),
             "simulate --game milestones --edition nowhere --out " + quoted("records"),
             "simulate --game milestones --rule stalled=maybe --out " + quoted("records"),
             "simulate --game milestones --games -3 --out " + quoted("records"),
             "replay " + quoted("edition.json"), "replay " + quoted("missing"), "check " + quoted("missing"),
             "check " + quoted("")}) {
        EXPECT_EQ(run(words), 2) << words;
        EXPECT_TRUE(out().empty()) << out();
        EXPECT_EQ(lines(err()), 1) << err();
    }
    EXPECT_EQ(folder_.names(""), (std::vector<std::string>{"edition.json", "err", "out"}));
    EXPECT_EQ(run("check " + quoted("edition.json")), 1);
    EXPECT_NE(out().find("edition.json:1:1: "), std::string::npos) << out();
    EXPECT_NE(out().find("file.missing-key (key \"id\")"), std::string::npos) << out();
}

TEST_F(Program, AFullDiskIsReported)
{
    EXPECT_EQ(run("--help", "/dev/full"), 2);
    EXPECT_EQ(lines(err()), 1) << err();
}

TEST_F(Program, AFileThatMayNotGrowLeavesNothingBehind)
{
    // 512 bytes are less than any record; the signal that comes with the limit is ignored, so that writing fails.
    const std::string line = "sh -c 'trap \"\" XFSZ; ulimit -f 1; exec \"" WAYSTONE_CLI
                             "\" simulate --game milestones --games 2 --out \"" +
                             folder_.path("records") + "\"' > /dev/null 2> '" + folder_.path("err") + '\'';
    const int status = std::system(line.c_str());
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 2);
    EXPECT_EQ(lines(err()), 1) << err();
    EXPECT_EQ(folder_.names(""), std::vector<std::string>{"err"});
}

} // namespace
} // namespace waystone
