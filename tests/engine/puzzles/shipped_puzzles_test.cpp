// Every puzzle that the program brings has exactly one good way on, which the solver proves, and is beyond the greedy
// player.

#include "puzzles/puzzle_grade.h"
#include "puzzles/puzzle_lesson.h"
#include "puzzles/puzzle_proof.h"
#include "puzzles/puzzle_samples.h"
#include "puzzles/puzzle_theme.h"
#include "scenario/lesson/lesson_check.h"
#include "support/under_sanitizer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace waystone::test {
namespace {

constexpr std::size_t wanted = 100;
constexpr std::uint64_t mostNodes = 20'000; ///< of the proof of one
constexpr std::uint32_t greedySeeds = 4;
/// Of many puzzles so many are proved where every position takes long.
constexpr std::size_t sample = underSanitizer() ? 20 : 1;

class ShippedPuzzles : public testing::TestWithParam<std::string> {
protected:
    ShippedPuzzles() : puzzles_(shippedPuzzles(GetParam())), themes_(puzzleThemes(*puzzles_.game)) {}

    PuzzleCollection puzzles_;
    PuzzleThemes themes_;
};

TEST_P(ShippedPuzzles, HaveOneGoodWayOnEach)
{
    for (std::size_t index = 0; index < puzzles_.puzzles.size(); index += sample) {
        const Puzzle &puzzle = puzzles_.puzzles[index];
        const PuzzleProof proof = provePuzzle(*puzzles_.game, puzzle, mostNodes);
        EXPECT_TRUE(proof.isPlayable) << puzzle.id;
        EXPECT_TRUE(proof.isSolvable) << puzzle.id;
        EXPECT_TRUE(proof.isSolution) << puzzle.id;
        EXPECT_TRUE(proof.isUnique) << puzzle.id << ": " << proof.first.size() << " first actions, "
                                    << proof.solutions << " lines";
    }
}

TEST_P(ShippedPuzzles, AreBeyondTheGreedyPlayer)
{
    for (std::size_t index = 0; index < puzzles_.puzzles.size(); index += sample)
        for (std::uint32_t seed = 0; seed < greedySeeds; ++seed)
            EXPECT_FALSE(reachesGoal(*puzzles_.game, puzzles_.puzzles[index], "greedy", seed))
                << puzzles_.puzzles[index].id;
}

TEST_P(ShippedPuzzles, AreManyAndOfAllKinds)
{
    EXPECT_GE(puzzles_.puzzles.size(), wanted);
    std::set<std::string> ids;
    std::set<std::string> positions;
    std::map<std::string, std::size_t> themes;
    std::map<int, std::size_t> levels;
    for (const Puzzle &puzzle : puzzles_.puzzles) {
        EXPECT_TRUE(ids.insert(puzzle.id).second) << puzzle.id;
        EXPECT_TRUE(positions.insert(puzzle.position).second) << puzzle.id;
        ++themes[puzzle.theme];
        ++levels[puzzle.level];
    }
    for (const auto &[theme, number] : themes)
        EXPECT_LE(number, puzzles_.puzzles.size() / 3) << theme;
    EXPECT_EQ(levels.size(), static_cast<std::size_t>(puzzleLevels));
    for (const PuzzleTheme &theme : themes_.list)
        EXPECT_TRUE(themes.contains(theme.id)) << theme.id << " has no puzzle";
}

/// The texts are those of the themes, with the numbers of the puzzle put in.
TEST_P(ShippedPuzzles, AreToldInAllLanguages)
{
    std::vector<const Puzzle *> all;
    for (const Puzzle &puzzle : puzzles_.puzzles)
        all.push_back(&puzzle);
    const Lesson lesson = puzzleLesson(puzzles_, all, themes_, "puzzles");
    ASSERT_EQ(lesson.steps.size(), puzzles_.puzzles.size());
    LessonCheckSettings settings;
    settings.isProved = false;
    const LessonReport report = checkLesson(std::make_shared<const LessonPlan>(lesson), settings);
    for (const LessonFinding &finding : report.findings)
        ADD_FAILURE() << describe(finding.problem);
    for (const LessonStep &step : lesson.steps)
        for (const LocalText &text : {step.text, step.reached, step.hints.front()})
            for (const Language &language : programLanguages) {
                ASSERT_TRUE(text.texts.contains(language.code)) << step.id;
                const std::string &words = text.texts.find(language.code)->second;
                EXPECT_FALSE(words.empty()) << step.id;
                EXPECT_EQ(words.find('%'), std::string::npos) << words;
            }
}

INSTANTIATE_TEST_SUITE_P(Games, ShippedPuzzles, testing::ValuesIn(gamesWithPuzzles()), [](const auto &info) {
    std::string name = info.param;
    std::erase(name, '-');
    return name;
});

} // namespace
} // namespace waystone::test
