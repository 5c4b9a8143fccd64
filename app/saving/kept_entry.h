#pragma once

#include "saving/game_glance.h"
#include "saving/journal_entry.h"

#include <optional>

namespace waystone {

/// A kept game as lists show it.
struct KeptEntry {
    JournalEntry entry;
    bool isHere = false;              ///< it is open on this window's table
    bool isDeleted = false;           ///< it lies in the bin, and its row offers to bring it back
    std::optional<GameGlance> glance; ///< its last moment, once somebody has looked
};

/// What stands there; words in the program's language.
namespace kept_entry {

/// The name it was given, or else its game's.
[[nodiscard]] QString title(const KeptEntry &row);
/// Its game, where the title does not say it.
[[nodiscard]] QString game(const KeptEntry &row);
/// By seat.
[[nodiscard]] QStringList players(const KeptEntry &row);
/// "24 : 15"; empty while it is not known.
[[nodiscard]] QString points(const KeptEntry &row);
/// The fewest and the most of them, where there is no room for all.
[[nodiscard]] QString pointsInShort(const KeptEntry &row);
/// Whose turn it is, who has won, or what is wrong.
[[nodiscard]] QString state(const KeptEntry &row);
/// What is to be added to the state; may be empty.
[[nodiscard]] QString remark(const KeptEntry &row);
/// Why it cannot be deleted now, and what to do first; empty if it can.
[[nodiscard]] QString whyKept(const KeptEntry &row);
/// What a search for words finds it by.
[[nodiscard]] QString searched(const KeptEntry &row, const QDateTime &now);
/// All of it as a sentence or two.
[[nodiscard]] QString spoken(const KeptEntry &row, const QDateTime &now);

} // namespace kept_entry

} // namespace waystone
