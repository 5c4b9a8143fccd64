#pragma once

#include "core/edition/edition_info.h"
#include "core/edition/origins.h"
#include "core/edition/source_mark.h"
#include "core/json/json_document.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace waystone {

/// What the editions of all games read alike: groups, each with its mark of origin, and whole numbers within bounds.
/// Reader and problems outlive it; what is
/// wrong goes to the problems.
class EditionFile {
public:
    EditionFile(JsonReader &reader, Problems &problems) : reader_(reader), problems_(problems) {}

    [[nodiscard]] JsonReader &whole() { return reader_; }
    /// The object of a group of the file, which has to tell its origin.
    [[nodiscard]] JsonReader group(std::string_view key);
    /// The origin of a part of a group, where it tells one of its own.
    void readOwnMark(JsonReader &part, std::string pointer);
    /// In the order of reading; a part's reader adds to them.
    [[nodiscard]] std::vector<SourceMark> &sources() { return sources_; }
    [[nodiscard]] Problems &problems() { return problems_; }

private:
    JsonReader &reader_;
    Problems &problems_;
    std::vector<SourceMark> sources_;
};

/// Required; both bounds are allowed.
[[nodiscard]] int number(JsonReader &object, std::string_view key, int minimum, int maximum);

/// Reads an edition's text by a game's own reader: `Reader(EditionFile &).read()` tells what the file holds. The reader
/// sees the whole file even where parts of it are wrong. Errors: whatever is wrong, with line and column.
template <class Edition, class Reader>
[[nodiscard]] Result<Edition> readEditionText(std::string_view text)
{
    const auto document = JsonDocument::parse(text);
    if (!document)
        return document.problems();
    Problems problems;
    JsonReader reader(*document, problems);
    EditionFile file(reader, problems);
    Edition edition = Reader(file).read();
    const std::vector<Origin> origins = readOrigins(reader);
    reader.rejectUnknownKeys();
    if (!problems.empty())
        return problems;
    edition.sources = std::move(file.sources());
    applyOrigins(origins, edition.sources);
    edition.info.text = text;
    edition.info.hash = editionHash(text);
    return edition;
}

} // namespace waystone
