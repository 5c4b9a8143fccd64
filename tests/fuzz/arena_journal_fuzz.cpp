// Whatever lines follow the head of a match's journal, they are read or told what is wrong with them; a journal that is
// taken up again holds the same, and goes on. Input is the lines.

#include "cli/arena/arena_journal.h"
#include "cli/failure.h"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <unistd.h>

namespace {

using namespace waystone;

void require(bool condition)
{
    if (!condition)
        std::abort();
}

cli::ArenaMatch someMatch()
{
    cli::ArenaMatch match;
    match.game = "province";
    match.edition = "province-balanced";
    match.editionHash = "0123456789abcdef";
    match.a = "greedy";
    match.b = "random";
    match.mostActions = 5000;
    return match;
}

/// A file of this process alone.
std::string path()
{
    static const std::string made =
        (std::filesystem::temp_directory_path() / ("waystone-fuzz-" + std::to_string(getpid()))).string();
    return made;
}

std::string head(const cli::ArenaMatch &match)
{
    std::filesystem::remove(path());
    const cli::ArenaJournal begun(path(), match, false);
    std::ifstream file(path(), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// How many seeds are known after one more was added; nothing is told twice.
std::size_t takeUp(const cli::ArenaMatch &match)
{
    cli::ArenaJournal journal(path(), match, true);
    for (const auto &[seed, tally] : journal.known())
        require(tally.seeds.size() == 1 && tally.seeds.front().first == seed);
    return journal.known().size();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const cli::ArenaMatch match = someMatch();
    static const std::string begun = head(match);
    {
        std::ofstream file(path(), std::ios::binary | std::ios::trunc);
        file << begun;
        file.write(reinterpret_cast<const char *>(data), static_cast<std::streamsize>(size));
    }
    try {
        const std::size_t seeds = takeUp(match);
        require(takeUp(match) == seeds);
        require(std::filesystem::file_size(path()) <= begun.size() + size);
    } catch (const cli::Failure &failure) {
        require(!failure.line.empty());
    }
    std::filesystem::remove(path());
    return 0;
}
