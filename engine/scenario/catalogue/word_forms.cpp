#include "scenario/catalogue/word_forms.h"

#include <algorithm>
#include <initializer_list>
#include <span>

namespace waystone {

namespace {

constexpr std::size_t shortest = 3; ///< letters that a stem keeps
constexpr std::string_view vowels = "aeiou";

using Endings = std::initializer_list<std::string_view>; ///< longer ones before those that they end with

bool strip(std::string &word, Endings endings)
{
    const auto *const found = std::ranges::find_if(endings, [&](std::string_view ending) {
        return word.ends_with(ending) && word.size() - ending.size() >= shortest;
    });
    if (found == endings.end())
        return false;
    word.resize(word.size() - found->size());
    return true;
}

bool endsWithTwin(std::string_view word)
{
    return word.size() > shortest && word.back() == word[word.size() - 2];
}

void stemEnglish(std::string &word)
{
    if (word.ends_with("ies") && word.size() > shortest + 2)
        word.replace(word.size() - 3, 3, "y");
    else if (!word.ends_with("ss"))
        strip(word, {"ers", "es", "s"});
    strip(word, {"ing", "ed", "er", "ly"});
    if (endsWithTwin(word))
        word.pop_back();
    strip(word, {"e"});
    if (word.ends_with('y'))
        word.back() = 'i';
}

void stemFrench(std::string &word)
{
    strip(word, {"aux", "x", "s"});
    strip(word, {"ement", "ation", "issent", "ent", "ions", "ons", "ant", "ais", "ait", "ir", "er", "ez",
                 "ee", "e"});
    if (endsWithTwin(word))
        word.pop_back();
    if (word.ends_with('y'))
        word.back() = 'i';
}

/// Endings of case, then of possession and number, then verbal ones; then the vowel that comes and goes ("malom",
/// "malmot"). Accents are gone already, so that "lapka" and "lapkát" share their letters.
void stemHungarian(std::string &word)
{
    strip(word, {"ban", "ben", "bol", "nak", "nek", "rol", "tol", "hoz", "hez", "val", "vel", "ert", "kent",
                 "nal", "nel", "ba",  "be",  "ra",  "re",  "on",  "en",  "ot",  "et",  "at",  "t"});
    strip(word, {"unk", "aim", "eim", "aid", "eid", "ai", "ei", "jai", "jei", "ok", "ek", "ak", "ja", "je"});
    strip(word, {"hatsz", "hetsz", "hat", "het", "asa", "ese", "as", "es", "ni", "ott", "ett", "sz", "i"});
    strip(word, {"a", "e", "i", "o", "u"});
    const std::size_t last = word.size() - 1;
    if (word.size() > shortest && (word[last - 1] == 'o' || word[last - 1] == 'e') &&
        vowels.find(word[last]) == std::string_view::npos)
        word.erase(last - 1, 1);
}

// Words that ask rather than name.
constexpr std::string_view englishQuestions[]{
    "a",   "an", "and",  "are",  "at",    "be",    "can",  "do",   "does", "for", "how", "i",
    "if",  "in", "is",   "it",   "many",  "may",   "much", "must", "my",   "of",  "on",  "or",
    "the", "to", "what", "when", "where", "which", "who",  "with", "you",  "your"};
constexpr std::string_view frenchQuestions[]{
    "a",  "au",  "aux", "avec", "combien", "comment", "d",     "dans", "de",   "des",    "doit", "du",
    "en", "est", "et",  "il",   "je",      "l",       "la",    "le",   "les",  "ma",     "mes",  "mon",
    "on", "ou",  "par", "peut", "peux",    "pour",    "quand", "que",  "quel", "quelle", "qui",  "qu",
    "se", "sa",  "ses", "son",  "sur",     "t",       "un",    "une",  "vous", "y"};
constexpr std::string_view hungarianQuestions[]{
    "a",  "az",    "egy",    "es",  "ha",  "hany", "hogy", "hogyan", "is",     "kell", "lehet", "mennyi",
    "mi", "mikor", "melyik", "meg", "mit", "nem",  "van",  "vagy",   "vannak", "ki",   "szabad"};

/// What a language does to its words.
struct Forms {
    std::string_view language;
    void (*stem)(std::string &word);
    std::span<const std::string_view> questions;
};

constexpr Forms knownForms[]{
    {"en", stemEnglish, englishQuestions},
    {"fr", stemFrench, frenchQuestions},
    {"hu", stemHungarian, hungarianQuestions},
};

/// Null for a language about which nothing is known.
const Forms *formsOf(std::string_view language)
{
    const auto *const found = std::ranges::find(knownForms, language, &Forms::language);
    return found == std::end(knownForms) ? nullptr : found;
}

} // namespace

std::string wordStem(std::string_view word, std::string_view language)
{
    std::string stem(word);
    const Forms *forms = formsOf(language);
    if (forms != nullptr && stem.size() > shortest)
        forms->stem(stem);
    return stem;
}

bool isQuestionWord(std::string_view word, std::string_view language)
{
    const Forms *forms = formsOf(language);
    return forms != nullptr && std::ranges::find(forms->questions, word) != forms->questions.end();
}

} // namespace waystone
