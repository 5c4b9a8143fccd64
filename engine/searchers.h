#pragma once

#include "bots/level.h"
#include "bots/search/searcher.h"
#include "core/game.h"

#include <cstdint>
#include <memory>

namespace waystone {

/// A searcher for the game: by the game's own policy if it is one of the program's, otherwise by its worth() alone. It
/// thinks at the given level and remembers at most so many positions.
[[nodiscard]] std::unique_ptr<Searcher> makeSearcher(const Game &game, Level level, std::uint32_t mostNodes);
/// The same for one legal action of the seat that will be asked: it is the only candidate, and all thought goes to what
/// follows it.
[[nodiscard]] std::unique_ptr<Searcher> makeSearcherOf(Action action, const Game &game, Level level,
                                                       std::uint32_t mostNodes);

} // namespace waystone
