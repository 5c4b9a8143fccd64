#pragma once

#include "saving/game_glance.h"
#include "saving/journal_entry.h"

#include <optional>

namespace waystone {

/// A game as the page of all games lists it.
struct ArchiveRow {
    JournalEntry entry;
    bool isDeleted = false;           ///< it lies in the bin, and its row offers to bring it back
    std::optional<GameGlance> glance; ///< its last moment, once somebody has looked
};

/// What stands in a row; words in the program's language.
namespace archive_text {

/// The name it was given, or else its game's.
[[nodiscard]] QString title(const ArchiveRow &row);
/// Its game, where the title does not say it.
[[nodiscard]] QString game(const ArchiveRow &row);
/// By seat.
[[nodiscard]] QStringList players(const ArchiveRow &row);
/// "24 : 15"; empty while it is not known.
[[nodiscard]] QString points(const ArchiveRow &row);
/// The fewest and the most of them, where there is no room for all.
[[nodiscard]] QString pointsInShort(const ArchiveRow &row);
/// Whose turn it is, who has won, or what is wrong.
[[nodiscard]] QString state(const ArchiveRow &row);
/// What is to be added to the state; may be empty.
[[nodiscard]] QString remark(const ArchiveRow &row);
/// "today, 17:40", as a day is spoken of on another one.
[[nodiscard]] QString date(const QDateTime &when, const QDateTime &now);
/// What a search for words finds it by.
[[nodiscard]] QString searched(const ArchiveRow &row, const QDateTime &now);
/// All of it as a sentence or two.
[[nodiscard]] QString spoken(const ArchiveRow &row, const QDateTime &now);

} // namespace archive_text

} // namespace waystone
