#include "core/languages.h"
#include "support/source_files.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <regex>
#include <string>

namespace waystone {
namespace {

/// Where a language may be named, and why.
bool mayName(const std::string &path)
{
    return path == "engine/core/languages.h" ||                  // the list itself
           path == "engine/scenario/catalogue/word_forms.cpp" || // endings and questions of each
           path.ends_with("/rules/choices.cpp");                 // the printed books of a game
}

TEST(Languages, NoOtherSourceFileNamesOne)
{
    std::string names = R"(left\(2\)|)";
    for (const Language &language : programLanguages)
        names.append(R"("(waystone_)?)")
            .append(language.code)
            .append("\"|\"")
            .append(language.name)
            .append("\"|");
    names.pop_back();
    const std::regex named(names);
    for (const test::SourceFile &file : test::sourceFiles(WAYSTONE_ROOT_DIR, {"engine", "widgets", "app"})) {
        std::smatch found;
        const bool isNamed = std::regex_search(file.text, found, named);
        EXPECT_TRUE(!isNamed || mayName(file.path)) << file.path << " has " << found.str();
    }
}

TEST(Languages, AnUnknownOneFallsBackToTheFirst)
{
    EXPECT_EQ(languageIndex(fallbackLanguage), 0);
    EXPECT_EQ(languageIndex("xx"), 0);
    EXPECT_FALSE(isProgramLanguage("xx"));
    for (std::size_t index = 0; index < programLanguages.size(); ++index) {
        EXPECT_TRUE(isProgramLanguage(programLanguages[index].code));
        EXPECT_EQ(languageIndex(programLanguages[index].code), index);
    }
}

} // namespace
} // namespace waystone
