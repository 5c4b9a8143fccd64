#include "session/preview.h"

#include "session/play_mode.h"

#include <algorithm>
#include <iterator>

namespace waystone {

namespace {

/// The pieces that the events have laid or, if none has, moved. What is moved may be told of as one where it comes to lie
/// as several: those are others of its kind in the same area.
std::vector<Piece> placedBy(const Events &events, const std::vector<Piece> &after,
                            const std::vector<Piece> &shown)
{
    std::vector<Piece> fresh;
    std::ranges::copy_if(after, std::back_inserter(fresh), [&shown](const Piece &piece) {
        return std::ranges::find(shown, piece) == shown.end();
    });
    const bool lays = std::ranges::find(events, Event::Kind::placed, &Event::kind) != events.end();
    const Event::Kind wanted = lays ? Event::Kind::placed : Event::Kind::moved;
    const auto isBrought = [&fresh, wanted](const Piece &piece, const Event &event) {
        if (event.kind != wanted)
            return false;
        if (event.to == piece.place)
            return true;
        const bool isBeside = wanted == Event::Kind::moved && event.to.area == piece.place.area &&
                              event.to.owner == piece.place.owner;
        return isBeside && std::ranges::any_of(fresh, [&](const Piece &other) {
                   return other.place == event.to && other.kind == piece.kind;
               });
    };
    std::vector<Piece> placed;
    std::ranges::copy_if(fresh, std::back_inserter(placed), [&](const Piece &piece) {
        return std::ranges::any_of(events, [&](const Event &event) { return isBrought(piece, event); });
    });
    return placed;
}

bool endsTurn(const Events &events, const Actors &next, Seat seat)
{
    const bool newTurn =
        std::ranges::any_of(events, [](const Event &event) { return event.kind == Event::Kind::turnBegan; });
    return newTurn || (!next.isChance() && !next.includes(seat));
}

} // namespace

int pointsOf(const Events &events, Seat seat)
{
    int sum = 0;
    for (const Event &event : events)
        if (event.kind == Event::Kind::points && event.seat == seat)
            sum += event.amount;
    return sum;
}

Preview previewOf(const Table &table, const PlayMode &mode, const Position &position,
                  const std::vector<Piece> &shown, Seat seat, Action action)
{
    const Game &game = *table.game;
    Rng rng;
    Position before = game.guess(game.view(position, seat), rng);
    Preview preview;
    bool isFirst = true;
    for (std::optional<Action> next = action; next; isFirst = false) {
        Position after = game.apply(before, seat, *next, &preview.events);
        preview.isFinal = preview.isFinal || (!mode.isStudy && isFinal(table, before, seat, *next, after));
        if (isFirst)
            preview.placed = placedBy(preview.events, game.pieces(game.view(after, seat)), shown);
        before = std::move(after);
        next = game.actors(before) == Actors::seat(seat) ? forcedAt(table, mode, before) : std::nullopt;
    }
    // What others then turn over was only guessed.
    std::erase_if(preview.events, [seat](const Event &event) {
        return event.kind == Event::Kind::revealed && event.seat != seat;
    });
    preview.score = game.score(before);
    preview.sheets = game.breakdown(before);
    preview.endsTurn = endsTurn(preview.events, game.actors(before), seat);
    return preview;
}

} // namespace waystone
