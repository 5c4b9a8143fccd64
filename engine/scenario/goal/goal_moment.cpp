#include "scenario/goal/goal_moment.h"

#include "core/relations.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace waystone {

namespace {

using Kind = Goal::Kind;

constexpr int lost = 1000; ///< more than is ever lacking

bool isWithinLimits(const Goal &goal, int found)
{
    return (!goal.atLeast || found >= *goal.atLeast) && (!goal.atMost || found <= *goal.atMost);
}

int missing(const Goal &goal, int found)
{
    const int below = goal.atLeast ? std::max(0, *goal.atLeast - found) : 0;
    const int above = goal.atMost ? std::max(0, found - *goal.atMost) : 0;
    return below + above;
}

bool isAmount(Event::Kind kind)
{
    return kind == Event::Kind::gained || kind == Event::Kind::paid || kind == Event::Kind::points;
}

} // namespace

GoalMoment::GoalMoment(const GoalWatch &watch, const Position &position, const Events &events,
                       std::span<std::int32_t> memory)
    : watch_(watch), game_(watch.game_), position_(position), events_(events), memory_(memory)
{}

bool GoalMoment::holds(const Part &part)
{
    switch (part.goal->kind) {
    case Kind::all:
        return !isAny(part.parts, false);
    case Kind::any:
        return isAny(part.parts, true);
    case Kind::none:
        return !isAny(part.parts, true);
    case Kind::within:
        return isWithin(part);
    case Kind::before:
        return isBefore(part);
    case Kind::during:
        return isDuring(part);
    case Kind::happened:
        return hasHappened(part);
    case Kind::over:
        return game_.actors(position_).isOver();
    default:
        return isWithinLimits(*part.goal, number(*part.goal));
    }
}

int GoalMoment::lack(const Part &part)
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
        return lackAfter(part, 1, lost);
    case Kind::before:
        return lackAfter(part, 1, -1);
    case Kind::during:
        return lackAfter(part, during::reached, during::missed);
    case Kind::happened:
        return missing(goal, memory_[part.slot]);
    case Kind::over:
        return game_.actors(position_).isOver() ? 0 : 1;
    default:
        return missing(goal, number(*part.goal));
    }
}

/// Of a node that remembers these numbers once it is reached, or missed.
int GoalMoment::lackAfter(const Part &part, std::int32_t reached, std::int32_t missed)
{
    const std::int32_t memory = memory_[part.slot];
    if (memory == reached)
        return 0;
    return memory == missed ? lost : std::max(1, lack(part.parts[0]));
}

/// Whether one of the parts holds, or one does not. No more are asked than have to be.
bool GoalMoment::isAny(const std::vector<Part> &parts, bool wanted)
{
    bool isFound = false;
    for (const Part &part : parts)
        if (!isFound || part.remembers)
            isFound = (holds(part) == wanted) || isFound;
    return isFound;
}

bool GoalMoment::isWithin(const Part &part)
{
    std::int32_t &memory = memory_[part.slot];
    // Once reached in time it stays reached.
    if (holds(part.parts[0]) && memory_[watch_.actionSlot_] <= part.goal->actions)
        memory = 1;
    return memory == 1;
}

bool GoalMoment::isBefore(const Part &part)
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

bool GoalMoment::isDuring(const Part &part)
{
    std::int32_t &memory = memory_[part.slot];
    if (memory == during::reached || memory == during::missed)
        return memory == during::reached;
    const bool isMet = holds(part.parts[0]);
    const int now = during::firstOpen + game_.count(view(), {relation::stretch, part.goal->what});
    if (isMet)
        memory = during::reached;
    else if (memory == during::notBegun)
        memory = now;
    else if (memory != now)
        memory = during::missed;
    return isMet;
}

bool GoalMoment::hasHappened(const Part &part)
{
    std::int32_t &memory = memory_[part.slot];
    memory += countEvents(*part.goal);
    return isWithinLimits(*part.goal, memory);
}

int GoalMoment::countEvents(const Goal &goal)
{
    int sum = 0;
    for (const Event &event : events_)
        if (event.kind == goal.event && (!goal.seat || event.seat == *goal.seat) &&
            (goal.what.empty() || event.what == goal.what) &&
            (goal.cause.empty() || event.cause == goal.cause) && isWhereAsked(goal, event))
            sum += isAmount(event.kind) ? event.amount : 1;
    return sum;
}

bool GoalMoment::isWhereAsked(const Goal &goal, const Event &event)
{
    const Place last = event.to == Place{} ? event.from : event.to;
    const auto isFrom = [&] {
        return isAnyOf(goal.from, relation::spot, event.from) ||
               (event.kind == Event::Kind::placed && isAnyOf(goal.from, relation::beginning, event.to));
    };
    return (goal.from.empty() || isFrom()) &&
           (goal.places.empty() || isAnyOf(goal.places, relation::spot, event.to)) &&
           (goal.touching.empty() || isAnyOf(goal.touching, relation::touching, last));
}

/// Whether the place is one of these, unless it is asked what touches them, or the relation tells so of one.
bool GoalMoment::isAnyOf(const std::vector<Place> &places, std::string_view relation, Place place)
{
    if (relation != relation::touching && std::ranges::find(places, place) != places.end())
        return true;
    return std::ranges::any_of(places,
                               [&](Place each) { return isSo(game_, view(), relation, place, each); });
}

int GoalMoment::countPieces(const Goal &goal)
{
    const PieceQuery query{goal.what, goal.variant, goal.seat};
    if (goal.places.empty() && goal.touching.empty())
        return game_.count(view(), query);
    return static_cast<int>(std::ranges::count_if(game_.pieces(view()), [&](const Piece &piece) {
        return query.matches(piece) &&
               (goal.places.empty() || isAnyOf(goal.places, relation::spot, piece.place)) &&
               (goal.touching.empty() || isAnyOf(goal.touching, relation::touching, piece.place));
    }));
}

const SeatView &GoalMoment::view()
{
    if (view_.empty())
        view_ = game_.view(position_, watch_.watcher_ < game_.seats(position_) ? watch_.watcher_ : nobody);
    return view_;
}

int GoalMoment::counted(const Goal &goal)
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
int GoalMoment::rankOf(Seat seat) const
{
    const Score score = game_.score(position_);
    return seat < score.ranks.size() ? score.ranks[seat] : 0;
}

int GoalMoment::number(const Goal &goal)
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
        return countPieces(goal);
    }
}

} // namespace waystone
