#include "core/json/json.h"
#include "core/revision.h"
#include "core/rng.h"
#include "core/text/plain_words.h"
#include "games.h"
#include "scenario/catalogue/edition_parts.h"
#include "scenario/goal/goal_json.h"
#include "support/book_runs.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

/// The catalogues of rules in resources/rules (see resources/formats.md): whole in three languages, in our own words,
/// and every problem of every game explained by one rule.
namespace waystone::test {
namespace {

constexpr std::array<const char *, 3> languages{"en", "fr", "hu"};
constexpr std::size_t mostWords = 40;

/// Empty if there is no such file.
std::string textOf(const std::string &path)
{
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<std::string> keysOf(const Json &object)
{
    std::vector<std::string> keys;
    for (const auto &item : object.items())
        keys.push_back(item.key());
    return keys;
}

/// Words as a reader counts them: what stands between spaces and is more than a sign.
std::size_t countWords(std::string text)
{
    for (const std::string_view space : {"\u00A0", "\u202F"})
        for (std::size_t at = text.find(space); at != std::string::npos; at = text.find(space))
            text.replace(at, space.size(), " ");
    std::istringstream stream(text);
    std::size_t count = 0;
    for (std::string word; stream >> word;)
        count += plainWords(word).empty() ? 0 : 1;
    return count;
}

void expectWords(const Json &text, const std::string &where)
{
    EXPECT_EQ(keysOf(text), std::vector<std::string>(languages.begin(), languages.end())) << where;
    for (const char *language : languages)
        EXPECT_FALSE(plainWords(text.value(language, "")).empty()) << where << ' ' << language;
}

std::vector<std::string> gameIds()
{
    std::vector<std::string> ids;
    for (const GameKind &kind : games().kinds())
        ids.emplace_back(kind.id);
    return ids;
}

/// Every position of some random games.
template <class Visit>
void visitGames(const Game &game, Visit visit)
{
    const GameKind &kind = *games().find(game.id());
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Rng rng(seed);
        Position position = *game.from(game.start(kind.minSeats, 0));
        for (int ply = 0; ply < 3000 && !game.actors(position).isOver(); ++ply) {
            visit(position);
            const Actors actors = game.actors(position);
            if (actors.isChance()) {
                const std::vector<Outcome> outcomes = game.outcomes(position);
                position = game.apply(position, chanceSeat,
                                      outcomes[rng.below(static_cast<std::uint32_t>(outcomes.size()))].action,
                                      nullptr);
                continue;
            }
            const Seat seat = actors.first();
            const std::vector<Action> legal = game.legal(position, seat);
            position = game.apply(position, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))],
                                  nullptr);
        }
    }
}

/// The kinds of piece with their variants that come to the table in games at random, and those an editor offers.
std::map<std::string, std::set<std::string>> piecesSeen(const Game &game)
{
    std::map<std::string, std::set<std::string>> seen;
    const GameKind &kind = *games().find(game.id());
    for (const PaletteEntry &entry : game.editing().palette(game.start(kind.minSeats, 0)))
        for (const Piece &piece : entry.look)
            seen[std::string(piece.kind)].emplace(piece.variant);
    visitGames(game, [&](const Position &position) {
        std::vector<Seat> watchers{nobody};
        if (!game.actors(position).isChance())
            watchers.push_back(game.actors(position).first());
        for (const Seat watcher : watchers)
            for (const Piece &piece : game.pieces(game.view(position, watcher)))
                seen[std::string(piece.kind)].emplace(piece.variant);
    });
    return seen;
}

/// What seats are told that can do nothing at the moment.
std::set<std::string> promptsOfWaiting(const Game &game)
{
    std::set<std::string> prompts;
    visitGames(game, [&](const Position &position) {
        for (Seat seat = 0; seat < game.seats(position); ++seat)
            if (!game.actors(position).includes(seat))
                prompts.insert(game.prompt(position, seat).code);
    });
    return prompts;
}

