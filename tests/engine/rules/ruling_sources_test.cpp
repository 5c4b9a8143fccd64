// Where the rulings of the catalogues stand, and which of them follow the edition at the table.

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

RuleCatalogue catalogueOf(std::string_view game)
{
    return *RuleCatalogue::read(
        textOf(std::string(WAYSTONE_ROOT_DIR "/resources/rules/").append(game).append(".json")));
}

bool isBelow(const std::string &part, const std::string &whole)
{
    return part == whole || part.starts_with(whole + '/');
}

/// The numbers of a game's default edition that stand in the book.
std::set<std::string> printedNumbers(const GameKind &kind)
{
    const std::string text = (*games().make(kind, {}, {}))->editionInfo().text;
    const Json edition = Json::parse(text);
    std::map<std::string, std::string> marks;
    const Json flat = edition.flatten();
    for (const auto &[pointer, value] : flat.items())
        if (pointer.ends_with("/source") && !pointer.starts_with("/origins/"))
            marks[pointer.substr(0, pointer.rfind('/'))] = value;
    for (const Json &origin : edition.at("origins"))
        marks[origin.at("of")] = origin.at("source");
    std::set<std::string> numbers;
    for (const auto &[pointer, value] : flat.items()) {
        std::string part = pointer;
        while (!part.empty() && !marks.contains(part))
            part.resize(part.rfind('/'));
        if (value.is_number() && !part.empty() && marks[part] == "rulebook")
            numbers.insert(pointer);
    }
    return numbers;
}

} // namespace

TEST(RulingSources, WhatIsToldOutsideTheBooksIsMarkedAndExplained)
{
    const std::map<std::string, std::set<std::string>> published{
        {"milestones", {"components.numbers"}},
        {"province", {"build.one", "effects.union"}},
        {"between-two-cities", {"components.duplexes"}},
    };
    for (const GameKind &kind : games().kinds()) {
        const RuleCatalogue catalogue = catalogueOf(kind.id);
        std::set<std::string> marked;
        for (const Rule &rule : catalogue.rules())
            if (rule.source == DataSource::published) {
                marked.insert(rule.id);
                EXPECT_TRUE(rule.note) << rule.id;
            }
        ASSERT_TRUE(published.contains(std::string(kind.id))) << kind.id;
        EXPECT_EQ(marked, published.at(std::string(kind.id))) << kind.id;
    }
}

/// "As in the English book" is offered only where there is one; the program's own reading has a name of its own.
TEST(RulingSources, RulesAreOfferedOnlyAsBooksThatThereAre)
{
    const Json names = Json::parse(textOf(WAYSTONE_ROOT_DIR "/resources/books.json"));
    for (const GameKind &kind : games().kinds()) {
        const RuleCatalogue catalogue = catalogueOf(kind.id);
        for (const RulesPreset &preset : kind.presets) {
            const std::string id(preset.id);
            EXPECT_TRUE(names.contains(id)) << id;
            EXPECT_TRUE(id == "program" || std::ranges::count(catalogue.books(), id, &RuleBook::id) == 1)
                << kind.id << ": " << id;
        }
    }
}

/// Each ruling of a book names the lines between which it stands. Where the columns of a book's text are mixed they are
/// not below its heading.
TEST(RulingSources, LinesShareWordsWithTheRulesTheyTell)
{
    const Json books = Json::parse(textOf(WAYSTONE_TESTS_DIR "/data/rulebooks/books.json")).at("books");
    for (const GameKind &kind : games().kinds()) {
        const RuleCatalogue catalogue = catalogueOf(kind.id);
        for (const Rule &rule : catalogue.rules())
            for (const RuleSource &source : rule.books) {
                EXPECT_GE(source.firstLine, 1) << rule.id;
                EXPECT_LE(source.firstLine, source.lastLine) << rule.id;
                EXPECT_LE(source.lastLine, catalogue.book(source.book)->lines) << rule.id;
                const Json &told = books.at(std::string(kind.id) + '.' + source.book).at("told");
                EXPECT_EQ(told.value(rule.id, ""),
                          std::to_string(source.firstLine) + '-' + std::to_string(source.lastLine))
                    << rule.id << ": tests/rulebook_data.py looks which words stand there";
            }
    }
}

/// A number that the edition at the table can change is never given as if it were this one's.
TEST(RulingSources, EveryPrintedNumberBelongsToRulesThatFollowTheEdition)
{
    for (const GameKind &kind : games().kinds()) {
        const RuleCatalogue catalogue = catalogueOf(kind.id);
        const Json edition = Json::parse((*games().make(kind, {}, {}))->editionInfo().text);
        std::set<std::string> told;
        for (const Rule &rule : catalogue.rules())
            for (const std::string &pointer : rule.tells) {
                EXPECT_TRUE(edition.contains(Json::json_pointer(pointer))) << rule.id << ' ' << pointer;
                told.insert(pointer);
            }
        const std::set<std::string> numbers = printedNumbers(kind);
        EXPECT_GT(numbers.size(), 20u) << kind.id;
        for (const std::string &number : numbers)
            EXPECT_TRUE(std::ranges::any_of(
                told, [&number](const std::string &pointer) { return isBelow(number, pointer); }))
                << kind.id << ' ' << number;
    }
}

} // namespace waystone::test
