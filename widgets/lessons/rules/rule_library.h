#pragma once

#include "core/game.h"
#include "scenario/catalogue/rule_catalogue.h"
#include "scenario/catalogue/rule_search.h"

#include <QString>

#include <map>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace waystone {

/// The catalogues of rules and the glossary that the program brings, each read when it is first asked for.
class RuleLibrary {
public:
    RuleLibrary();
    RuleLibrary(const RuleLibrary &) = delete;
    RuleLibrary &operator=(const RuleLibrary &) = delete;
    ~RuleLibrary();

    /// Null if there is no such game.
    [[nodiscard]] const RuleCatalogue *catalogue(std::string_view game) const;
    /// The best first, `language` (ISO 639-1) before others; none for a game that there is not.
    [[nodiscard]] std::vector<const Rule *> find(std::string_view game, const QString &words,
                                                 std::string_view language) const;
    /// The best so many of those, with what shows why each was found.
    [[nodiscard]] std::vector<RuleSearch::Hit> hits(std::string_view game, const QString &words,
                                                    std::string_view language, std::size_t most) const;
    /// The words of a text in this language that these words lead to.
    [[nodiscard]] std::vector<TextSpan> marks(std::string_view game, std::string_view text,
                                              const QString &words, std::string_view language) const;

    /// The rule of whichever game knows a problem by this code; null if it is none of a game's rules.
    struct Found {
        std::string_view game;
        const Rule *rule = nullptr;
    };
    [[nodiscard]] Found ofProblem(std::string_view code) const;

    /// The rule of what somebody points at: of the place itself, else of the uppermost piece there, else of the area.
    /// `pieces` are all that lie on the table. Null only for a place that the game has not.
    [[nodiscard]] const Rule *ofPlace(const Game &game, std::span<const Piece> pieces, Place place) const;

    /// Where a rule or its chapter lies on a table: those of the places that lead to it, or else to another rule of its
    /// chapter. None where the chapter is about no place.
    [[nodiscard]] std::vector<Place> placesOf(const Game &game, std::span<const Piece> pieces,
                                              std::span<const Place> places, std::string_view rule) const;

    /// The rules of this game say from now on what holds with its edition and options, and those of the others what
    /// holds with the default ones; whether that is something else than anybody has read before. They stay where they are
    /// in memory.
    bool speakOf(const Game &game);
    /// The rules of every game say what holds with the default edition and options, as they do at first.
    bool speakOfNoTable();
    /// A copy of the game's rules that say what holds with its edition and options, whatever those here speak of.
    [[nodiscard]] RuleCatalogue rulesAt(const Game &game) const;

private:
    struct Entry;
    /// What the rules of a game depend on.
    struct Spoken {
        std::string game;
        std::string edition; ///< the text
        /// Hash of the edition, and the options; the empty hash for the default ones.
        std::pair<std::string, OptionChoice> table;
    };
    /// What this entry says from now on; false if it does already.
    bool speak(std::string_view game, Entry &entry) const;
    bool speak(Spoken spoken);
    [[nodiscard]] Entry *entry(std::string_view game) const;
    /// Null if there is no such game.
    [[nodiscard]] const RuleSearch *search(std::string_view game) const;
    [[nodiscard]] const std::vector<GlossaryTerm> &glossary() const;

    mutable std::map<std::string, std::unique_ptr<Entry>, std::less<>> entries_;
    mutable std::vector<GlossaryTerm> glossary_; ///< empty until something is searched
    Spoken spoken_;                              ///< of the table; no game for none
};

/// The one of the program.
[[nodiscard]] RuleLibrary &ruleLibrary();

/// The codes of what has a rule to be read, each once; a record's refused ply counts by what refused it.
[[nodiscard]] std::vector<std::string> codesWithRule(const Problems &problems);

/// The title, in the program's language, of the rule that a problem of this code breaks; empty if it breaks none.
[[nodiscard]] QString titleOfBroken(std::string_view code);

} // namespace waystone
