#include "cli/command.h"
#include "core/json/json.h"
#include "games.h"
#include "scenario/results/result_folder.h"
#include "support/temporary_folder.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace waystone {
namespace {

using Outcome = TaskResult::Outcome;

LessonResult resultOf(const std::string &name, std::vector<TaskResult> tasks)
{
    return {"harbor", "af61365e838e134e", "Le port", "fr", name, 312, std::move(tasks)};
}

TaskResult task(const std::string &step, int number, int tries, int hints)
{
    return {step, number, "How much?", tries > 0, tries, hints, 10};
}

std::string told(const std::vector<std::string> &words, int status)
{
    std::ostringstream out;
    std::ostringstream err;
    EXPECT_EQ(cli::run(words, games(), out, err), status) << err.str();
    return out.str() + err.str();
}

TEST(Results, AreTheFileThatIsDescribed)
{
    std::ifstream file(WAYSTONE_ROOT_DIR "/resources/formats.md");
    std::stringstream stream;
    stream << file.rdbuf();
    const std::string text = stream.str();
    const std::size_t begin = text.find("```json result\n") + 15;
    const std::string example = text.substr(begin, text.find("```", begin) - begin);
    const Result<LessonResult> result = readResult(example);
    ASSERT_TRUE(result) << describe(result.problems().front());
    EXPECT_EQ(Json::parse(writeResult(*result)), Json::parse(example));
    EXPECT_EQ(result->tasks[0].outcome(), Outcome::firstTry);
    EXPECT_EQ(result->tasks[1].outcome(), Outcome::again);
    EXPECT_EQ(result->tasks[2].outcome(), Outcome::notDone);
    EXPECT_EQ(readResult(writeResult(*result)).value(), *result);
}

TEST(Results, AreRefusedWithLineAndColumn)
{
    const std::string sound = writeResult(resultOf("Anna", {task("a", 1, 1, 0)}));
    const auto refused = [&sound](const std::string &what, const std::string &by) {
        std::string text = sound;
        const std::size_t at = text.find(what);
        EXPECT_NE(at, std::string::npos) << what;
        text.replace(at, what.size(), by);
        const Result<LessonResult> result = readResult(text);
        return !result && result.problems().front().argument("line") != nullptr;
    };
    EXPECT_TRUE(refused("waystone/result", "waystone/lesson"));
    EXPECT_TRUE(refused("\"version\": 1", "\"version\": 2"));
    EXPECT_TRUE(refused("af61365e838e134e", "AF"));
    EXPECT_TRUE(refused("\"tries\": 1", "\"tries\": 0"));
    EXPECT_TRUE(refused("\"tries\": 1", "\"tries\": -1"));
    EXPECT_TRUE(refused("\"name\"", "\"nome\""));
    EXPECT_TRUE(refused("\"seconds\": 312", "\"seconds\": 1e99"));
    EXPECT_FALSE(readResult(writeResult(resultOf("", {task("a", 1, 1, 0), task("a", 2, 1, 0)}))))
        << "a step twice";
}

TEST(Results, StandByTaskAndPupil)
{
    const std::vector<ResultTable> tables = resultTables({
        {"1.wayresult", resultOf("", {task("a", 2, 1, 0), task("b", 5, 1, 1)})},
        {"2.wayresult", resultOf("Zoé", {task("b", 5, 3, 0), task("a", 2, 1, 0)})},
        {"3.wayresult", resultOf("Anna", {task("a", 2, 1, 0)})},
        {"4.wayresult", {"other", "af61365e838e134e", "Another", "en", "Anna", 1, {}}},
    });
    ASSERT_EQ(tables.size(), 2u);
    const ResultTable &table = tables[1];
    EXPECT_EQ(pupilName(table.pupils[0]) + pupilName(table.pupils[1]) + pupilName(table.pupils[2]),
              "AnnaZoé(1.wayresult)");
    ASSERT_EQ(table.tasks.size(), 2u);
    EXPECT_EQ(table.tasks[0].counts, (std::array{3, 0, 0, 0}));
    EXPECT_FALSE(table.tasks[0].isToDiscuss());
    EXPECT_EQ(table.tasks[1].counts, (std::array{0, 1, 1, 1}));
    EXPECT_TRUE(table.tasks[1].isToDiscuss());
    EXPECT_FALSE(table.tasks[1].results[0]);
}

TEST(Results, OfAFolderAreTold)
{
    const test::TemporaryFolder folder;
    folder.write("anna.wayresult", writeResult(resultOf("Anna", {task("a", 2, 2, 0), task("b", 3, 1, 0)})));
    folder.write("bea.json",
                 writeResult(resultOf("=1+1\x1b[31m\nBéa, \"x\"", {task("a", 2, 1, 0), task("b", 3, 1, 0)})));
    folder.write("notes.txt", "nothing of ours");
    folder.write("a lesson.json", R"({"format": "waystone/lesson"})");
    const std::string sound = told({"results", folder.path("")}, 0);
    EXPECT_NE(sound.find("step 2 (How much?): 1 at first try, 1 after another try <- speak about it\n"),
              std::string::npos)
        << sound;
    EXPECT_NE(sound.find("Anna: 1 at first try, 1 after another try; 5 min 12 s\n"), std::string::npos)
        << sound;
    EXPECT_EQ(sound.find('\x1b'), std::string::npos);
    const std::string csv = told({"results", folder.path(""), "--csv"}, 0);
    EXPECT_NE(csv.find(",\"'=1+1 [31m Béa, \"\"x\"\"\",bea.json,firstTry,1,0,10\r\n"), std::string::npos)
        << csv;
    folder.write("broken.wayresult", "{");
    folder.write("long.wayresult", std::string((1U << 20U) + 1, ' '));
    const std::string problems = told({"results", folder.path("")}, 1);
    EXPECT_NE(problems.find("broken.wayresult:1:2: "), std::string::npos) << problems;
    EXPECT_NE(problems.find("long.wayresult: "), std::string::npos) << problems;
    const Json json = Json::parse(told({"results", folder.path(""), "--json"}, 1));
    EXPECT_EQ(json["lessons"][0]["tasks"][0]["speakAbout"], true);
    EXPECT_EQ(json["problems"].size(), 2u);
    EXPECT_NE(told({"results", folder.path("none")}, 2).find("cannot be read"), std::string::npos);
    EXPECT_NE(
        told({"check", folder.path("anna.wayresult")}, 0).find("a result of the lesson harbor with 2 tasks"),
        std::string::npos);
}

} // namespace
} // namespace waystone
