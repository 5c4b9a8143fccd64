#pragma once

#include "bots/search/search_node.h"

#include <cassert>
#include <cstddef>
#include <vector>

namespace waystone {

/// A fixed block of nodes; number 0 is the root. Nothing is taken from the heap after the block itself, nodes stay where
/// they are, and memory that is never used is never touched.
class NodeArena {
public:
    /// Room for the root at least.
    explicit NodeArena(std::uint32_t capacity)
    {
        nodes_.reserve(capacity);
        clear();
    }
    NodeArena(const NodeArena &) = delete; // a copy would have room for nothing
    NodeArena &operator=(const NodeArena &) = delete;

    void clear()
    {
        nodes_.clear();
        nodes_.push_back(SearchNode::fresh({}, 1, SearchNode::none));
    }
    void swap(NodeArena &other) { nodes_.swap(other.nodes_); }
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(nodes_.size()); }
    [[nodiscard]] bool hasRoomFor(std::size_t count) const
    {
        return count <= nodes_.capacity() - nodes_.size();
    }

    /// Only where there is room.
    std::uint32_t add(const SearchNode &node)
    {
        assert(hasRoomFor(1));
        nodes_.push_back(node);
        return size() - 1;
    }

    SearchNode &operator[](std::uint32_t index) { return nodes_[index]; }
    const SearchNode &operator[](std::uint32_t index) const { return nodes_[index]; }

private:
    std::vector<SearchNode> nodes_;
};

} // namespace waystone
