#include "core/edition/source_mark.h"

#include <utility>

namespace waystone {

void readSourceMark(JsonReader &reader, std::string pointer, std::vector<SourceMark> &marks)
{
    marks.push_back({std::move(pointer), static_cast<DataSource>(reader.oneOf(dataSourceNames))});
}

} // namespace waystone
