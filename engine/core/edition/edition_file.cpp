#include "core/edition/edition_file.h"

namespace waystone {

JsonReader EditionFile::group(std::string_view key)
{
    JsonReader object = reader_[key];
    JsonReader mark = object["source"];
    readSourceMark(mark, '/' + std::string(key), sources_);
    return object;
}

void EditionFile::readOwnMark(JsonReader &part, std::string pointer)
{
    if (auto mark = part.optional("source"))
        readSourceMark(*mark, std::move(pointer), sources_);
}

int number(JsonReader &object, std::string_view key, int minimum, int maximum)
{
    return static_cast<int>(object[key].integer(minimum, maximum));
}

} // namespace waystone
