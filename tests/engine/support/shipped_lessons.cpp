#include "support/shipped_lessons.h"

#include "bots/steady_bot.h"
#include "games.h"
#include "scenario/lesson/lesson_file.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace waystone::test {

namespace fs = std::filesystem;

std::vector<std::shared_ptr<const LessonPlan>> shippedLessons()
{
    std::vector<fs::path> paths;
    for (const fs::directory_entry &entry :
         fs::recursive_directory_iterator(fs::path(WAYSTONE_TESTS_DIR) / ".." / "resources" / "lessons"))
        if (entry.path().extension() == ".json")
            paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<std::shared_ptr<const LessonPlan>> plans;
    for (const fs::path &path : paths) {
        std::ifstream file(path);
        const std::string text(std::istreambuf_iterator<char>(file), {});
        if (Result<LoadedLesson> loaded = readLesson(text, games()))
            plans.push_back(
                std::make_shared<const LessonPlan>(std::move(loaded).value().lesson, steadyAnswer));
        else
            ADD_FAILURE() << path;
    }
    return plans;
}

} // namespace waystone::test