class Catalogue : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override
    {
        catalogue_ =
            Json::parse(textOf(WAYSTONE_ROOT_DIR "/resources/rules/" + GetParam() + ".json"), nullptr, false);
        ASSERT_TRUE(catalogue_.is_object()) << "no catalogue";
    }

    [[nodiscard]] static const GameKind &kind() { return *games().find(GetParam()); }
    [[nodiscard]] const Json &rules() const { return catalogue_.at("rules"); }
    [[nodiscard]] std::set<std::string> ids(const char *list) const
    {
        std::set<std::string> found;
        for (const Json &each : catalogue_.at(list))
            found.insert(each.at("id").get<std::string>());
        return found;
    }
    /// Title, text and note of every rule in a language, with the rule's id.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> texts(const std::string &language) const
    {
        std::vector<std::pair<std::string, std::string>> found{
            {"otherEdition", catalogue_.at("otherEdition").at(language)}};
        for (const Json &rule : rules())
            for (const char *key : {"title", "text", "note"})
                if (rule.contains(key))
                    found.emplace_back(rule.at("id"), rule.at(key).at(language));
        for (const Json &rule : rules())
            for (const Json &variant : rule.value("variants", Json::array()))
                for (const char *key : {"title", "text", "note"})
                    if (variant.contains(key))
                        found.emplace_back(rule.at("id"), variant.at(key).at(language));
        return found;
    }
    Json catalogue_;
};

TEST_P(Catalogue, HasTheKeysOfItsFormat)
{
    EXPECT_EQ(keysOf(catalogue_), (std::vector<std::string>{"format", "version", "game", "books", "chapters",
                                                            "otherEdition", "rules"}));
    EXPECT_EQ(catalogue_.at("format"), "waystone/rules");
    EXPECT_EQ(catalogue_.at("version"), 1);
    EXPECT_EQ(catalogue_.at("game"), GetParam());
    for (const Json &book : catalogue_.at("books"))
        EXPECT_EQ(keysOf(book), (std::vector<std::string>{"id", "title", "lines", "headings"}));
    for (const Json &chapter : catalogue_.at("chapters"))
        EXPECT_EQ(keysOf(chapter), (std::vector<std::string>{"id", "title"}));
    for (const Json &rule : rules()) {
        std::vector<std::string> keys{"id", "chapter", "books"};
        for (const char *key : {"lines", "source"})
            if (rule.contains(key))
                keys.emplace_back(key);
        keys.insert(keys.end(), {"title", "text"});
        for (const char *key : {"note", "variants", "tells", "options"})
            if (rule.contains(key))
                keys.emplace_back(key);
        keys.insert(keys.end(), {"related", "problems", "examples", "search"});
        for (const char *key : {"diagram", "areas", "places", "pieces", "players", "cues"})
            if (rule.contains(key))
                keys.emplace_back(key);
        EXPECT_EQ(keysOf(rule), keys) << rule.at("id");
    }
}

TEST_P(Catalogue, HasEveryTextInEveryLanguage)
{
    expectWords(catalogue_.at("otherEdition"), "otherEdition");
    for (const Json &chapter : catalogue_.at("chapters"))
        expectWords(chapter.at("title"), chapter.at("id"));
    for (const Json &rule : rules()) {
        for (const char *key : {"title", "text", "note"})
            if (rule.contains(key))
                expectWords(rule.at(key), rule.at("id").get<std::string>() + ' ' + key);
        for (const char *language : languages) {
            EXPECT_LE(countWords(rule.at("text").at(language)), mostWords) << rule.at("id") << language;
            EXPECT_FALSE(rule.at("search").at(language).empty()) << rule.at("id") << language;
        }
        for (const Json &variant : rule.value("variants", Json::array()))
            for (const char *key : {"title", "text", "note"})
                if (variant.contains(key)) {
                    expectWords(variant.at(key), rule.at("id"));
                    for (const char *language : languages)
                        EXPECT_TRUE(key != std::string_view("text") ||
                                    countWords(variant.at(key).at(language)) <= mostWords)
                            << rule.at("id") << language;
                }
    }
}

