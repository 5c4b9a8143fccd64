#pragma once

#include <cstdint>

namespace waystone::province {

/// What an Action of this game does, and its fields; unused fields are 0.
enum class Verb : std::uint8_t {
    // Chance
    roll,   ///< first: how the ships come to lie (Ships, not unrolled)
    reveal, ///< first: the goal that is turned up
    // Work phase
    move,       ///< first: kind of worker; second: the zone that one of them leaves for the next one
    moveAll,    ///< as if all that may still move did so one by one, until one of them earns a goal
    finishWork, ///< goes on to the spend phase
    // Spend phase
    build,    ///< first: structure
    hire,     ///< a sailor
    grind,    ///< labor for a coin
    useUnion, ///< coins for labor
    repay,    ///< the loan
    // Both phases
    borrow, ///< first: structure of the opponent
    // Spend phase
    endTurn,
};
inline constexpr int verbs = 12;

/// The areas of Place. The owner is the seat where that is told, otherwise nobody.
enum class Area : std::uint8_t {
    zone,       ///< index: zone; where a worker is put down
    worker,     ///< index: zone * maxWorkers + worker; each worker has a spot of its own in each zone
    reserve,    ///< index: worker; beside the board, for those that are not on the cycle
    structure,  ///< index: structure; what is printed on the board
    token,      ///< index: structure * 2 + 0 beside the board (first builder), 1 further out (second builder)
    stock,      ///< owner's tokens not built; index: 0 up to their number - 1
    goalPile,   ///< index 0: the goals not seen yet
    goal,       ///< index 0: the one that is face up
    wonGoal,    ///< owner's goals; index: goal
    discard,    ///< index: goal that nobody got
    ship,       ///< index: 0 or 1
    bank,       ///< index: denomination
    coins,      ///< owner's coins; index: denomination
    labor,      ///< owner; index 0: the labor of this turn
    lenderCoin, ///< owner: who holds it, nobody for the supply; index 0
    score,      ///< owner; index 0: their points
    moveAll,    ///< control; owner: whose; the same for all that follow
    finishWork, ///< control
    hire,       ///< control
    grind,      ///< control
    useUnion,   ///< control
    repay,      ///< control
    endTurn,    ///< control
};
inline constexpr int areas = 23;

} // namespace waystone::province
