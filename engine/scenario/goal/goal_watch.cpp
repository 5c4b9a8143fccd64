#include "scenario/goal/goal_watch.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>

namespace waystone {

namespace {

using Kind = Goal::Kind;

bool isWithinLimits(const Goal &goal, int found)
{
    return (!goal.atLeast || found >= *goal.atLeast) && (!goal.atMost || found <= *goal.atMost);
}

bool isAmount(Event::Kind kind)
{
    return kind == Event::Kind::gained || kind == Event::Kind::paid || kind == Event::Kind::points;
}

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

/// One moment of a line; what several parts ask is found out once.
class GoalMoment {
public:
    using Part = GoalWatch::Part;

    GoalMoment(const GoalWatch &watch, const Position &position, const Events &events,
               std::span<std::int32_t> memory)
        : watch_(watch), game_(watch.game_), position_(position), events_(events), memory_(memory)
    {}

    bool holds(const Part &part)
    {
        const Goal &goal = *part.goal;
        switch (goal.kind) {
        case Kind::all:
            return !isAny(part.parts, false);
        case Kind::any:
            return isAny(part.parts, true);
        case Kind::none:
            return !isAny(part.parts, true);
        case Kind::within: {
            std::int32_t &memory = memory_[part.slot];
            // Once reached in time it stays reached.
            if (holds(part.parts[0]) && memory_[watch_.actionSlot_] <= goal.actions)
                memory = 1;
            return memory == 1;
        }
        case Kind::before:
            return isBefore(part);
        case Kind::happened: {
            std::int32_t &memory = memory_[part.slot];
            memory += countEvents(goal);
            return isWithinLimits(goal, memory);
        }
        case Kind::over:
            return game_.actors(position_).isOver();
        default:
            return isWithinLimits(goal, number(goal));
        }
    }

    int lack(const Part &part)
    {
        const Goal &goal = *part.goal;
        switch (goal.kind) {
        case Kind::all:
            return std::accumulate(part.parts.begin(), part.parts.end(), 0,
                                   [this](int sum, const Part &each) { return sum + lack(each); });
        case Kind::any: {
            int least = part.parts.empty() ? 1 : lost;
            for (const Part &each : part.parts)
                least = std::min(least, lack(each));
            return least;
        }
        case Kind::none:
            return static_cast<int>(
                std::ranges::count_if(part.parts, [this](const Part &each) { return lack(each) == 0; }));
        case Kind::within:
            return memory_[part.slot] == 1 ? 0 : std::max(1, lack(part.parts[0]));
        case Kind::before:
            if (memory_[part.slot] != 0)
                return memory_[part.slot] == 1 ? 0 : lost;
            return std::max(1, lack(part.parts[0]));
        case Kind::happened:
            return missing(goal, memory_[part.slot]);
        case Kind::over:
            return game_.actors(position_).isOver() ? 0 : 1;
        default:
            return missing(goal, number(goal));
        }
    }

private:
    static constexpr int lost = 1000; ///< more than is ever lacking

    static int missing(const Goal &goal, int found)
    {
        const int below = goal.atLeast ? std::max(0, *goal.atLeast - found) : 0;
        const int above = goal.atMost ? std::max(0, found - *goal.atMost) : 0;
        return below + above;
    }

    /// Whether one of the parts holds, or one does not. No more are asked than have to be.
    bool isAny(const std::vector<Part> &parts, bool wanted)
    {
        bool isFound = false;
        for (const Part &part : parts)
            if (!isFound || part.remembers)
                isFound = (holds(part) == wanted) || isFound;
        return isFound;
    }

    bool isBefore(const Part &part)
    {
        std::int32_t &memory = memory_[part.slot]; // 0 open, 1 reached, -1 the second part was first
        const bool isOpen = memory == 0;
        const Part &first = part.parts[0];
        const Part &second = part.parts[1];
        const bool isSecond = (isOpen || second.remembers) && holds(second);
        const bool isFirst = ((isOpen && !isSecond) || first.remembers) && holds(first);
        if (isOpen)
            memory = isSecond ? -1 : (isFirst ? 1 : 0);
        return memory == 1;
    }

    [[nodiscard]] int countEvents(const Goal &goal) const
    {
        int sum = 0;
        for (const Event &event : events_)
            if (event.kind == goal.event && (!goal.seat || event.seat == *goal.seat) &&
                (goal.what.empty() || event.what == goal.what) &&
                (goal.cause.empty() || event.cause == goal.cause))
                sum += isAmount(event.kind) ? event.amount : 1;
        return sum;
    }

    [[nodiscard]] const SeatView &view()
    {
        if (view_.empty())
            view_ =
                game_.view(position_, watch_.watcher_ < game_.seats(position_) ? watch_.watcher_ : nobody);
        return view_;
    }

    int counted(const Goal &goal)
    {
        const Seat owner = goal.seat.value_or(nobody);
        if (goal.variant.empty())
            for (const Tally &tally : game_.tallies(view()))
                if (tally.owner == owner && tally.what == goal.what)
                    return tally.amount;
        int sum = 0;
        for (const Standing &standing : game_.standings(position_))
            if (standing.owner == owner && standing.what == goal.what &&
                (goal.variant.empty() || standing.variant == goal.variant))
                sum += standing.amount;
        return sum;
    }

    /// 0 for a seat that does not play: a lesson may have more players than one of its positions.
    int rankOf(Seat seat) const
    {
        const Score score = game_.score(position_);
        return seat < score.ranks.size() ? score.ranks[seat] : 0;
    }

    int number(const Goal &goal)
    {
        const Seat seat = goal.seat.value_or(nobody);
        switch (goal.kind) {
        case Kind::points:
            return goal.places.empty() ? game_.points(position_, seat, goal.what)
                                       : game_.points(position_, goal.places.front(), goal.what);
        case Kind::rank:
            return rankOf(seat);
        case Kind::tally:
            return counted(goal);
        default:
            assert(goal.kind == Kind::pieces);
            return game_.count(view(), {goal.what, goal.variant, goal.seat, goal.places});
        }
    }

    const GoalWatch &watch_;
    const Game &game_;
    const Position &position_;
    const Events &events_;
    const std::span<std::int32_t> memory_;
    SeatView view_;
};

GoalWatch::GoalWatch(const Game &game, const Goal &goal, Seat watcher) : game_(game), watcher_(watcher)
{
    whole_ = prepared(goal);
}

GoalWatch::Part GoalWatch::prepared(const Goal &goal)
{
    Part part{&goal, none, false, {}};
    const bool hasMemory =
        goal.kind == Kind::within || goal.kind == Kind::before || goal.kind == Kind::happened;
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
