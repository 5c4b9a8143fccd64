#include "core/json/json.h"
#include "games.h"
#include "support/ran.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone::test {
namespace {

const std::vector<std::string> question{"moves", "--game",   "province",     "--seed",
                                        "3",     "--advise", "--iterations", "600"};

Ran asked(const std::vector<std::string> &more)
{
    std::vector<std::string> words = question;
    words.insert(words.end(), more.begin(), more.end());
    return run(words, games());
}

TEST(Advise, TellsTheBestAndWhatTellsItFromTheNext)
{
    const Ran ran = asked({"--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json advice = Json::parse(ran.out);
    EXPECT_NE(advice["action"]["action"], advice["beside"]["action"]);
    EXPECT_EQ(advice["action"]["steps"].front(), advice["action"]["action"]);
    EXPECT_LE(advice["told"].size(), 2U);
    for (const Json &told : advice["told"])
        EXPECT_EQ(std::ranges::count(advice["reasons"], told), 1);
    const Ran lines = asked({});
    EXPECT_TRUE(lines.out.starts_with("action\t" + advice["action"]["action"].get<std::string>() + '\n'))
        << lines.out;
}

TEST(Advise, ComparesAnyOtherActionWithTheBest)
{
    const Json best = Json::parse(asked({"--json"}).out);
    const std::string other = best["beside"]["action"];
    const Json advice = Json::parse(asked({"--beside", other, "--json"}).out);
    EXPECT_EQ(advice["action"]["action"], other);
    EXPECT_EQ(advice["beside"]["action"], best["action"]["action"]);
}

TEST(Advise, SaysWhatItCannotCompare)
{
    expectFailure(asked({"--beside", "nonsense"}), "cannot be read");
    expectFailure(asked({"--beside", "end-turn"}), "not legal");
    expectFailure(run({"moves", "--game", "province", "--beside", "end-turn"}, games()),
                  "--beside goes with --advise");
}

} // namespace
} // namespace waystone::test
