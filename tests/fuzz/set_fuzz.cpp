// A set of lessons that can be read can be written and read again, and is the same text.

#include "games.h"
#include "scenario/shelf/lesson_set_file.h"

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
    const Result<LessonSet> set = readSet(text, games());
    if (!set) {
        for (const Problem &problem : set.problems())
            require(problem.argument("line") != nullptr && problem.argument("column") != nullptr);
        return 0;
    }
    const std::string written = writeSet(*set);
    const Result<LessonSet> again = readSet(written, games());
    require(static_cast<bool>(again));
    require(writeSet(*again) == written);
    return 0;
}
