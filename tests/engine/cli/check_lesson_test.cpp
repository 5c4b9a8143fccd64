#include "cli/problem_text.h"
#include "core/file_problem.h"
#include "core/json/json.h"
#include "games.h"
#include "scenario/goal/goal_json.h"
#include "scenario/lesson/lesson_problem.h"
#include "support/lesson_sample.h"
#include "support/ran.h"
#include "support/temporary_folder.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone {
namespace {

using test::Ran;

class CheckLesson : public testing::Test {
protected:
    /// `check` of this text with further words.
    [[nodiscard]] Ran check(const std::string &text, const std::vector<std::string> &more = {}) const
    {
        folder_.write("lesson.json", text);
        std::vector<std::string> words = {"check", folder_.path("lesson.json")};
        words.insert(words.end(), more.begin(), more.end());
        return test::run(words, games());
    }

    const std::string sample_ = test::sampleLesson();
    const test::TemporaryFolder folder_;
};

TEST_F(CheckLesson, TellsWhatIsProvedOfASoundOne)
{
    const Ran ran = check(sample_);
    EXPECT_EQ(ran.status, 0) << ran.out;
    EXPECT_TRUE(ran.err.empty());
    EXPECT_NE(ran.out.find("step a-second-coin: solvable in 1 action, but no fewer, whatever "
                           "the other players do, 1 solution: 1 move trading-house\n"),
              std::string::npos)
        << ran.out;
    EXPECT_NE(ran.out.find(" 1 costs the goal, told by branch: move mill\n"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("lesson.text-outdated"), std::string::npos) << "a note";
    EXPECT_NE(ran.out.find(": sound, a lesson of milestones with 6 steps\n"), std::string::npos) << ran.out;
}

TEST_F(CheckLesson, FailsWhereSomethingHasToBeMended)
{
    const Ran ran = check(test::replaced(sample_, R"("actions": 1,)", R"("actions": 2,)"));
    EXPECT_EQ(ran.status, 0) << ran.out;
    EXPECT_NE(ran.out.find("cost 1 more action: move 3, "), std::string::npos) << ran.out;
    const Ran unsolvable = check(test::replaced(sample_, R"("atLeast": 2)", R"("atLeast": 9)"));
    EXPECT_EQ(unsolvable.status, 1);
    EXPECT_NE(unsolvable.out.find("the goal cannot be reached: lesson.not-solvable"), std::string::npos);
    EXPECT_EQ(unsolvable.out.find("sound"), std::string::npos) << unsolvable.out;
    EXPECT_EQ(check(test::replaced(sample_, R"("atLeast": 2)", R"("atLeast": 9)"), {"--no-proof"}).status, 1)
        << "the solution misses it all the same";
}

TEST_F(CheckLesson, TellsLineAndColumnOfWhatCannotBeRead)
{
    const Ran ran = check(test::replaced(sample_, "move mill", "move hill"));
    EXPECT_EQ(ran.status, 1);
    EXPECT_NE(ran.out.find("lesson.json:"), std::string::npos);
    EXPECT_NE(ran.out.find("lesson.unknown-action"), std::string::npos) << ran.out;
    const Ran json = check(test::replaced(sample_, "move mill", "move hill"), {"--json"});
    EXPECT_EQ(json.status, 1);
    const Json report = Json::parse(json.out);
    EXPECT_EQ(report["findings"][0]["code"], "lesson.unknown-action");
    EXPECT_TRUE(report["findings"][0]["arguments"]["line"].is_number());
}

TEST_F(CheckLesson, KeepsProofsInAFile)
{
    const std::string proofs = folder_.path("proofs");
    const Ran expected = check(sample_, {"--json"});
    EXPECT_EQ(check(sample_, {"--json", "--proofs", proofs, "--workers", "3"}).out, expected.out);
    const std::string kept = folder_.read("proofs");
    EXPECT_EQ(std::ranges::count(kept, '\n'), 1) << "a line for its one task";
    EXPECT_EQ(check(sample_, {"--json", "--proofs", proofs}).out, expected.out);
    EXPECT_EQ(folder_.read("proofs"), kept);
    EXPECT_EQ(
        check(test::replaced(sample_, R"("actions": 1,)", R"("actions": 2,)"), {"--proofs", proofs}).status,
        0);
    EXPECT_TRUE(folder_.read("proofs").starts_with(kept));
    EXPECT_GT(folder_.read("proofs").size(), kept.size());

    for (const std::string &path :
         {folder_.path("no/such/folder"), folder_.path(""), std::string("/dev/zero")}) {
        const Ran refused = check(sample_, {"--proofs", path});
        EXPECT_EQ(refused.status, 2);
        EXPECT_NE(refused.err.find(path), std::string::npos) << refused.err;
    }
}

TEST_F(CheckLesson, PrintsEverythingAsJson)
{
    const Ran ran = check(sample_, {"--json"});
    EXPECT_EQ(ran.status, 0);
    const Json report = Json::parse(ran.out);
    EXPECT_EQ(report["lesson"], "first-coins");
    ASSERT_EQ(report["findings"].size(), 1u);
    EXPECT_EQ(report["findings"][0]["arguments"]["part"], "part-text");
    ASSERT_EQ(report["proofs"].size(), 1u);
    const Json &proof = report["proofs"][0];
    EXPECT_EQ(proof["step"], "a-second-coin");
    EXPECT_EQ(proof["verdict"], "solvable");
    EXPECT_EQ(proof["line"], Json::parse(R"([{"seat": 1, "action": "move trading-house"}])"));
    bool hasMill = false;
    for (const Json &move : proof["moves"])
        if (move["action"] == "move mill") {
            hasMill = true;
            EXPECT_EQ(move["verdict"], "notSolvable");
            EXPECT_EQ(move["told"], "branch");
            EXPECT_EQ(move["text"]["en"], "The mill wants grain.");
        }
    EXPECT_TRUE(hasMill);
}

TEST_F(CheckLesson, LooksUpRulesAndBoundsTheSearch)
{
    const std::string rules = WAYSTONE_ROOT_DIR "/resources/rules/";
    EXPECT_EQ(check(sample_, {"--rules", rules + "milestones.json"}).status, 0);
    const Ran unknown = check(test::replaced(sample_, "trading.visit", "trading.visitor"),
                              {"--rules", rules + "milestones.json"});
    EXPECT_EQ(unknown.status, 1);
    EXPECT_NE(unknown.out.find("lesson.unknown-rule"), std::string::npos) << unknown.out;
    EXPECT_EQ(check(sample_, {"--rules", rules + "province.json"}).status, 2);
    const Ran bounded = check(sample_, {"--nodes", "1"});
    EXPECT_EQ(bounded.status, 0) << "not to know is no error";
    EXPECT_NE(bounded.out.find("undecided after 1 positions"), std::string::npos) << bounded.out;
}

TEST_F(CheckLesson, NeedsNoSolutionThatItFinds)
{
    const std::string without = test::replaced(test::replaced(sample_, R"("solution": [
        {"seat": 1, "action": "move trading-house"}
      ],
      )",
                                                              ""),
                                               R"("verdict": "right")", R"("verdict": "wrong")");
    // The next step goes on from there, and only from what is written.
    const Ran kept = check(without);
    EXPECT_EQ(kept.status, 1) << kept.out;
    EXPECT_NE(kept.out.find("lesson.keep-solution"), std::string::npos) << kept.out;
    EXPECT_EQ(kept.out.find("no solution is recorded"), std::string::npos) << kept.out;
    EXPECT_NE(kept.out.find("solvable in 1 action"), std::string::npos) << kept.out;
    EXPECT_NE(check(without, {"--no-proof"}).out.find("no solution is recorded"), std::string::npos);

