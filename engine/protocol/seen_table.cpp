#include "protocol/seen_table.h"

#include "core/json/json.h"
#include "protocol/game_json.h"

namespace waystone {

namespace {

Json piecesJson(const Game &game, const SeatView &view)
{
    Json list = Json::array();
    for (const Piece &piece : game.pieces(view)) {
        Json json = {{"place", game.placeName(piece.place)}, {"kind", piece.kind}};
        if (!piece.variant.empty())
            json["variant"] = piece.variant;
        if (piece.owner != nobody)
            json["owner"] = seatJson(piece.owner);
        if (piece.value != 0)
            json["value"] = piece.value;
        if (piece.layer != 0)
            json["layer"] = piece.layer;
        list.push_back(std::move(json));
    }
    return list;
}

Json talliesJson(const Game &game, const SeatView &view)
{
    Json list = Json::array();
    for (const Tally &tally : game.tallies(view)) {
        Json json = Json::object();
        if (tally.owner != nobody)
            json["owner"] = seatJson(tally.owner);
        json["what"] = tally.what;
        json["amount"] = tally.amount;
        list.push_back(std::move(json));
    }
    return list;
}

Position guessed(const Game &game, const SeatView &view, std::uint64_t seed)
{
    Rng rng(seed);
    return game.guess(view, rng);
}

Json unseenJson(const std::vector<UnseenPart> &parts)
{
    Json list = Json::array();
    for (const UnseenPart &part : parts)
        list.push_back({{"at", part.at}, {"known", part.isKnown}});
    return list;
}

int pointsFor(Seat seat, const Events &events)
{
    int points = 0;
    for (const Event &event : events)
        if (event.kind == Event::Kind::points && event.seat == seat)
            points += event.amount;
    return points;
}

} // namespace

SeenTable::SeenTable(const Game &game, const SeatView &view, Seat seat, std::uint64_t seed)
    : game_(game), view_(view), seat_(seat), guess_(guessed(game, view, seed))
{}

Json SeenTable::view() const
{
    Json json = Json::object();
    json["seat"] = seatJson(seat_);
    json["players"] = game_.seats(guess_);
    json["actors"] = actorsJson(game_.actors(guess_));
    json["prompt"] = game_.prompt(guess_, seat_).code;
    json["pieces"] = piecesJson(game_, view_);
    json["tallies"] = talliesJson(game_, view_);
    json["score"] = scoreJson(game_.score(guess_));
    json["guess"] = game_.toJson(game_.setup(guess_));
    if (const std::vector<UnseenPart> parts = game_.unseen(view_); !parts.empty())
        json["unseen"] = unseenJson(parts);
    return json;
}

Json SeenTable::legal() const
{
    Json list = Json::array();
    if (!game_.actors(guess_).includes(seat_))
        return list;
    for (const Action action : game_.legal(guess_, seat_)) {
        Events events;
        static_cast<void>(game_.apply(guess_, seat_, action, &events));
        list.push_back({{"action", game_.notation(action)},
                        {"fields", game_.fields(action)},
                        {"points", pointsFor(seat_, events)}});
    }
    return list;
}

} // namespace waystone
