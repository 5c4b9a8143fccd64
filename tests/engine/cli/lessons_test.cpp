#include "core/json/json.h"
#include "games.h"
#include "scenario/shelf/lesson_set_file.h"
#include "support/lesson_sample.h"
#include "support/ran.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <algorithm>

/// Lessons and sets on the command line.
namespace waystone {
namespace {

using test::Ran;

class LessonShelf : public testing::Test {
protected:
    LessonShelf()
    {
        folder_.write("first.waylesson", test::replaced(test::sampleLesson(), "\"level\": 1",
                                                        "\"level\": 1, \"tags\": [\"5b\"]"));
        folder_.write("second.waylesson",
                      test::replaced(test::sampleLesson(), "first-coins", "second-coins"));
        folder_.write("notes.txt", "not ours");
    }

    [[nodiscard]] static Ran run(const std::vector<std::string> &words) { return test::run(words, games()); }
    [[nodiscard]] std::string path(const std::string &name) const { return folder_.path(name); }

    const test::TemporaryFolder folder_;
};

TEST_F(LessonShelf, IsListed)
{
    const Ran ran = run({"lessons", path("")});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.out.find("milestones first-coins: "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find(" #5b"), std::string::npos) << ran.out;
    EXPECT_EQ(ran.out.find("notes"), std::string::npos);

    const Json json = Json::parse(run({"lessons", path(""), "--json"}).out);
    ASSERT_EQ(json["lessons"].size(), 2u);
    EXPECT_EQ(json["lessons"][0]["tags"], Json({"5b"}));
    EXPECT_EQ(json["lessons"][1]["id"], "second-coins");
    EXPECT_EQ(json["lessons"][0]["languages"][0]["language"], "en");
    EXPECT_EQ(Json::parse(run({"lessons", path(""), "--tag", "5b", "--json"}).out)["lessons"].size(), 1u);
    EXPECT_EQ(Json::parse(run({"lessons", path(""), "--level", "3", "--json"}).out)["lessons"].size(), 0u);
    EXPECT_EQ(run({"lessons", path(""), "--level", "3"}).out, "no lessons\n");
}

TEST_F(LessonShelf, TellsWhatCannotBeRead)
{
    folder_.write("broken.waylesson", test::replaced(test::sampleLesson(), "\"level\": 1", "\"level\": 7"));
    const Ran ran = run({"lessons", path("")});
    EXPECT_EQ(ran.status, 1);
    EXPECT_NE(ran.out.find("broken.waylesson:"), std::string::npos) << ran.out;
    for (const std::vector<std::string> &words : {std::vector<std::string>{"lessons"},
                                                  {"lessons", path("none")},
                                                  {"lessons", path(""), "--level", "9"}}) {
        const Ran failed = run(words);
        EXPECT_EQ(failed.status, 2);
        EXPECT_TRUE(failed.err.starts_with("waystone-cli: ")) << failed.err;
    }
}

/// A title is text, on a terminal as well.
TEST_F(LessonShelf, ListsHostileTitlesInALine)
{
    folder_.write("bad.waylesson", test::replaced(test::sampleLesson(), "\"level\": 1",
                                                  R"("level": 1, "tags": ["a\nb\u001b[2J"])"));
    const Ran ran = run({"lessons", path("bad.waylesson")});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out.find('\x1b'), std::string::npos);
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 1);
}

TEST_F(LessonShelf, BecomesASetAndIsUnpacked)
{
    const std::string set = path("week.wayset");
    const Ran made = run({"set", path("second.waylesson"), path("first.waylesson"), "--title", "First week",
                          "--summary", "What one needs.", "-o", set});
    EXPECT_EQ(made.status, 0) << made.err;
    EXPECT_NE(run({"check", set}).out.find("sound, a set of 2 lessons"), std::string::npos);
    const Json json = Json::parse(run({"lessons", set, "--json"}).out);
    ASSERT_EQ(json["sets"].size(), 1u);
    EXPECT_EQ(json["sets"][0]["id"], "first-week");
    EXPECT_EQ(json["sets"][0]["lessons"][0]["id"], "second-coins");
    EXPECT_EQ(json["sets"][0]["lessons"][0]["inside"], true);

    const std::string out = path("out");
    EXPECT_EQ(run({"unpack", set, "--out", out}).status, 0);
    EXPECT_EQ(Json::parse(run({"lessons", out, "--json"}).out)["lessons"].size(), 2u);
    const Ran again = run({"unpack", set, "--out", out});
    EXPECT_EQ(again.status, 2);
    EXPECT_NE(again.err.find("is there already"), std::string::npos);
}

TEST_F(LessonShelf, RefusesWhatMakesNoSet)
{
    const std::string first = path("first.waylesson");
    const auto refused = [](const std::vector<std::string> &words, std::string_view why) {
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 2) << why;
        EXPECT_NE(ran.err.find(why), std::string::npos) << ran.err;
        EXPECT_TRUE(ran.out.empty()) << ran.out;
    };
    refused({"set", "--title", "x"}, "files of its lessons");
    refused({"set", first}, "--title");
    refused({"set", first, first, "--title", "x"}, "already");
    refused({"set", path("notes.txt"), "--title", "x"}, "notes.txt");
    refused({"set", first, "--title", "x", "--language", "english"}, "the set");
    refused({"unpack", first}, "waystone/set");
    refused({"set", first, "--title", "x", "-o", path("no/where.wayset")}, "cannot write");
}

} // namespace
} // namespace waystone
