#include "trials/aimless_turns.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr int mostAlike = 3; ///< turns on end that may well be the saving up for something

template <class Exchange>
bool takesBack(const Exchange &one, const Exchange &other)
{
    return one.size() == other.size() && std::ranges::equal(one, other, [](const auto &is, const auto &was) {
               return is.first == was.first && is.second == -was.second;
           });
}

} // namespace

void TurnCount::add(const TurnCount &other)
{
    turns += other.turns;
    idle += other.idle;
    backward += other.backward;
    undone += other.undone;
    alike += other.alike;
    aimless += other.aimless;
}

std::string AimlessTurns::ownOf(const Position &position, Seat seat) const
{
    const SeatView view = game_.view(position, seat);
    std::string own = std::to_string(game_.points(position, seat, {}));
    for (const Tally &tally : game_.tallies(view))
        if (tally.owner == seat)
            own += ';' + std::string(tally.what) + std::to_string(tally.amount);
    for (const Piece &piece : game_.pieces(view))
        if (piece.owner == seat || piece.place.owner == seat)
            own += ';' + std::string(piece.kind) + '@' + game_.placeName(piece.place);
    return own;
}

void AimlessTurns::begin(const Position &before, Seat seat)
{
    acting_ = seat;
    turn_ = {ownOf(before, seat), game_.points(before, seat, {}), {}, {}};
}

void AimlessTurns::end(const Position &after)
{
    Record &record = records_[acting_];
    const std::string own = ownOf(after, acting_);
    const bool isAlike = turn_.kinds == record.kinds && game_.points(after, acting_, {}) <= turn_.points;
    record.alike = isAlike ? record.alike + 1 : 0;
    const bool isIdle = own == turn_.before;
    const bool isBackward = !isIdle && record.had.contains(own);
    bool isUndone = false;
    for (std::size_t index = 0; index < turn_.exchanges.size(); ++index) {
        const auto isBack = [&](const Goods &other) { return takesBack(turn_.exchanges[index], other); };
        isUndone = isUndone || std::ranges::any_of(record.exchanges, isBack) ||
                   std::any_of(turn_.exchanges.begin(),
                               turn_.exchanges.begin() + static_cast<std::ptrdiff_t>(index), isBack);
    }
    const bool isTooOften = record.alike >= mostAlike;
    record.count.add({1, isIdle ? 1 : 0, isBackward ? 1 : 0, isUndone ? 1 : 0, isTooOften ? 1 : 0,
                      isIdle || isBackward || isUndone || isTooOften ? 1 : 0});
    record.had.insert(own);
    record.kinds = std::move(turn_.kinds);
    record.exchanges = std::move(turn_.exchanges);
    acting_ = nobody;
}

void AimlessTurns::follow(const Position &before, Seat seat, Action action, const Events &events,
                          const Position &after)
{
    const bool isNewTurn =
        std::ranges::any_of(events, [](const Event &event) { return event.kind == Event::Kind::turnBegan; });
    if (acting_ != nobody && seat != acting_ && (seat != chanceSeat || isNewTurn))
        end(before);
    if (seat == chanceSeat)
        return;
    if (acting_ == nobody)
        begin(before, seat);
    if (std::ranges::find(turn_.kinds, action.verb) == turn_.kinds.end())
        turn_.kinds.push_back(action.verb);
    Goods exchange;
    for (const Event &event : events) {
        if (event.seat != seat)
            continue;
        if (event.kind == Event::Kind::gained)
            exchange[event.what] += event.amount;
        else if (event.kind == Event::Kind::paid)
            exchange[event.what] -= event.amount;
    }
    const bool isExchange = std::ranges::any_of(exchange, [](const auto &is) { return is.second > 0; }) &&
                            std::ranges::any_of(exchange, [](const auto &is) { return is.second < 0; });
    if (isExchange)
        turn_.exchanges.push_back(std::move(exchange));
    if (isNewTurn || game_.actors(after).isOver())
        end(after);
}

TurnCount AimlessTurns::count(Seat seat) const
{
    const auto found = records_.find(seat);
    return found == records_.end() ? TurnCount() : found->second.count;
}

} // namespace waystone
