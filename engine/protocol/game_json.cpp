#include "protocol/game_json.h"

#include "core/json/json.h"

#include <array>

namespace waystone {

namespace {

constexpr std::array<std::string_view, 12> kindNames = {
    "turnBegan", "phaseBegan", "moved",    "placed",   "removed",      "gained",
    "paid",      "points",     "revealed", "declined", "endTriggered", "gameEnded",
};

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

} // namespace

Json seatJson(Seat seat)
{
    return seat == chanceSeat ? Json("chance") : seat == nobody ? Json(nullptr) : Json(seat);
}

Json actorsJson(const Actors &actors)
{
    Json list = Json::array();
    if (actors.isChance())
        list.push_back(seatJson(chanceSeat));
    for (Seat seat = 0; seat < maxSeats; ++seat)
        if (actors.includes(seat))
            list.push_back(seat);
    return list;
}

Json eventsJson(const Game &game, const Events &events)
{
    Json list = Json::array();
    for (const Event &event : events)
        list.push_back(eventJson(game, event));
    return list;
}

Json scoreJson(const Score &score)
{
    return {{"items", itemsJson(score.items)},
            {"totals", score.totals},
            {"tieBreaks", itemsJson(score.tieBreaks)},
            {"ranks", score.ranks}};
}

Json argumentsJson(const Game *game, const std::vector<Argument> &arguments)
{
    struct Writer {
        const Game *game;
        Json operator()(int number) const { return number; }
        Json operator()(const Term &term) const { return term.name; }
        Json operator()(const Place &place) const
        {
            return game == nullptr ? Json(nullptr) : Json(game->placeName(place));
        }
        Json operator()(const std::string &text) const { return text; }
    };
    Json object = Json::object();
    for (const Argument &argument : arguments)
        object[argument.name] = std::visit(Writer{game}, argument.value);
    return object;
}

} // namespace waystone
