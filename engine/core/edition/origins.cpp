#include "core/edition/origins.h"

#include <algorithm>
#include <utility>

namespace waystone {

std::vector<Origin> readOrigins(JsonReader &file)
{
    constexpr std::size_t mostOrigins = 1000;
    constexpr std::size_t longestPointer = 200;
    constexpr std::size_t longestBook = 64;
    constexpr int mostLines = 100'000;
    constexpr std::size_t mostWords = 20;
    std::vector<Origin> origins;
    std::optional<JsonReader> list = file.optional("origins");
    if (!list)
        return origins;
    for (JsonReader &object : list->array(0, mostOrigins)) {
        Origin origin;
        origin.mark.pointer = object["of"].text(longestPointer);
        origin.mark.source = static_cast<DataSource>(object["source"].oneOf(dataSourceNames));
        if (origin.mark.source == DataSource::rulebook) {
            origin.book = object["book"].text(longestBook);
            origin.firstLine = static_cast<int>(object["line"].integer(1, mostLines));
            origin.lastLine = origin.firstLine;
            if (std::optional<JsonReader> last = object.optional("to"))
                origin.lastLine = static_cast<int>(last->integer(origin.firstLine, mostLines));
            if (std::optional<JsonReader> says = object.optional("says"))
                for (JsonReader &word : says->array(1, mostWords))
                    origin.says.push_back(word.text(longestBook));
        }
        object.rejectUnknownKeys();
        origins.push_back(std::move(origin));
    }
    return origins;
}

void applyOrigins(const std::vector<Origin> &origins, std::vector<SourceMark> &marks)
{
    for (const Origin &origin : origins) {
        const auto known = std::ranges::find(marks, origin.mark.pointer, &SourceMark::pointer);
        if (known == marks.end())
            marks.push_back(origin.mark);
        else
            *known = origin.mark;
    }
}

} // namespace waystone
