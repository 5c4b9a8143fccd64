#include "cli/serve_request.h"
#include "cli/serve_session.h"
#include "core/json/json.h"
#include "protocol/game_json.h"

// The requests that play, with few words where many are played.

namespace waystone::cli {

namespace {

/// Nobody asks for what was: a table that plays on and on would fill the memory with it.
constexpr std::size_t mostPlies = 256;

} // namespace

Action ServeSession::notedAction(const std::string &notation)
{
    const Result<Action> action = session().game().actionFrom(notation);
    if (!action)
        throw ServeRefusal{action.problems().front(), std::string(inAction)};
    return *action;
}

Action ServeSession::pickedAction(Seat seat, std::uint64_t number)
{
    const Game &game = session().game();
    const Position &position = session().position();
    std::vector<Action> actions;
    if (seat == chanceSeat)
        for (const Outcome &outcome : game.outcomes(position))
            actions.push_back(outcome.action);
    else
        actions = game.legal(position, seat);
    if (number >= actions.size())
        throw ServeRefusal{problemOf("request.no-such-pick", {{"picks", static_cast<int>(actions.size())}})};
    return actions[number];
}

void ServeSession::playOn(Seat seat, Action action)
{
    Table &table = this->table();
    if (!table.session->game().actors(table.session->position()).includes(seat))
        throw ServeRefusal{problemOf("request.not-to-act")};
    if (const std::optional<Problem> problem = table.session->play(seat, action))
        throw ServeRefusal{*problem, "", true};
    if (table.drawsChance)
        table.session->playChance();
}

Json ServeSession::apply(ServeRequest &request)
{
    const Seat seat = namedSeat(request);
    std::optional<JsonReader> noted = request.json.optional("action");
    std::optional<JsonReader> picked = request.json.optional("pick");
    const std::string notation = noted ? noted->text(longestNotation) : "";
    const std::uint64_t pick = picked ? picked->natural() : 0;
    const bool tellsLegal = request.flag("legal");
    request.finish();
    if (noted.has_value() == picked.has_value())
        throw ServeRefusal{
            problemOf("request.one-of", {{"one", std::string("action")}, {"other", std::string("pick")}})};
    Table &table = this->table();
    if (!table.session->game().actors(table.session->position()).includes(seat))
        throw ServeRefusal{problemOf("request.not-to-act")};
    playOn(seat, noted ? notedAction(notation) : pickedAction(seat, pick));
    Session &session = *table.session;
    if (session.size() > mostPlies)
        table.session = std::make_unique<Session>(session.sharedGame(), session.position(),
                                                  session.ply(session.current()).rng);
    return standing(tellsLegal);
}

Json ServeSession::standingAsked(ServeRequest &request)
{
    request.finish();
    return standing(true);
}

Json ServeSession::standing(bool tellsLegal)
{
    const Game &game = session().game();
    const Position &position = session().position();
    const Actors actors = game.actors(position);
    Json json = {{"actors", actorsJson(actors)}};
    if (actors.isOver()) {
        const Score score = game.score(position);
        json["totals"] = score.totals;
        json["ranks"] = score.ranks;
        return json;
    }
    std::vector<Action> actions;
    if (actors.isChance())
        for (const Outcome &outcome : game.outcomes(position))
            actions.push_back(outcome.action);
    else
        actions = game.legal(position, actors.first());
    if (!tellsLegal) {
        json["picks"] = actions.size();
        return json;
    }
    Json &legal = json["legal"] = Json::array();
    for (const Action action : actions)
        legal.push_back(game.notation(action));
    return json;
}

Json ServeSession::close(ServeRequest &request)
{
    request.finish();
    static_cast<void>(table()); // for its problem
    tables_.erase(at_);
    return Json::object();
}

} // namespace waystone::cli
