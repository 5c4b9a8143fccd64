#include "scenario/goal/goal.h"

#include <algorithm>
#include <cassert>

namespace waystone {

namespace {

std::size_t sizeOf(const Goal &goal)
{
    std::size_t size = 1;
    for (const Goal &part : goal.parts)
        size += sizeOf(part);
    return size;
}

int mostActionsOf(const Goal &goal)
{
    int most = goal.kind == Goal::Kind::within ? goal.actions + 1 : 0;
    for (const Goal &part : goal.parts)
        most = std::max(most, mostActionsOf(part));
    return most;
}

bool isWithinLimits(const Goal &goal, int found)
{
    return (!goal.atLeast || found >= *goal.atLeast) && (!goal.atMost || found <= *goal.atMost);
}

bool isAmount(Event::Kind kind)
{
    return kind == Event::Kind::gained || kind == Event::Kind::paid || kind == Event::Kind::points;
}

/// Holds a goal against one moment of a line. Each part has one number of memory, in the order in which the parts are
/// asked; of a part that needs none it stays 0.
class Moment {
public:
    Moment(const Game &game, Seat watcher, const Position &position, const Events &events,
           std::vector<std::int32_t> &memory)
        : game_(game), watcher_(watcher), position_(position), events_(events), memory_(memory)
    {}

    bool holds(const Goal &goal)
    {
        const std::size_t own = next_++;
        std::vector<bool> parts;
        for (const Goal &part : goal.parts)
            parts.push_back(holds(part));
        std::int32_t &memory = memory_[own];
        switch (goal.kind) {
        case Goal::Kind::all:
            return std::ranges::count(parts, false) == 0;
        case Goal::Kind::any:
            return std::ranges::count(parts, true) > 0;
        case Goal::Kind::none:
            return std::ranges::count(parts, true) == 0;
        case Goal::Kind::within:
            // Once reached in time it stays reached.
            if (parts[0] && memory_.back() <= goal.actions)
                memory = 1;
            return memory == 1;
        case Goal::Kind::before:
            // 0 open, 1 reached, -1 the second part was first
            if (memory == 0)
                memory = parts[1] ? -1 : (parts[0] ? 1 : 0);
            return memory == 1;
        case Goal::Kind::happened:
            memory += count(goal);
            return isWithinLimits(goal, memory);
        case Goal::Kind::over:
            return game_.actors(position_).isOver();
        default:
            return isWithinLimits(goal, number(goal));
        }
    }

private:
    [[nodiscard]] int count(const Goal &goal) const
    {
        int sum = 0;
        for (const Event &event : events_)
            if (event.kind == goal.event && (!goal.seat || event.seat == *goal.seat) &&
                (goal.what.empty() || event.what == goal.what) &&
                (goal.cause.empty() || event.cause == goal.cause))
                sum += isAmount(event.kind) ? event.amount : 1;
        return sum;
    }

    [[nodiscard]] const Score &score()
    {
        if (!score_)
            score_ = game_.score(position_);
        return *score_;
    }
    [[nodiscard]] const SeatView &view()
    {
        if (view_.empty())
            view_ = game_.view(position_, watcher_ < game_.seats(position_) ? watcher_ : nobody);
        return view_;
    }

    /// 0 if the game has no such sheet, or the sheet no such row.
    [[nodiscard]] int pointsOnSheet(const Goal &goal) const
    {
        for (const ScoreSheet &sheet : game_.breakdown(position_)) {
            if (sheet.subject != goal.places.front())
                continue;
            if (goal.what.empty())
                return sheet.total;
            const auto row = std::ranges::find(sheet.rows, goal.what, &ScoreRow::source);
            return row == sheet.rows.end() ? 0 : row->points;
        }
        return 0;
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

    int number(const Goal &goal)
    {
        const std::size_t seat = goal.seat.value_or(nobody);
        switch (goal.kind) {
        case Goal::Kind::points: {
            if (!goal.places.empty())
                return pointsOnSheet(goal);
            if (seat >= score().totals.size())
                return 0; // a lesson may have more players than one of its positions
            if (goal.what.empty())
                return score().totals[seat];
            const auto item = std::ranges::find(score().items, goal.what, &ScoreItem::source);
            return item == score().items.end() ? 0 : item->points[seat];
        }
        case Goal::Kind::rank:
            return seat < score().ranks.size() ? score().ranks[seat] : 0;
        case Goal::Kind::tally:
            return counted(goal);
        default:
            assert(goal.kind == Goal::Kind::pieces);
            return static_cast<int>(std::ranges::count_if(game_.pieces(view()), [&goal](const Piece &piece) {
                return piece.kind == goal.what && (goal.variant.empty() || piece.variant == goal.variant) &&
                       (!goal.seat || piece.owner == *goal.seat) &&
                       (goal.places.empty() ||
                        std::ranges::find(goal.places, piece.place) != goal.places.end());
            }));
        }
    }

    const Game &game_;
    const Seat watcher_;
    const Position &position_;
    const Events &events_;
    std::vector<std::int32_t> &memory_;
    std::size_t next_ = 0;
    std::optional<Score> score_;
    SeatView view_;
};

} // namespace

GoalTracker::GoalTracker(const Game &game, const Goal &goal, Seat watcher)
    : game_(game), goal_(goal), watcher_(watcher), size_(sizeOf(goal)), mostActions_(mostActionsOf(goal))
{}

GoalProgress GoalTracker::start(const Position &position) const
{
    const Events nothing;
    GoalProgress progress;
    progress.memory.assign(size_ + 1, 0);
    progress.isMet = Moment(game_, watcher_, position, nothing, progress.memory).holds(goal_);
    return progress;
}

GoalProgress GoalTracker::after(const GoalProgress &progress, const Position &position, const Events &events,
                                bool counts) const
{
    GoalProgress next = progress;
    if (counts)
        next.memory.back() = std::min(next.memory.back() + 1, mostActions_);
    next.isMet = Moment(game_, watcher_, position, events, next.memory).holds(goal_);
    return next;
}

} // namespace waystone
