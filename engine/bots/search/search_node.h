#pragma once

#include "core/action.h"

#include <cstdint>

namespace waystone {

/// A node of the search tree: one action, as far as the searching seat can tell lines of play apart. The children of a
/// node are a list in the order of their actions.
struct SearchNode {
    static constexpr std::uint32_t none = 0; ///< the root is number 0, and it is nobody's child

    Action action; ///< that leads here
    std::uint32_t firstChild;
    std::uint32_t nextSibling;
    std::uint32_t visits;
    float prior;    ///< by what the action leads to at once; > 0, only the ratio to its siblings matters
    double rewards; ///< sum over the visits, of the seat that chose the action; each from 0 to 1

    [[nodiscard]] static SearchNode fresh(Action action, float prior, std::uint32_t nextSibling)
    {
        return {action, none, nextSibling, 0, prior, 0};
    }
};

static_assert(sizeof(SearchNode) <= 32);

} // namespace waystone
