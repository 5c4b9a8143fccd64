// Puzzles that can be read can be written and read again, and are the same text.

#include "games.h"
#include "puzzles/puzzle_file.h"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace waystone;
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const Result<LoadedPuzzles> loaded = readPuzzles(text, games());
    if (!loaded) {
        for (const Problem &problem : loaded.problems())
            require(problem.argument("line") != nullptr && problem.argument("column") != nullptr);
        return 0;
    }
    const std::string written = writePuzzles(loaded->collection);
    const Result<LoadedPuzzles> again = readPuzzles(written, games());
    require(static_cast<bool>(again));
    require(writePuzzles(again->collection) == written);
    return 0;
}
