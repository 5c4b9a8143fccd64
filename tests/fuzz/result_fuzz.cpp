// Results of lessons: what can be read can be written and read again, and is the same.

#include "scenario/results/result_table.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace waystone;
    const Result<LessonResult> result = readResult({reinterpret_cast<const char *>(data), size});
    if (!result)
        return 0;
    const Result<LessonResult> again = readResult(writeResult(*result));
    if (!again || *again != *result)
        std::abort();
    static_cast<void>(resultsCsv(resultTables({{"a", *result}, {"b", *again}})));
    return 0;
}
