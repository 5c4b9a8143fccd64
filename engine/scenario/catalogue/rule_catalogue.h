#pragma once

#include "core/edition/source_mark.h"
#include "core/options.h"
#include "core/result.h"
#include "core/translated.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// One of the rulebooks that a catalogue was made from.
struct RuleBook {
    std::string id; ///< ISO 639-1 code of its language
    std::string title;
    int lines = 0;                       ///< of its text, in which lines are counted from 1
    std::map<std::string, int> headings; ///< and the line on which each stands
};

struct RuleChapter {
    std::string id;
    Translated title;
};

/// Where a book has a rule.
struct RuleSource {
    std::string book;
    std::string heading;
    int firstLine =
        0; ///< of the book's text, counted from 1; where its columns are mixed not below the heading
    int lastLine = 0;
};

/// A small part of a table on which a rule can be seen: a position of the game with its default edition and options.
struct RuleDiagram {
    std::string position;            ///< as Game::setupFrom reads it
    std::vector<std::string> places; ///< names as Game::placeName gives them: what has to be seen
    std::vector<std::string> marked; ///< what the rule speaks of; none where that is all that is seen
    std::vector<std::string> wrong;  ///< where it does not let do what it speaks of
};

/// When a rule comes up for the first time in a game. What is empty does not count; all that is given has to hold.
struct RuleCue {
    std::string prompt; ///< code of what a seat is asked to do
    std::string
        event; ///< kind of event, as goals name them; beside a prompt: that one of the seat's actions would bring
    std::string cause;    ///< of the event
    std::string what;     ///< of the event
    bool isOwn = false;   ///< of the event: only if it is a person's
    bool isAhead = false; ///< also as soon as all that the acting person may still mean would bring the event
    bool isFirst = false; ///< of the event: only if there was none before in the game

    [[nodiscard]] bool isEmpty() const { return prompt.empty() && event.empty(); }
};

/// How many play where a rule holds.
struct RulePlayers {
    int least = 1;
    int most = 99;

    [[nodiscard]] bool includes(int players) const { return least <= players && players <= most; }
};

/// What a rule says.
struct RuleWords {
    Translated title;
    Translated text;
    std::optional<Translated> note; ///< how books differ or what they leave open, and what the program does
};

/// What a rule says at a table that plays by other options or with another edition. What it does not say again stays.
struct RuleVariant {
    OptionChoice choice; ///< all have to be chosen
    std::map<std::string, std::string, std::less<>>
        holds; ///< JSON by its pointer into the edition, which has it all
    std::optional<Translated> title;
    std::optional<Translated> text;
    std::optional<Translated> note;
};

/// The smallest statement of a rulebook, in our own words.
struct Rule : RuleWords {
    std::string id;
    std::string chapter;
    std::vector<RuleSource> books; ///< none where the books leave the point open
    /// `published`: the ruling stands in no book, but those tell it who publish the game or have reviewed it.
    /// `reconstruction`: it stands nowhere, but follows or has to be settled.
    DataSource source = DataSource::rulebook;
    std::vector<RuleVariant> variants;
    std::vector<std::string> tells; ///< JSON pointers: parts of the default edition that the words give
    std::vector<std::string> options;
    std::vector<std::string> related;
    std::vector<std::string> problems;
    std::vector<std::string> examples;
    PerLanguage<std::vector<std::string>> searchWords; ///< further words that people look for
    std::optional<RuleDiagram> diagram;
    std::vector<std::string> areas;  ///< ids of the areas of the table that it explains
    std::vector<std::string> places; ///< single places, by their names without the owner that has them
    std::vector<std::string> pieces; ///< kinds of piece that it explains, "kind" or "kind variant"
    RulePlayers players;
    std::vector<RuleCue> cues;

    /// The further words in the language with this ISO 639-1 code; those of the fallback for any other.
    [[nodiscard]] const std::vector<std::string> &search(std::string_view language) const
    {
        return searchWords[languageIndex(language)];
    }
};

/// The rules of a game in the order in which they are read: the file "waystone/rules" (resources/formats.md).
class RuleCatalogue {
public:
    /// Problems have line and column.
    [[nodiscard]] static Result<RuleCatalogue> read(std::string_view text);

    /// From now on the rules say what holds at this table; before, it is one with the default edition and options. What
    /// neither a variant nor the words as they are tell of this edition is said to differ. `edition` and `usual` are
    /// the texts of the table's edition and of the default one.
    void speakOf(std::string_view edition, std::string_view usual, const OptionChoice &choice);

    [[nodiscard]] const std::string &game() const { return game_; }
    [[nodiscard]] const std::vector<RuleBook> &books() const { return books_; }
    [[nodiscard]] const std::vector<RuleChapter> &chapters() const { return chapters_; }
    [[nodiscard]] const std::vector<Rule> &rules() const { return rules_; }
    [[nodiscard]] std::vector<const Rule *> rulesOf(std::string_view chapter) const;

    // Each null if there is none.
    [[nodiscard]] const Rule *find(std::string_view id) const;
    [[nodiscard]] const RuleChapter *chapter(std::string_view id) const;
    [[nodiscard]] const RuleBook *book(std::string_view id) const;
    [[nodiscard]] const Rule *ofProblem(std::string_view code) const;
    [[nodiscard]] const Rule *ofArea(std::string_view area) const;
    /// By a name that Game::placeName gave.
    [[nodiscard]] const Rule *ofPlace(std::string_view name) const;
    /// The rule of this kind and variant, or else of the kind.
    [[nodiscard]] const Rule *ofPiece(std::string_view kind, std::string_view variant) const;

private:
    std::string game_;
    std::vector<RuleBook> books_;
    std::vector<RuleChapter> chapters_;
    std::optional<Translated> otherEdition_; ///< said where another edition differs from the words
    std::vector<Rule> rules_;
    std::vector<RuleWords> printed_; ///< by rule: without variants
};

/// What only a catalogue can get wrong; arguments: key, line, column, found.
namespace rule_problem {
inline constexpr std::string_view twice = "rules.twice";     ///< an id that was there before
inline constexpr std::string_view unknown = "rules.unknown"; ///< an id that there is not
} // namespace rule_problem

} // namespace waystone
