#pragma once

#include "scenario/catalogue/glossary.h"
#include "scenario/catalogue/rule_catalogue.h"

#include <map>
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

private:
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
