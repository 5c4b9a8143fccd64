#include "cli/replay_json.h"

#include "core/json/json.h"
#include "protocol/game_json.h"

namespace waystone::cli {

namespace {

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
        json["events"] = eventsJson(game, ply.events);
    }
    json["actors"] = actorsJson(game.actors(ply.position));
    json["position"] = game.toJson(game.setup(ply.position));
    json["score"] = scoreJson(game.score(ply.position));
    return json;
}

} // namespace waystone::cli
