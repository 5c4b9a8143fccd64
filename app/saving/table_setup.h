#pragma once

#include "core/registry.h"
#include "session/player.h"
#include "session/table.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace waystone {

/// What a new game is to be played with, as the new-game dialog asks it.
struct NewGame {
    const GameKind *kind = nullptr;
    std::string edition;     ///< id; empty for the game's default one
    std::string editionText; ///< the file of an edition of the user's own; empty for one of the program's
    OptionChoice rules;
    std::vector<Player> players;       ///< by seat
    bool allOpen = false;              ///< no curtain: everybody sees everything
    std::optional<Seat> first;         ///< drawn by lot if there is none
    std::optional<std::uint64_t> seed; ///< drawn by lot if there is none
};

/// A table at which nothing has been played yet.
struct LaidTable {
    Table table;
    Position position;
    std::uint64_t seed = 0;
};

/// The game's words and players put together; `allOpen` matters only for a game that has secrets.
[[nodiscard]] Table makeTable(std::shared_ptr<const Game> game, std::vector<Player> players, bool allOpen);

/// Makes the game and its first position. `lot` is the number from which what is drawn by lot follows.
[[nodiscard]] Result<LaidTable> layTable(const NewGame &game, const Registry &registry, std::uint64_t lot);

/// The same table again, for another game; who begins is drawn by lot.
[[nodiscard]] Result<LaidTable> layTableAgain(const Table &table, std::uint64_t lot);

} // namespace waystone
