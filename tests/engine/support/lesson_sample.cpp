#include "support/lesson_sample.h"

#include "games.h"
#include "scenario/lesson/lesson_file.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <stdexcept>

namespace waystone::test {

std::string sampleLesson()
{
    static const std::string sample = [] {
        std::ifstream file(WAYSTONE_TESTS_DIR "/../resources/formats.md");
        std::string text;
        bool isInside = false;
        for (std::string line; std::getline(file, line);) {
            if (isInside && line == "```")
                break;
            if (isInside)
                text += line + '\n';
            isInside = isInside || line == "```json lesson";
        }
        // An edition may be corrected without the example's being wrong.
        const auto game = *games().make(*games().find("milestones"), {}, {});
        static const std::regex hash("(\"hash\": ?\")[0-9a-f]{16}");
        return std::regex_replace(text, hash, "$01" + game->editionInfo().hash);
    }();
    return sample;
}

Lesson sampleOf(std::string_view text)
{
    Result<LoadedLesson> loaded = readLesson(text, games());
    if (!loaded)
        throw std::runtime_error(describe(loaded.problems().front()));
    return std::move(loaded).value().lesson;
}

std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from << " in\n" << text;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

} // namespace waystone::test
