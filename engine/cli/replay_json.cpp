#include "cli/replay_json.h"

#include <algorithm>
#include <array>

namespace waystone::cli {

namespace {

constexpr std::array<std::string_view, 12> kindNames = {
    "turnBegan", "phaseBegan", "moved",    "placed",   "removed",      "gained",
    "paid",      "points",     "revealed", "declined", "endTriggered", "gameEnded",
};

Json seatJson(Seat seat)
{
    return seat == chanceSeat ? Json("chance") : seat == nobody ? Json(nullptr) : Json(seat);
}

Json eventJson(const Game &game, const Event &event)
{
    using Kind = Event::Kind;
    Json json = {{"kind", kindNames[static_cast<std::size_t>(event.kind)]}};
    if (event.seat != nobody)
        json["seat"] = seatJson(event.seat);
    if (!event.what.empty())
        json["what"] = event.what;
    if (!event.cause.empty())
        json["cause"] = event.cause;
    if (event.kind == Kind::gained || event.kind == Kind::paid || event.kind == Kind::points)
        json["amount"] = event.amount;
    if (event.from != Place{})
        json["from"] = game.placeName(event.from);
    if (event.to != Place{})
        json["to"] = game.placeName(event.to);
    return json;
}

Json itemsJson(const std::vector<ScoreItem> &items)
{
    Json list = Json::array();
    for (const ScoreItem &item : items)
        list.push_back({{"source", item.source}, {"points", item.points}});
    return list;
}

Json scoreJson(const Score &score)
{
    return {{"items", itemsJson(score.items)},
            {"totals", score.totals},
            {"tieBreaks", itemsJson(score.tieBreaks)},
            {"ranks", score.ranks}};
}

Json actorsJson(const Game &game, const Position &position)
{
    const Actors actors = game.actors(position);
    Json list = Json::array();
    if (actors.isChance())
        list.push_back(seatJson(chanceSeat));
    for (Seat seat = 0; seat < maxSeats; ++seat)
        if (actors.includes(seat))
            list.push_back(seat);
    return list;
}

Json legalJson(const Game &game, const Position &position, Seat seat)
{
    Json list = Json::array();
    if (seat == chanceSeat) {
        for (const Outcome &outcome : game.outcomes(position))
            list.push_back(game.notation(outcome.action));
    } else {
        for (const Action action : game.legal(position, seat))
            list.push_back(game.notation(action));
    }
    return list;
}

Json weightsJson(const Game &game, const Position &position)
{
    Json list = Json::array();
    for (const Outcome &outcome : game.outcomes(position))
        list.push_back(outcome.weight);
    return list;
}

} // namespace

Json plyJson(const Session &session, PlyId id, bool withStates)
{
    const Game &game = session.game();
    const Ply &ply = session.ply(id);
    Json json = {{"ply", id}};
    if (id != 0) {
        json["after"] = ply.parent;
        json["seat"] = seatJson(ply.seat);
        json["action"] = game.notation(ply.action);
        if (ply.takenBack)
            json["takenBack"] = true;
    }
    if (!withStates)
        return json;
    if (id != 0) {
        const Position &before = session.ply(ply.parent).position;
        json["fields"] = game.fields(ply.action);
        json["legal"] = legalJson(game, before, ply.seat);
        if (ply.seat == chanceSeat)
            json["weights"] = weightsJson(game, before);
        Json events = Json::array();
        for (const Event &event : ply.events)
            events.push_back(eventJson(game, event));
        json["events"] = std::move(events);
    }
    json["actors"] = actorsJson(game, ply.position);
    json["position"] = game.toJson(game.setup(ply.position));
    json["score"] = scoreJson(game.score(ply.position));
    return json;
}

} // namespace waystone::cli
