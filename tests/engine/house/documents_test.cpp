#include "support/source_files.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

/// Every source folder says what is in it, and what the documents call by its path is there.
namespace waystone::test {
namespace {

namespace fs = std::filesystem;

const fs::path root{WAYSTONE_ROOT_DIR};

constexpr std::array documents{"ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"};

/// What the recipes make up: a game and a language.
constexpr std::array<std::string_view, 2> madeUp{"orchard", "_de."};

std::string contentOf(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// The folders that hold C++ files themselves, below the root.
std::set<std::string> sourceFolders()
{
    std::set<std::string> folders;
    for (const SourceFile &file : sourceFiles(WAYSTONE_ROOT_DIR, {"engine", "widgets", "app", "tests"}))
        folders.insert(file.path.substr(0, file.path.rfind('/')));
    return folders;
}

/// Whether there is a full stop beyond the headings.
bool hasSentence(const std::string &text)
{
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (!line.starts_with('#') && line.ends_with('.'))
            return true;
    return false;
}

/// What stands between backticks and begins like a path of the repository. Patterns with `<` or `*` are none.
std::vector<std::string> pathsIn(const std::string &text)
{
    static const std::regex quoted("`([^`\n]+)`");
    static const std::regex path(
        R"((engine|widgets|app|tests|resources|translations)/[A-Za-z0-9_./-]*|[A-Z][A-Za-z]*\.(md|txt|json))");
    std::vector<std::string> paths;
    for (std::sregex_iterator each(text.begin(), text.end(), quoted), end; each != end; ++each) {
        const std::string found = (*each)[1].str();
        const bool isMadeUp = std::ranges::any_of(
            madeUp, [&found](std::string_view part) { return found.find(part) != std::string::npos; });
        if (!isMadeUp && std::regex_match(found, path))
            paths.push_back(found);
    }
    return paths;
}

TEST(Documents, EverySourceFolderSaysWhatIsInIt)
{
    const std::set<std::string> folders = sourceFolders();
    EXPECT_GT(folders.size(), 50u);
    for (const std::string &folder : folders) {
        const fs::path file = root / folder / "README.md";
        EXPECT_TRUE(fs::exists(file)) << folder << " has no README.md";
        EXPECT_TRUE(hasSentence(contentOf(file))) << folder << "/README.md has no sentence";
    }
}

TEST(Documents, NameOnlyPathsThatThereAre)
{
    for (const std::string name : documents) {
        const std::vector<std::string> paths = pathsIn(contentOf(root / name));
        EXPECT_GT(paths.size(), 5u) << name;
        for (const std::string &path : paths)
            EXPECT_TRUE(fs::exists(root / path)) << name << " names " << path;
    }
}

TEST(Documents, LinkOnlyToWhatThereIs)
{
    static const std::regex link(R"(\]\(([^)#:]+)\))");
    for (const std::string name : documents) {
        const std::string text = contentOf(root / name);
        for (std::sregex_iterator each(text.begin(), text.end(), link), end; each != end; ++each)
            EXPECT_TRUE(fs::exists(root / (*each)[1].str())) << name << " links to " << (*each)[1];
    }
}

TEST(Documents, TheChangelogAloneTellsTheVersion)
{
    static const std::regex heading(R"(\n## \d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)\n)");
    EXPECT_TRUE(std::regex_search(contentOf(root / "CHANGELOG.md"), heading));
    static const std::regex told(R"(VERSION [0-9]+\.[0-9]+\.[0-9]+ LANGUAGES)");
    for (const std::string name : {"CMakeLists.txt", "engine/CMakeLists.txt"})
        EXPECT_FALSE(std::regex_search(contentOf(root / name), told)) << name;
}

TEST(Documents, APathIsKnownByItsBeginning)
{
    EXPECT_EQ(pathsIn("`engine/core`, `app/main.cpp`, `README.md` and `tests/positions/`"),
              (std::vector<std::string>{"engine/core", "app/main.cpp", "README.md", "tests/positions/"}));
    EXPECT_EQ(
        pathsIn("`core/`, `engine/*.h`, `engine/<game>/`, `engine/orchard/`, `bash tests/run.sh`, app/no"),
        std::vector<std::string>());
    EXPECT_FALSE(hasSentence("# Only a heading.\n\n"));
    EXPECT_TRUE(hasSentence("# A heading\n\nA sentence.\n"));
}

} // namespace
} // namespace waystone::test
