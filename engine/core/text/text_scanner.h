#pragma once

#include "core/problem.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace waystone {

/// Every code with which a line of notation or a position text is refused. Each problem has the argument `column`,
/// in bytes from 1; most have `found`.
[[nodiscard]] std::span<const std::string_view> textProblemCodes();

namespace text_problem {
inline constexpr std::string_view unknownWord = "text.unknown-word"; ///< found
inline constexpr std::string_view tooShort = "text.too-short";       ///< more is expected
inline constexpr std::string_view tooLong = "text.too-long";         ///< found: what is left over
inline constexpr std::string_view repeated = "text.repeated";        ///< found: a field that is there already
} // namespace text_problem

/// Walks through a short ASCII text from left to right. The first thing that is wrong is remembered, with its column;
/// from then on nothing more is read and every answer is a harmless one.
class TextScanner {
public:
    /// The text must outlive the scanner.
    explicit TextScanner(std::string_view text) : text_(text) {}

    [[nodiscard]] bool failed() const { return problem_.has_value(); }
    [[nodiscard]] const std::optional<Problem> &problem() const { return problem_; }
    [[nodiscard]] std::size_t offset() const { return at_; }
    [[nodiscard]] bool atEnd() const { return failed() || at_ == text_.size(); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : text_[at_]; }

    void skipSpaces();
    /// Takes this character if it comes next.
    bool take(char character);
    /// A problem unless this character comes next.
    void expect(char character);
    /// The longest run of letters and digits and of the characters in `also`; a problem if it is empty.
    std::string_view word(std::string_view also = {});
    /// A decimal number without sign or leading zero, at most `maximum`.
    int number(int maximum);
    /// The index of the next word among these; a problem, and 0, if it is none of them.
    std::size_t oneOf(std::span<const std::string_view> words);
    /// A problem if anything is left.
    void expectEnd();

    /// A problem about what stands at `offset`, `length` bytes long.
    void fail(std::string_view code, std::size_t offset, std::size_t length);
    /// The same about a part of the text.
    void fail(std::string_view code, std::string_view part);

private:
    std::string_view text_;
    std::size_t at_ = 0;
    std::optional<Problem> problem_;
};

} // namespace waystone
