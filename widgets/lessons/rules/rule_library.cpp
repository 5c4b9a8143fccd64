#include "lessons/rules/rule_library.h"

#include "games.h"
#include "lessons/rules/rule_text.h"
#include "words/program_language.h"

#include <QFile>

#include <algorithm>
#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace waystone {

namespace {

std::string resource(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// With the default edition and options.
std::shared_ptr<const Game> usualGame(std::string_view id)
{
    return *games().make(*games().find(id), {}, {});
}

} // namespace

struct RuleLibrary::Entry {
    explicit Entry(RuleCatalogue read) : catalogue(std::move(read)) {}
    Entry(const Entry &) = delete; // the search refers to the catalogue
    Entry &operator=(const Entry &) = delete;
    ~Entry() = default;

    RuleCatalogue catalogue;
    /// Of the words as they are; made when something is searched, which is long after the start.
    std::optional<RuleSearch> search;
    /// Of which the rules speak now.
    std::pair<std::string, OptionChoice> table;
};

RuleLibrary::RuleLibrary() = default;
RuleLibrary::~RuleLibrary() = default;

RuleLibrary::Entry *RuleLibrary::entry(std::string_view game) const
{
    if (const auto known = entries_.find(game); known != entries_.end())
        return known->second.get();
    if (games().find(game) == nullptr)
        return nullptr;
    const QString name = QStringLiteral(":/rules/%1.json")
                             .arg(QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size())));
    const Result<RuleCatalogue> catalogue = RuleCatalogue::read(resource(name));
    assert(catalogue);
    Entry &read = *entries_.emplace(game, std::make_unique<Entry>(*catalogue)).first->second;
    speak(game, read);
    return &read;
}

const RuleCatalogue *RuleLibrary::catalogue(std::string_view game) const
{
    const Entry *found = entry(game);
    return found == nullptr ? nullptr : &found->catalogue;
}

const RuleSearch *RuleLibrary::search(std::string_view game) const
{
    Entry *found = entry(game);
    if (found == nullptr)
        return nullptr;
    if (!found->search)
        found->search.emplace(found->catalogue, glossary());
    return &*found->search;
}

std::vector<const Rule *> RuleLibrary::find(std::string_view game, const QString &words,
                                            std::string_view language) const
{
    const RuleSearch *all = search(game);
    return all == nullptr ? std::vector<const Rule *>() : all->find(words.toStdString(), language);
}

std::vector<RuleSearch::Hit> RuleLibrary::hits(std::string_view game, const QString &words,
                                               std::string_view language, std::size_t most) const
{
    const RuleSearch *all = search(game);
    return all == nullptr ? std::vector<RuleSearch::Hit>() : all->hits(words.toStdString(), language, most);
}

std::vector<TextSpan> RuleLibrary::marks(std::string_view game, std::string_view text, const QString &words,
                                         std::string_view language) const
{
    const RuleSearch *all = words.isEmpty() ? nullptr : search(game);
    return all == nullptr ? std::vector<TextSpan>() : all->marks(text, words.toStdString(), language);
}

const std::vector<GlossaryTerm> &RuleLibrary::glossary() const
{
    if (glossary_.empty()) {
        Result<std::vector<GlossaryTerm>> terms = readGlossary(resource(QStringLiteral(":/glossary.json")));
        assert(terms);
        glossary_ = std::move(*terms);
    }
    return glossary_;
}

RuleLibrary::Found RuleLibrary::ofProblem(std::string_view code) const
{
    for (const GameKind &kind : games().kinds())
        if (const Rule *rule = catalogue(kind.id)->ofProblem(code))
            return {kind.id, rule};
    return {};
}

const Rule *RuleLibrary::ofPlace(const Game &game, std::span<const Piece> pieces, Place place) const
{
    const RuleCatalogue *rules = catalogue(game.id());
    if (rules == nullptr || place.area >= game.areas().size())
        return nullptr;
    if (const Rule *rule = rules->ofPlace(game.placeName(place)))
        return rule;
    const Piece *upper = nullptr;
    for (const Piece &piece : pieces)
        if (piece.place == place && (upper == nullptr || piece.layer >= upper->layer))
            upper = &piece;
    if (upper != nullptr)
        if (const Rule *rule = rules->ofPiece(upper->kind, upper->variant))
            return rule;
    return rules->ofArea(game.areas()[place.area].name);
}

std::vector<Place> RuleLibrary::placesOf(const Game &game, std::span<const Piece> pieces,
                                         std::span<const Place> places, std::string_view rule) const
{
    const RuleCatalogue *rules = catalogue(game.id());
    const Rule *wanted = rules == nullptr ? nullptr : rules->find(rule);
    const std::string_view chapter = wanted == nullptr ? rule : std::string_view(wanted->chapter);
    std::vector<Place> own;
    std::vector<Place> others;
    for (const Place place : places) {
        const Rule *found = ofPlace(game, pieces, place);
        if (found == nullptr)
            continue;
        if (found == wanted)
            own.push_back(place);
        if (found->chapter == chapter)
            others.push_back(place);
    }
    return own.empty() ? others : own;
}

bool RuleLibrary::speakOf(const Game &game)
{
    const EditionInfo &edition = game.editionInfo();
    return speak({std::string(game.id()), std::string(edition.text), {edition.hash, game.choice()}});
}

bool RuleLibrary::speakOfNoTable()
{
    return speak(Spoken());
}

bool RuleLibrary::speak(Spoken spoken)
{
    spoken_ = std::move(spoken);
    bool isOther = false;
    for (const auto &[id, known] : entries_)
        isOther = speak(id, *known) || isOther;
    return isOther;
}

bool RuleLibrary::speak(std::string_view game, Entry &entry) const
{
    const bool isTable = spoken_.game == game;
    const std::pair<std::string, OptionChoice> table =
        isTable ? spoken_.table : std::pair<std::string, OptionChoice>();
    if (entry.table == table)
        return false;
    entry.table = table;
    const std::shared_ptr<const Game> usual = usualGame(game);
    entry.catalogue.speakOf(isTable ? std::string_view(spoken_.edition) : usual->editionInfo().text,
                            usual->editionInfo().text, isTable ? table.second : usual->choice());
    entry.search.reset();
    return true;
}

RuleCatalogue RuleLibrary::rulesAt(const Game &game) const
{
    assert(catalogue(game.id()) != nullptr);
    RuleCatalogue rules = *catalogue(game.id());
    rules.speakOf(game.editionInfo().text, usualGame(game.id())->editionInfo().text, game.choice());
    return rules;
}

RuleLibrary &ruleLibrary()
{
    static RuleLibrary library;
    return library;
}

std::vector<std::string> codesWithRule(const Problems &problems)
{
    std::vector<std::string> codes;
    for (const Problem &problem : problems) {
        const Argument *refusal = problem.argument("refusal");
        const Term *term = refusal == nullptr ? nullptr : std::get_if<Term>(&refusal->value);
        const std::string &code = term == nullptr ? problem.code : term->name;
        if (ruleLibrary().ofProblem(code).rule != nullptr && std::ranges::count(codes, code) == 0)
            codes.push_back(code);
    }
    return codes;
}

QString titleOfBroken(std::string_view code)
{
    const Rule *rule = ruleLibrary().ofProblem(code).rule;
    return rule == nullptr ? QString() : inProgramLanguage(rule->title);
}

} // namespace waystone
