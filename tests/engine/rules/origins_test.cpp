// Where the data of the editions come from: whatever is marked as the rulebook's names a book and a line in it.

#include "core/edition/edition_info.h"
#include "core/edition/embedded.h"
#include "core/edition/origins.h"
#include "core/json/json.h"
#include "core/json/json_document.h"
#include "games.h"
#include "scenario/catalogue/rule_catalogue.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace waystone::test {

namespace {

std::string textOf(const std::string &path)
{
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<Origin> originsOf(std::string_view edition)
{
    const Result<JsonDocument> document = JsonDocument::parse(edition);
    Problems problems;
    JsonReader file(*document, problems);
    std::vector<Origin> origins = readOrigins(file);
    EXPECT_TRUE(problems.empty());
    return origins;
}

/// Every part with a mark in the data, and the mark.
void collectMarks(const Json &part, const std::string &pointer, std::map<std::string, std::string> &marks)
{
    if (part.is_object() && part.contains("source"))
        marks[pointer] = part.at("source");
    if (!part.is_structured() || pointer == "/origins")
        return;
    for (const auto &[key, value] : part.items())
        collectMarks(value, pointer + '/' + key, marks);
}

/// How many lines each book has that a catalogue knows: "province.fr" and the like.
std::map<std::string, int> bookLines()
{
    std::map<std::string, int> lines;
    for (const GameKind &kind : games().kinds()) {
        const auto catalogue = RuleCatalogue::read(
            textOf(std::string(WAYSTONE_ROOT_DIR "/resources/rules/").append(kind.id).append(".json")));
        EXPECT_TRUE(catalogue);
        for (const RuleBook &book : catalogue->books())
            lines[std::string(kind.id) + '.' + book.id] = book.lines;
    }
    return lines;
}

std::string sourceIn(std::string_view edition, std::string_view pointer)
{
    for (const EmbeddedFile &file : embeddedEditions())
        if (file.name == std::string(edition) + ".json")
            for (const Origin &origin : originsOf(file.text))
                if (origin.mark.pointer == pointer)
                    return std::string(dataSourceNames[static_cast<std::size_t>(origin.mark.source)]);
    return "";
}

} // namespace

TEST(Origins, WhateverIsTheRulebooksNamesABookAndALine)
{
    const std::map<std::string, int> books = bookLines();
    for (const EmbeddedFile &file : embeddedEditions()) {
        SCOPED_TRACE(file.name);
        const Json data = Json::parse(file.text);
        std::map<std::string, std::string> marks;
        collectMarks(data, "", marks);
        std::map<std::string, Origin> told;
        for (const Origin &origin : originsOf(file.text)) {
            EXPECT_TRUE(data.contains(Json::json_pointer(origin.mark.pointer))) << origin.mark.pointer;
            EXPECT_TRUE(told.emplace(origin.mark.pointer, origin).second) << origin.mark.pointer;
            if (origin.mark.source != DataSource::rulebook)
                continue;
            const auto book = books.find(origin.book);
            ASSERT_NE(book, books.end()) << origin.mark.pointer << ": " << origin.book;
            EXPECT_TRUE(origin.book.starts_with(data.at("game").get<std::string>() + '.')) << origin.book;
            EXPECT_LE(origin.firstLine, origin.lastLine) << origin.mark.pointer;
            EXPECT_LE(origin.lastLine, book->second) << origin.mark.pointer;
        }
        for (const auto &[pointer, mark] : marks)
            if (mark == "rulebook") {
                EXPECT_TRUE(told.contains(pointer)) << pointer << " does not say where the book has it";
            }
    }
}

TEST(Origins, NameLinesThatHaveTheirNumbers)
{
    const Json books = Json::parse(textOf(WAYSTONE_TESTS_DIR "/data/rulebooks/books.json")).at("books");
    for (const EmbeddedFile &file : embeddedEditions())
        for (const Origin &origin : originsOf(file.text)) {
            if (origin.book.empty())
                continue;
            EXPECT_FALSE(origin.says.empty()) << file.name << ' ' << origin.mark.pointer;
            const Json claim{{"of", origin.mark.pointer},
                             {"line", origin.firstLine},
                             {"to", origin.lastLine},
                             {"says", origin.says}};
            const Json &cited = books.at(origin.book).at("cited");
            EXPECT_EQ(std::ranges::count(cited, claim), 1)
                << file.name << ' ' << origin.mark.pointer
                << ": tests/rulebook_data.py looks whether that stands there";
        }
}

TEST(Origins, WhatIsToldOutsideTheBooksIsMarkedSo)
{
    EXPECT_EQ(sourceIn("milestones-reconstruction", "/board/vertices/0"), "published");
    EXPECT_EQ(sourceIn("province-later-coins", "/coins"), "published");
    EXPECT_EQ(sourceIn("province-test-coins", "/coins"), "published");
    EXPECT_EQ(sourceIn("province-balanced", "/coins"), "rulebook");
}

/// They may grow without making another edition.
TEST(Origins, AreNoPartOfTheHash)
{
    for (const EmbeddedFile &file : embeddedEditions()) {
        Json without = Json::parse(file.text);
        without.erase("origins");
        EXPECT_EQ(editionHash(without.dump()), editionHash(file.text)) << file.name;
    }
}

TEST(Origins, WhatIsWrongIsToldWithItsLine)
{
    for (const char *text :
         {R"({"origins": [{"of": "/a", "source": "rulebook"}]})",
          R"({"origins": [{"of": "/a", "source": "hearsay"}]})",
          R"({"origins": [{"of": "/a", "source": "published", "book": "x.en"}]})",
          R"({"origins": [{"of": "/a", "source": "rulebook", "book": "x.en", "line": 3, "to": 2}]})",
          R"({"origins": [{"of": "/a", "source": "rulebook", "book": "x.en", "line": 3, "says": []}]})",
          R"({"origins": [{"of": "/a", "source": "published", "says": ["3"]}]})", R"({"origins": 1})"}) {
        const Result<JsonDocument> document = JsonDocument::parse(text);
        Problems problems;
        JsonReader file(*document, problems);
        static_cast<void>(readOrigins(file));
        ASSERT_FALSE(problems.empty()) << text;
        EXPECT_NE(problems.front().argument("line"), nullptr);
    }
}

} // namespace waystone::test
