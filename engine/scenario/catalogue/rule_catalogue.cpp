#include "scenario/catalogue/rule_catalogue.h"

#include "core/file_problem.h"
#include "core/json/read_translated.h"
#include "scenario/catalogue/edition_parts.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace waystone {

namespace {

constexpr std::string_view publishedName = dataSourceNames[static_cast<std::size_t>(DataSource::published)];
constexpr std::size_t mostChapters = 100;
constexpr std::size_t mostRules = 1000;
constexpr std::size_t mostOfOne = 100; ///< ids or words in one list of a rule
constexpr std::size_t mostBooks = 10;
constexpr std::size_t longestId = 64;
constexpr std::size_t longestTitle = 200;
constexpr std::size_t longestText = 2000;
constexpr std::size_t longestPosition = 20'000;
constexpr int mostLines = 100'000;

std::vector<std::string> readTexts(JsonReader list, std::size_t longest)
{
    std::vector<std::string> texts;
    for (JsonReader &text : list.array(0, mostOfOne))
        texts.push_back(text.text(longest));
    return texts;
}

std::vector<std::string> readOptional(JsonReader &object, std::string_view key, std::size_t longest)
{
    std::optional<JsonReader> list = object.optional(key);
    return list ? readTexts(std::move(*list), longest) : std::vector<std::string>();
}

std::optional<Translated> readWords(JsonReader &object, std::string_view key, std::size_t longest)
{
    std::optional<JsonReader> words = object.optional(key);
    return words ? std::optional(readTranslated(std::move(*words), longest)) : std::nullopt;
}

RuleBook readBook(JsonReader &object)
{
    RuleBook book{object["id"].text(longestId), object["title"].text(longestTitle), 0, {}};
    book.lines = static_cast<int>(object["lines"].integer(1, mostLines));
    for (JsonReader::Member &heading : object["headings"].members(mostOfOne))
        book.headings.emplace(heading.key, static_cast<int>(heading.value.integer(1, book.lines)));
    object.rejectUnknownKeys();
    return book;
}

std::vector<RuleVariant> readVariants(JsonReader &rule)
{
    std::vector<RuleVariant> variants;
    std::optional<JsonReader> list = rule.optional("variants");
    if (!list)
        return variants;
    for (JsonReader &object : list->array(1, mostOfOne)) {
        RuleVariant variant;
        if (std::optional<JsonReader> choice = object.optional("rules"))
            for (JsonReader::Member &option : choice->members(mostOfOne))
                variant.choice.emplace(option.key, option.value.text(longestId));
        if (std::optional<JsonReader> holds = object.optional("holds"))
            for (JsonReader::Member &part : holds->members(mostOfOne))
                variant.holds.emplace(part.key, jsonText(part.value.raw()));
        variant.title = readWords(object, "title", longestTitle);
        variant.text = readWords(object, "text", longestText);
        variant.note = readWords(object, "note", longestText);
        object.rejectUnknownKeys();
        variants.push_back(std::move(variant));
    }
    return variants;
}

std::optional<RuleDiagram> readDiagram(JsonReader &rule)
{
    std::optional<JsonReader> object = rule.optional("diagram");
    if (!object)
        return std::nullopt;
    RuleDiagram diagram{(*object)["position"].text(longestPosition),
                        readTexts((*object)["places"], longestId), readOptional(*object, "marked", longestId),
                        readOptional(*object, "wrong", longestId)};
    object->rejectUnknownKeys();
    return diagram;
}

RulePlayers readPlayers(JsonReader &rule)
{
    RulePlayers players;
    if (std::optional<JsonReader> object = rule.optional("players")) {
        std::vector<JsonReader> bounds = object->array(2, 2);
        players.least = static_cast<int>(bounds[0].integer(players.least, players.most));
        players.most = static_cast<int>(bounds[1].integer(players.least, players.most));
    }
    return players;
}

std::vector<RuleCue> readCues(JsonReader &rule)
{
    std::vector<RuleCue> cues;
    std::optional<JsonReader> list = rule.optional("cues");
    if (!list)
        return cues;
    for (JsonReader &object : list->array(1, mostOfOne)) {
        RuleCue cue;
        for (auto &[key, value] : {std::pair<std::string_view, std::string *>{"prompt", &cue.prompt},
                                   {"event", &cue.event},
                                   {"cause", &cue.cause},
                                   {"what", &cue.what}})
            if (std::optional<JsonReader> text = object.optional(key))
                *value = text->text(longestId);
        for (auto &[key, value] : {std::pair<std::string_view, bool *>{"own", &cue.isOwn},
                                   {"ahead", &cue.isAhead},
                                   {"first", &cue.isFirst}})
            if (std::optional<JsonReader> chosen = object.optional(key))
                *value = chosen->boolean();
        object.rejectUnknownKeys();
        cues.push_back(std::move(cue));
    }
    return cues;
}

/// Reads a rule and remembers what it leads to until all rules are known.
class RulesReader {
public:
    RulesReader(const std::vector<RuleBook> &books, const std::vector<RuleChapter> &chapters)
        : books_(books), chapters_(chapters)
    {}

