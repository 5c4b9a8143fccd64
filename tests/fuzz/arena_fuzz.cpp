// The results of a match that can be read can be written and read again, and are the same; they add up with others, and
// not with themselves.

#include "cli/arena/arena_file.h"

#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace waystone;
    const auto require = [](bool condition) {
        if (!condition)
            std::abort();
    };
    const Result<cli::ArenaTally> tally = cli::readArena({reinterpret_cast<const char *>(data), size});
    if (!tally) {
        require(!tally.problems().empty());
        return 0;
    }
    const std::string written = cli::writeArena(*tally);
    const Result<cli::ArenaTally> again = cli::readArena(written);
    require(again && cli::writeArena(*again) == written);
    std::ostringstream out;
    tally->print(out);
    cli::ArenaTally sum = *tally;
    require(!sum.add(*again) || tally->seeds.empty());
    require(tally->seeds.empty() || cli::writeArena(sum) == written);
    return 0;
}
