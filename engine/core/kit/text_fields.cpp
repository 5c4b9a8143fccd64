#include "core/kit/text_fields.h"

#include <algorithm>
#include <vector>

namespace waystone {

namespace {

bool contains(std::span<const std::string_view> keys, std::string_view key)
{
    return std::ranges::find(keys, key) != keys.end();
}

} // namespace

void readFields(TextScanner &scanner, const TextFields &fields,
                const std::function<void(std::string_view key)> &readValue)
{
    std::vector<std::string_view> read;
    scanner.skipSpaces();
    do {
        const std::string_view key = scanner.word();
        if (!scanner.failed() && !contains(fields.repeatable, key) && contains(read, key))
            scanner.fail(text_problem::repeated, key);
        read.push_back(key);
        scanner.expect('=');
        if (!scanner.failed())
            readValue(key);
        const bool parted = scanner.take(' ');
        scanner.skipSpaces();
        if (!parted)
            scanner.expectEnd();
    } while (!scanner.atEnd());
    for (const std::string_view key : fields.needed)
        if (!contains(read, key))
            scanner.fail(text_problem::tooShort, scanner.offset(), 0);
}

} // namespace waystone
