#include "core/edition/edition_info.h"

#include "core/json/read_translated.h"

#include "core/json/json.h"

#include <cstdint>

namespace waystone {

std::string editionHash(std::string_view text)
{
    // Keys in order and no spaces, so that only the data counts.
    nlohmann::json data = nlohmann::json::parse(text, nullptr, false);
    if (data.is_object()) {
        data.erase("name");
        data.erase("notes");
        data.erase("origins");
    }
    const std::string plain = data.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    std::uint64_t hash = 0xCBF29CE484222325u;
    for (const char character : plain) {
        hash ^= static_cast<unsigned char>(character);
        hash *= 0x100000001B3u;
    }
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit) {
        *digit = "0123456789abcdef"[hash & 0xF];
        hash >>= 4;
    }
    return digits;
}

EditionInfo readEditionInfo(JsonReader &reader, std::string_view game)
{
    readHeader(reader, "waystone/edition", 1);
    (void)reader["game"].oneOf({game});
    EditionInfo info;
    info.id = reader["id"].text(64);
    info.name = readTranslated(reader["name"], 120);
    info.notes = readTranslated(reader["notes"], 4000);
    // Which values an owner of the printed game has typed in: JSON pointers, for whoever edits the edition further.
    constexpr std::size_t mostValues = 5000;
    if (std::optional<JsonReader> own = reader.optional("own"))
        for (JsonReader &pointer : own->array(0, mostValues))
            (void)pointer.text(200);
    return info;
}

} // namespace waystone
