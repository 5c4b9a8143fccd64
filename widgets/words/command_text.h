#pragma once

#include <QString>

#include <string_view>

namespace waystone {

/// Letters of a command line that starts a program for a seat; a record can hold no more.
inline constexpr int longestCommand = 900;

/// A command line as it can be shown without hiding anything: what would break the line or turn its direction shows as a
/// replacement character.
[[nodiscard]] QString plainCommand(std::string_view command);

/// The beginning of it, so that it fits into a menu or a sentence.
[[nodiscard]] QString shownCommand(std::string_view command);

} // namespace waystone