TEST_P(Catalogue, GoesThroughItsChaptersInOrder)
{
    std::vector<std::string> order;
    std::set<std::string> seen;
    for (const Json &rule : rules()) {
        const std::string id = rule.at("id");
        const std::string chapter = rule.at("chapter");
        EXPECT_TRUE(seen.insert(id).second) << id;
        EXPECT_TRUE(id.starts_with(chapter + '.')) << id;
        if (order.empty() || order.back() != chapter)
            order.push_back(chapter);
    }
    std::vector<std::string> chapters;
    for (const Json &chapter : catalogue_.at("chapters"))
        chapters.push_back(chapter.at("id"));
    EXPECT_EQ(order, chapters);
}

TEST_P(Catalogue, LeadsOnlyToWhatThereIs)
{
    const std::set<std::string> known = ids("rules");
    const std::set<std::string> books = ids("books");
    std::set<std::string> options;
    for (const OptionInfo &option : kind().options)
        options.emplace(option.id);
    std::set<std::string> explained;
    for (const Json &rule : rules()) {
        const std::string id = rule.at("id");
        std::set<std::string> related;
        for (const std::string other : rule.at("related")) {
            EXPECT_TRUE(known.count(other) != 0 && other != id) << id << ": " << other;
            EXPECT_TRUE(related.insert(other).second) << id << ": " << other;
        }
        for (const std::string &book : keysOf(rule.at("books")))
            EXPECT_TRUE(books.count(book) != 0) << id << ": " << book;
        for (const std::string option : rule.value("options", Json::array())) {
            EXPECT_TRUE(options.count(option) != 0) << id << ": " << option;
            EXPECT_TRUE(rule.contains("note")) << id;
            explained.insert(option);
        }
    }
    EXPECT_EQ(explained, options);
}

TEST_P(Catalogue, ExplainsEveryProblemOnce)
{
    const auto game = games().make(kind(), {}, {});
    ASSERT_TRUE(game);
    std::map<std::string, int> rulesOf;
    for (const std::string_view code : (*game)->problemCodes())
        rulesOf[std::string(code)] = 0;
    for (const Json &rule : rules())
        for (const std::string code : rule.at("problems")) {
            EXPECT_TRUE(rulesOf.count(code) != 0) << rule.at("id") << ": no such problem as " << code;
            ++rulesOf[code];
        }
    for (const auto &[code, count] : rulesOf)
        EXPECT_EQ(count, 1) << code;
}

TEST_P(Catalogue, SpeaksOfTablesThatThereCanBe)
{
    for (const Json &rule : rules())
        for (const Json &variant : rule.value("variants", Json::array())) {
            EXPECT_TRUE(variant.contains("rules") || variant.contains("holds")) << rule.at("id");
            EXPECT_TRUE(variant.contains("title") || variant.contains("text") || variant.contains("note"))
                << rule.at("id");
            const Json chosen = variant.value("rules", Json::object());
            for (const auto &[option, value] : chosen.items()) {
                const auto found = std::ranges::find(kind().options, option, &OptionInfo::id);
                ASSERT_NE(found, kind().options.end()) << rule.at("id") << ' ' << option;
                EXPECT_EQ(std::ranges::count(found->values, value.get<std::string>()), 1)
                    << rule.at("id") << ' ' << value;
            }
            const Json held = variant.value("holds", Json::object());
            for (const auto &[pointer, part] : held.items())
                EXPECT_TRUE(
                    std::ranges::any_of(kind().editions,
                                        [&](const EmbeddedFile &edition) {
                                            return EditionParts(edition.text).has(pointer, jsonText(part));
                                        }))
                    << rule.at("id") << ": no edition has such " << pointer;
        }
}

