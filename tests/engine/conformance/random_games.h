#pragma once

#include "core/registry.h"
#include "trials/played_ply.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace waystone::test {

/// A game as the conformance suite plays it: one of the program's or of those that only tests know, with a choice of
/// options and a number of players.
struct Table {
    const GameKind *kind = nullptr;
    std::shared_ptr<const Game> game;
    int seats = 2;
    std::string label; ///< for test names: letters, digits and underscores
};

/// Every game, number of players, edition and value of each option.
[[nodiscard]] const std::vector<Table> &everyTable();

/// One step of a random game.
using Step = PlayedPly;

/// Notices a game in which nothing happens any more but that pawns walk and turns begin. Rules that let a stalled game go
/// on have no other end.
class StallWatch {
public:
    /// Many times the plies that random players need to do something where something can be done.
    static constexpr int usual = 300;

    explicit StallWatch(int mostIdlePlies = usual) : mostIdlePlies_(mostIdlePlies) {}

    /// To be told of every ply: whether the game has stood still for so long that more of it shows nothing new.
    [[nodiscard]] bool isStalled(const Events &events);

private:
    int mostIdlePlies_;
    int idlePlies_ = 0;
};

/// Plays legal actions (and chance by its weights) at random until the game is over, has stalled or so many plies are
/// played, and shows every step. Returns the last position.
Position playRandomly(const Table &table, Rng &rng, int maxPlies,
                      const std::function<void(const Step &)> &watch, int mostIdlePlies = StallWatch::usual);

/// The position before the first action of a random game.
[[nodiscard]] Position startOf(const Table &table, Rng &rng);

} // namespace waystone::test
