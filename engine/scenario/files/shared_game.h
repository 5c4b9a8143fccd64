#pragma once

#include "scenario/files/record.h"

#include <optional>
#include <vector>

namespace waystone {

/// The file "waystone/shared" (resources/formats.md): a game that is not over and has secrets, as one seat knows it, or
/// everybody at the table. It is to be looked at, not to be played on.
struct SharedGame {
    struct SharedPly {
        Seat seat = nobody;
        std::optional<Action> action; ///< nothing if it is hidden
    };

    std::shared_ptr<const Game> game;
    Position position; ///< agrees with all that is known; what is not is made up, so show no more than view()
    Seat seenBy = nobody;              ///< nobody: everybody
    std::vector<RecordPlayer> players; ///< one a seat
    std::vector<SharedPly> plies;      ///< from the beginning to the position
    Problems notes;

    [[nodiscard]] SeatView view() const { return game->view(position, seenBy); }
};

inline constexpr std::string_view sharedFormat = "waystone/shared";

/// A file of a game that can be given to others: whoever reads it learns nothing that the seat (nobody: everybody) does
/// not know. Of a game that is over that is the whole record. Where nothing is secret (`allOpen`, or the game
/// has no secrets) it is a record too, with another seed, so that nobody knows what chance will bring. Otherwise it
/// is "waystone/shared", and games between which the seat cannot tell give the same bytes.
[[nodiscard]] std::string writeShared(const Session &session, std::span<const RecordPlayer> players,
                                      std::uint64_t seed, bool allOpen, bool hasSecrets, Seat seat);

/// Problems have line and column.
[[nodiscard]] Result<SharedGame> readShared(std::string_view text, const Registry &registry);

} // namespace waystone