/// A rule that holds for some numbers of players holds for some that there can be, and not for all.
TEST_P(Catalogue, NamesNumbersOfPlayersThatThereCanBe)
{
    for (const Json &rule : rules()) {
        if (!rule.contains("players"))
            continue;
        const int least = rule.at("players").at(0);
        const int most = rule.at("players").at(1);
        EXPECT_GE(least, kind().minSeats) << rule.at("id");
        EXPECT_LE(most, kind().maxSeats) << rule.at("id");
        EXPECT_LT(most - least, kind().maxSeats - kind().minSeats) << rule.at("id");
    }
}

/// Whoever chooses something else than the default reads what holds then, in the rule that tells of the option.
TEST_P(Catalogue, TellsEveryValueThatATableCanChoose)
{
    const auto isTold = [this](const std::string &option, const std::string &value) {
        return std::ranges::any_of(rules(), [&](const Json &rule) {
            const Json options = rule.value("options", Json::array());
            const Json variants = rule.value("variants", Json::array());
            const Json choice{{option, value}};
            return std::ranges::count(options, Json(option)) == 1 &&
                   std::ranges::any_of(variants, [&](const Json &variant) {
                       return variant.value("rules", Json::object()) == choice && variant.contains("text");
                   });
        });
    };
    for (const OptionInfo &option : offered(kind().options))
        for (std::size_t value = 1; value < option.values.size(); ++value)
            EXPECT_TRUE(isTold(std::string(option.id), std::string(option.values[value])))
                << option.id << ' ' << option.values[value];
}

/// Whatever somebody points at on the table has one rule that explains it.
TEST_P(Catalogue, ExplainsEveryAreaAndEveryKindOfPieceOnce)
{
    const auto game = *games().make(kind(), {}, {});
    std::map<std::string, std::map<std::string, int>> found;
    for (const Json &rule : rules())
        for (const char *key : {"areas", "places", "pieces"})
            for (const std::string each : rule.value(key, Json::array()))
                EXPECT_EQ(++found[key][each], 1) << rule.at("id") << ": " << each;

    std::set<std::string> areas;
    for (const AreaInfo &area : game->areas())
        areas.emplace(area.name);
    for (const std::string &area : areas)
        EXPECT_EQ(found["areas"][area], 1) << area;
    EXPECT_EQ(found["areas"].size(), areas.size());

    std::set<std::string> places;
    for (const Place place : game->places(kind().maxSeats)) {
        const std::string name = game->placeName(place);
        const std::size_t point = name.find('.');
        const bool hasOwner = point != std::string::npos && point > 0 &&
                              std::isdigit(static_cast<unsigned char>(name[point - 1])) != 0;
        places.insert(hasOwner ? name.substr(point + 1) : name);
    }
    for (const auto &[place, count] : found["places"])
        EXPECT_TRUE(places.count(place) != 0) << place;

    const std::map<std::string, std::set<std::string>> pieces = piecesSeen(*game);
    for (const auto &[piece, variants] : pieces)
        EXPECT_EQ(found["pieces"][piece], 1) << piece;
    for (const auto &[piece, count] : found["pieces"]) {
        const std::size_t space = piece.find(' ');
        const auto known = pieces.find(piece.substr(0, space));
        ASSERT_NE(known, pieces.end()) << piece;
        EXPECT_TRUE(space == std::string::npos || known->second.count(piece.substr(space + 1)) != 0) << piece;
    }
}

