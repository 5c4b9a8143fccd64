#include "support/term_use.h"

#include "core/json/json.h"
#include "core/text/plain_words.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <tuple>

/// The rules and lessons use the words of the glossary, each language those of the same things.
namespace waystone::test {
namespace {

namespace fs = std::filesystem;

std::string textOf(const fs::path &path)
{
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

bool isParallel(const Json &value)
{
    return value.is_object() && std::ranges::all_of(programLanguages, [&](const Language &language) {
               const auto text = value.find(std::string(language.code));
               return text != value.end() && text->is_string();
           });
}

std::string keyOf(const Json &element, std::size_t number)
{
    const bool hasId = element.is_object() && element.contains("id") && element.at("id").is_string();
    return hasId ? element.at("id").get<std::string>() : std::to_string(number);
}

/// All texts of a file by where they stand. Where the books have a rule is told in their own headings.
void collect(const Json &value, const std::string &where, std::map<std::string, ParallelText> &texts)
{
    if (isParallel(value)) {
        for (std::size_t language = 0; language < programLanguages.size(); ++language)
            texts[where][language] =
                value.at(std::string(programLanguages[language].code)).get<std::string>();
        return;
    }
    std::size_t number = 0;
    for (const auto &item : value.items())
        if (value.is_array())
            collect(item.value(), where + '/' + keyOf(item.value(), number++), texts);
        else if (value.is_object() && item.key() != "books")
            collect(item.value(), where + '/' + item.key(), texts);
}

struct TextFile {
    std::string game;
    std::map<std::string, ParallelText> texts;
};

std::vector<TextFile> allTexts()
{
    const fs::path root = fs::path(WAYSTONE_ROOT_DIR) / "resources";
    std::vector<TextFile> files;
    for (const char *folder : {"rules", "lessons"})
        for (const auto &entry : fs::recursive_directory_iterator(root / folder)) {
            if (entry.path().extension() != ".json")
                continue;
            const Json json = Json::parse(textOf(entry.path()));
            TextFile &file = files.emplace_back();
            file.game = json.at("game").get<std::string>();
            collect(json, fs::relative(entry.path(), root).generic_string(), file.texts);
        }
    return files;
}

std::vector<GlossaryTerm> glossary()
{
    auto terms = readGlossary(textOf(WAYSTONE_ROOT_DIR "/resources/glossary.json"));
    return terms ? std::move(terms).value() : std::vector<GlossaryTerm>();
}

/// Where, language, term.
using Exception = std::tuple<std::string, std::string, std::string>;

/// Where a text rightly does without a term. Each group has its reason. Those of the translations are for the widgets'
/// test of the glossary.
std::set<Exception> exceptions()
{
    std::set<Exception> all;
    const Json json = Json::parse(textOf(WAYSTONE_TESTS_DIR "/engine/rules/term_exceptions.json"));
    for (const Json &group : json.at("exceptions")) {
        EXPECT_GT(plainWords(group.at("reason").get<std::string>()).size(), 5U);
        for (const Json &text : group.at("texts"))
            EXPECT_TRUE(all.emplace(text.at(0), text.at(1), text.at(2)).second) << text;
    }
    return all;
}

TEST(TermUse, TextsNameThingsAsTheGlossaryDoes)
{
    const std::vector<GlossaryTerm> terms = glossary();
    ASSERT_FALSE(terms.empty());
    const std::set<Exception> allowed = exceptions();
    std::set<Exception> used;
    int checks = 0;
    for (const TextFile &file : allTexts()) {
        const TermUse use(terms, file.game);
        for (const auto &[where, text] : file.texts)
            for (const TermFinding &finding : use.missing(text)) {
                const Exception here(where, finding.language, finding.term);
                used.insert(here);
                EXPECT_TRUE(allowed.contains(here))
                    << where << ": nothing in " << finding.language << " for \"" << finding.word << "\" ("
                    << finding.term << ")\n"
                    << text[0] << '\n'
                    << text[1] << '\n'
                    << text[2];
            }
        checks += use.checks();
    }
    EXPECT_GT(checks, 10000);
    EXPECT_LT(allowed.size() * 100, static_cast<std::size_t>(checks) * 2) << "exceptions are few";
    for (const auto &[where, language, term] : allowed)
        EXPECT_TRUE(where.starts_with("translations/") || used.contains({where, language, term}))
            << "no exception any more: " << where << ' ' << language << ' ' << term;
}

TEST(TermUse, NoTextUsesAWordToAvoid)
{
    const std::vector<GlossaryTerm> terms = glossary();
    for (const TextFile &file : allTexts()) {
        const TermUse use(terms, file.game);
        for (const auto &[where, text] : file.texts)
            for (const TermFinding &finding : use.avoided(text))
                ADD_FAILURE() << where << ": \"" << finding.word << "\" (" << finding.language << ", "
                              << finding.term << ") is a word to avoid";
    }
}

TEST(TermUse, AWordToAvoidIsNoneToUse)
{
    for (const GlossaryTerm &term : glossary())
        for (std::size_t language = 0; language < programLanguages.size(); ++language)
            for (const std::string &word : term.avoid[language])
                for (const auto *use : {&term.forms[language], &term.allowed[language]})
                    EXPECT_EQ(std::ranges::find(*use, word), use->end()) << term.id << ": " << word;
}

TEST(GlossaryFormat, ExampleIsAPartOfTheOneWeBring)
{
    const std::string formats = textOf(WAYSTONE_ROOT_DIR "/resources/formats.md");
    const std::string_view fence = "```json glossary\n";
    const std::size_t begin = formats.find(fence) + fence.size();
    const std::string example = formats.substr(begin, formats.find("```", begin) - begin);
    EXPECT_TRUE(readGlossary(example));
    const Json whole = Json::parse(textOf(WAYSTONE_ROOT_DIR "/resources/glossary.json")).at("terms");
    const Json part = Json::parse(example).at("terms");
    for (const Json &term : part)
        EXPECT_EQ(std::count(whole.begin(), whole.end(), term), 1) << term;
}

/// A mill, a worker and a worker tile as the glossary of a game may have them.
class TermUseOfASample : public testing::Test {
protected:
    static GlossaryTerm term(const std::string &id, std::array<std::vector<std::string>, 3> forms)
    {
        GlossaryTerm term;
        term.id = id;
        term.game = "game";
        term.forms = std::move(forms);
        term.words = term.forms;
        return term;
    }

    std::vector<GlossaryTerm> terms_{
        term("mill", {{{"mill", "mills"}, {"moulin", "moulins"}, {"malom", "malmok", "malmot"}}}),
        term("worker", {{{"worker", "workers"}, {"travailleur", "travailleurs"}, {"munkás", "munkások"}}}),
        term("tile", {{{"worker tile", "worker tiles"},
                       {"tuile travailleur", "tuiles travailleur"},
                       {"munkáslapka"}}}),
        term("stone", {{{"stone"}, {"pierre", "pierres"}, {"kő", "kövek", "követ"}}})};
};

TEST_F(TermUseOfASample, FindsAWrongWord)
{
    const TermUse use(terms_, "game");
    EXPECT_TRUE(use.missing({"Go to the mill.", "Allez au moulin.", "Menj a malomba!"}).empty());
    EXPECT_EQ(use.missing({"Go to the mill.", "Allez au moulin.", "Menj a kovácshoz!"}),
              (std::vector<TermFinding>{{"mill", "hu", "mill"}}));
    EXPECT_EQ(use.missing({"Go to the mill.", "Allez à la forge.", "Menj a malomba!"}),
              (std::vector<TermFinding>{{"mill", "fr", "mill"}}));
    EXPECT_EQ(use.missing({"Go there.", "Allez au moulin.", "Menj a malomba!"}),
              (std::vector<TermFinding>{{"mill", "en", "moulin"}}));
    EXPECT_EQ(use.checks(), 10);
}

TEST_F(TermUseOfASample, KnowsInflectedWords)
{
    const TermUse use(terms_, "game");
    for (const char *hungarian : {"Két malmod van.", "A malommal szemben.", "Malmaink", "a szélmalomnál"})
        EXPECT_TRUE(use.missing({"mill", "moulins", hungarian}).empty()) << hungarian;
    for (const char *hungarian : {"kővel", "kövünk", "kőért", "kőből"})
        EXPECT_TRUE(use.missing({"stone", "pierre", hungarian}).empty()) << hungarian;
    for (const char *hungarian : {"könyv", "kövér", "akkor"})
        EXPECT_FALSE(use.missing({"stone", "pierre", hungarian}).empty()) << hungarian;
}

TEST_F(TermUseOfASample, TakesTheLongestTerm)
{
    const TermUse use(terms_, "game");
    EXPECT_EQ(use.missing({"a worker tile", "une tuile travailleur", "egy munkás"}),
              (std::vector<TermFinding>{{"tile", "hu", "worker tile"}}));
}

TEST_F(TermUseOfASample, HeedsWhatTheGlossaryAllowsAndAvoids)
{
    terms_[0].allowed[2] = {"őrlőhely"};
    terms_[0].avoid[1] = {"minoterie"};
    terms_[0].avoid[2] = {"daráló"};
    {
        const TermUse use(terms_, "game");
        EXPECT_TRUE(use.missing({"the mill", "le moulin", "az őrlőhelyen"}).empty());
        EXPECT_EQ(use.avoided({"mills", "les minoteries", "a darálóban"}),
                  (std::vector<TermFinding>{{"mill", "fr", "minoterie"}, {"mill", "hu", "daráló"}}));
        EXPECT_TRUE(use.avoided({"mills", "le moulin", "malom"}).empty());
    }
    terms_[0].isLoose = true;
    EXPECT_TRUE(TermUse(terms_, "game").missing({"the mill", "la forge", "a kovács"}).empty());
    EXPECT_TRUE(TermUse(terms_, "another").missing({"worker", "", ""}).empty());
}

} // namespace
} // namespace waystone::test
