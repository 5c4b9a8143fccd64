#pragma once

#include "bots/search/node_arena.h"
#include "bots/search/search_policy.h"

namespace waystone {

/// What a search remembers: nodes and how well they did. It knows actions and numbers, no rules.
///
/// The actions that a node's position allows are handed in each time, sorted: lines of play that the searching seat cannot
/// tell apart share a node and may allow different ones.
class SearchTree {
public:
    explicit SearchTree(std::uint32_t mostNodes) : nodes_(mostNodes), spare_(mostNodes) {}

    SearchNode &operator[](std::uint32_t node) { return nodes_[node]; }
    const SearchNode &operator[](std::uint32_t node) const { return nodes_[node]; }
    [[nodiscard]] std::uint32_t size() const { return nodes_.size(); }

    /// How many of the actions have no child yet.
    [[nodiscard]] std::size_t missing(std::uint32_t node, const ActionList &actions) const;
    [[nodiscard]] bool hasRoomFor(std::size_t count) const { return nodes_.hasRoomFor(count); }
    /// Gives the missing actions their children; there is room for them. Their priors follow from the values of the
    /// actions: `priorScale` points behind the best it is a quarter of the best one's.
    void addMissing(std::uint32_t node, const ActionList &actions, const ActionValues &values,
                    double priorScale);
    /// The child of a result of chance, made if need be; SearchNode::none if there is no room for it.
    [[nodiscard]] std::uint32_t outcome(std::uint32_t node, Action action);

    /// Of the children by these actions, all of which are there, the one to try now.
    [[nodiscard]] std::uint32_t select(std::uint32_t node, const ActionList &actions,
                                       double exploration) const;
    /// SearchNode::none if there is none.
    [[nodiscard]] std::uint32_t child(std::uint32_t node, Action action) const;
    /// Of the children by these actions the one visited most often; SearchNode::none if there is none.
    [[nodiscard]] std::uint32_t mostVisited(std::uint32_t node, const ActionList &actions) const;

    /// A new tree whose root has these actions, the children side by side from 1 on, with what was below the node `kept`;
    /// everything else is forgotten.
    void plant(std::uint32_t kept, const ActionList &actions, const ActionValues &values, double priorScale);

private:
    template <class Use>
    void forChildren(std::uint32_t node, const ActionList &actions, const Use &use) const;
    void copyBelow(std::vector<std::uint32_t> &old);

    NodeArena nodes_;
    NodeArena spare_; ///< where the next tree is put together
};

} // namespace waystone