/// What is told of the rules as they come up is something that the game can say.
TEST_P(Catalogue, HasCuesThatCanComeUp)
{
    const auto game = *games().make(kind(), {}, {});
    const auto prompts = game->promptCodes();
    const auto terms = game->terms();
    std::set<std::string> cued;
    for (const Json &rule : rules())
        for (const Json &cue : rule.value("cues", Json::array())) {
            cued.insert(rule.at("id"));
            const bool asks = cue.contains("prompt");
            EXPECT_TRUE(asks || cue.contains("event")) << cue;
            for (const char *key : {"own", "ahead", "first"})
                EXPECT_FALSE(asks && cue.contains(key)) << cue << " is about what happens";
            if (asks) {
                EXPECT_EQ(std::count(prompts.begin(), prompts.end(), cue.at("prompt").get<std::string>()), 1)
                    << cue;
            }
            if (cue.contains("event")) {
                EXPECT_TRUE(eventKindNamed(cue.at("event").get<std::string>())) << cue;
            }
            for (const char *key : {"what", "cause"})
                if (cue.contains(key)) {
                    EXPECT_EQ(std::count(terms.begin(), terms.end(), cue.at(key).get<std::string>()), 1)
                        << cue;
                }
        }
    EXPECT_GE(cued.size(), 15u);
}

/// A card comes before the action it speaks of: none hangs on having to wait.
TEST_P(Catalogue, HasNoCueThatComesTooLate)
{
    const auto game = *games().make(kind(), {}, {});
    const std::set<std::string> late = promptsOfWaiting(*game);
    for (const Json &rule : rules())
        for (const Json &cue : rule.value("cues", Json::array())) {
            EXPECT_FALSE(late.contains(cue.value("prompt", std::string()))) << rule.at("id") << ' ' << cue;
        }
}

/// The worked examples of the books are numbered from E1 on, and each belongs to a rule.
TEST_P(Catalogue, KnowsEveryWorkedExample)
{
    std::set<std::string> examples;
    for (const Json &rule : rules())
        for (const std::string example : rule.at("examples"))
            examples.insert(example);
    EXPECT_FALSE(examples.empty());
    for (std::size_t number = 1; number <= examples.size(); ++number)
        EXPECT_TRUE(examples.count('E' + std::to_string(number)) != 0) << number;
}

TEST_P(Catalogue, IsSetAsEachLanguageWants)
{
    for (const char *language : languages)
        for (const auto &[id, text] : texts(language)) {
            EXPECT_EQ(text.find('\''), std::string::npos) << id << ' ' << text;
            EXPECT_EQ(text.find('"'), std::string::npos) << id << ' ' << text;
            EXPECT_EQ(text.find("  "), std::string::npos) << id << ' ' << text;
        }
    for (const auto &[id, text] : texts("fr")) {
        for (std::size_t at = text.find_first_of(":;?!"); at != std::string::npos;
             at = text.find_first_of(":;?!", at + 1)) {
            const std::string_view space = text[at] == ':' ? "\u00A0" : "\u202F";
            EXPECT_TRUE(std::string_view(text).substr(0, at).ends_with(space)) << id << ' ' << text;
        }
    }
}

TEST_P(Catalogue, TakesNothingFromTheBooks)
{
    for (const std::string &id : ids("books")) {
        const std::optional<BookRuns> book = BookRuns::of(GetParam(), id);
        ASSERT_TRUE(book) << id;
        EXPECT_GT(book->size(), 1500u);
        for (const auto &[rule, text] : texts(id))
            EXPECT_EQ(book->takenBy(text), "") << rule << ' ' << id;
    }
}

TEST_P(Catalogue, NamesChaptersThatAreInTheBooks)
{
    const Json books = Json::parse(textOf(WAYSTONE_TESTS_DIR "/data/rulebooks/books.json")).at("books");
    for (const std::string &id : ids("books")) {
        const std::set<std::string> chapters = books.at(GetParam() + '.' + id).at("chapters");
        for (const Json &rule : rules())
            if (rule.at("books").contains(id)) {
                EXPECT_TRUE(chapters.contains(rule.at("books").at(id).get<std::string>()))
                    << rule.at("id") << ": no such chapter in the book " << id;
            }
    }
}

