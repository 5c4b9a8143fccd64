#include "scenario/catalogue/glossary.h"

#include "core/json/json_reader.h"

#include <optional>

namespace waystone {

namespace {

constexpr std::size_t mostTerms = 5000;
constexpr std::size_t mostWords = 50;
constexpr std::size_t longestWord = 200;
constexpr std::size_t longestNote = 2000;

void addOptional(JsonReader &object, std::string_view key, std::vector<std::string> &words)
{
    if (std::optional<JsonReader> word = object.optional(key))
        words.push_back(word->text(longestWord));
}

void addList(JsonReader list, std::vector<std::string> &words)
{
    for (JsonReader &word : list.array(0, mostWords))
        words.push_back(word.text(longestWord));
}

std::vector<std::string> readForms(JsonReader object)
{
    std::vector<std::string> words{object["term"].text(longestWord)};
    addOptional(object, "plural", words);
    addOptional(object, "accusative", words);
    if (std::optional<JsonReader> forms = object.optional("bookForms"))
        addList(std::move(*forms), words);
    (void)object.has("gender");
    (void)object.has("inBook"); // left out where no book has the thing
    object.rejectUnknownKeys();
    return words;
}

/// Lists of words by language, each of which may be left out.
GlossaryTerm::Words readUse(JsonReader &term, std::string_view key)
{
    GlossaryTerm::Words words;
    std::optional<JsonReader> object = term.optional(key);
    if (!object)
        return words;
    for (std::size_t language = 0; language < programLanguages.size(); ++language)
        if (std::optional<JsonReader> list = object->optional(programLanguages[language].code))
            addList(std::move(*list), words[language]);
    object->rejectUnknownKeys();
    return words;
}

GlossaryTerm readTerm(JsonReader &object)
{
    GlossaryTerm term;
    term.id = object["id"].text(longestWord);
    term.game = object["game"].text(longestWord);
    JsonReader synonyms = object["synonyms"];
    for (std::size_t language = 0; language < programLanguages.size(); ++language) {
        term.forms[language] = readForms(object[programLanguages[language].code]);
        term.words[language] = term.forms[language];
        addList(synonyms[programLanguages[language].code], term.words[language]);
    }
    synonyms.rejectUnknownKeys();
    if (std::optional<JsonReader> note = object.optional("note"))
        for (JsonReader::Member &member : note->members(programLanguages.size()))
            (void)member.value.text(longestNote);
    term.allowed = readUse(object, "allowed");
    term.avoid = readUse(object, "avoid");
    if (std::optional<JsonReader> loose = object.optional("loose"))
        term.isLoose = loose->boolean();
    object.rejectUnknownKeys();
    return term;
}

} // namespace

Result<std::vector<GlossaryTerm>> readGlossary(std::string_view text)
{
    const Result<JsonDocument> document = JsonDocument::parse(text);
    if (!document)
        return document.problems();
    Problems problems;
    JsonReader reader(*document, problems);
    std::vector<GlossaryTerm> terms;
    if (!reader.object())
        return problems;
    readHeader(reader, "waystone/glossary", 1);
    for (JsonReader &term : reader["terms"].array(1, mostTerms))
        terms.push_back(readTerm(term));
    reader.rejectUnknownKeys();
    if (!problems.empty())
        return problems;
    return terms;
}

} // namespace waystone
