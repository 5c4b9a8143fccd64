#pragma once

#include "scenario/goal/goal_watch.h"

#include <compare>
#include <cstdint>
#include <vector>

namespace waystone {

/// How far a goal has come along a line: everything that matters for what comes later. Equal ones are alike.
struct GoalProgress {
    bool isMet = false;
    std::vector<std::int32_t> memory; ///< see GoalWatch

    friend auto operator<=>(const GoalProgress &, const GoalProgress &) = default;
};

/// Follows a goal along lines of play. Game and goal outlive it.
class GoalTracker {
public:
    /// `watcher` is whose knowledge counts for tallies and pieces.
    GoalTracker(const Game &game, const Goal &goal, Seat watcher) : watch_(game, goal, watcher) {}

    [[nodiscard]] GoalProgress start(const Position &position) const
    {
        GoalProgress progress{false, std::vector<std::int32_t>(watch_.memorySize())};
        progress.isMet = watch_.begin(position, progress.memory);
        return progress;
    }
    /// After an action that led to the position. `counts` tells whether it is one of the seat that solves.
    [[nodiscard]] GoalProgress after(const GoalProgress &progress, const Position &position,
                                     const Events &events, bool counts) const
    {
        GoalProgress next = progress;
        next.isMet = watch_.advance(position, events, counts, next.memory);
        return next;
    }

    /// Whether it can never hold any more, as far as that can be told from what it asks.
    [[nodiscard]] bool isLost(const GoalProgress &progress) const { return watch_.isLost(progress.memory); }

private:
    GoalWatch watch_;
};

} // namespace waystone
