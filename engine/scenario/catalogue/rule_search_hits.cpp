#include "scenario/catalogue/rule_search.h"
#include "scenario/catalogue/word_forms.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

// Why rules are found.

namespace waystone {

namespace {

using Name = std::vector<std::string>; ///< its words, as stems
using Names = std::vector<Name>;

std::set<std::string> wordsOf(const Names &names)
{
    std::set<std::string> all;
    for (const Name &name : names)
        all.insert(name.begin(), name.end());
    return all;
}

bool hasName(const Names &names, const Name &typed)
{
    return std::ranges::any_of(names, [&typed](const Name &name) {
        return !name.empty() &&
               std::search(typed.begin(), typed.end(), name.begin(), name.end()) != typed.end();
    });
}

bool isPartOfName(const Names &names, const Name &typed)
{
    return std::ranges::any_of(names, [&typed](const Name &name) {
        return std::ranges::all_of(
            typed, [&name](const std::string &word) { return std::ranges::find(name, word) != name.end(); });
    });
}

} // namespace

std::set<std::string> RuleSearch::translated(const Index &index, const std::vector<std::string> &words) const
{
    std::set<std::string> found;
    for (const Index &other : indices_) {
        Name typed;
        for (const std::string &word : naming(words, other.language))
            typed.push_back(wordStem(word, other.language));
        std::optional<std::set<std::string>>
            common; // of all things whose names have what was typed among their words
        for (std::size_t term = 0; term < other.synonyms.size(); ++term) {
            const std::set<std::string> here = wordsOf(index.synonyms[term]);
            if (hasName(other.synonyms[term], typed)) {
                found.insert(here.begin(), here.end());
            } else if (&other != &index && isPartOfName(other.synonyms[term], typed)) {
                std::set<std::string> shared;
                std::ranges::set_intersection(common.value_or(here), here,
                                              std::inserter(shared, shared.end()));
                common = std::move(shared);
            }
        }
        if (common)
            found.insert(common->begin(), common->end());
    }
    return found;
}

RuleSearch::Named RuleSearch::named(const Index &index, const std::vector<std::string> &words) const
{
    Named named{naming(words, index.language), {}};
    for (const std::string &stem : translated(index, words))
        named.names.push_back({stem, 1, false});
    for (std::size_t word = 0; word < named.typed.size(); ++word)
        named.names.push_back({named.typed[word], 1, word + 1 == named.typed.size()});
    return named;
}

std::vector<TextSpan> RuleSearch::marks(std::string_view text, const Index &index, const Named &named)
{
    std::vector<TextSpan> spans;
    for (const PlacedWord &placed : placedWords(text)) {
        // Names of several words have small ones among them, which tell nothing by themselves.
        const bool isSmall = isQuestionWord(placed.word, index.language) &&
                             std::ranges::find(named.typed, placed.word) == named.typed.end();
        if (!isSmall && std::ranges::any_of(named.names, [&](const Wanted &name) {
                return likeness(index, name, placed.word) > 0;
            }))
            spans.push_back(placed.span);
    }
    return spans;
}

std::vector<TextSpan> RuleSearch::marks(std::string_view text, std::string_view words,
                                        std::string_view language) const
{
    const auto index = std::ranges::find(indices_, language, &Index::language);
    const std::vector<std::string> all = plainWords(words);
    if (index == indices_.end() || all.empty())
        return {};
    return marks(text, *index, named(*index, all));
}

RuleSearch::Hit RuleSearch::hit(Found found, std::size_t language, const std::vector<Named> &named) const
{
    const Rule &rule = catalogue_.rules()[found.rule];
    const auto code = [this](std::size_t number) { return indices_[number].language; };
    Hit hit{&rule, marks(rule.title.in(code(language)), indices_[language], named[language]), {}, {}};
    using Part = std::pair<std::string, std::size_t>; // and the number of its language
    std::vector<Part> parts;
    for (const std::size_t each : {language, found.language}) {
        parts.emplace_back(rule.text.in(code(each)), each);
        if (rule.note)
            parts.emplace_back(rule.note->in(code(each)), each);
    }
    if (hit.title.empty()) {
        for (const std::string &known : rule.search(code(found.language)))
            parts.emplace_back(known, found.language);
        parts.emplace_back(rule.title.in(code(found.language)), found.language);
        if (const RuleChapter *chapter = catalogue_.chapter(rule.chapter))
            parts.emplace_back(chapter->title.in(code(found.language)), found.language);
    }
    hit.why = parts.front().first;
    for (const auto &[part, spoken] : parts)
        if (std::vector<TextSpan> spans = marks(part, indices_[spoken], named[spoken]); !spans.empty()) {
            hit.why = part;
            hit.marks = std::move(spans);
            break;
        }
    return hit;
}

std::vector<RuleSearch::Hit> RuleSearch::hits(std::string_view words, std::string_view language,
                                              std::size_t most) const
{
    std::vector<Named> named;
    for (const Index &index : indices_)
        named.push_back(this->named(index, plainWords(words)));
    std::vector<Found> best = found(words, language);
    best.resize(std::min(best.size(), most));
    std::vector<Hit> all;
    for (const Found &each : best)
        all.push_back(hit(each, languageIndex(language), named));
    return all;
}

} // namespace waystone
