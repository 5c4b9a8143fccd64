#include "games.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

/// engine/readings.md tells how the program reads the rulebooks. Sources cite it as "readings: <game>, <section>, …,
/// option `<id>`"; whatever stands behind a colon, a semicolon, a full stop or a bracket is no part of it.
namespace waystone::test {
namespace {

namespace fs = std::filesystem;

std::string textOf(const fs::path &path)
{
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// What a game's chapter has: its sections, and its options as "option `id`".
using Chapters = std::map<std::string, std::set<std::string>>;

Chapters readings()
{
    Chapters chapters;
    std::string game;
    static const std::regex option(R"(\*\*option\*\* (`[A-Za-z]+`))");
    std::istringstream lines(textOf(WAYSTONE_ROOT_DIR "/engine/readings.md"));
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("## "))
            game = line.substr(3);
        else if (line.starts_with("### "))
            chapters[game].insert(line.substr(4));
        for (std::smatch found; std::regex_search(line, found, option); line = found.suffix())
            chapters[game].insert("option " + found[1].str());
    }
    return chapters;
}

/// The parts of every citation of a source, whose comments may be wrapped anywhere.
std::vector<std::vector<std::string>> citations(const std::string &source)
{
    static const std::regex wrap(R"(\n\s*//+<?\s*)");
    static const std::regex citation(R"([Rr]eadings: ([^:;.)\n]*))");
    const std::string text = std::regex_replace(source, wrap, " ");
    std::vector<std::vector<std::string>> all;
    for (std::sregex_iterator found(text.begin(), text.end(), citation), end; found != end; ++found) {
        std::istringstream parts((*found)[1].str());
        std::vector<std::string> &cited = all.emplace_back();
        for (std::string part; std::getline(parts, part, ',');)
            cited.push_back(part.substr(std::min(part.find_first_not_of(' '), part.size())));
    }
    return all;
}

/// What is wrong with a citation; empty if all that it names is there.
std::string broken(const std::vector<std::string> &cited, const Chapters &chapters)
{
    const auto chapter = cited.empty() ? chapters.end() : chapters.find(cited.front());
    if (chapter == chapters.end())
        return "no such game";
    if (cited.size() < 2)
        return "no section";
    const auto unknown = std::find_if(cited.begin() + 1, cited.end(), [&](const std::string &part) {
        return !chapter->second.contains(part);
    });
    return unknown == cited.end() ? "" : "no " + *unknown;
}

TEST(Readings, AreThereWhereSourcesCiteThem)
{
    const Chapters chapters = readings();
    int found = 0;
    for (const char *folder : {"engine", "widgets", "app", "tests"})
        for (const auto &entry : fs::recursive_directory_iterator(fs::path(WAYSTONE_ROOT_DIR) / folder)) {
            const fs::path &path = entry.path();
            if ((path.extension() != ".h" && path.extension() != ".cpp") ||
                path.filename() == fs::path(__FILE__).filename())
                continue;
            for (const std::vector<std::string> &cited : citations(textOf(path))) {
                EXPECT_EQ(broken(cited, chapters), "") << path << ": " << testing::PrintToString(cited);
                ++found;
            }
        }
    EXPECT_GT(found, 40);
}

TEST(Readings, TellEveryOption)
{
    const Chapters chapters = readings();
    std::size_t options = 0;
    for (const GameKind &kind : games().kinds())
        for (const OptionInfo &option : kind.options) {
            const std::string name = "option `" + std::string(option.id) + '`';
            const auto telling = std::ranges::count_if(
                chapters, [&](const auto &chapter) { return chapter.second.contains(name); });
            EXPECT_EQ(telling, 1) << name;
            ++options;
        }
    std::size_t told = 0;
    for (const auto &[game, parts] : chapters)
        told += static_cast<std::size_t>(std::ranges::count_if(
            parts, [](const std::string &part) { return part.starts_with("option "); }));
    EXPECT_EQ(told, options);
}

TEST(Readings, ACitationIsReadWhateverStandsAround)
{
    const Chapters chapters{{"Chess", {"Castling", "End", "option `stalemate`"}}};
    const auto found = [&](const std::string &source) {
        std::vector<std::string> all;
        for (const std::vector<std::string> &cited : citations(source))
            all.push_back(broken(cited, chapters));
        return all;
    };
    using Found = std::vector<std::string>;
    EXPECT_EQ(found("// Over (readings: Chess, End, option `stalemate`)."), Found{""});
    EXPECT_EQ(found("/// Long (readings: Chess,\n    /// Castling: the king goes first).\n"), Found{""});
    EXPECT_EQ(found("// Readings: Chess, End; Castling.\n// Readings: Chess, Opening."),
              (Found{"", "no Opening"}));
    EXPECT_EQ(found("// readings: Chess, option `draw`"), Found{"no option `draw`"});
    EXPECT_EQ(found("// readings: the king goes first"), Found{"no such game"});
    EXPECT_EQ(found("// readings: Chess"), Found{"no section"});
    EXPECT_EQ(found("Readings readings(controller);"), Found{});
}

} // namespace
} // namespace waystone::test
