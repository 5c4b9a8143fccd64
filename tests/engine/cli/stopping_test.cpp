#include "cli/arena/arena_file.h"
#include "support/fifo.h"
#include "support/started_program.h"
#include "support/temporary_folder.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <filesystem>
#include <stdexcept>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

/// The built program, stopped in the middle of its work.
namespace waystone {
namespace {

class Stopping : public testing::Test {
protected:
    ~Stopping() override
    {
        if (out_ >= 0)
            close(out_);
    }

    /// Runs beside the test and writes into out().
    test::StartedProgram start(std::vector<std::string> words)
    {
        words.insert(words.begin(), WAYSTONE_CLI);
        if (out_ < 0)
            out_ = open(folder_.path("out").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
        return {words, out_, folder_.path("err")};
    }
    void emptyOut() const
    {
        if (out_ >= 0 && (ftruncate(out_, 0) != 0 || lseek(out_, 0, SEEK_SET) != 0))
            throw std::runtime_error("cannot empty the output");
    }
    [[nodiscard]] std::string out() const { return folder_.read("out"); }
    [[nodiscard]] std::string err() const { return folder_.read("err"); }

    /// A program for a seat that tells when a game begins for it.
    [[nodiscard]] std::string tellingPlayer() const
    {
        return R"(program:while read -r line; do case $line in *'"begins":true'*) echo begun > ')" +
               folder_.path("games") +
               R"(';; esac; echo "$line"; done | python3 ')" WAYSTONE_TESTS_DIR "/outside_player.py'";
    }
    /// One that tells when it is asked, never answers, and holds the pipe for as long as it lives.
    [[nodiscard]] std::string silentPlayer() const
    {
        return "program:exec 9> '" + folder_.path("asked") + "'; read line; echo asked >&9; sleep 1000";
    }

    test::TemporaryFolder folder_;
    int out_ = -1;
};

TEST_F(Stopping, AMatchPrintsWholeSeedsThatAddUp)
{
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        SCOPED_TRACE(signal);
        test::Fifo games(folder_.path("games"), test::Fifo::Writers::comeAndGo);
        const std::string forfeiting =
            "program:echo begun > '" + folder_.path("games") + "'; read line; echo 7";
        auto match = start({"arena", "--game", "province", "--a", forfeiting, "--b", "random", "--seeds",
                            "7..5000", "--json"});
        ASSERT_TRUE(games.hasLines(6)); // the third seed is being played
        match.send(signal);
        const int status = match.wait();
        ASSERT_TRUE(WIFEXITED(status));
        EXPECT_EQ(WEXITSTATUS(status), 128 + signal);
        const Result<cli::ArenaTally> tally = cli::readArena(out());
        ASSERT_TRUE(tally) << describe(tally.problems().front()) << out();
        ASSERT_EQ(tally->seeds.size(), 1u);
        EXPECT_EQ(tally->seeds.front().first, 7u);
        const std::uint64_t last = tally->seeds.front().last;
        EXPECT_GE(last, 8u);
        EXPECT_LT(last, 5000u);
        EXPECT_NE(err().find("--seeds " + std::to_string(last + 1) + "..5000 are left"), std::string::npos)
            << err();
        EXPECT_EQ(std::ranges::count(err(), '\n'), 1) << err();

        folder_.write("part", out());
        emptyOut();
        EXPECT_EQ(start({"arena", "merge", folder_.path("part"), "--json"}).wait(), 0) << err();
        EXPECT_EQ(out(), folder_.read("part"));
        emptyOut();
        std::filesystem::remove(folder_.path("games"));
    }
}

TEST_F(Stopping, AMatchOnSeveralThreadsIsTakenUpAgain)
{
    test::Fifo games(folder_.path("games"), test::Fifo::Writers::comeAndGo);
    const std::string forfeiting = "program:echo begun > '" + folder_.path("games") + "'; read line; echo 7";
    const std::string journal = folder_.path("journal");
    std::vector<std::string> words = {"arena", "--game", "province",  "--a",   forfeiting,
                                      "--b",   "random", "--seeds",   "7..40", "--workers",
                                      "3",     "--json", "--journal", journal, "--resume"};
    auto match = start(words);
    ASSERT_TRUE(games.hasLines(9));
    match.send(SIGINT);
    const int status = match.wait();
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 130);
    EXPECT_NE(err().find(" are left; --resume plays them"), std::string::npos) << err();
    const Result<cli::ArenaTally> part = cli::readArena(out());
    ASSERT_TRUE(part) << out();
    const auto kept = std::ranges::count(folder_.read("journal"), '\n') - 1;
    EXPECT_EQ(part->games(), 2 * kept) << "what is printed is what is kept";
    EXPECT_LT(kept, 34);

