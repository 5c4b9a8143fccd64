#pragma once

#include "cli/command.h"
#include "core/session.h"

#include <cstdint>
#include <memory>

namespace waystone::cli {

/// A game to be begun, as the options tell it: --game, --players, --edition, --rule (of which any number), --seed.
struct GameChoice {
    std::shared_ptr<const Game> game;
    int seats = 2;
    std::uint64_t seed = 0;

    /// A session with this seed, at the start of a game that the first seat begins. Nothing is drawn yet.
    [[nodiscard]] Session session(std::uint64_t ofSeed, Seat first) const;
};

/// Those options.
[[nodiscard]] std::vector<OptionSyntax> gameOptions();

/// What is wrong or missing is thrown as a Failure. Without --players the fewest that the game allows, without --seed 1.
[[nodiscard]] GameChoice chosenGame(const Command &command);

} // namespace waystone::cli
