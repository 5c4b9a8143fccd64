#include "core/json/read_translated.h"

namespace waystone {

Translated readTranslated(JsonReader object, std::size_t maximumLength)
{
    Translated translated;
    for (std::size_t index = 0; index < programLanguages.size(); ++index)
        translated.texts[index] = object[programLanguages[index].code].text(maximumLength);
    object.rejectUnknownKeys();
    return translated;
}

} // namespace waystone
