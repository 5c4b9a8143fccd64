#include "games.h"
#include "scenario/catalogue/glossary.h"
#include "scenario/catalogue/rule_catalogue.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

/// Reading catalogues of rules, good and bad.
namespace waystone::test {
namespace {

std::string textOf(const std::filesystem::path &path)
{
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string ours(std::string_view game)
{
    return textOf(std::string(WAYSTONE_ROOT_DIR "/resources/rules/").append(game).append(".json"));
}

/// A catalogue of one rule, with something in it replaced.
std::string small(std::string_view from = {}, std::string_view to = {})
{
    std::string text = R"({
  "format": "waystone/rules",
  "version": 1,
  "game": "milestones",
  "books": [{"id": "en", "title": "A book", "lines": 9, "headings": {"The mill": 3}}],
  "chapters": [{"id": "mill", "title": {"en": "Mill", "fr": "Moulin", "hu": "Malom"}}],
  "otherEdition": {"en": "s", "fr": "t", "hu": "u"},
  "rules": [
    {
      "id": "mill.cost",
      "chapter": "mill",
      "books": {"en": "The mill"},
      "lines": {"en": [4, 6]},
      "title": {"en": "a", "fr": "b", "hu": "c"},
      "text": {"en": "d", "fr": "e", "hu": "f"},
      "note": {"en": "g", "fr": "h", "hu": "i"},
      "variants": [
        {"rules": {"stalled": "playOn"}, "title": {"en": "j", "fr": "k", "hu": "l"}},
        {"rules": {"stalled": "playOn"}, "holds": {"/costs/sack": {"grain": 3}}, "text": {"en": "m", "fr": "n", "hu": "o"},
         "note": {"en": "p", "fr": "q", "hu": "r"}}
      ],
      "tells": ["/costs/sack", "/sacks/0"],
      "options": ["stalled"],
      "related": [],
      "problems": ["no-sacks-left"],
      "examples": ["E10"],
      "search": {"en": ["sack"], "fr": ["sac"], "hu": ["zsák"]},
      "diagram": {"position": "one two", "places": ["a1", "mill"], "marked": ["a1"], "wrong": ["mill"]},
      "areas": ["supply"],
      "places": ["mill", "supply.sack"],
      "pieces": ["sack", "bonusTile coiner"],
      "players": [3, 4],
      "cues": [{"prompt": "supply"}, {"event": "gained", "cause": "sack", "own": true}]
    }
  ]
})";
    if (!from.empty())
        text.replace(text.find(from), from.size(), to);
    return text;
}

std::string firstProblem(const std::string &text)
{
    const Result<RuleCatalogue> catalogue = RuleCatalogue::read(text);
    return catalogue ? "" : describe(catalogue.problems().front());
}

TEST(RuleCatalogue, ReadsThoseThatTheProgramBrings)
{
    for (const GameKind &kind : games().kinds()) {
        const Result<RuleCatalogue> catalogue = RuleCatalogue::read(ours(kind.id));
        ASSERT_TRUE(catalogue) << kind.id << ": " << describe(catalogue.problems().front());
        EXPECT_EQ(catalogue->game(), kind.id);
        EXPECT_GT(catalogue->rules().size(), 60u);
        const auto game = *games().make(kind, {}, {});
        for (const std::string_view code : game->problemCodes())
            EXPECT_NE(catalogue->ofProblem(code), nullptr) << code;
        for (const OptionInfo &option : kind.options)
            EXPECT_TRUE(std::ranges::any_of(catalogue->rules(), [&](const Rule &rule) {
                return std::ranges::count(rule.options, option.id) > 0;
            })) << option.id;
        std::size_t count = 0;
        for (const RuleChapter &chapter : catalogue->chapters())
            count += catalogue->rulesOf(chapter.id).size();
        EXPECT_EQ(count, catalogue->rules().size());
    }
}

TEST(RuleCatalogue, ReadsTheGlossaryThatTheProgramBrings)
{
    const auto terms = readGlossary(textOf(WAYSTONE_ROOT_DIR "/resources/glossary.json"));
    ASSERT_TRUE(terms) << describe(terms.problems().front());
    EXPECT_GT(terms->size(), 300u);
    const auto found = std::ranges::find(*terms, "milestones.loop", &GlossaryTerm::id);
    ASSERT_NE(found, terms->end());
    EXPECT_EQ(found->words[2], (std::vector<std::string>{"körpálya", "körpályák", "körpályát", "kör"}));
    EXPECT_FALSE(readGlossary("[]"));
    EXPECT_FALSE(readGlossary(R"({"format": "waystone/glossary", "version": 1, "terms": [{}]})"));
}

TEST(RuleCatalogue, ReadsHowTextsUseATerm)
{
    const auto terms = readGlossary(R"({"format": "waystone/glossary", "version": 1, "terms": [
        {"id": "game.mill", "game": "game", "loose": true,
         "en": {"term": "mill", "plural": "mills"}, "fr": {"term": "moulin"}, "hu": {"term": "malom"},
         "allowed": {"en": ["grinder"]}, "avoid": {"fr": ["minoterie"], "hu": ["daráló"]},
         "synonyms": {"en": ["flour mill"], "fr": [], "hu": []}}]})");
    ASSERT_TRUE(terms) << describe(terms.problems().front());
    const GlossaryTerm &term = terms->front();
    EXPECT_EQ(term.words[0], (std::vector<std::string>{"mill", "mills", "flour mill"}));
    EXPECT_EQ(term.forms[0], (std::vector<std::string>{"mill", "mills"}));
    EXPECT_EQ(term.allowed[0], std::vector<std::string>{"grinder"});
    EXPECT_TRUE(term.allowed[1].empty());
    EXPECT_EQ(term.avoid[1], std::vector<std::string>{"minoterie"});
    EXPECT_EQ(term.avoid[2], std::vector<std::string>{"daráló"});
    EXPECT_TRUE(term.isLoose);
}

