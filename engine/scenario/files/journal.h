#pragma once

#include "scenario/files/record.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace waystone {

/// Codes of the notes that reading a journal can give; each has `line` and `column`.
namespace journal_problem {

inline constexpr std::string_view lastLine =
    "journal.last-line"; ///< it was not written to its end and is left out
inline constexpr std::string_view brokenLine =
    "journal.broken-line"; ///< details; lines: how many are left out, it and all that follow

} // namespace journal_problem

/// The "format" of a journal's first line.
inline constexpr std::string_view journalFormat = "waystone/journal";

/// One thing that was done to a session, each a function of Session with the same name; or a seat was handed over.
struct JournalEvent {
    enum class Kind { play, goTo, takeBackTo, redoTo, promote, handOver };

    Kind kind = Kind::play;
    Seat seat = nobody;       ///< play, handOver
    Action action{};          ///< play
    PlyId ply = 0;            ///< all between these two
    RecordPlayer player = {}; ///< handOver: who holds the seat from now on

    [[nodiscard]] static JournalEvent played(Seat seat, Action action) { return {Kind::play, seat, action}; }
    [[nodiscard]] static JournalEvent of(Kind kind, PlyId ply) { return {kind, nobody, {}, ply}; }
    [[nodiscard]] static JournalEvent handedOver(Seat seat, RecordPlayer player)
    {
        return {Kind::handOver, seat, {}, 0, std::move(player)};
    }

    friend bool operator==(const JournalEvent &, const JournalEvent &) = default;
};

/// A journal is a text to which a line is added for everything that is done; the first line is the game as it stood
/// when the journal was begun. Lines end in a line feed.
[[nodiscard]] std::string journalHead(const Session &session, std::span<const RecordPlayer> players,
                                      std::uint64_t seed, bool allOpen = false);
[[nodiscard]] std::string journalLine(const Game &game, const JournalEvent &event);

struct LoadedJournal {
    LoadedRecord record; ///< as after the last line that could be read; its notes tell what was left out
    std::vector<RecordPlayer> seated = {}; ///< by seat: the person who sat there last, else who plays it
    std::size_t soundBytes = 0; ///< length of what was read; cut the file there before lines are added to it
};

/// Once the first line stands, a journal is never refused: what a kill or a bad disk has left of it is the game.
[[nodiscard]] Result<LoadedJournal> readJournal(std::string_view text, const Registry &registry);

} // namespace waystone
