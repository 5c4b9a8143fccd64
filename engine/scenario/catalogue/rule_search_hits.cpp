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
        return !name.empty() && std::ranges::search(typed, name).begin() != typed.end();
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

std::vector<TextSpan> RuleSearch::marks(std::string_view text, std::string_view words,
                                        std::string_view language) const
{
    const auto index = std::ranges::find(indices_, language, &Index::language);
    const std::vector<std::string> all = plainWords(words);
    if (index == indices_.end() || all.empty())
        return {};
    const std::vector<std::string> typed = naming(all, language);
    std::vector<Wanted> names;
    for (const std::string &stem : translated(*index, all))
        names.push_back({stem, 1, false});
    for (std::size_t word = 0; word < typed.size(); ++word)
        names.push_back({typed[word], 1, word + 1 == typed.size()});
    std::vector<TextSpan> spans;
    for (const PlacedWord &placed : placedWords(text)) {
        // Names of several words have small ones among them, which tell nothing by themselves.
        const bool isSmall =
            isQuestionWord(placed.word, language) && std::ranges::find(typed, placed.word) == typed.end();
        if (!isSmall && std::ranges::any_of(names, [&](const Wanted &name) {
                return likeness(*index, name, placed.word) > 0;
            }))
            spans.push_back(placed.span);
    }
    return spans;
}

RuleSearch::Hit RuleSearch::hit(Found found, std::string_view words, std::string_view language) const
{
    const Rule &rule = catalogue_.rules()[found.rule];
    const std::string_view other = indices_[found.language].language;
    using Part = std::pair<std::string, std::string_view>; // and its language
    std::vector<Part> parts;
    for (const std::string_view each : {language, other}) {
        parts.emplace_back(rule.text.in(each), each);
        if (rule.note)
            parts.emplace_back(rule.note->in(each), each);
    }
    if (marks(rule.title.in(language), words, language).empty()) {
        for (const std::string &known : rule.search(other))
            parts.emplace_back(known, other);
        parts.emplace_back(rule.title.in(other), other);
        if (const RuleChapter *chapter = catalogue_.chapter(rule.chapter))
            parts.emplace_back(chapter->title.in(other), other);
    }
    for (const auto &[part, spoken] : parts)
        if (std::vector<TextSpan> spans = marks(part, words, spoken); !spans.empty())
            return {&rule, part, std::move(spans)};
    return {&rule, parts.front().first, {}};
}

std::vector<RuleSearch::Hit> RuleSearch::hits(std::string_view words, std::string_view language) const
{
    std::vector<Hit> all;
    for (const Found &each : found(words, language))
        all.push_back(hit(each, words, language));
    return all;
}

} // namespace waystone