TEST(RuleCatalogue, ReadsEveryKey)
{
    const Result<RuleCatalogue> catalogue = RuleCatalogue::read(small());
    ASSERT_TRUE(catalogue) << describe(catalogue.problems().front());
    const Rule *rule = catalogue->find("mill.cost");
    ASSERT_NE(rule, nullptr);
    EXPECT_EQ(catalogue->books().at(0).lines, 9);
    EXPECT_EQ(catalogue->books().at(0).headings.at("The mill"), 3);
    EXPECT_EQ(rule->books.at(0).heading, "The mill");
    EXPECT_EQ(rule->books.at(0).firstLine, 4);
    EXPECT_EQ(rule->books.at(0).lastLine, 6);
    EXPECT_EQ(rule->tells, (std::vector<std::string>{"/costs/sack", "/sacks/0"}));
    EXPECT_EQ(rule->source, DataSource::rulebook);
    EXPECT_EQ(rule->title.in("fr"), "b");
    EXPECT_EQ(rule->text.in("hu"), "f");
    EXPECT_EQ(rule->note->in("en"), "g");
    EXPECT_EQ(rule->search("hu"), std::vector<std::string>{"zsák"});
    EXPECT_EQ(rule->diagram->position, "one two");
    EXPECT_EQ(rule->diagram->places, (std::vector<std::string>{"a1", "mill"}));
    EXPECT_EQ(rule->diagram->marked, std::vector<std::string>{"a1"});
    EXPECT_EQ(rule->diagram->wrong, std::vector<std::string>{"mill"});
    EXPECT_FALSE(rule->players.includes(2));
    EXPECT_TRUE(rule->players.includes(3));
    EXPECT_TRUE(rule->players.includes(4));
    EXPECT_FALSE(rule->players.includes(5));
    EXPECT_EQ(rule->cues.at(0).prompt, "supply");
    EXPECT_EQ(rule->cues.at(1).cause, "sack");
    EXPECT_FALSE(rule->cues.at(0).isOwn);
    EXPECT_TRUE(rule->cues.at(1).isOwn);
    EXPECT_EQ(catalogue->ofProblem("no-sacks-left"), rule);
    EXPECT_EQ(rule->options, std::vector<std::string>{"stalled"});
    EXPECT_EQ(catalogue->ofArea("supply"), rule);
    for (const char *place : {"mill", "seat3.mill", "city12.mill", "supply.sack"})
        EXPECT_EQ(catalogue->ofPlace(place), rule) << place;
    for (const char *place : {"seatmill", "seat.mill", "seat0", "seat0.", "sack", ""})
        EXPECT_EQ(catalogue->ofPlace(place), nullptr) << place;
    EXPECT_EQ(catalogue->ofPiece("sack", "any"), rule);
    EXPECT_EQ(catalogue->ofPiece("bonusTile", "coiner"), rule);
    EXPECT_EQ(catalogue->ofPiece("bonusTile", "quarryman"), nullptr);
    EXPECT_EQ(catalogue->ofProblem("other"), nullptr);
    EXPECT_EQ(catalogue->find(""), nullptr);
}

TEST(RuleCatalogue, TellsWhereARulingComesFrom)
{
    const auto sourceOf = [](const std::string &text) {
        const Result<RuleCatalogue> catalogue = RuleCatalogue::read(text);
        return catalogue ? catalogue->rules().at(0).source : DataSource::own;
    };
    EXPECT_EQ(sourceOf(small()), DataSource::rulebook);
    const std::string_view books = "{\"en\": \"The mill\"},\n      \"lines\": {\"en\": [4, 6]}";
    EXPECT_EQ(sourceOf(small(books, "{}")), DataSource::reconstruction);
    EXPECT_EQ(sourceOf(small(R"("examples")", R"("source": "published", "examples")")),
              DataSource::published);
    EXPECT_EQ(sourceOf(small(books, R"({}, "source": "published")")), DataSource::published);
}