    Rule read(JsonReader &object)
    {
        Rule rule;
        JsonReader id = object["id"];
        rule.id = id.text(longestId);
        if (!id.isAbsent() && !ids_.insert(rule.id).second)
            id.problem(rule_problem::twice, {quotedArgument("found", rule.id)});
        JsonReader chapter = object["chapter"];
        rule.chapter = chapter.text(longestId);
        if (!chapter.isAbsent() && std::ranges::count(chapters_, rule.chapter, &RuleChapter::id) == 0)
            chapter.problem(rule_problem::unknown, {quotedArgument("found", rule.chapter)});
        rule.books = readSources(object["books"]);
        if (!rule.books.empty())
            readLines(object["lines"], rule.books);
        rule.source = rule.books.empty() ? DataSource::reconstruction : DataSource::rulebook;
        if (std::optional<JsonReader> source = object.optional("source")) {
            static_cast<void>(source->oneOf({publishedName}));
            rule.source = DataSource::published;
        }
        rule.title = readTranslated(object["title"], longestTitle);
        rule.text = readTranslated(object["text"], longestText);
        rule.note = readWords(object, "note", longestText);
        rule.variants = readVariants(object);
        rule.tells = readOptional(object, "tells", longestTitle);
        rule.options = readOptional(object, "options", longestId);
        rule.related = readTexts(object["related"], longestId);
        rule.problems = readTexts(object["problems"], longestId);
        rule.examples = readTexts(object["examples"], longestId);
        readSearch(object["search"], rule);
        rule.diagram = readDiagram(object);
        rule.areas = readOptional(object, "areas", longestId);
        rule.places = readOptional(object, "places", longestId);
        rule.pieces = readOptional(object, "pieces", longestId);
        rule.players = readPlayers(object);
        rule.cues = readCues(object);
        object.rejectUnknownKeys();
        return rule;
    }

private:
    std::vector<RuleSource> readSources(JsonReader object) const
    {
        std::vector<RuleSource> sources;
        for (JsonReader::Member &member : object.members(mostBooks)) {
            const auto book = std::ranges::find(books_, member.key, &RuleBook::id);
            RuleSource source{std::string(member.key), member.value.text(longestTitle), 0, 0};
            if (book == books_.end())
                member.value.problem(rule_problem::unknown, {quotedArgument("found", member.key)});
            else if (!book->headings.contains(source.heading))
                member.value.problem(rule_problem::unknown, {quotedArgument("found", source.heading)});
            sources.push_back(std::move(source));
        }
        return sources;
    }

    void readLines(JsonReader object, std::vector<RuleSource> &sources) const
    {
        for (RuleSource &source : sources) {
            const auto book = std::ranges::find(books_, source.book, &RuleBook::id);
            const int last = book == books_.end() ? mostLines : book->lines;
            std::vector<JsonReader> lines = object[source.book].array(2, 2);
            source.firstLine = static_cast<int>(lines[0].integer(1, last));
            source.lastLine = static_cast<int>(lines[1].integer(source.firstLine, last));
        }
        object.rejectUnknownKeys();
    }

