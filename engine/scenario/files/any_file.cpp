#include "scenario/files/any_file.h"

#include "core/json/json.h"
#include "core/json/json_document.h"
#include "core/json/json_reader.h"
#include "scenario/files/journal.h"

#include <vector>

namespace waystone {

namespace {

/// What a file says of itself under this key; empty if it does not.
std::string told(std::string_view text, const char *key)
{
    // A journal's first line is a JSON text of its own.
    for (const std::string_view part : {text, text.substr(0, text.find('\n'))}) {
        const Result<JsonDocument> document = JsonDocument::parse(part);
        if (document && document->root().is_object())
            return document->root().contains(key) && document->root()[key].is_string()
                       ? document->root()[key].get<std::string>()
                       : std::string();
    }
    return {};
}

} // namespace

std::string formatOf(std::string_view text)
{
    return told(text, "format");
}

std::string gameOf(std::string_view text)
{
    return told(text, "game");
}

Result<LoadedRecord> readGameFile(std::string_view text, const Registry &registry)
{
    if (formatOf(text) != journalFormat)
        return readRecord(text, registry);
    Result<LoadedJournal> journal = readJournal(text, registry);
    if (!journal)
        return journal.problems();
    return std::move(std::move(journal).value().record);
}

Result<std::shared_ptr<const Game>> readEditionFile(std::string_view text, const Registry &registry)
{
    const Result<JsonDocument> document = JsonDocument::parse(text);
    if (!document)
        return document.problems();
    std::vector<std::string_view> ids;
    for (const GameKind &kind : registry.kinds())
        ids.push_back(kind.id);
    Problems problems;
    JsonReader file(*document, problems);
    const GameKind &kind = registry.kinds()[file["game"].oneOf(ids)];
    if (!problems.empty())
        return problems;
    return kind.make(text, {});
}

} // namespace waystone
