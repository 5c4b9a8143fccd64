#include "puzzles/puzzle_samples.h"

#include "games.h"
#include "puzzles/puzzle_file.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace waystone::test {

namespace fs = std::filesystem;

namespace {

const fs::path folder = fs::path(WAYSTONE_ROOT_DIR) / "resources" / "puzzles";

} // namespace

std::vector<std::string> gamesWithPuzzles()
{
    std::vector<std::string> games;
    for (const fs::directory_entry &entry : fs::directory_iterator(folder))
        games.push_back(entry.path().filename().string());
    std::ranges::sort(games);
    return games;
}

PuzzleCollection shippedPuzzles(const std::string &game)
{
    PuzzleCollection all;
    for (const fs::directory_entry &entry : fs::directory_iterator(folder / game)) {
        std::ifstream file(entry.path());
        std::stringstream text;
        text << file.rdbuf();
        const Result<LoadedPuzzles> loaded = readPuzzles(text.str(), games());
        if (!loaded) {
            ADD_FAILURE() << entry.path() << ": " << describe(loaded.problems().front());
            continue;
        }
        EXPECT_TRUE(loaded->notes.empty()) << describe(loaded->notes.front());
        EXPECT_EQ(writePuzzles(loaded->collection), text.str()) << entry.path();
        EXPECT_EQ(loaded->collection.game->id(), game);
        all.game = loaded->collection.game;
        all.seats = loaded->collection.seats;
        all.puzzles.insert(all.puzzles.end(), loaded->collection.puzzles.begin(),
                           loaded->collection.puzzles.end());
    }
    return all;
}

bool lower(Goal &goal, int by)
{
    bool isLower = goal.atLeast.has_value();
    if (goal.atLeast)
        goal.atLeast = *goal.atLeast - by;
    for (Goal &part : goal.parts)
        isLower = lower(part, by) || isLower;
    return isLower;
}

} // namespace waystone::test
