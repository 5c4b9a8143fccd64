#include "bots/bots.h"
#include "cli/kind_json.h"
#include "cli/loaded_game.h"
#include "cli/problem_text.h"
#include "cli/serve_request.h"
#include "cli/serve_session.h"
#include "core/file_problem.h"
#include "core/json/json.h"
#include "core/read_file.h"
#include "protocol/protocol.h"
#include "scenario/files/game_header.h"

#include <limits>

// The requests that tell of games and put one on the table; the others are in serve_session.cpp.

namespace waystone::cli {

namespace {

constexpr std::size_t longestPath = 4096;
constexpr std::size_t mostMade = 64;

std::string requestedFile(const std::string &path)
{
    Result<std::string> text = readFile(path);
    if (text)
        return std::move(text).value();
    const Problem &problem = text.problems().front();
    if (problem.code == file_problem::tooLarge)
        throw ServeRefusal{problem, path};
    throw ServeRefusal{
        problemOf("request.cannot-read", {{"path", path}, {"problem", problemSentence(problem)}})};
}

} // namespace

std::string ServeRequest::name(JsonReader &json)
{
    if (json.raw().is_string())
        return json.text(longestServeId);
    return std::to_string(json.integer(0, std::numeric_limits<std::int64_t>::max()));
}

Json ServeSession::hello(ServeRequest &request)
{
    request.finish();
    Json games = Json::array();
    for (const GameKind &kind : registry_.kinds())
        games.push_back(kindJson(kind, registry_.editions(kind)));
    return {{"protocol", protocolVersion}, {"games", std::move(games)}, {"bots", botIds()}};
}

Json ServeSession::begin(ServeRequest &request)
{
    JsonReader &json = request.json;
    const GameKind &kind = registry_.kinds()[json["game"].oneOf(idsOf(registry_.kinds()))];
    request.check(); // or the rest would be measured by the wrong game
    std::string edition;
    if (std::optional<JsonReader> id = json.optional("edition"))
        edition = id->text(longestServeId);
    OptionChoice rules;
    if (std::optional<JsonReader> chosen = json.optional("rules"))
        rules = readRules(std::move(*chosen), kind);
    int players = kind.minSeats;
    if (std::optional<JsonReader> count = json.optional("players"))
        players = static_cast<int>(count->integer(kind.minSeats, kind.maxSeats));
    Seat first = 0;
    if (std::optional<JsonReader> seat = json.optional("first"))
        first = static_cast<Seat>(seat->integer(0, players - 1));
    const std::uint64_t seed = request.seed(usualServeSeed);
    const bool drawsChance = request.drawsChance();
    request.finish();

    const std::shared_ptr<const Game> game = made(kind, edition, rules);
    const Result<Position> start = game->from(game->start(players, first));
    if (!start)
        throw ServeRefusal{start.problems().front()};
    return install(std::make_unique<Session>(game, *start, Rng(seed)), drawsChance);
}

std::shared_ptr<const Game> ServeSession::made(const GameKind &kind, const std::string &edition,
                                               const OptionChoice &rules)
{
    std::string key = std::string(kind.id) + '\n' + edition;
    for (const auto &[option, value] : rules)
        key += '\n' + option + '=' + value;
    if (const auto known = made_.find(key); known != made_.end())
        return known->second;
    Result<std::shared_ptr<const Game>> game = registry_.make(kind, edition, rules);
    if (!game)
        throw ServeRefusal{game.problems().front()};
    if (made_.size() == mostMade)
        made_.clear();
    return made_.emplace(std::move(key), std::move(game).value()).first->second;
}

Json ServeSession::load(ServeRequest &request)
{
    std::optional<JsonReader> path = request.json.optional("path");
    std::optional<JsonReader> text = request.json.optional("text");
    const std::string where = path ? path->text(longestPath) : "text";
    const std::string given = text ? text->text(longestLine) : "";
    const bool hasSeed = request.json.has("seed");
    const std::uint64_t seed = request.seed(usualServeSeed);
    const bool drawsChance = request.drawsChance();
    request.finish();
    if (path.has_value() == text.has_value())
        throw ServeRefusal{
            problemOf("request.one-of", {{"one", std::string("path")}, {"other", std::string("text")}})};

    Result<LoadedRecord> loaded = gameFromText(path ? requestedFile(where) : given, registry_);
    if (!loaded)
        throw ServeRefusal{loaded.problems().front(), where};
    LoadedRecord record = std::move(loaded).value();
    if (hasSeed)
        record.session =
            std::make_unique<Session>(record.session->sharedGame(), record.session->position(), Rng(seed));
    Json answer = install(std::move(record.session), drawsChance);
    for (const Problem &note : record.notes)
        answer["notes"].push_back(problemSentence(note));
    return answer;
}

Json ServeSession::install(std::unique_ptr<Session> session, bool drawsChance)
{
    if (!tables_.contains(at_) && tables_.size() == mostTables)
        throw ServeRefusal{problemOf("request.too-many-tables", {{"maximum", static_cast<int>(mostTables)}})};
    tables_[at_] = {std::move(session), drawsChance};
    const PlyId before = this->session().current();
    if (drawsChance)
        table().session->playChance();
    Json answer = Json::object();
    writeGame(answer, this->session().game());
    answer["players"] = seats();
    answer.update(played(before, nobody));
    return answer;
}

} // namespace waystone::cli
