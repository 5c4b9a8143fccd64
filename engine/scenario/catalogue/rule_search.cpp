#include "scenario/catalogue/rule_search.h"

#include "scenario/catalogue/word_forms.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace waystone {

namespace {

// What a word is worth by where it stands.
constexpr double inTitle = 3;
constexpr double inSearchWords = 3;
constexpr double inChapter = 1;
constexpr double inText = 1;
constexpr double inNote = 0.4;

/// What another name of the same thing is worth beside the one that was typed.
constexpr double ofSynonym = 0.7;
/// What it adds if everything typed stands together in a title or in one of the further words.
constexpr double ofPhrase = 0.5;
/// What it adds if it is a whole title.
constexpr double ofTitle = 0.5;
constexpr double ofOwnLanguage = 1.02;

std::vector<std::string> stems(std::string_view text, std::string_view language)
{
    std::vector<std::string> words = plainWords(text);
    for (std::string &word : words)
        word = wordStem(word, language);
    return words;
}

std::size_t commonLetters(std::string_view one, std::string_view other)
{
    const auto [end, ignored] = std::ranges::mismatch(one, other);
    return static_cast<std::size_t>(end - one.begin());
}

bool standsIn(const std::vector<std::string> &part, const std::vector<std::string> &whole)
{
    return !part.empty() && std::search(whole.begin(), whole.end(), part.begin(), part.end()) != whole.end();
}

} // namespace

std::vector<std::string> RuleSearch::naming(const std::vector<std::string> &words, std::string_view language)
{
    std::vector<std::string> named;
    std::ranges::copy_if(words, std::back_inserter(named),
                         [&](const std::string &word) { return !isQuestionWord(word, language); });
    return named.empty() ? words : named;
}

RuleSearch::RuleSearch(const RuleCatalogue &catalogue, std::span<const GlossaryTerm> glossary)
    : catalogue_(catalogue), indices_(programLanguages.size())
{
    for (std::size_t language = 0; language < programLanguages.size(); ++language)
        fill(indices_[language], language, glossary);
}

void RuleSearch::fill(Index &index, std::size_t language, std::span<const GlossaryTerm> glossary)
{
    index.language = programLanguages[language].code;
    for (std::size_t number = 0; number < catalogue_.rules().size(); ++number) {
        const Rule &rule = catalogue_.rules()[number];
        add(index, number, rule.title.in(index.language), inTitle);
        add(index, number, rule.text.in(index.language), inText);
        if (rule.note)
            add(index, number, rule.note->in(index.language), inNote);
        if (const RuleChapter *chapter = catalogue_.chapter(rule.chapter))
            add(index, number, chapter->title.in(index.language), inChapter);
        std::vector<std::vector<std::string>> &phrases = index.phrases.emplace_back();
        phrases.push_back(stems(rule.title.in(index.language), index.language));
        for (const std::string &words : rule.search(index.language)) {
            add(index, number, words, inSearchWords);
            phrases.push_back(stems(words, index.language));
        }
    }
    for (const GlossaryTerm &term : glossary) {
        if (term.game != "common" && term.game != catalogue_.game())
            continue;
        std::vector<std::vector<std::string>> &names = index.synonyms.emplace_back();
        for (const std::string &name : term.words[language])
            if (std::vector<std::string> known = stems(name, index.language);
                std::ranges::find(names, known) == names.end())
                names.push_back(std::move(known));
    }
}

void RuleSearch::add(Index &index, std::size_t rule, std::string_view text, double weight)
{
    for (const std::string &word : plainWords(text)) {
        std::vector<Entry> &entries = index.words[word];
        // Of several mentions the best one counts.
        if (!entries.empty() && entries.back().rule == rule)
            entries.back().weight = std::max(entries.back().weight, weight);
        else
            entries.push_back({rule, weight});
    }
}

std::vector<std::vector<RuleSearch::Wanted>> RuleSearch::wanted(const Index &index,
                                                                const std::vector<std::string> &typed)
{
    std::vector<std::vector<Wanted>> all;
    std::vector<std::string> typedStems;
    for (const std::string &word : typed) {
        all.push_back({{word, 1, all.size() + 1 == typed.size()}});
        typedStems.push_back(wordStem(word, index.language));
    }
    for (const auto &names : index.synonyms) {
        for (const std::vector<std::string> &name : names) {
            const auto at = std::search(typedStems.begin(), typedStems.end(), name.begin(), name.end());
            if (name.empty() || at == typedStems.end())
                continue;
            // The other names stand for the first word of this one.
            for (const std::vector<std::string> &other : names)
                if (other != name)
                    for (const std::string &stem : other)
                        all[static_cast<std::size_t>(at - typedStems.begin())].push_back(
                            {stem, ofSynonym / static_cast<double>(other.size()), false});
        }
    }
    return all;
}

