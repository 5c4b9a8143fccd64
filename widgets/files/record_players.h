#pragma once

#include "scenario/files/record.h"
#include "session/player.h"

#include <span>
#include <vector>

namespace waystone {

/// Players as files have them: their colours by name.
[[nodiscard]] std::vector<RecordPlayer> recordPlayers(std::span<const Player> players);

/// A colour that is not known, or taken by somebody before, gives the first free one; a computer player that is not
/// known the strongest there is. A seat of a program is a person's: a file may come from anywhere, and must not start
/// anything (see offeredPrograms()).
[[nodiscard]] std::vector<Player> playersFrom(std::span<const RecordPlayer> players);

/// A seat that a file gives to a program from outside.
struct OfferedProgram {
    Seat seat = nobody;
    std::string bot; ///< as Player::bot would have it

    friend bool operator==(const OfferedProgram &, const OfferedProgram &) = default;
};

/// The programs that may be started if somebody who is asked wants it.
[[nodiscard]] std::vector<OfferedProgram> offeredPrograms(std::span<const RecordPlayer> players);

} // namespace waystone
