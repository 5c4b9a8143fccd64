#include "scenario/files/migration.h"

#include "core/json/json.h"
#include "core/json/json_writer.h"

namespace waystone {

Result<JsonDocument> parseUpgraded(std::string_view text, std::span<const Migration> migrations)
{
    Result<JsonDocument> document = JsonDocument::parse(text);
    if (!document || !document->root().is_object())
        return document;
    const auto version = document->root().find("version");
    if (version == document->root().end() || !version->is_number_unsigned() ||
        version->get<std::uint64_t>() < 1 || version->get<std::uint64_t>() > migrations.size())
        return document;

    Json file = document->root();
    for (std::size_t from = version->get<std::size_t>(); from <= migrations.size(); ++from) {
        migrations[from - 1](file);
        file["version"] = from + 1;
    }
    Result<JsonDocument> upgraded = JsonDocument::parse(writeJson(file));
    if (!upgraded)
        return upgraded;
    JsonDocument placed = *std::move(upgraded);
    placed.takePositions(*document);
    return placed;
}

} // namespace waystone
