#pragma once

#include "core/game.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace waystone {

/// What a solver has found out about the nodes that it came by. Nodes are found by their hashes and told apart by all
/// that they consist of: that two of them have the same hash changes no verdict.
class SolverTable {
public:
    /// What matters for everything that can come.
    struct Node {
        const Position &position;
        std::span<const std::int32_t> memory; ///< of the goal; the same size for all
        std::uint32_t script = 0;             ///< steps of it that have been played
        std::int32_t actions = 0;             ///< that the seat still has
    };

    /// The solutions from a node, whatever search came by it.
    struct Known {
        int found = 0;
        bool isAll = true;       ///< else there may be more
        bool isLeftOpen = false; ///< no solution: see SolverResult

        [[nodiscard]] bool isEnoughFor(int enough) const { return isAll || found >= enough; }
    };

    /// The game outlives it; there are so many numbers in the memory of a node.
    SolverTable(const Game &game, std::size_t memorySize);

    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    void clear();

    [[nodiscard]] std::uint64_t hash(const Node &node) const;
    /// Null if it is not there. `hash` is the node's; the pointer holds until something is added.
    [[nodiscard]] Known *find(std::uint64_t hash, const Node &node);
    /// Of a node that is not there.
    void add(std::uint64_t hash, const Node &node, Known known);

private:
    struct Entry {
        std::uint64_t hash;
        Position position;
        std::uint32_t script;
        std::int32_t actions;
        Known known;
    };
    static constexpr std::uint32_t none = 0xFFFFFFFF;

    [[nodiscard]] bool isSame(std::size_t entry, std::uint64_t hash, const Node &node) const;
    void putInPlace(std::uint32_t entry);
    void grow();

    const Game &game_;
    const std::size_t memorySize_;
    std::vector<Entry> entries_;
    std::vector<std::int32_t> memories_; ///< of the entries, one after the other
    /// Entries by the lower bits of their hashes, in the next free place where that is taken. A power of two, and never
    /// more than half full.
    std::vector<std::uint32_t> places_;
};

} // namespace waystone
