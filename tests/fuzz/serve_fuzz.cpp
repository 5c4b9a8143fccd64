// Whatever lines are said to `waystone-cli serve`, each is answered with one line of JSON; a wrong one is told what is
// wrong and where, and leaves the game as it was. What a seat is told of the table is enough to set up a table that
// looks the same to it. Input is requests, one a line; a line of one byte plays that of the legal actions.

#include "cli/serve_session.h"
#include "core/json/json.h"
#include "core/json/json_document.h"
#include "games.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace waystone;

constexpr int mostLines = 60; // of a run, so that each stays short

void require(bool condition)
{
    if (!condition)
        std::abort();
}

/// The requests of the line: one, or those of a list. Empty if it is no JSON.
Json requestsIn(std::string_view line)
{
    const Result<JsonDocument> document = JsonDocument::parse(line);
    if (!document)
        return Json::array();
    return document->root().is_array() ? Json(document->root()) : Json::array({document->root()});
}

/// What is no matter of lines, or takes long: files, and bots that think.
bool isPassedOver(const Json &request)
{
    if (!request.is_object())
        return false;
    const Json bot = request.value("bot", Json());
    return request.contains("path") || (bot.is_string() && bot != "greedy" && bot != "random");
}

bool isId(const Json &id)
{
    constexpr std::size_t longest = 200; // bytes, where code points are meant
    if (id.is_string())
        return id.get_ref<const std::string &>().size() <= longest;
    return id.is_number_integer() && id >= 0 && id <= INT64_MAX;
}

void checkError(const Json &error, std::string_view line)
{
    const auto &code = error.at("code").get_ref<const std::string &>();
    const auto &sentence = error.at("sentence").get_ref<const std::string &>();
    // What the rules refuse is told in a sentence of its own.
    const bool isOfRules = code.find('.') == std::string::npos;
    require(!code.empty() && !sentence.empty() && (isOfRules || sentence.find(code) != std::string::npos));
    const bool isOfText =
        (code.starts_with("file.") || error.value("in", "") == "text") && code != "file.too-large";
    require(!isOfText || (error.contains("line") && error.contains("column")));
    require(error.value("in", "") != "action" || error.at("column") >= 1);
    if (error.contains("line") && !error.contains("in")) {
        // A carriage return alone ends a line, too, as positions in texts are counted.
        require(error["line"] >= 1 && error["line"] <= 1 + std::ranges::count(line, '\r'));
        require(error["column"] >= 1 && error["column"] <= line.size() + 1);
    }
}

class Conversation {
public:
    /// The answer, which is what every answer has to be.
    Json say(std::string_view line)
    {
        const std::string text = served_.answer(line);
        require(std::ranges::none_of(text, [](char byte) { return byte >= 0 && byte < ' '; }));
        Json answer = Json::parse(text);
        for (const Json &one : answer.is_array() ? answer : Json::array({answer}))
            if (!one.at("ok").get<bool>())
                checkError(one.at("error"), line);
        return answer;
    }
    Json ask(const Json &request) { return say(request.dump()); }
    /// All that can be told of the game.
    std::string table()
    {
        Json all = Json::array();
        for (const char *what : {"view", "score", "legal"})
            all.push_back(ask({{"do", what}}));
        return all.dump();
    }
    [[nodiscard]] bool isOver() const { return served_.isOver(); }

private:
    cli::ServeSession served_{games()};
};

/// A conversation and what was told in it of its game.
struct Table {
    Conversation talk;
    Json game;        ///< when it was put on the table
    std::string told; ///< all of it now; empty if that has not been asked
};

/// What this seat knows can be loaded, and is then all that it knows. The seat after the last is everybody.
void checkGuess(Table &table, int seat)
{
    Json request = {{"do", "view"}, {"seed", seat}};
    if (seat < table.game["players"])
        request["seat"] = seat;
    const Json view = table.talk.ask(request);
    require(view["ok"] == true);
    const Json position = {{"format", "waystone/position"}, {"version", 2},
                           {"game", table.game["game"]},    {"edition", table.game["edition"]},
                           {"rules", table.game["rules"]},  {"setup", view["view"]["guess"]}};
    Conversation again;
    require(again.ask({{"do", "load"}, {"text", position.dump()}, {"chance", "given"}})["ok"] == true);
    require(again.ask(request) == view);
    request["do"] = "legal";
    require(seat == table.game["players"] || again.ask(request) == table.talk.ask(request));
}

/// Plays one of the actions that are called legal, if there is one.
void playSome(Table &table, unsigned char which)
{
    const Json legal = table.talk.ask({{"do", "legal"}});
    if (legal["ok"] == false || legal["legal"].empty())
        return;
    const Json &action = legal["legal"][which % legal["legal"].size()]["action"];
    const Json played = table.talk.ask({{"do", "play"}, {"seat", legal["seat"]}, {"action", action}});
    require(played["ok"] == true && played["plies"][0]["seat"] == legal["seat"]);
    require(played["plies"][0]["action"] == action);
    table.told.clear();
}

/// Whether the request has changed what is on the table that has no name; the game is kept up with.
bool hasChanged(Table &table, const Json &request, const Json &answer)
{
    if (!request.is_object())
        return false;
    if (request.contains("id") && isId(request["id"]))
        require(answer.at("id") == request["id"]);
    if (answer.at("ok") == false || request.value("table", Json("")) != "")
        return false;
    const Json &what = request["do"];
    if (what == "new" || what == "load")
        table.game = answer;
    if (what == "close")
        table.game = Json();
    return what == "new" || what == "load" || what == "close" || what == "play" || what == "apply";
}

void sayLine(Table &table, std::string_view line)
{
    const Json requests = requestsIn(line);
    if (std::ranges::any_of(requests, isPassedOver))
        return;
    if (table.told.empty())
        table.told = table.talk.table();
    const Json answer = table.talk.say(line);
    const Json answers = answer.is_array() ? answer : Json::array({answer});
    bool isChanged = false;
    for (std::size_t index = 0; index < std::min(requests.size(), answers.size()); ++index)
        isChanged = hasChanged(table, requests[index], answers[index]) || isChanged;
    if (isChanged)
        table.told.clear();
    else
        require(table.talk.table() == table.told);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::string_view rest(reinterpret_cast<const char *>(data), size);
    Table table;
    for (int count = 0; count < mostLines && !rest.empty() && !table.talk.isOver(); ++count) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        if (line.size() == 1)
            playSome(table, static_cast<unsigned char>(line.front()));
        else
            sayLine(table, line);
    }
    if (table.game.is_object())
        checkGuess(table, static_cast<int>(size % (table.game["players"].get<std::size_t>() + 1)));
    return 0;
}
