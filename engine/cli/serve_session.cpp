#include "cli/serve_session.h"

#include "bots/bots.h"
#include "cli/problem_text.h"
#include "cli/serve_request.h"
#include "core/hidden_draw.h"
#include "core/json/json.h"
#include "core/problem_sentence.h"
#include "protocol/game_json.h"
#include "protocol/seen_table.h"

#include <algorithm>
#include <array>
#include <exception>
#include <limits>

namespace waystone::cli {

namespace {

std::string oneLineJson(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

struct ServeSession::Entry {
    std::string_view id;
    Json (ServeSession::*handle)(ServeRequest &request);
};

Json ServeSession::handled(ServeRequest &request)
{
    static constexpr std::array entries{
        Entry{"hello", &ServeSession::hello},   Entry{"new", &ServeSession::begin},
        Entry{"load", &ServeSession::load},     Entry{"view", &ServeSession::view},
        Entry{"legal", &ServeSession::legal},   Entry{"play", &ServeSession::play},
        Entry{"choose", &ServeSession::choose}, Entry{"score", &ServeSession::score},
        Entry{"apply", &ServeSession::apply},   Entry{"standing", &ServeSession::standingAsked},
        Entry{"close", &ServeSession::close},   Entry{"quit", &ServeSession::quit},
    };
    const std::size_t which = request.json["do"].oneOf(idsOf(entries));
    request.check();
    return (this->*entries[which].handle)(request);
}

std::string ServeSession::answer(std::string_view line)
{
    const Result<JsonDocument> document = JsonDocument::parse(line);
    if (!document)
        return oneLineJson({{"ok", false}, {"error", errorJson(document.problems().front(), "", false)}});
    Problems problems;
    JsonReader reader(*document, problems);
    if (!reader.raw().is_array())
        return oneLineJson(answered({std::move(reader), problems}));
    Json answers = Json::array();
    std::vector<JsonReader> requests = reader.array(0, mostRequests);
    if (!problems.empty())
        return oneLineJson({{"ok", false}, {"error", errorJson(problems.front(), "", false)}});
    for (JsonReader &request : requests) {
        problems.clear();
        answers.push_back(answered({std::move(request), problems}));
    }
    return oneLineJson(answers);
}

Json ServeSession::answered(ServeRequest request)
{
    Json answer = Json::object();
    const auto refuse = [&](const ServeRefusal &refusal) {
        answer["ok"] = false;
        answer["error"] = errorJson(refusal.problem, refusal.where, refusal.isByRules);
    };
    try {
        request.json.object();
        request.check();
        if (std::optional<JsonReader> id = request.json.optional("id")) {
            static_cast<void>(request.name(*id));
            request.check();
            answer["id"] = id->raw();
        }
        at_.clear();
        if (std::optional<JsonReader> table = request.json.optional("table")) {
            at_ = request.name(*table);
            request.check();
        }
        Json found = handled(request);
        answer["ok"] = true;
        answer.update(found);
    } catch (const ServeRefusal &refusal) {
        refuse(refusal);
    } catch (const std::exception &error) { // memory; nothing of ours throws these
        refuse({problemOf("request.failed", {{"problem", std::string(error.what())}})});
    }
    return answer;
}

std::string ServeSession::refuseLongLine()
{
    const Problem problem = problemOf("request.line-too-long", {{"maximum", static_cast<int>(longestLine)}});
    return oneLineJson({{"ok", false}, {"error", errorJson(problem, "", false)}});
}

Json ServeSession::errorJson(const Problem &problem, const std::string &where, bool isByRules)
{
    const std::string before = where == inAction ? "the action cannot be read: " : "";
    // Other problems may be of another game, whose places and words this one does not know.
    const Game *game = isByRules ? &session().game() : nullptr;
    Json json = {
        {"code", problem.code},
        {"sentence", game != nullptr ? ruleLine(*game, problem) : before + problemSentence(problem)}};
    if (!where.empty())
        json["in"] = where;
    const Json arguments = argumentsJson(game, problem.arguments);
    Json rest = Json::object();
    for (const auto &[name, value] : arguments.items())
        (name == "line" || name == "column" ? json : rest)[name] = value;
    if (!rest.empty())
        json["arguments"] = std::move(rest);
    if (game != nullptr)
        for (const Place &place : problem.places)
            json["places"].push_back(game->placeName(place));
    return json;
}

ServeSession::Table &ServeSession::table()
{
    const auto found = tables_.find(at_);
    if (found == tables_.end())
        throw ServeRefusal{problemOf("request.no-game")};
    return found->second;
}

int ServeSession::seats()
{
    return session().game().seats(session().position());
}

Seat ServeSession::namedSeat(ServeRequest &request)
{
    std::optional<JsonReader> seat = request.json.optional("seat");
    if (!seat)
        return session().game().actors(session().position()).first();
    if (seat->raw().is_string()) {
        static_cast<void>(seat->oneOf({"chance"})); // for its problem: there is only one such name
        return chanceSeat;
    }
    return static_cast<Seat>(seat->integer(0, seats() - 1));
}

Json ServeSession::played(PlyId after, Seat watcher)
{
    const Session &session = this->session();
    const Game &game = session.game();
    Json plies = Json::array();
    for (const PlyId id : session.lineTo(session.current())) {
        const Ply &ply = session.ply(id);
        if (ply.depth <= session.ply(after).depth)
            continue;
        Json json = {{"seat", seatJson(ply.seat)}};
        // Whoever gave the draw themselves knows it.
        if (ply.seat == chanceSeat && watcher != chanceSeat &&
            isHiddenDraw(game, session.ply(ply.parent).position, ply.action, ply.position, watcher)) {
            json["hidden"] = true;
        } else {
            json["action"] = game.notation(ply.action);
            json["events"] = eventsJson(game, ply.events);
        }
        plies.push_back(std::move(json));
    }
    return {{"plies", std::move(plies)}, {"actors", actorsJson(game.actors(session.position()))}};
}

Json ServeSession::view(ServeRequest &request)
{
    const Session &session = this->session();
    Seat seat = nobody;
    if (std::optional<JsonReader> named = request.json.optional("seat"))
        seat = static_cast<Seat>(named->integer(0, seats() - 1));
    const std::uint64_t seed = request.seed(0);
    request.finish();
    const SeatView view = session.game().view(session.position(), seat);
    return {{"view", SeenTable(session.game(), view, seat, seed).view()}};
}

Json ServeSession::legal(ServeRequest &request)
{
    const Session &session = this->session();
    const Game &game = session.game();
    const Seat seat = namedSeat(request);
    const std::uint64_t seed = request.seed(0);
    request.finish();
    Json list = Json::array();
    if (seat == chanceSeat && game.actors(session.position()).isChance()) {
        for (const Outcome &outcome : game.outcomes(session.position()))
            list.push_back({{"action", game.notation(outcome.action)},
                            {"fields", game.fields(outcome.action)},
                            {"weight", outcome.weight}});
    } else if (seat < seats()) {
        const SeatView view = game.view(session.position(), seat);
        list = SeenTable(game, view, seat, seed).legal();
    }
    return {{"seat", seatJson(seat)}, {"legal", std::move(list)}};
}

Json ServeSession::play(ServeRequest &request)
{
    const Seat seat = namedSeat(request);
    const std::string notation = request.json["action"].text(longestNotation);
    request.finish();
    const Action action = notedAction(notation);
    const PlyId before = session().current();
    playOn(seat, action);
    return played(before, seat);
}

Json ServeSession::choose(ServeRequest &request)
{
    const Session &session = this->session();
    const Game &game = session.game();
    const Seat seat = namedSeat(request);
    const std::size_t bot = request.json["bot"].oneOf(botIds());
    const std::uint64_t seed = request.seed(usualServeSeed);
    request.finish();
    if (seat >= seats() || !game.actors(session.position()).includes(seat))
        throw ServeRefusal{problemOf("request.not-to-act")};
    Rng rng(seed);
    const Action action =
        makeBot(botIds()[bot])->choose(game, game.view(session.position(), seat), seat, rng, {});
    return {{"seat", seatJson(seat)}, {"action", game.notation(action)}};
}

Json ServeSession::score(ServeRequest &request)
{
    const Session &session = this->session();
    request.finish();
    return {{"score", scoreJson(session.game().score(session.position()))},
            {"over", session.game().actors(session.position()).isOver()}};
}

Json ServeSession::quit(ServeRequest &request)
{
    request.finish();
    isOver_ = true;
    return Json::object();
}

} // namespace waystone::cli
