#pragma once

#include "core/json/json_reader.h"
#include "core/registry.h"
#include "core/session.h"
#include "scenario/files/migration.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// Codes of what can be wrong with a game record; each has `line` and `column`.
namespace record_problem {

inline constexpr std::string_view unknownAction =
    "record.unknown-action"; ///< ply, seat, action: no notation of this game
inline constexpr std::string_view illegalPly =
    "record.illegal-ply"; ///< ply, seat, action, refusal (a term), details: the refusal in English
inline constexpr std::string_view repeatedPly =
    "record.repeated-ply"; ///< ply, action: it was played there before
inline constexpr std::string_view badOrder =
    "record.bad-order"; ///< after: not the plies that follow this one

} // namespace record_problem

/// Every code that a record, a position file or a journal can bring beside those of file_problem.h and of the game.
[[nodiscard]] std::span<const std::string_view> recordProblemCodes();

struct RecordPlayer {
    std::string name;
    std::string colour;   ///< an id of the program's colours; the engine gives it no meaning
    std::string bot = {}; ///< the id of the computer player on this seat, likewise; empty for a person

    friend bool operator==(const RecordPlayer &, const RecordPlayer &) = default;
};

/// A game read from a file.
struct LoadedRecord {
    std::unique_ptr<Session> session;  ///< the whole tree, standing at the ply at which it was saved
    std::vector<RecordPlayer> players; ///< one a seat
    bool allOpen = false;              ///< the players show each other their secrets
    std::uint64_t seed = 0;
    Problems notes; ///< what is worth telling though the game could be read
};

/// The file "waystone/record" (resources/formats.md) of a session whose generator was made with `seed`: the same game
/// gives the same bytes. Reading it gives a session with the same ids of plies.
[[nodiscard]] std::string writeRecord(const Session &session, std::span<const RecordPlayer> players,
                                      std::uint64_t seed, bool allOpen = false);

/// Replays every ply. Problems have line and column; the first ply that cannot be played ends the reading.
[[nodiscard]] Result<LoadedRecord> readRecord(std::string_view text, const Registry &registry);

/// The same with another name in "format", for files that hold a record and more.
/// `recordMigrations()[n]` leads from version n + 1 to n + 2.
[[nodiscard]] std::span<const Migration> recordMigrations();
[[nodiscard]] Json recordJson(std::string_view format, const Session &session,
                              std::span<const RecordPlayer> players, std::uint64_t seed, bool allOpen);
[[nodiscard]] Result<LoadedRecord> readRecord(const JsonDocument &document, std::string_view format,
                                              const Registry &registry);

} // namespace waystone
