#pragma once

#include "core/text/plain_words.h"
#include "scenario/catalogue/glossary.h"
#include "scenario/catalogue/rule_catalogue.h"

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// Finds rules of one catalogue by words in any language of the program, whatever their accents, endings or order. What
/// the glossary calls the same thing is found by each of its names; the last word may be unfinished.
class RuleSearch {
public:
    /// The catalogue has to outlive it.
    RuleSearch(const RuleCatalogue &catalogue, std::span<const GlossaryTerm> glossary);

    /// The best first; rules that none of the words leads to are left out. Of languages that fit equally well,
    /// `language` (ISO 639-1) comes first.
    [[nodiscard]] std::vector<const Rule *> find(std::string_view words, std::string_view language) const;

    /// What shows why a rule was found.
    struct Hit {
        const Rule *rule = nullptr;
        std::vector<TextSpan> title; ///< the words in its title in the wanted language
        /// Its text or note in the wanted language, else in the one in which it was found, else other words for it, its
        /// title or its chapter there: the first that has the words.
        std::string why;
        std::vector<TextSpan> marks; ///< of `why`; none where the title in the wanted language has them
    };
    /// The best so many of find().
    [[nodiscard]] std::vector<Hit> hits(std::string_view words, std::string_view language,
                                        std::size_t most) const;

    /// The words of a text in this language that the words looked for lead to, from first to last.
    [[nodiscard]] std::vector<TextSpan> marks(std::string_view text, std::string_view words,
                                              std::string_view language) const;

private:
    /// A rule and the number of the language in which it fits best.
    struct Found {
        std::size_t rule = 0;
        std::size_t language = 0;
    };
    /// A word of a rule in one language.
    struct Entry {
        std::size_t rule = 0;
        double weight = 0; ///< by where it stands
    };
    /// All words of the rules in one language.
    struct Index {
        std::string_view language;
        std::map<std::string, std::vector<Entry>, std::less<>> words;
        std::vector<std::vector<std::vector<std::string>>> synonyms; ///< by term its names, by name its stems
        std::vector<std::vector<std::vector<std::string>>>
            phrases; ///< by rule its title and further words, as stems
    };
    /// A word that is looked for; several can stand for one that was typed.
    struct Wanted {
        std::string word;
        double worth = 1;
        bool isUnfinished = false;
    };

    /// What stands out in texts of one language.
    struct Named {
        std::vector<std::string> typed; ///< the words that count there
        std::vector<Wanted> names;      ///< those, and what the glossary calls the same
    };

    [[nodiscard]] std::vector<Found> found(std::string_view words, std::string_view language) const;
    /// `language` is the number of the wanted one; `named` is by language.
    [[nodiscard]] Hit hit(Found found, std::size_t language, const std::vector<Named> &named) const;
    [[nodiscard]] Named named(const Index &index, const std::vector<std::string> &words) const;
    [[nodiscard]] static std::vector<TextSpan> marks(std::string_view text, const Index &index,
                                                     const Named &named);
    /// Those that name something or, where none does, all.
    [[nodiscard]] static std::vector<std::string> naming(const std::vector<std::string> &words,
                                                         std::string_view language);
    /// As stems, the words in which the glossary calls in this language what these words name in any, wholly or in part.
    [[nodiscard]] std::set<std::string> translated(const Index &index,
                                                   const std::vector<std::string> &words) const;
    void fill(Index &index, std::size_t language, std::span<const GlossaryTerm> glossary);
    static void add(Index &index, std::size_t rule, std::string_view text, double weight);
    [[nodiscard]] static std::vector<std::vector<Wanted>> wanted(const Index &index,
                                                                 const std::vector<std::string> &typed);
    [[nodiscard]] static double likeness(const Index &index, const Wanted &wanted, const std::string &word);
    [[nodiscard]] std::vector<double> rate(const Index &index, const std::vector<std::string> &typed) const;

    const RuleCatalogue &catalogue_;
    std::vector<Index> indices_;
};

} // namespace waystone
