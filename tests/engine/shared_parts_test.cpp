#include "support/listed_games.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

/// The parts that all games share know none of them: no name of a game, no folder of one, no word of one.
namespace waystone::test {
namespace {

namespace fs = std::filesystem;

constexpr std::array sharedFolders{"engine/bots",
                                   "engine/cli",
                                   "engine/core",
                                   "engine/protocol",
                                   "engine/scenario",
                                   "engine/trials",
                                   "widgets/board",
                                   "widgets/controls",
                                   "widgets/dialogs",
                                   "widgets/edition",
                                   "widgets/editor",
                                   "widgets/files",
                                   "widgets/lessons",
                                   "widgets/models",
                                   "widgets/print",
                                   "widgets/session",
                                   "widgets/thinking",
                                   "widgets/words",
                                   "app"};

/// What things are called in one game and in no other, in small letters.
constexpr std::array gameWords{"castle", "marketplace", "flour",  "worker", "sailor", "lender",
                               "duplex", "bush",        "harbor", "smithy", "tavern", "quarry"};

std::string smallLetters(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char each) { return std::tolower(each); });
    return text;
}

bool isLetter(char character)
{
    return std::isalpha(static_cast<unsigned char>(character)) != 0;
}

/// Whether the word stands in the text and is not the beginning or the end of a longer one.
bool says(const std::string &text, std::string_view word)
{
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !isLetter(text[at - 1])) && (end == text.size() || !isLetter(text[end])))
            return true;
    }
    return false;
}

std::vector<std::string> forbidden()
{
    std::vector<std::string> words(gameWords.begin(), gameWords.end());
    for (const auto &[folder, id] : listedGames()) {
        words.push_back(folder);
        words.push_back(id);
        std::string name = id;
        std::ranges::replace(name, '-', ' ');
        words.push_back(name);
    }
    return words;
}

TEST(SharedParts, KnowNoGame)
{
    const std::vector<std::string> words = forbidden();
    int files = 0;
    for (const char *folder : sharedFolders) {
        const fs::path path = fs::path(WAYSTONE_ROOT_DIR) / folder;
        if (!fs::exists(path))
            continue;
        for (const fs::directory_entry &entry : fs::recursive_directory_iterator(path)) {
            const std::string extension = entry.path().extension().string();
            if (extension != ".cpp" && extension != ".h")
                continue;
            ++files;
            std::ifstream file(entry.path());
            std::stringstream content;
            content << file.rdbuf();
            const std::string text = smallLetters(content.str());
            for (const std::string &word : words)
                EXPECT_FALSE(says(text, word)) << entry.path() << ": " << word;
        }
    }
    EXPECT_GT(files, 300);
}

} // namespace
} // namespace waystone::test