    const std::string position = Json::parse(sample_)["steps"][0]["position"].get<std::string>();
    const Ran ran = check(test::replaced(without, R"("id": "why-coins",)",
                                         R"("id": "why-coins", "position": ")" + position + "\","));
    EXPECT_EQ(ran.out.find("keep-solution"), std::string::npos) << ran.out;
    EXPECT_EQ(ran.out.find("no solution"), std::string::npos) << ran.out;
}

TEST_F(CheckLesson, PointsOutNumbersThatTheGoalDoesNotKnow)
{
    Json lesson = Json::parse(sample_);
    for (Json &step : lesson["steps"])
        if (step["id"] == "a-second-coin")
            step["text"]["en"] = "Have 17 coins, and 997 in the end.";
    const Ran ran = check(lesson.dump());
    EXPECT_EQ(ran.status, 0) << "worth looking at, but no error";
    EXPECT_NE(
        ran.out.find("the text of a task names numbers that its goal does not: lesson.strange-numbers "
                     "(step \"a-second-coin\", part part-text, language \"en\", numbers \"17, 997\") (a "
                     "note)\n"),
        std::string::npos)
        << ran.out;
    const Json report = Json::parse(check(lesson.dump(), {"--json", "--no-proof"}).out);
    const auto found = std::ranges::find_if(
        report["findings"], [](const Json &each) { return each["code"] == "lesson.strange-numbers"; });
    ASSERT_NE(found, report["findings"].end());
    EXPECT_EQ((*found)["severity"], "unusual");
    EXPECT_EQ((*found)["arguments"]["numbers"], "17, 997");
}

TEST_F(CheckLesson, TidiesTheFile)
{
    const std::string crammed = Json::parse(sample_).dump();
    EXPECT_EQ(check(crammed, {"--tidy", "--no-proof"}).status, 0);
    EXPECT_EQ(folder_.read("lesson.json"), sample_);
}

TEST_F(CheckLesson, OptionsOfLessonsGoWithLessons)
{
    const Ran ran = check(R"({"format": "waystone/edition", "game": "tiny"})", {"--no-proof"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.err.find('\n'), ran.err.size() - 1) << ran.err;
}

TEST_F(CheckLesson, EveryCodeHasASentence)
{
    for (const auto codes : {fileProblemCodes(), goalProblemCodes(), lessonProblemCodes()})
        for (const std::string_view code : codes) {
            const std::string text = cli::problemText("f", {std::string(code), {}, {}});
            EXPECT_FALSE(text.starts_with("f: " + std::string(code))) << text;
        }
}

} // namespace
} // namespace waystone
