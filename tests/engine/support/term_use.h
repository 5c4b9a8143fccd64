#pragma once

#include "scenario/catalogue/glossary.h"

#include <array>
#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace waystone::test {

/// What one text says in the languages of programLanguages.
using ParallelText = PerLanguage<std::string>;

struct TermFinding {
    std::string term;     ///< its id; several, parted by "|", where a word means several
    std::string language; ///< ISO 639-1
    std::string word;     ///< what was read: of the other language where something is missing

    friend bool operator==(const TermFinding &, const TermFinding &) = default;
};

/// Holds texts that say the same in several languages against the glossary.
class TermUse {
public:
    /// The terms of this game. The glossary outlives this.
    TermUse(std::span<const GlossaryTerm> glossary, std::string_view game);

    /// A term that one language names, and another does not, neither by the glossary's word nor by an allowed one.
    /// Names are looked for in English and French, whose forms the glossary lists; the longest counts.
    [[nodiscard]] std::vector<TermFinding> missing(const ParallelText &text) const;
    /// Words that the glossary says to avoid.
    [[nodiscard]] std::vector<TermFinding> avoided(const ParallelText &text) const;
    /// How often a term was looked for in a language so far.
    [[nodiscard]] int checks() const { return checks_; }

private:
    using Phrase = std::vector<std::string>; ///< plain words
    struct Named {
        std::string word;
        std::set<const GlossaryTerm *> terms;
    };

    [[nodiscard]] std::vector<Named> namedIn(const std::string &text, std::size_t language) const;

    std::vector<const GlossaryTerm *> terms_;
    PerLanguage<std::map<Phrase, std::set<const GlossaryTerm *>>> phrases_;
    mutable int checks_ = 0;
};

/// Whether an inflected word is this one, roughly: both plain (see plainWords), `language` ISO 639-1. Hungarian compounds
/// count as their parts.
[[nodiscard]] bool isFormOf(const std::string &word, const std::string &base, std::string_view language);

} // namespace waystone::test
