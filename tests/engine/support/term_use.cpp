#include "support/term_use.h"

#include "core/text/plain_words.h"
#include "scenario/catalogue/word_forms.h"

#include <algorithm>

namespace waystone::test {

namespace {

using Phrase = std::vector<std::string>;

constexpr std::string_view vowels = "aeiou";

bool isVowel(char letter)
{
    return vowels.find(letter) != std::string_view::npos;
}

/// What Hungarian puts behind a noun, one after another: link, possession, number, case. Without accents.
bool isHungarianEnding(std::string_view rest, int most = 4)
{
    constexpr std::array<std::string_view, 46> pieces{
        "a",   "e",   "i",   "o",   "u",    "k",   "m",   "d",   "t",   "n",   "j",  "s",
        "ja",  "je",  "nk",  "unk", "tok",  "tek", "juk", "ban", "ben", "ba",  "be", "bol",
        "rol", "tol", "nak", "nek", "ra",   "re",  "hoz", "hez", "val", "vel", "va", "ve",
        "al",  "el",  "ert", "ig",  "kent", "nal", "nel", "ul",  "nyi", "szor"};
    if (rest.empty())
        return true;
    if (most == 0)
        return false;
    // "malommal", "kővel": the ending takes on the last letter.
    if (rest.size() == 3 && !isVowel(rest[0]) && (rest.substr(1) == "al" || rest.substr(1) == "el"))
        return true;
    return std::ranges::any_of(pieces, [&](std::string_view piece) {
        return rest.starts_with(piece) && isHungarianEnding(rest.substr(piece.size()), most - 1);
    });
}

/// What stays of a Hungarian form before endings: "kövek" also stands for "kövünk", "malmok" for "malmot".
std::vector<std::string> hungarianBases(const std::string &form)
{
    std::vector<std::string> bases{form};
    if (form.size() > 2 && form.ends_with('k')) {
        bases.push_back(form.substr(0, form.size() - 1));
        if (form.size() > 3 && isVowel(form[form.size() - 2]))
            bases.push_back(form.substr(0, form.size() - 2));
    }
    return bases;
}

bool isHungarianForm(const std::string &word, const std::string &form)
{
    constexpr std::size_t longEnough = 5; ///< letters of a word that is known in any compound
    constexpr std::size_t shortPart = 4;
    return std::ranges::any_of(hungarianBases(form), [&](const std::string &base) {
        const std::size_t at = word.find(base);
        if (at == std::string::npos || (at > 0 && base.size() < shortPart))
            return false;
        return base.size() >= longEnough ||
               isHungarianEnding(std::string_view(word).substr(at + base.size()));
    });
}

/// Whether the words of a phrase follow one another in the text.
template <class Same>
bool stands(const Phrase &text, const Phrase &phrase, Same same)
{
    const auto found = std::ranges::search(text, phrase, same);
    return !phrase.empty() && !found.empty();
}

bool standsInflected(const Phrase &text, const std::string &phrase, std::string_view language)
{
    return stands(text, plainWords(phrase), [&](const std::string &word, const std::string &base) {
        return isFormOf(word, base, language);
    });
}

/// As it is written but for a plural, or a Hungarian ending: a stem would take "pris" for "prix".
bool standsExactly(const Phrase &text, const std::string &phrase, std::string_view language)
{
    return stands(text, plainWords(phrase), [&](const std::string &word, const std::string &base) {
        if (!word.starts_with(base))
            return false;
        const std::string_view rest = std::string_view(word).substr(base.size());
        return language == "hu" ? isHungarianEnding(rest) : rest.empty() || rest == "s" || rest == "x";
    });
}

} // namespace

bool isFormOf(const std::string &word, const std::string &base, std::string_view language)
{
    return word == base || (language == "hu" ? isHungarianForm(word, base)
                                             : wordStem(word, language) == wordStem(base, language));
}

TermUse::TermUse(std::span<const GlossaryTerm> glossary, std::string_view game)
{
    for (const GlossaryTerm &term : glossary) {
        if (term.game != game)
            continue;
        terms_.push_back(&term);
        for (std::size_t language = 0; language < programLanguages.size(); ++language)
            for (const std::string &form : term.forms[language])
                phrases_[language][plainWords(form)].insert(&term);
    }
}

std::vector<TermUse::Named> TermUse::namedIn(const std::string &text, std::size_t language) const
{
    std::vector<Named> named;
    const Phrase words = plainWords(text);
    constexpr std::size_t longest = 8;
    for (std::size_t at = 0; at < words.size();) {
        std::size_t taken = 1;
        for (std::size_t length = std::min(longest, words.size() - at); length > 0; --length) {
            const auto first = words.begin() + static_cast<std::ptrdiff_t>(at);
            const Phrase phrase(first, first + static_cast<std::ptrdiff_t>(length));
            const auto found = phrases_[language].find(phrase);
            if (found == phrases_[language].end())
                continue;
            std::string word;
            for (const std::string &each : phrase)
                word += (word.empty() ? "" : " ") + each;
            named.push_back({word, found->second});
            taken = length;
            break;
        }
        at += taken;
    }
    return named;
}

std::vector<TermFinding> TermUse::missing(const ParallelText &text) const
{
    constexpr std::size_t hungarian = 2; ///< endings hide where a Hungarian word begins to be another
    std::vector<TermFinding> findings;
    std::set<std::pair<std::string, std::size_t>> done;
    for (std::size_t from = 0; from < hungarian; ++from)
        for (const Named &named : namedIn(text[from], from)) {
            std::string ids;
            for (const GlossaryTerm *term : named.terms)
                ids += (ids.empty() ? "" : "|") + term->id;
            if (std::ranges::any_of(named.terms, &GlossaryTerm::isLoose))
                continue;
            for (std::size_t to = 0; to < programLanguages.size(); ++to) {
                if (to == from || !done.emplace(ids, to).second)
                    continue;
                ++checks_;
                const Phrase words = plainWords(text[to]);
                const auto says = [&](const std::string &word) {
                    return standsInflected(words, word, programLanguages[to].code);
                };
                const bool isSaid = std::ranges::any_of(named.terms, [&](const GlossaryTerm *term) {
                    return std::ranges::any_of(term->forms[to], says) ||
                           std::ranges::any_of(term->allowed[to], says);
                });
                if (!isSaid)
                    findings.push_back({ids, std::string(programLanguages[to].code), named.word});
            }
        }
    return findings;
}

std::vector<TermFinding> TermUse::avoided(const ParallelText &text) const
{
    std::vector<TermFinding> findings;
    for (std::size_t language = 0; language < programLanguages.size(); ++language) {
        const Phrase words = plainWords(text[language]);
        for (const GlossaryTerm *term : terms_)
            for (const std::string &word : term->avoid[language])
                if (standsExactly(words, word, programLanguages[language].code))
                    findings.push_back({term->id, std::string(programLanguages[language].code), word});
    }
    return findings;
}

} // namespace waystone::test
