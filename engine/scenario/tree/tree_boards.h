#pragma once

#include "scenario/tree/lesson_tree.h"

#include <cstdint>
#include <unordered_map>

namespace waystone {

/// Collects what a tree shows, each board once.
class TreeBoards {
public:
    /// The game outlives it.
    explicit TreeBoards(const Game &game) : game_(game) {}

    /// Its number.
    std::size_t add(const Position &position, Seat watcher);
    /// What cannot be played.
    std::size_t add(AnySetup setup, Seat watcher);
    [[nodiscard]] std::vector<TreeBoard> take() { return std::move(boards_); }

private:
    const Game &game_;
    std::vector<TreeBoard> boards_;
    std::unordered_multimap<std::uint64_t, std::size_t> known_; ///< by the position's hash
};

} // namespace waystone
