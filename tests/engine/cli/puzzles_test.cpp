#include "core/json/json.h"
#include "games.h"
#include "puzzles/puzzle_file.h"
#include "puzzles/puzzle_proof.h"
#include "support/ran.h"
#include "support/temporary_folder.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <set>

/// Puzzles on the command line.
namespace waystone {
namespace {

using test::Ran;

Ran run(const std::vector<std::string> &words)
{
    return test::run(words, games());
}

const std::vector<std::string> hunt{"puzzles", "--game", "province", "--bot", "casual",
                                    "--games", "6",      "--seed",   "5"};

std::vector<std::string> with(std::vector<std::string> words, const std::vector<std::string> &more)
{
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

TEST(PuzzlesCommand, FindsTheSamePuzzlesAgain)
{
    const Ran ran = run(hunt);
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(run(hunt).out, ran.out);
    const Result<LoadedPuzzles> loaded = readPuzzles(ran.out, games());
    ASSERT_TRUE(loaded) << describe(loaded.problems().front());
    const PuzzleCollection &found = loaded->collection;
    EXPECT_GT(found.puzzles.size(), 3u);
    std::set<std::string> positions;
    for (const Puzzle &puzzle : found.puzzles) {
        EXPECT_TRUE(provePuzzle(*found.game, puzzle, 100'000).isSound()) << puzzle.id;
        EXPECT_FALSE(reachesGoal(*found.game, puzzle, "greedy", 0)) << puzzle.id;
        EXPECT_TRUE(positions.insert(puzzle.position).second) << puzzle.id;
    }
}

TEST(PuzzlesCommand, KeepsToWhatIsWanted)
{
    const Json all = Json::parse(run(with(hunt, {"--json"})).out)["puzzles"];
    ASSERT_GT(all.size(), 3u);
    EXPECT_EQ(Json::parse(run(with(hunt, {"--json", "--count", "2"})).out)["puzzles"].size(), 2u);
    const Json one = Json::parse(run(with(hunt, {"--json", "--of-a-theme", "1"})).out)["puzzles"];
    std::set<std::string> themes;
    for (const Json &puzzle : one)
        EXPECT_TRUE(themes.insert(puzzle["theme"].get<std::string>()).second) << puzzle;
}

TEST(PuzzlesCommand, LooksInSavedGamesAndTheirFilesAreChecked)
{
    const test::TemporaryFolder folder;
    ASSERT_EQ(run({"simulate", "--game", "province", "--bot", "casual", "--games", "6", "--seed", "5",
                   "--out", folder.path("games")})
                  .status,
              0);
    std::vector<std::string> words{"puzzles", "-o", folder.path("found.json")};
    for (int seed = 5; seed < 11; ++seed)
        words.push_back(folder.path("games/province-2p-" + std::to_string(seed) + ".json"));
    const Ran ran = run(words);
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(folder.read("found.json"), run(hunt).out) << "the games are those that it plays itself";
    const Ran checked = run({"check", folder.path("found.json")});
    EXPECT_EQ(checked.status, 0) << checked.out << checked.err;

    Json spoiled = Json::parse(folder.read("found.json"));
    spoiled["puzzles"][0]["solution"].erase(0);
    folder.write("spoiled.json", spoiled.dump(2));
    const Ran refused = run({"check", folder.path("spoiled.json")});
    EXPECT_EQ(refused.status, 1);
    EXPECT_NE(refused.out.find(spoiled["puzzles"][0]["id"].get<std::string>()), std::string::npos)
        << refused.out;
}

TEST(PuzzlesCommand, MakesALessonThatIsProved)
{
    const test::TemporaryFolder folder;
    const std::string file = WAYSTONE_ROOT_DIR "/resources/puzzles/province/computer-games.json";
    const Ran ran = run({"puzzles", file, "--as-lesson", "--theme", "goals", "--level", "2", "--count", "3",
                         "-o", folder.path("goals.waylesson")});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Ran checked = run({"check", folder.path("goals.waylesson")});
    EXPECT_EQ(checked.status, 0) << checked.out;
    const Json lesson = Json::parse(folder.read("goals.waylesson"));
    EXPECT_EQ(lesson["id"], "puzzles-goals-2");
    EXPECT_EQ(lesson["steps"].size(), 3u);
    EXPECT_EQ(run({"puzzles", file, "--as-lesson", "--theme", "cathedrals"}).status, 2);
    EXPECT_EQ(run({"puzzles", file, "--theme", "goals"}).status, 2);
}

TEST(PuzzlesCommand, RefusesGamesOfTwoKinds)
{
    const test::TemporaryFolder folder;
    for (const char *game : {"province", "milestones"})
        ASSERT_EQ(run({"simulate", "--game", game, "--max-turns", "3", "--out", folder.path("games")}).status,
                  0);
    const Ran ran =
        run({"puzzles", folder.path("games/province-2p-1.json"), folder.path("games/milestones-2p-1.json")});
    EXPECT_EQ(ran.status, 2);
    EXPECT_NE(ran.err.find("another game"), std::string::npos) << ran.err;
}

} // namespace
} // namespace waystone
