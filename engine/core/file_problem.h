#pragma once

#include "core/problem.h"
#include "core/text/text_position.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// Codes of what can be wrong with a file, whatever game it belongs to. Every such problem has the arguments
/// `line` and `column`; most name the nearest `key`. Kinds of value are terms ("json-object", …, see
/// jsonKind).
namespace file_problem {

inline constexpr std::string_view syntax = "file.syntax";              ///< found
inline constexpr std::string_view truncated = "file.truncated";        ///< the text ends too early
inline constexpr std::string_view encoding = "file.encoding";          ///< not UTF-8, or a NUL byte
inline constexpr std::string_view tooLarge = "file.too-large";         ///< maximum, in MiB or in values
inline constexpr std::string_view tooDeep = "file.too-deep";           ///< maximum
inline constexpr std::string_view duplicateKey = "file.duplicate-key"; ///< key
inline constexpr std::string_view missingKey = "file.missing-key";     ///< key
inline constexpr std::string_view unknownKey = "file.unknown-key";     ///< key
inline constexpr std::string_view wrongType = "file.wrong-type";       ///< expected, found (terms)
inline constexpr std::string_view outOfRange = "file.out-of-range";    ///< found, minimum, maximum
inline constexpr std::string_view wrongSize = "file.wrong-size";       ///< found, minimum, maximum (items)
inline constexpr std::string_view tooLong = "file.too-long";           ///< found, maximum (code points)
inline constexpr std::string_view unknownValue =
    "file.unknown-value";                                            ///< found, expected (all values allowed)
inline constexpr std::string_view wrongFormat = "file.wrong-format"; ///< found, expected
inline constexpr std::string_view wrongVersion = "file.wrong-version"; ///< found, maximum (newest one known)

} // namespace file_problem

/// All of the codes above, so that a test can ask for a sentence in every language.
[[nodiscard]] std::span<const std::string_view> fileProblemCodes();

/// The terms that `expected` and `found` of file.wrong-type can hold.
[[nodiscard]] std::span<const std::string_view> jsonKinds();

[[nodiscard]] Problem fileProblem(std::string_view code, TextPosition position,
                                  std::vector<Argument> arguments = {});

/// As a number where it fits, else as its digits.
[[nodiscard]] Argument numberArgument(std::string name, std::int64_t value);
[[nodiscard]] Argument numberArgument(std::string name, std::uint64_t value);

/// A text from the file, cut to a length that fits into a sentence.
[[nodiscard]] Argument quotedArgument(std::string name, std::string_view text);

} // namespace waystone
