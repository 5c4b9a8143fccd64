#pragma once

#include "cli/command.h"
#include "core/game.h"

namespace waystone::cli {

/// Prints what is best for the seat and why, or how one action (notation, may be empty) compares with it: in codes and
/// numbers, as text or as JSON.
void printAdvice(const Command &command, const Game &game, const Position &position, Seat seat,
                 const std::string &beside, std::uint64_t iterations);

} // namespace waystone::cli
