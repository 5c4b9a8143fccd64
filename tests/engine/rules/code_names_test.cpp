#include "test_paths.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

/// The codes and terms of a game are spelled once, in words/codes.h, words/terms.h and positions/editing_terms.h; all
/// else calls them by their names there.
namespace waystone::test {
namespace {

namespace fs = std::filesystem;

const fs::path root{WAYSTONE_ROOT_DIR};

std::string contentOf(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::set<std::string> spelledIn(const fs::path &file)
{
    static const std::regex constant(R"re(std::string_view \w+ =\s*"([^"]+)";)re");
    const std::string text = contentOf(file);
    std::set<std::string> words;
    for (std::sregex_iterator match(text.begin(), text.end(), constant); match != std::sregex_iterator();
         ++match)
        words.insert((*match)[1]);
    return words;
}

bool isSource(const fs::path &file)
{
    return file.extension() == ".cpp" || file.extension() == ".h";
}

std::vector<fs::path> sourcesOf(const std::string &game)
{
    std::vector<fs::path> files;
    for (const fs::path &folder : {root / "engine" / game, root / "widgets/games" / game})
        for (const fs::directory_entry &entry : fs::recursive_directory_iterator(folder))
            if (entry.is_regular_file() && isSource(entry.path()))
                files.push_back(entry.path());
    return files;
}

std::vector<std::string> gamesWithCodes()
{
    std::vector<std::string> games;
    for (const fs::directory_entry &entry : fs::directory_iterator(root / "engine"))
        if (fs::exists(entry.path() / "words/codes.h"))
            games.push_back(entry.path().filename().string());
    return games;
}

class CodeNames : public testing::TestWithParam<std::string> {
protected:
    /// Where literals that `pattern` captures are among the words, but for the file that spells them.
    static std::vector<std::string> bareLiterals(const std::regex &pattern,
                                                 const std::set<std::string> &words,
                                                 const std::set<std::string> &spellers)
    {
        std::vector<std::string> found;
        for (const fs::path &file : sourcesOf(GetParam())) {
            if (spellers.contains(file.filename().string()))
                continue;
            const std::string text = contentOf(file);
            for (std::sregex_iterator match(text.begin(), text.end(), pattern);
                 match != std::sregex_iterator(); ++match)
                if (words.contains((*match)[1]))
                    found.push_back(file.lexically_relative(root).string() + ": " + match->str());
        }
        return found;
    }
};

/// Words with a hyphen or a dot are codes wherever they stand.
TEST_P(CodeNames, NoCodeIsABareLiteral)
{
    static const std::regex literal(R"re("([a-zA-Z]+(?:[.-][a-zA-Z]+)+)")re");
    const std::set<std::string> codes = spelledIn(root / "engine" / GetParam() / "words/codes.h");
    ASSERT_GT(codes.size(), 30U);
    EXPECT_EQ(bareLiterals(literal, codes, {"codes.h"}), std::vector<std::string>());
}

/// Other words may be keys of files, arguments or words of notation as well; what is compared, counted, named or asked
/// for is a code or a term.
TEST_P(CodeNames, NoTermIsABareLiteral)
{
    static const std::regex literal(
        R"re((?:[=!]= |Term\{|Term\(|message\(|\b(?:termName|sourceName|inLine)\()"([a-zA-Z.]+)")re");
    static const std::regex tableRow(R"re(\{"([a-zA-Z.]+)",\s*QT_TR)re");
    const fs::path engine = root / "engine" / GetParam();
    std::set<std::string> words = spelledIn(engine / "words/codes.h");
    words.merge(spelledIn(engine / "words/terms.h"));
    words.merge(spelledIn(engine / "positions/editing_terms.h"));
    const std::set<std::string> spellers{"codes.h", "terms.h", "editing_terms.h",
                                         "position_text.cpp"}; // the last: its keys
    EXPECT_EQ(bareLiterals(literal, words, spellers), std::vector<std::string>());
    EXPECT_EQ(bareLiterals(tableRow, words, spellers), std::vector<std::string>());
}

INSTANTIATE_TEST_SUITE_P(Games, CodeNames, testing::ValuesIn(gamesWithCodes()),
                         [](const auto &game) { return game.param; });

} // namespace
} // namespace waystone::test
