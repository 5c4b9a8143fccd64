#pragma once

#include <QString>

namespace waystone::foreign_text {

/// Enough to know a player or a file by.
inline constexpr qsizetype longestName = 40;
/// Enough for a title, or for what a program or a file has said.
inline constexpr qsizetype longestLine = 200;

// What a file, a program or a person has written is shown as it was written, wherever it stands, and never as markup.
// The first two take it as it comes; it is then put into sentences. The others make such a sentence fit for a part of
// Qt's that reads more than letters.

/// On one line: line breaks become spaces; marks that nobody sees and that hide or turn round what stands beside them are
/// left out; what is longer ends in "…". Text from right to left is kept apart from the sentence around it.
[[nodiscard]] QString line(const QString &text, qsizetype longest = longestName);
/// The same with its line breaks, as long as a text of a lesson may be.
[[nodiscard]] QString paragraphs(const QString &text);

/// As a tool tip, which would read markup.
[[nodiscard]] QString tip(const QString &text);
/// On a button or a tab or in a menu, where an ampersand would underline the next letter.
[[nodiscard]] QString caption(const QString &text);
/// In the title of a window, where "[*]" would stand for unsaved changes.
[[nodiscard]] QString title(const QString &text);

} // namespace waystone::foreign_text
