#include "core/json/json.h"
#include "scenario/catalogue/rule_search.h"
#include "scenario/catalogue/word_forms.h"
#include "support/listed_games.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>

/// Rules found as people look for them. The questions in queries.json were written down before the finding was tuned.
namespace waystone::test {
namespace {

std::string textOf(const std::string &path)
{
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

const std::vector<GlossaryTerm> &glossary()
{
    static const Result<std::vector<GlossaryTerm>> terms =
        readGlossary(textOf(WAYSTONE_ROOT_DIR "/resources/glossary.json"));
    return *terms;
}

struct Searched {
    explicit Searched(const std::string &game)
        : catalogue(*RuleCatalogue::read(textOf(WAYSTONE_ROOT_DIR "/resources/rules/" + game + ".json"))),
          search(catalogue, glossary())
    {}
    RuleCatalogue catalogue;
    RuleSearch search;
};

const RuleSearch &searchOf(const std::string &game)
{
    static std::map<std::string, std::unique_ptr<Searched>> known;
    std::unique_ptr<Searched> &searched = known[game];
    if (!searched)
        searched = std::make_unique<Searched>(game);
    return searched->search;
}

std::vector<std::string> idsOf(const std::vector<const Rule *> &rules, std::size_t most)
{
    std::vector<std::string> ids;
    for (std::size_t index = 0; index < std::min(most, rules.size()); ++index)
        ids.push_back(rules[index]->id);
    return ids;
}

const Json &queries()
{
    static const Json all = Json::parse(textOf(WAYSTONE_TESTS_DIR "/engine/rules/queries.json"));
    return all;
}

class EachLanguage : public testing::TestWithParam<std::string> {};

TEST_P(EachLanguage, HasFortyQueries)
{
    EXPECT_GE(queries().at(GetParam()).size(), 40u);
}

TEST_P(EachLanguage, FindsTheRuleAmongTheFirstThree)
{
    for (const Json &query : queries().at(GetParam())) {
        const std::vector<std::string> right = query.at("rules");
        const std::string words = query.at("query");
        const std::vector<std::string> found = idsOf(searchOf(query.at("game")).find(words, GetParam()), 3);
        EXPECT_TRUE(std::ranges::find_first_of(found, right) != found.end())
            << words << " should lead to " << right.front() << ", not " << testing::PrintToString(found);
    }
}

/// The program may speak another language than the one in which somebody looks for something.
TEST_P(EachLanguage, FindsItWhateverTheProgramSpeaks)
{
    for (const Json &query : queries().at(GetParam()))
        for (const auto &[spoken, name] : programLanguages) {
            const std::vector<std::string> right = query.at("rules");
            const std::string words = query.at("query");
            const std::vector<std::string> found = idsOf(searchOf(query.at("game")).find(words, spoken), 3);
            EXPECT_TRUE(std::ranges::find_first_of(found, right) != found.end()) << words << ' ' << spoken;
        }
}

INSTANTIATE_TEST_SUITE_P(RuleSearch, EachLanguage, testing::Values("en", "fr", "hu"),
                         [](const testing::TestParamInfo<std::string> &info) { return info.param; });

/// Whoever looks sees at once why a rule is there: by marks in what is shown of it, or in its title or chapter.
TEST_P(EachLanguage, ShowsWhyARuleIsFound)
{
    for (const Json &query : queries().at(GetParam())) {
        const std::string words = query.at("query");
        const RuleSearch &search = searchOf(query.at("game"));
        for (const auto &[spoken, name] : programLanguages) {
            const std::vector<RuleSearch::Hit> hits = search.hits(words, spoken, 3);
            const std::vector<const Rule *> found = search.find(words, spoken);
            ASSERT_EQ(hits.size(), std::min<std::size_t>(3, found.size()));
            for (std::size_t index = 0; index < hits.size(); ++index) {
                const RuleSearch::Hit &hit = hits[index];
                EXPECT_EQ(hit.rule, found[index]);
                EXPECT_FALSE(hit.why.empty());
                EXPECT_EQ(hit.title, search.marks(hit.rule->title.in(spoken), words, spoken));
                EXPECT_TRUE(!hit.marks.empty() || !hit.title.empty())
                    << words << ": " << hit.rule->id << ' ' << spoken;
                std::size_t end = 0;
                for (const TextSpan &span : hit.marks) {
                    EXPECT_GE(span.begin, end);
                    EXPECT_GT(span.end, span.begin);
                    end = span.end;
                }
                EXPECT_LE(end, hit.why.size());
            }
        }
    }
}

TEST(RuleSearch, MarksWhatWasMeant)
{
    const RuleSearch &search = searchOf("milestones");
    const auto marked = [&search](const std::string &text, const char *words, const char *language) {
        std::vector<std::string> parts;
        for (const auto &[begin, end] : search.marks(text, words, language))
            parts.push_back(text.substr(begin, end - begin));
        return parts;
    };
    using Parts = std::vector<std::string>;
    EXPECT_EQ(marked("There are as many sacks as marketplaces.", "sack", "en"), Parts{"sacks"});
    EXPECT_EQ(marked("Le château, c’est la fin.", "CHATEAU", "fr"), Parts{"château"});
    EXPECT_EQ(marked("A várban egy munkást letakarsz.", "vár", "hu"), Parts{"várban"});
    EXPECT_EQ(marked("You get income here.", "inco", "en"), Parts{"income"})
        << "the last word may be unfinished";
    EXPECT_EQ(marked("How many goods may you keep?", "how many", "en"), (Parts{"How", "many"}))
        << "nothing else was typed";
    EXPECT_EQ(marked("Nothing of it.", "sack", "en"), Parts{});
    EXPECT_EQ(marked("A sack.", "sack", "xx"), Parts{});
    EXPECT_EQ(marked("A sack.", " ", "en"), Parts{});
}

/// By what the glossary calls the same thing: who reads French need not know the English word.
TEST(RuleSearch, ShowsInTheReadersLanguageWhatWasFoundInAnother)
{
    const std::vector<RuleSearch::Hit> hits = searchOf("milestones").hits("marketplace", "fr", 3);
    ASSERT_EQ(hits.size(), 3U);
    const RuleSearch::Hit &hit = hits.front();
    EXPECT_EQ(hit.why, hit.rule->text.in("fr"));
    ASSERT_FALSE(hit.marks.empty());
    const auto &[begin, end] = hit.marks.front();
    EXPECT_TRUE(hit.why.substr(begin, end - begin).starts_with("marché")) << hit.why;
}

TEST(RuleSearch, IgnoresAccentsAndCase)
{
    const RuleSearch &search = searchOf("milestones");
    EXPECT_EQ(idsOf(search.find("CHATEAU", "fr"), 5), idsOf(search.find("château", "fr"), 5));
    EXPECT_EQ(idsOf(search.find("vár", "hu"), 5), idsOf(search.find("VAR", "hu"), 5));
    EXPECT_FALSE(search.find("chateau", "fr").empty());
}

TEST(RuleSearch, FindsAWordThatIsNotFinished)
{
    const std::vector<std::string> found = idsOf(searchOf("milestones").find("inco", "en"), 3);
    EXPECT_TRUE(std::ranges::count(found, "trading.income") == 1) << testing::PrintToString(found);
}

TEST(RuleSearch, FindsNothingByNothingOrNonsense)
{
    for (const char *nothing : {"", "  ", "?!", "qzxwv"})
        EXPECT_TRUE(searchOf("province").find(nothing, "en").empty()) << nothing;
}

TEST(RuleSearch, FindsEveryRuleByItsTitle)
{
    for (const ListedGame &game : listedGames()) {
        const Searched searched(game.id);
        for (const Rule &rule : searched.catalogue.rules())
            for (const auto &[language, name] : programLanguages) {
                const auto found = searched.search.find(rule.title.in(language), language);
                ASSERT_FALSE(found.empty()) << rule.id;
                // Titles like "Tie" are shared by the questions of several rules.
                const std::vector<std::string> first = idsOf(found, 3);
                EXPECT_TRUE(std::ranges::count(first, rule.id) == 1) << rule.id << ' ' << language;
            }
    }
}

TEST(WordStem, BringsFormsTogether)
{
    const auto same = [](std::string_view language, std::initializer_list<std::string_view> words) {
        for (const std::string_view word : words)
            EXPECT_EQ(wordStem(word, language), wordStem(*words.begin(), language)) << word;
    };
    same("en", {"hire", "hires", "hired", "hiring"});
    same("en", {"city", "cities"});
    same("fr", {"payer", "payez", "paye", "paient"});
    same("fr", {"tuile", "tuiles"});
    same("hu", {"lapka", "lapkak", "lapkat", "lapkakat", "lapkaval", "lapkara"});
    same("hu", {"malom", "malmot", "malomban", "malmok"});
    EXPECT_EQ(wordStem("var", "hu"), "var");
    EXPECT_EQ(wordStem("", "hu"), "");
}

} // namespace
} // namespace waystone::test
