#pragma once

#include "cli/arena/arena_tally.h"
#include "cli/game_choice.h"
#include "cli/kept_programs.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

namespace waystone::cli {

/// Plays the games of a match, all of one seed at a time. May be used on several threads.
class SeedPlayer {
public:
    /// The match and the choice outlive it. A program may take so long for an answer.
    SeedPlayer(const ArenaMatch &match, const GameChoice &choice, std::uint64_t firstSeed,
               std::chrono::milliseconds limit);

    /// Nothing if it was stopped before the last of the games was over. A Failure if a program does not run.
    [[nodiscard]] std::optional<ArenaTally> play(std::uint64_t seed, const std::stop_token &stop) const;

private:
    [[nodiscard]] MatchResult playOne(std::uint64_t seed, Seat seatOfA, bool isFirst,
                                      const std::stop_token &stop) const;

    const ArenaMatch &match_;
    const Game &game_;
    Position start_;
    std::uint64_t firstSeed_;
    std::chrono::milliseconds limit_;
    std::unique_ptr<KeptPrograms> programs_ = std::make_unique<KeptPrograms>();
};

} // namespace waystone::cli