    emptyOut();
    EXPECT_EQ(start(words).wait(), 0) << err();
    const std::string resumed = out();
    emptyOut();
    words.resize(words.size() - 6); // on one thread, without a journal
    words.emplace_back("--json");
    EXPECT_EQ(start(words).wait(), 0) << err();
    EXPECT_EQ(resumed, out());
}

TEST_F(Stopping, AMatchWithoutAWholeSeedPrintsNothing)
{
    test::Fifo asked(folder_.path("asked"), test::Fifo::Writers::stay);
    auto match = start({"arena", "--game", "province", "--a", silentPlayer(), "--b", "random", "--seconds",
                        "600", "--json"});
    ASSERT_TRUE(asked.hasLines(1));
    match.send(SIGINT);
    const int status = match.wait();
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 130);
    EXPECT_EQ(out(), "");
    EXPECT_TRUE(asked.hasEnded());
}

TEST_F(Stopping, SimulatedGamesAreSummedUpAndKept)
{
    test::Fifo games(folder_.path("games"), test::Fifo::Writers::comeAndGo);
    const std::string records = folder_.path("records");
    auto simulation = start({"simulate", "--game", "province", "--bot", tellingPlayer(), "--bot", "random",
                             "--seed", "3", "--games", "5000", "--out", records});
    ASSERT_TRUE(games.hasLines(4));
    simulation.send(SIGINT);
    const int status = simulation.wait();
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 130);
    const std::vector<std::string> written = folder_.names("records");
    EXPECT_GE(written.size(), 3u);
    const std::string count = std::to_string(written.size());
    EXPECT_NE(out().find("games " + count + ", "), std::string::npos) << out();
    EXPECT_NE(out().find("seeds 3 to " + std::to_string(2 + written.size())), std::string::npos) << out();
    EXPECT_NE(err().find(count + " of 5000 games"), std::string::npos) << err();
    for (const std::string &name : written)
        EXPECT_EQ(start({"check", records + '/' + name}).wait(), 0) << name;
}

TEST_F(Stopping, CountsOfPositionsAreWholeLines)
{
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    out_ = ends[1];
    auto perft = start({"perft", "--game", "milestones", "--players", "4", "--depth", "40"});
    std::string lines;
    while (std::ranges::count(lines, '\n') < 2) {
        char byte = 0;
        ASSERT_EQ(read(ends[0], &byte, 1), 1);
        lines += byte;
    }
    perft.send(SIGINT);
    const int status = perft.wait();
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 130);
    close(ends[1]);
    out_ = -1;
    std::array<char, 1 << 12> rest{};
    const ssize_t size = read(ends[0], rest.data(), rest.size());
    lines.append(rest.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
    close(ends[0]);
    EXPECT_TRUE(lines.starts_with("1\t")) << lines;
    EXPECT_TRUE(lines.ends_with('\n')) << lines;
    EXPECT_NE(err().find("is not counted"), std::string::npos) << err();
}

TEST_F(Stopping, TheSecondSignalEndsItAtOnce)
{
    // Nobody reads what it prints when it stops.
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK), 0);
    const std::string block(1 << 12, ' ');
    while (write(ends[1], block.data(), block.size()) > 0) {
    }
    ASSERT_EQ(fcntl(ends[1], F_SETFL, 0), 0);
    out_ = ends[1];
    test::Fifo games(folder_.path("games"), test::Fifo::Writers::comeAndGo);
    test::Fifo asked(folder_.path("asked"), test::Fifo::Writers::stay);
    const std::string twice = "program:if test -e '" + folder_.path("played") + "'; then " +
                              silentPlayer().substr(std::string("program:").size()) + "; else touch '" +
                              folder_.path("played") + "'; read line; echo 7; fi";
    auto match = start({"arena", "--game", "province", "--a", twice, "--b", twice, "--seconds", "600"});
    ASSERT_TRUE(asked.hasLines(1)); // of the second seed; the first one was forfeited
    match.send(SIGINT);
    ASSERT_TRUE(asked.hasEnded()); // it has stopped playing
    match.send(SIGINT);
    const int status = match.wait();
    ASSERT_TRUE(WIFSIGNALED(status));
    EXPECT_EQ(WTERMSIG(status), SIGINT);
    close(ends[0]);
}

} // namespace
} // namespace waystone
