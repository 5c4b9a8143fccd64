#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace waystone {

/// A text that a file carries in several languages, by ISO 639-1 code.
struct LocalText {
    std::map<std::string, std::string, std::less<>> texts;
    /// Languages whose text was written before the original last changed, so that somebody has to look at it again.
    std::set<std::string, std::less<>> outdated;

    [[nodiscard]] bool isEmpty() const { return texts.empty(); }
    /// In this language, or else in the other, or else in any there is; empty if there is none at all.
    [[nodiscard]] const std::string &in(std::string_view language, std::string_view other) const;

    friend bool operator==(const LocalText &, const LocalText &) = default;
};

/// Words as a reader counts them: runs of characters between white space that hold a letter or a digit.
[[nodiscard]] int wordCount(std::string_view text);

} // namespace waystone
