// A lesson that can be read can be written and read again, and is the same text; whatever it says can be played as far as
// the rules let it, and checked.

#include "games.h"
#include "scenario/lesson/lesson_check.h"
#include "scenario/lesson/lesson_file.h"

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
    Result<LoadedLesson> loaded = readLesson(text, games());
    if (!loaded) {
        for (const Problem &problem : loaded.problems())
            require(problem.argument("line") != nullptr && problem.argument("column") != nullptr);
        return 0;
    }
    const std::string written = writeLesson(loaded->lesson);
    const Result<LoadedLesson> again = readLesson(written, games());
    require(static_cast<bool>(again));
    require(writeLesson(again->lesson) == written);

    const auto plan = std::make_shared<const LessonPlan>(std::move(loaded).value().lesson);
    LessonCheckSettings settings;
    settings.isProved = false;
    const LessonReport report = checkLesson(plan, settings);
    settings.isProved = true;
    settings.limits = {50, 5, 2};
    require(checkLesson(plan, settings).findings.size() >= report.findings.size());
    return 0;
}
