#pragma once

#include "scenario/goal/goal.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace waystone {

/// A goal made ready to be held against very many moments. What it remembers of a line is a row of numbers that its user
/// keeps, one row a line: all 0 at first, and equal ones are alike. Game and goal outlive it.
class GoalWatch {
public:
    /// `watcher` is whose knowledge counts for tallies and pieces.
    GoalWatch(const Game &game, const Goal &goal, Seat watcher);

    /// The length of a row.
    [[nodiscard]] std::size_t memorySize() const { return memorySize_; }
    /// Otherwise it need not be told what happened.
    [[nodiscard]] bool asksWhatHappened() const { return asksWhatHappened_; }

    /// Whether the goal holds at the beginning of a line, or after an action that led to the position. `counts` tells
    /// whether the action is one of the seat that solves.
    bool begin(const Position &position, std::span<std::int32_t> memory) const;
    bool advance(const Position &position, const Events &events, bool counts,
                 std::span<std::int32_t> memory) const;
    /// Whether the goal does not hold, and never will, whatever comes. Where it cannot be told from what is remembered it
    /// is not.
    [[nodiscard]] bool isLost(std::span<const std::int32_t> memory) const;
    /// How much the goal lacks at a position to which advance() came with this memory, roughly, in whatever it counts; 0
    /// where it holds. For searches that look first where it is near.
    [[nodiscard]] int lack(const Position &position, std::span<const std::int32_t> memory) const;

private:
    friend class GoalMoment;

    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    struct Part {
        const Goal *goal = nullptr;
        std::size_t slot = none; ///< what it remembers, if anything
        bool remembers = false;  ///< it or a part of it: it has to see every moment
        std::vector<Part>
            parts; ///< where their order makes no difference, those that are quick to tell first
    };

    Part prepared(const Goal &goal);
    /// Whether a part holds from now on, or does not, whatever comes; nothing if that is open.
    [[nodiscard]] std::optional<bool> settled(const Part &part, std::span<const std::int32_t> memory) const;
    /// Of what waits for the part: lost if the part is.
    [[nodiscard]] std::optional<bool> lostWith(const Part &part, std::span<const std::int32_t> memory) const;
    [[nodiscard]] std::optional<bool> settledParts(const Part &part,
                                                   std::span<const std::int32_t> memory) const;

    const Game &game_;
    Seat watcher_;
    std::size_t memorySize_ = 0;
    std::size_t actionSlot_ = none; ///< where the actions are counted, if they matter
    int mostActions_ = 0;           ///< beyond so many it makes no difference how many there were
    bool asksWhatHappened_ = false;
    Part whole_;
};

} // namespace waystone
