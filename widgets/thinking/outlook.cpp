#include "thinking/outlook.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <utility>

namespace waystone {

namespace {

constexpr std::size_t mostPaired = 40; ///< actions of which every two are tried together
constexpr int mostOthers = 8;          ///< secret choices until it acts again

void add(std::vector<Amount> &amounts, std::string_view what, int count)
{
    const auto known = std::ranges::find(amounts, what, &Amount::what);
    if (known == amounts.end())
        amounts.push_back({what, count});
    else
        known->count += count;
}

/// How the sheets change that enter the seat's score; their number.
std::size_t addSheets(const Game &game, const Position &before, const Position &after, Seat seat,
                      std::vector<SheetChange> &changes)
{
    const std::vector<ScoreSheet> was = game.breakdown(before);
    const std::vector<ScoreSheet> is = game.breakdown(after);
    std::size_t sheets = 0;
    for (std::size_t index = 0; index < std::min(was.size(), is.size()); ++index) {
        if (std::ranges::find(was[index].seats, seat) == was[index].seats.end())
            continue;
        ++sheets;
        if (was[index].total != is[index].total)
            changes.push_back({was[index].subject, was[index].total, is[index].total});
    }
    return sheets;
}

/// How many pieces of a kind lie on the seat's own places.
std::map<std::string_view, int> piecesOf(const Game &game, const Position &position, Seat seat)
{
    std::map<std::string_view, int> counts;
    for (const Piece &piece : game.pieces(game.view(position, seat)))
        if (piece.place.owner == seat)
            ++counts[piece.kind];
    return counts;
}

/// Pieces that come or go and that no event has counted.
void addPieces(const Game &game, const Position &before, const Position &after, Seat seat, Gains &gains)
{
    const std::map<std::string_view, int> was = piecesOf(game, before, seat);
    std::map<std::string_view, int> more = piecesOf(game, after, seat);
    for (const auto &[kind, count] : was)
        more[kind] -= count;
    const auto isCounted = [&gains](std::string_view kind) {
        return std::ranges::find(gains.gained, kind, &Amount::what) != gains.gained.end() ||
               std::ranges::find(gains.paid, kind, &Amount::what) != gains.paid.end();
    };
    for (const auto &[kind, count] : more)
        if (count != 0 && !isCounted(kind))
            (count > 0 ? gains.gained : gains.paid).push_back({kind, std::abs(count)});
}

Gains gainsOf(const Game &game, const Position &before, const Position &after, const Events &events,
              Seat seat)
{
    Gains gains;
    for (const Event &event : events) {
        if (event.seat != seat || event.amount == 0)
            continue;
        if (event.kind == Event::Kind::gained)
            add(gains.gained, event.what, event.amount);
        else if (event.kind == Event::Kind::paid)
            add(gains.paid, event.what, event.amount);
    }
    const std::size_t sheets = addSheets(game, before, after, seat, gains.sheets);
    if (sheets == 1) // it is the seat's score
        for (const SheetChange &own : std::exchange(gains.sheets, {}))
            gains.points += own.after - own.before;
    if (sheets > 0) // they tell what the pieces mean
        return gains;
    addPieces(game, before, after, seat, gains);
    gains.points = game.points(after, seat, {}) - game.points(before, seat, {});
    return gains;
}

/// Where the seat acts next, if nothing but secret choices of others comes before.
std::optional<Position> untilItActs(const Game &game, Position position, Seat seat)
{
    for (int others = 0; others < mostOthers; ++others) {
        const Actors actors = game.actors(position);
        if (actors.isOver() || actors.isChance())
            return std::nullopt;
        if (actors.includes(seat))
            return position;
        const Seat other = actors.first();
        const Action choice = game.legal(position, other).front();
        if (!game.secret(position, other, choice))
            return std::nullopt;
        position = game.apply(position, other, choice, nullptr);
    }
    return std::nullopt;
}

/// Actions of the seat in a row, and the points they bring.
struct Way {
    std::vector<Action> actions;
    int points = 0;
};

/// The seat's action that brings most points; none if none brings any.
Way bestAt(const Game &game, const Position &position, Seat seat)
{
    Way best;
    for (const Action action : game.legal(position, seat)) {
        const int points = gainsOf(game, position, seat, action).allPoints();
        if (points > best.points)
            best = {{action}, points};
    }
    return best;
}

/// The same, and what brings most after it; of all there is where there is not too much to try.
Way bestTwoAt(const Game &game, const Position &position, Seat seat)
{
    Way best = bestAt(game, position, seat);
    std::vector<Action> firsts = game.legal(position, seat);
    if (firsts.size() > mostPaired)
        firsts = best.actions;
    for (const Action first : firsts) {
        const Position after = game.apply(position, seat, first, nullptr);
        if (!game.actors(after).includes(seat))
            continue;
        const Way second = bestAt(game, after, seat);
        const int points = gainsOf(game, position, seat, first).allPoints() + second.points;
        if (!second.actions.empty() && points > best.points)
            best = {{first, second.actions.front()}, points};
    }
    return best;
}

void lookFurther(const Game &game, Position position, Seat seat, Outlook &outlook)
{
    const Position start = position;
    Events events;
    outlook.next = bestTwoAt(game, position, seat).actions;
    for (const Action action : outlook.next) {
        outlook.views.push_back(game.view(position, seat));
        position = game.apply(position, seat, action, &events);
    }
    if (!outlook.next.empty())
        outlook.then = gainsOf(game, start, position, events, seat);
}

bool isLegal(const Game &game, const Position &position, Seat seat, Action action)
{
    return game.actors(position).includes(seat) && !game.refuse(position, seat, action);
}

} // namespace

int Gains::allPoints() const
{
    int sum = points;
    for (const SheetChange &sheet : sheets)
        sum += sheet.after - sheet.before;
    return sum;
}

Gains gainsOf(const Game &game, const Position &position, Seat seat, Action action)
{
    Events events;
    const Position after = game.apply(position, seat, action, &events);
    return gainsOf(game, position, after, events, seat);
}

Outlook outlookOf(const Game &game, const SeatView &view, Seat seat, Action action)
{
    Rng rng(1);
    const Position before = game.guess(view, rng);
    Events events;
    const Position after = game.apply(before, seat, action, &events);
    Outlook outlook;
    outlook.now = gainsOf(game, before, after, events, seat);
    if (outlook.now.allPoints() > 0)
        return outlook;
    if (const std::optional<Position> next = untilItActs(game, after, seat))
        lookFurther(game, *next, seat, outlook);
    const bool isOld = !outlook.now.isNothing() && !outlook.next.empty() &&
                       isLegal(game, before, seat, outlook.next.front());
    if (isOld) {
        outlook.next.clear();
        outlook.views.clear();
        outlook.then = {};
    }
    return outlook;
}

} // namespace waystone
