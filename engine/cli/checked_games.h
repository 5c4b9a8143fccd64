#pragma once

#include "cli/simulation.h"
#include "core/json/json_forward.h"
#include "trials/game_check.h"

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>

namespace waystone::cli {

/// Games that are held against every invariant while they are played. The first violation ends the game it is found in.
class CheckedGames {
public:
    CheckedGames(const GameChoice &choice, bool mayHaveSecrets)
        : check_(*choice.game, choice.seats, mayHaveSecrets)
    {}

    /// What a game of this seed, the number-th of all, has to be shown to.
    [[nodiscard]] PlyWatch begin(std::uint64_t number, std::uint64_t seed);
    /// To be called when that game has been played.
    void end(Session &session);

    [[nodiscard]] bool foundViolation() const { return !violation_.empty(); }
    /// The violation with all that it takes to see it again, or how much was checked.
    void print(std::ostream &out) const;
    /// How much was checked.
    [[nodiscard]] Json json() const;

private:
    [[nodiscard]] bool holds(const Session &session, PlyId id);
    void keep(const GameCheck::Violation &found, const Session &session, PlyId id);

    GameCheck check_;
    std::uint64_t number_ = 0;
    std::uint64_t seed_ = 0;
    std::string violation_;
};

} // namespace waystone::cli