    static void readSearch(JsonReader object, Rule &rule)
    {
        for (std::size_t index = 0; index < programLanguages.size(); ++index)
            rule.searchWords[index] = readTexts(object[programLanguages[index].code], longestTitle);
        object.rejectUnknownKeys();
    }

    const std::vector<RuleBook> &books_;
    const std::vector<RuleChapter> &chapters_;
    std::set<std::string> ids_;
};

template <class List>
const Rule *firstWith(const std::vector<Rule> &rules, List Rule::*list, std::string_view wanted)
{
    const auto found = std::ranges::find_if(
        rules, [&](const Rule &rule) { return std::ranges::count(rule.*list, wanted) != 0; });
    return found == rules.end() ? nullptr : &*found;
}

template <class Item>
const Item *withId(const std::vector<Item> &items, std::string_view id)
{
    const auto found = std::ranges::find(items, id, &Item::id);
    return found == items.end() ? nullptr : &*found;
}

} // namespace

Result<RuleCatalogue> RuleCatalogue::read(std::string_view text)
{
    const Result<JsonDocument> document = JsonDocument::parse(text);
    if (!document)
        return document.problems();
    Problems problems;
    JsonReader reader(*document, problems);
    RuleCatalogue catalogue;
    if (!reader.object())
        return problems;
    readHeader(reader, "waystone/rules", 1);
    catalogue.game_ = reader["game"].text(longestId);
    for (JsonReader &book : reader["books"].array(0, mostBooks))
        catalogue.books_.push_back(readBook(book));
    for (JsonReader &chapter : reader["chapters"].array(1, mostChapters)) {
        catalogue.chapters_.push_back(
            {chapter["id"].text(longestId), readTranslated(chapter["title"], longestTitle)});
        chapter.rejectUnknownKeys();
    }
    catalogue.otherEdition_ = readWords(reader, "otherEdition", longestTitle);
    RulesReader rules(catalogue.books_, catalogue.chapters_);
    std::vector<JsonReader> objects = reader["rules"].array(1, mostRules);
    for (JsonReader &object : objects)
        catalogue.rules_.push_back(rules.read(object));
    for (std::size_t index = 0; index < objects.size(); ++index)
        for (const std::string &other : catalogue.rules_[index].related)
            if (catalogue.find(other) == nullptr)
                objects[index].problem(rule_problem::unknown, {quotedArgument("found", other)});
    reader.rejectUnknownKeys();
    if (!problems.empty())
        return problems;
    catalogue.printed_.assign(catalogue.rules_.begin(), catalogue.rules_.end());
    return catalogue;
}

std::vector<const Rule *> RuleCatalogue::rulesOf(std::string_view chapter) const
{
    std::vector<const Rule *> found;
    for (const Rule &rule : rules_)
        if (rule.chapter == chapter)
            found.push_back(&rule);
    return found;
}

const Rule *RuleCatalogue::find(std::string_view id) const
{
    return withId(rules_, id);
}

const RuleChapter *RuleCatalogue::chapter(std::string_view id) const
{
    return withId(chapters_, id);
}

const RuleBook *RuleCatalogue::book(std::string_view id) const
{
    return withId(books_, id);
}

const Rule *RuleCatalogue::ofProblem(std::string_view code) const
{
    return firstWith(rules_, &Rule::problems, code);
}

const Rule *RuleCatalogue::ofArea(std::string_view area) const
{
    return firstWith(rules_, &Rule::areas, area);
}

const Rule *RuleCatalogue::ofPlace(std::string_view name) const
{
    // "seat0.store" and "seat3.store" are the same place at another player's.
    const std::size_t point = name.find('.');
    const bool hasOwner = point != std::string_view::npos && point > 0 &&
                          std::isdigit(static_cast<unsigned char>(name[point - 1])) != 0;
    return firstWith(rules_, &Rule::places, hasOwner ? name.substr(point + 1) : name);
}

const Rule *RuleCatalogue::ofPiece(std::string_view kind, std::string_view variant) const
{
    const Rule *exact = variant.empty()
                            ? nullptr
                            : firstWith(rules_, &Rule::pieces, std::string(kind).append(" ").append(variant));
    return exact != nullptr ? exact : firstWith(rules_, &Rule::pieces, kind);
}

} // namespace waystone