TEST_P(Catalogue, NamesTheLinesOnWhichTheChaptersBegin)
{
    const Json books = Json::parse(textOf(WAYSTONE_TESTS_DIR "/data/rulebooks/books.json")).at("books");
    for (const Json &book : catalogue_.at("books")) {
        const Json &known = books.at(GetParam() + '.' + book.at("id").get<std::string>());
        EXPECT_EQ(book.at("lines"), known.at("lines"));
        EXPECT_EQ(book.at("headings"), known.at("headings"))
            << "tests/rulebook_data.py looks where the headings stand";
    }
}

TEST(CatalogueFormat, ExampleIsAPartOfTheOneWeBring)
{
    const std::string formats = textOf(WAYSTONE_ROOT_DIR "/resources/formats.md");
    const std::string_view fence = "```json rules\n";
    const std::size_t begin = formats.find(fence) + fence.size();
    const Json part = Json::parse(formats.substr(begin, formats.find("```", begin) - begin));
    const Json whole = Json::parse(textOf(WAYSTONE_ROOT_DIR "/resources/rules/milestones.json"));
    EXPECT_EQ(keysOf(part), keysOf(whole));
    for (const char *list : {"books", "chapters", "rules"})
        for (const Json &each : part.at(list))
            EXPECT_EQ(std::count(whole.at(list).begin(), whole.at(list).end(), each), 1) << each;
}

INSTANTIATE_TEST_SUITE_P(OfEachGame, Catalogue, testing::ValuesIn(gameIds()),
                         [](const testing::TestParamInfo<std::string> &info) {
                             std::string name = info.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST(PlainWords, AreSmallAndWithoutAccents)
{
    EXPECT_EQ(plainWords("L’Épée : «\u00A0Árvíztűrő\u00A0» 4×4!"),
              (std::vector<std::string>{"l", "epee", "arvizturo", "4", "4"}));
    EXPECT_EQ(plainWords("Main-d’œuvre, ŒUF, Æsop"),
              (std::vector<std::string>{"main", "d", "oeuvre", "oeuf", "aesop"}));
    EXPECT_EQ(plainWords("e\u0301te\u0301"), std::vector<std::string>{"ete"}) << "accents by themselves";
    EXPECT_EQ(plainWords("a\xFF\xC3 b€c\xC3"), (std::vector<std::string>{"a", "b", "c"})) << "any bytes";
}

/// The script that makes the data counts and hashes as the tests do, and a sentence that is planted is found.
TEST(BookRuns, FindASentenceOfTheBook)
{
    const Json sample = Json::parse(textOf(WAYSTONE_TESTS_DIR "/data/rulebooks/books.json")).at("sample");
    const std::string sentence = sample.at("text");
    std::vector<std::uint64_t> hashes;
    for (const std::string hash : sample.at("runs"))
        hashes.push_back(std::stoull(hash, nullptr, 16));
    std::vector<std::uint64_t> ours;
    for (const std::string &run : runsOf(plainWords(sentence)))
        ours.push_back(runHash(run));
    std::ranges::sort(ours);
    EXPECT_EQ(ours, hashes);

    const BookRuns book(hashes);
    EXPECT_EQ(book.takenBy("In our words: it STANDS at the old mill, at dawn, hears … and so on."),
              "stands at the old mill at dawn hears ");
    EXPECT_EQ(book.takenBy("It stands at the old mill at dawn and hears the river."), "");
    EXPECT_EQ(book.takenBy("the old mill"), "");
}

TEST(BookRuns, EveryBookOfACatalogueIsKnownAndNoOther)
{
    EXPECT_TRUE(BookRuns::of("milestones", "en"));
    EXPECT_FALSE(BookRuns::of("province", "hu"));
    EXPECT_FALSE(BookRuns::of("chess", "en"));
}

} // namespace
} // namespace waystone::test