TEST(RuleCatalogue, SaysWhatHoldsAtTheTable)
{
    RuleCatalogue catalogue = *RuleCatalogue::read(small());
    const Rule &rule = *catalogue.find("mill.cost");
    const auto said = [&rule] { return rule.title.in("en") + rule.text.in("en") + rule.note->in("en"); };
    const std::string_view usual = R"({"costs": {"sack": {"grain": 2}}, "sacks": [1]})";
    const std::string_view marked =
        R"({"costs": {"sack": {"grain": 2, "source": "own"}}, "sacks": [1, 2], "boats": 3})";
    const std::string_view dear = R"({"costs": {"sack": {"source": "own", "grain": 3}}, "sacks": [1]})";
    const std::string_view other = R"({"costs": {"sack": {"grain": 2}}, "sacks": [2]})";
    EXPECT_EQ(said(), "adg");
    catalogue.speakOf(usual, usual, {{"stalled", "endWithFinalScoring"}});
    EXPECT_EQ(said(), "adg") << "no variant is for this";
    catalogue.speakOf(usual, usual, {{"stalled", "playOn"}});
    EXPECT_EQ(said(), "jdg");
    catalogue.speakOf(marked, usual, {{"stalled", "playOn"}});
    EXPECT_EQ(said(), "jdg") << "what it tells is the same";
    catalogue.speakOf(dear, usual, {{"stalled", "playOn"}});
    EXPECT_EQ(said(), "jmp");
    catalogue.speakOf(dear, usual, {});
    EXPECT_EQ(said(), "ad sg") << "the edition differs, and no variant tells how";
    catalogue.speakOf(other, usual, {{"stalled", "playOn"}});
    EXPECT_EQ(said(), "jd sg");
    catalogue.speakOf("{}", usual, {});
    EXPECT_EQ(said(), "ad sg") << "there is nothing of it";
    catalogue.speakOf(usual, usual, {});
    EXPECT_EQ(said(), "adg") << "nothing of it stays";
}

TEST(RuleCatalogue, TellsLineAndColumnOfWhatIsWrong)
{
    const std::vector<std::array<std::string_view, 3>> samples{
        {R"("related": [])", R"("related": ["mill.coin"])", "rules.unknown"},
        {R"("chapter": "mill")", R"("chapter": "moon")", "rules.unknown"},
        {R"({"en": "The mill"})", R"({"de": "Die Mühle"})", "rules.unknown"},
        {R"({"en": "The mill"})", R"({"en": "The windmill"})", "rules.unknown"},
        {R"({"The mill": 3})", R"({"The mill": 10})", "file.out-of-range"},
        {R"("en": [4, 6])", R"("en": [6, 4])", "file.out-of-range"},
        {R"("en": [4, 6])", R"("en": [4, 10])", "file.out-of-range"},
        {R"("en": [4, 6])", R"("en": [4])", "file.wrong-size"},
        {R"("lines": {"en": [4, 6]},)", "", "file.missing-key"},
        {R"("examples")", R"("source": "rulebook", "examples")", "file.unknown-value"},
        {R"("fr": "b", )", "", "file.missing-key"},
        {R"("version": 1)", R"("version": 2)", "file.wrong-version"},
        {R"("examples": ["E10"])", R"("examples": "E10")", "file.wrong-type"},
        {R"("areas")", R"("arias")", "file.unknown-key"},
        {R"("game")", R"("gume")", "file.missing-key"},
    };
    for (const auto &[from, to, code] : samples) {
        const std::string problem = firstProblem(small(from, to));
        EXPECT_TRUE(problem.starts_with(code)) << to << ": " << problem;
        EXPECT_NE(problem.find("line"), std::string::npos) << problem;
    }
    std::string twice = small();
    const std::size_t begin = twice.find("    {\n      \"id\"");
    const std::string rule = twice.substr(begin, twice.rfind("  ]") - begin - 1);
    twice.insert(begin, rule + ",\n");
    EXPECT_TRUE(firstProblem(twice).starts_with("rules.twice")) << firstProblem(twice);
}

/// Whatever is cut off or mangled is told, never taken and never fatal.
TEST(RuleCatalogue, IsNeverBroughtDownByAMangledFile)
{
    const std::string sound = small();
    for (std::size_t length = 0; length < sound.size(); ++length)
        EXPECT_FALSE(RuleCatalogue::read(std::string_view(sound).substr(0, length))) << length;
    for (std::size_t at = 0; at < sound.size(); ++at)
        for (const char sign : {'"', '{', '\0', '\xff'}) {
            std::string mangled = sound;
            mangled[at] = sign;
            const Result<RuleCatalogue> catalogue = RuleCatalogue::read(mangled);
            EXPECT_TRUE(catalogue || !catalogue.problems().empty());
        }
}

} // namespace
} // namespace waystone::test
