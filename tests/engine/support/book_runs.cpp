#include "support/book_runs.h"

#include "core/text/plain_words.h"
#include "test_paths.h"

#include <algorithm>
#include <array>
#include <fstream>

namespace waystone::test {

std::set<std::string> runsOf(const std::vector<std::string> &words)
{
    std::set<std::string> found;
    for (std::size_t at = 0; at + runOfABook <= words.size(); ++at) {
        std::string run;
        for (std::size_t index = at; index < at + runOfABook; ++index)
            run += words[index] + ' ';
        found.insert(std::move(run));
    }
    return found;
}

std::uint64_t runHash(std::string_view run)
{
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const char byte : run)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
    return hash;
}

BookRuns::BookRuns(std::vector<std::uint64_t> hashes) : hashes_(std::move(hashes))
{
    std::ranges::sort(hashes_);
}

std::optional<BookRuns> BookRuns::of(std::string_view game, std::string_view language)
{
    std::string path = WAYSTONE_TESTS_DIR "/data/rulebooks/";
    path.append(game).append(".").append(language).append(".runs");
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return std::nullopt;
    std::vector<std::uint64_t> hashes;
    for (std::array<char, 8> bytes{}; file.read(bytes.data(), bytes.size());) {
        std::uint64_t hash = 0;
        for (const char byte : bytes)
            hash = (hash << 8U) | static_cast<unsigned char>(byte);
        hashes.push_back(hash);
    }
    return BookRuns(std::move(hashes));
}

std::string BookRuns::takenBy(std::string_view text) const
{
    const std::set<std::string> runs = runsOf(plainWords(text));
    const auto taken = std::ranges::find_if(
        runs, [this](const std::string &run) { return std::ranges::binary_search(hashes_, runHash(run)); });
    return taken == runs.end() ? std::string() : *taken;
}

} // namespace waystone::test
