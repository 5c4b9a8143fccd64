#include "scenario/tree/tree_boards.h"

namespace waystone {

std::size_t TreeBoards::add(const Position &position, Seat watcher)
{
    const std::uint64_t hash = game_.hash(position);
    const auto [first, last] = known_.equal_range(hash);
    for (auto known = first; known != last; ++known) {
        const TreeBoard &board = boards_[known->second];
        if (board.watcher == watcher && game_.same(*board.position, position))
            return known->second;
    }
    known_.emplace(hash, boards_.size());
    boards_.push_back({game_.setup(position), position, watcher});
    return boards_.size() - 1;
}

std::size_t TreeBoards::add(AnySetup setup, Seat watcher)
{
    boards_.push_back({std::move(setup), std::nullopt, watcher});
    return boards_.size() - 1;
}

} // namespace waystone
