#include "scenario/goal/goal_watch.h"

#include "scenario/goal/goal_moment.h"

#include <algorithm>
#include <cassert>

namespace waystone {

namespace {

using Kind = Goal::Kind;

/// Roughly how long it takes to tell, for games that have nothing quicker.
int effortOf(const Goal &goal)
{
    switch (goal.kind) {
    case Kind::happened:
        return 0;
    case Kind::over:
        return 1;
    case Kind::points:
        return goal.places.empty() ? 2 : 4;
    case Kind::rank:
    case Kind::tally:
        return 3;
    case Kind::pieces:
        return 5;
    default: {
        int most = 0;
        for (const Goal &part : goal.parts)
            most = std::max(most, effortOf(part));
        return most;
    }
    }
}

} // namespace

GoalWatch::GoalWatch(const Game &game, const Goal &goal, Seat watcher) : game_(game), watcher_(watcher)
{
    whole_ = prepared(goal);
}

GoalWatch::Part GoalWatch::prepared(const Goal &goal)
{
    Part part;
    part.goal = &goal;
    const bool hasMemory = goal.kind == Kind::within || goal.kind == Kind::before ||
                           goal.kind == Kind::during || goal.kind == Kind::happened;
    if (hasMemory)
        part.slot = memorySize_++;
    if (goal.kind == Kind::within) {
        mostActions_ = std::max(mostActions_, goal.actions + 1);
        if (actionSlot_ == none)
            actionSlot_ = memorySize_++;
    }
    asksWhatHappened_ = asksWhatHappened_ || goal.kind == Kind::happened;
    part.remembers = hasMemory;
    for (const Goal &below : goal.parts) {
        part.parts.push_back(prepared(below));
        part.remembers = part.remembers || part.parts.back().remembers;
    }
    if (!hasMemory)
        std::ranges::stable_sort(part.parts, {}, [](const Part &each) { return effortOf(*each.goal); });
    return part;
}

bool GoalWatch::isLost(std::span<const std::int32_t> memory) const
{
    return settled(whole_, memory) == false;
}

std::optional<bool> GoalWatch::settled(const Part &part, std::span<const std::int32_t> memory) const
{
    const Goal &goal = *part.goal;
    switch (goal.kind) {
    case Kind::all:
    case Kind::any:
    case Kind::none:
        return settledParts(part, memory);
    case Kind::within:
        if (memory[part.slot] == 1)
            return true;
        return memory[actionSlot_] > goal.actions ? std::optional(false) : lostWith(part.parts[0], memory);
    case Kind::before:
        return memory[part.slot] == 0 ? lostWith(part.parts[0], memory)
                                      : std::optional(memory[part.slot] == 1);
    case Kind::during:
        if (memory[part.slot] == during::reached || memory[part.slot] == during::missed)
            return memory[part.slot] == during::reached;
        return lostWith(part.parts[0], memory);
    case Kind::happened:
        if (goal.event == Event::Kind::points) // of which some may be taken back
            return std::nullopt;
        if (goal.atMost && memory[part.slot] > *goal.atMost)
            return false;
        return !goal.atMost && memory[part.slot] >= *goal.atLeast ? std::optional(true) : std::nullopt;
    default:
        return std::nullopt;
    }
}

std::optional<bool> GoalWatch::lostWith(const Part &part, std::span<const std::int32_t> memory) const
{
    return settled(part, memory) == false ? std::optional(false) : std::nullopt;
}

std::optional<bool> GoalWatch::settledParts(const Part &part, std::span<const std::int32_t> memory) const
{
    const bool isAll = part.goal->kind == Kind::all;
    bool isEverySettled = true;
    for (const Part &each : part.parts) {
        const std::optional<bool> found = settled(each, memory);
        if (found && *found != isAll) // one that decides
            return part.goal->kind == Kind::any;
        isEverySettled = isEverySettled && found;
    }
    return isEverySettled ? std::optional(part.goal->kind != Kind::any) : std::nullopt;
}

bool GoalWatch::begin(const Position &position, std::span<std::int32_t> memory) const
{
    return advance(position, {}, false, memory);
}

bool GoalWatch::advance(const Position &position, const Events &events, bool counts,
                        std::span<std::int32_t> memory) const
{
    assert(memory.size() == memorySize_);
    if (counts && actionSlot_ != none)
        memory[actionSlot_] = std::min(memory[actionSlot_] + 1, mostActions_);
    return GoalMoment(*this, position, events, memory).holds(whole_);
}

int GoalWatch::lack(const Position &position, std::span<const std::int32_t> memory) const
{
    std::vector<std::int32_t> row(memory.begin(), memory.end());
    return GoalMoment(*this, position, {}, row).lack(whole_);
}

} // namespace waystone
