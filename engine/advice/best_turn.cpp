#include "advice/best_turn.h"

#include "advice/continuation.h"

#include <algorithm>
#include <unordered_set>
#include <vector>

namespace waystone {

namespace {

constexpr std::size_t mostPositions = 4000;

/// All ways through one turn.
class Turn {
public:
    Turn(const Game &game, Seat seat) : game_(game), seat_(seat) {}

    /// False if there are too many positions.
    bool walk(const Position &start)
    {
        most_ = pointsAt(start);
        add(start);
        while (!open_.empty()) {
            const Position position = std::move(open_.back());
            open_.pop_back();
            const Actors actors = game_.actors(position);
            if (actors.isChance()) {
                for (const Outcome &outcome : game_.outcomes(position))
                    take(position, chanceSeat, outcome.action);
            } else {
                for (const Action action : game_.legal(position, seat_))
                    take(position, seat_, action);
            }
            if (met_.size() > mostPositions)
                return false;
        }
        return true;
    }
    [[nodiscard]] int most() const { return most_; }

private:
    [[nodiscard]] int pointsAt(const Position &position) const { return game_.points(position, seat_, {}); }
    void add(const Position &position)
    {
        if (met_.insert(game_.hash(position)).second)
            open_.push_back(position);
    }
    void take(const Position &before, Seat seat, Action action)
    {
        Events events;
        const Position after = game_.apply(before, seat, action, &events);
        const Actors next = game_.actors(after);
        most_ = std::max(most_, pointsAt(after));
        // The turn may begin with chance.
        const bool isOver = seat == chanceSeat ? next.isOver() : isTurnOver(events, next, seat_);
        if (!isOver && (next.isChance() || next.includes(seat_)))
            add(after);
    }

    const Game &game_;
    Seat seat_;
    int most_ = 0;
    std::vector<Position> open_;
    std::unordered_set<std::uint64_t> met_; ///< by hash
};

/// Where the seat acts once chance has had its say; whatever that was.
bool isTurnOf(const Game &game, Position position, Seat seat)
{
    for (int draws = 0; draws < 4 && game.actors(position).isChance(); ++draws)
        position = game.apply(position, chanceSeat, game.outcomes(position).front().action, nullptr);
    const Actors actors = game.actors(position);
    return actors == Actors::seat(seat) && !game.secret(position, seat, game.legal(position, seat).front());
}

} // namespace

std::optional<int> mostPointsOfTurn(const Game &game, const Position &position, Seat seat)
{
    if (!isTurnOf(game, position, seat))
        return std::nullopt;
    Turn turn(game, seat);
    if (!turn.walk(position))
        return std::nullopt;
    return turn.most() - game.points(position, seat, {});
}

} // namespace waystone