double RuleSearch::likeness(const Index &index, const Wanted &wanted, const std::string &word)
{
    constexpr std::size_t shortestPart = 4;
    if (word == wanted.word)
        return 1;
    const std::string one = wordStem(wanted.word, index.language);
    const std::string other = wordStem(word, index.language);
    if (one == other)
        return 0.9;
    if (wanted.isUnfinished && wanted.word.size() >= 3 && word.starts_with(wanted.word))
        return 0.7;
    const std::size_t common = commonLetters(one, other);
    const std::size_t shorter = std::min(one.size(), other.size());
    if (common >= shortestPart && common == shorter)
        return 0.6;
    // Words put together: "lapka" in "bonuszlapka".
    if (shorter >= shortestPart &&
        (word.ends_with(wanted.word) || other.ends_with(one) || one.ends_with(other)))
        return 0.45;
    return common > shortestPart && common * 4 >= std::max(one.size(), other.size()) * 3 ? 0.4 : 0;
}

std::vector<double> RuleSearch::rate(const Index &index, const std::vector<std::string> &typed) const
{
    const std::size_t count = catalogue_.rules().size();
    std::vector<double> sums(count, 0);
    double reachable = 0;
    for (const std::vector<Wanted> &names : wanted(index, typed)) {
        std::vector<double> best(count, 0);
        for (const auto &[word, entries] : index.words) {
            double like = 0;
            for (const Wanted &name : names)
                like = std::max(like, name.worth * likeness(index, name, word));
            if (like == 0)
                continue;
            for (const Entry &entry : entries)
                best[entry.rule] = std::max(best[entry.rule], like * entry.weight);
        }
        // A word that few rules have tells more than one that most of them have.
        const auto having =
            static_cast<double>(std::ranges::count_if(best, [](double rating) { return rating >= 0.4; }));
        const double rarity = std::log(1 + static_cast<double>(count) / (1 + having));
        reachable += inTitle * rarity;
        for (std::size_t rule = 0; rule < count; ++rule)
            sums[rule] += best[rule] * rarity;
    }
    std::vector<std::string> typedStems;
    for (const std::string &word : typed)
        typedStems.push_back(wordStem(word, index.language));
    for (std::size_t rule = 0; rule < count; ++rule) {
        const bool isPhrase =
            std::ranges::any_of(index.phrases[rule], [&](const std::vector<std::string> &phrase) {
                return standsIn(typedStems, phrase);
            });
        sums[rule] = reachable == 0 ? 0 : sums[rule] / reachable + (isPhrase ? ofPhrase : 0);
    }
    return sums;
}

std::vector<RuleSearch::Found> RuleSearch::found(std::string_view words, std::string_view language) const
{
    const std::vector<std::string> all = plainWords(words);
    std::vector<double> ratings(catalogue_.rules().size(), 0);
    std::vector<Found> order(ratings.size());
    for (std::size_t number = 0; number < indices_.size(); ++number) {
        const Index &index = indices_[number];
        const std::vector<double> rated = rate(index, naming(all, index.language));
        const double factor = index.language == language ? ofOwnLanguage : 1;
        for (std::size_t rule = 0; rule < ratings.size(); ++rule) {
            const bool isTitle = plainWords(catalogue_.rules()[rule].title.in(index.language)) == all;
            const double rating = rated[rule] * factor + (isTitle ? ofTitle : 0);
            if (number == 0 || rating > ratings[rule]) {
                ratings[rule] = rating;
                order[rule] = {rule, number};
            }
        }
    }
    std::erase_if(order, [&](const Found &each) { return ratings[each.rule] < 0.05; });
    std::ranges::stable_sort(
        order, [&](const Found &one, const Found &other) { return ratings[one.rule] > ratings[other.rule]; });
    return order;
}

std::vector<const Rule *> RuleSearch::find(std::string_view words, std::string_view language) const
{
    std::vector<const Rule *> rules;
    for (const Found &each : found(words, language))
        rules.push_back(&catalogue_.rules()[each.rule]);
    return rules;
}

} // namespace waystone
