#pragma once

#include "core/place.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace waystone {

/// A word of a game's vocabulary ("stone", "house"), to be put into the reader's language.
struct Term {
    std::string name;

    friend bool operator==(const Term &, const Term &) = default;
};

/// A named argument of a problem's or an event's sentence. A plain string is shown as it is (a name, a file's text).
struct Argument {
    std::string name;
    std::variant<int, Term, Place, std::string> value;

    friend bool operator==(const Argument &, const Argument &) = default;
};

enum class Severity {
    impossible,  ///< no position at all can be made of it
    againstRule, ///< can be shown and saved, not played
    unusual,     ///< sound, but no game leads there
};

/// What is wrong, in codes: the sentence is made where the reader's language is known.
struct Problem {
    std::string code; ///< e.g. "file.unknown-key" or a game's "section-closes-loop"
    std::vector<Argument> arguments;
    std::vector<Place> places; ///< where it is wrong; the places that break the rule
    Severity severity = Severity::againstRule;

    friend bool operator==(const Problem &, const Problem &) = default;

    [[nodiscard]] const Argument *argument(std::string_view name) const;
};

using Problems = std::vector<Problem>;

[[nodiscard]] Argument termArgument(std::string_view name, std::string_view term);

/// A plain English line for logs, assertions and the command line: "code (name value, …)".
[[nodiscard]] std::string describe(const Problem &problem);

} // namespace waystone
