#include "cli/live_text.h"

#include "cli/arena/arena_progress.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace waystone {
namespace {

using namespace std::chrono_literals;

TEST(LiveText, IsWrittenOnceAndTakenAway)
{
    std::ostringstream out;
    {
        cli::LiveText live({out, 12});
        live.show([] { return std::string("one\na line that is too long\n"); });
        EXPECT_EQ(out.str(), "one\na line that\n");
        live.show([]() -> std::string { throw std::logic_error("too soon to be made again"); });
    }
    EXPECT_EQ(out.str(), "one\na line that\n\x1b[2A\x1b[J");
}

TEST(LiveText, CutsBetweenLetters)
{
    std::ostringstream out;
    cli::LiveText live({out, 5});
    live.show([] { return std::string("ééééé\n"); });
    EXPECT_EQ(out.str(), "éééé\n");
}

TEST(LiveText, IsNotShownToNobody)
{
    std::ostringstream out;
    cli::ArenaProgress progress({out, 0}, 10);
    progress.show({}, false);
    progress.clear();
    EXPECT_EQ(out.str(), "");
}

TEST(LiveText, ShowsARunningTable)
{
    std::ostringstream out;
    cli::ArenaTally tally;
    tally.match.game = "province";
    tally.ofA.wins = 3;
    cli::ArenaProgress progress({out, 80}, 10);
    progress.show(tally, false);
    EXPECT_TRUE(out.str().starts_with("province, edition ")) << out.str();
    EXPECT_NE(out.str().find("\n1 of 10 seeds\n"), std::string::npos) << out.str();
    const auto lines = std::ranges::count(out.str(), '\n');
    progress.clear();
    EXPECT_TRUE(out.str().ends_with("\x1b[" + std::to_string(lines) + "A\x1b[J")) << out.str();
}

TEST(LiveText, DurationsAreInWordsOfTheirSize)
{
    EXPECT_EQ(cli::durationText(7.4s), "7 s");
    EXPECT_EQ(cli::durationText(150s), "3 min");
    EXPECT_EQ(cli::durationText(2h + 5min), "2 h 5 min");
}

} // namespace
} // namespace waystone
