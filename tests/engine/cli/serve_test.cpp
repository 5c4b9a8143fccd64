#include "bots/bots.h"
#include "cli/command.h"
#include "cli/serve_session.h"
#include "core/json/json.h"
#include "games.h"
#include "scenario/files/position_file.h"
#include "scenario/files/record.h"
#include "support/temporary_folder.h"
#include "support/tiny_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>

namespace waystone {
namespace {

class Serve : public testing::Test {
protected:
    Json say(const std::string &line)
    {
        const std::string answer = served_.answer(line);
        EXPECT_EQ(answer.find('\n'), std::string::npos);
        return Json::parse(answer);
    }
    /// Of a request that is answered.
    Json ask(const Json &request)
    {
        Json answer = say(request.dump());
        EXPECT_EQ(answer["ok"], true) << answer;
        return answer;
    }
    /// Of one that is not: what is wrong.
    Json error(const std::string &line)
    {
        Json answer = say(line);
        EXPECT_EQ(answer["ok"], false) << line << answer;
        EXPECT_FALSE(answer["error"]["sentence"].get<std::string>().empty());
        return answer["error"];
    }

    cli::ServeSession served_{games()};
    test::TemporaryFolder folder_;
};

TEST_F(Serve, GreetsWithAllThatIsKnown)
{
    const Json answer = ask({{"do", "hello"}});
    EXPECT_EQ(answer["protocol"], 1);
    ASSERT_EQ(answer["games"].size(), games().kinds().size());
    EXPECT_EQ(answer["games"][0]["id"], games().kinds()[0].id);
    EXPECT_EQ(answer["games"][0]["fewest"], 2);
    EXPECT_FALSE(answer["games"][0]["editions"].empty());
    EXPECT_FALSE(answer["games"][0]["rules"].empty());
    EXPECT_EQ(answer["bots"].size(), botIds().size());
}

TEST_F(Serve, EchoesIds)
{
    EXPECT_EQ(ask({{"do", "hello"}, {"id", 7}})["id"], 7);
    EXPECT_EQ(ask({{"do", "hello"}, {"id", "Bérénice"}})["id"], "Bérénice");
    EXPECT_FALSE(ask({{"do", "hello"}}).contains("id"));
    EXPECT_EQ(say(R"({"do": "view", "id": 8})")["id"], 8) << "also with an error";
    EXPECT_EQ(error(R"({"do": "hello", "id": [8]})")["code"], "file.wrong-type");
}

TEST_F(Serve, BeginsEveryGame)
{
    for (const GameKind &kind : games().kinds()) {
        SCOPED_TRACE(kind.id);
        const Json answer =
            ask({{"do", "new"}, {"game", kind.id}, {"players", kind.maxSeats}, {"seed", 5}, {"first", 1}});
        EXPECT_EQ(answer["game"], kind.id);
        EXPECT_EQ(answer["edition"]["id"], kind.defaultEdition);
        EXPECT_EQ(answer["players"], kind.maxSeats);
        EXPECT_FALSE(answer["actors"].empty());
        EXPECT_NE(answer["actors"][0], "chance") << "it has been drawn";
        for (const Json &ply : answer["plies"])
            EXPECT_EQ(ply["seat"], "chance");
        const Json again =
            ask({{"do", "new"}, {"game", kind.id}, {"players", kind.maxSeats}, {"seed", 5}, {"first", 1}});
        EXPECT_EQ(again, answer);
    }
    const Json answer = ask({{"do", "new"}, {"game", "province"}, {"rules", {{"endTiming", "finishTurn"}}}});
    EXPECT_EQ(answer["rules"]["endTiming"], "finishTurn");
    EXPECT_EQ(answer["players"], 2);
}

TEST_F(Serve, ChanceMayBeGiven)
{
    Json answer = ask({{"do", "new"}, {"game", "milestones"}, {"chance", "given"}});
    EXPECT_EQ(answer["actors"], Json::array({"chance"}));
    EXPECT_TRUE(answer["plies"].empty());
    const Json legal = ask({{"do", "legal"}});
    EXPECT_EQ(legal["seat"], "chance");
    ASSERT_GT(legal["legal"].size(), 1u);
    EXPECT_GE(legal["legal"][0]["weight"], 1);
    const Json last = legal["legal"].back();
    answer = ask({{"do", "play"}, {"seat", "chance"}, {"action", last["action"]}});
    ASSERT_EQ(answer["plies"].size(), 1u);
    EXPECT_EQ(answer["plies"][0]["action"], last["action"]);
    EXPECT_EQ(answer["plies"][0]["seat"], "chance");
    EXPECT_EQ(error(R"({"do": "play", "seat": 0, "action": "finish"})")["code"], "request.not-to-act");
}

TEST_F(Serve, PlaysAndTellsWhatHappened)
{
    ask({{"do", "new"}, {"game", "province"}, {"seed", 3}});
    const Json legal = ask({{"do", "legal"}});
    const Json move = legal["legal"][0];
    EXPECT_EQ(move["fields"]["verb"],
              move["action"].get<std::string>().substr(0, move["action"].get<std::string>().find(' ')));
    EXPECT_TRUE(move["points"].is_number());
    const Json answer = ask({{"do", "play"}, {"seat", legal["seat"]}, {"action", move["action"]}});
    ASSERT_FALSE(answer["plies"].empty());
    EXPECT_EQ(answer["plies"][0]["seat"], legal["seat"]);
    EXPECT_EQ(answer["plies"][0]["action"], move["action"]);
    EXPECT_FALSE(answer["plies"][0]["events"].empty());
    EXPECT_FALSE(answer["actors"].empty());
}

TEST_F(Serve, TheNamedPointsAreThoseThatComeThen)
{
    for (const GameKind &kind : games().kinds()) {
        SCOPED_TRACE(kind.id);
        Json actors = ask({{"do", "new"}, {"game", kind.id}, {"seed", 9}})["actors"];
        int scored = 0;
        for (int action = 0; action < 1000 && !actors.empty(); ++action) {
            const Json chosen = ask({{"do", "choose"}, {"bot", "greedy"}})["action"];
            const Json legal = ask({{"do", "legal"}})["legal"];
            const auto move =
                std::ranges::find_if(legal, [&](const Json &one) { return one["action"] == chosen; });
            ASSERT_NE(move, legal.end());
            const Json answer = ask({{"do", "play"}, {"action", chosen}});
            int points = 0;
            for (const Json &event : answer["plies"][0]["events"])
                if (event["kind"] == "points" && event.value("seat", Json()) == answer["plies"][0]["seat"])
                    points += event["amount"].get<int>();
            ASSERT_EQ((*move)["points"], points);
            scored += points;
            actors = answer["actors"];
        }
        EXPECT_GT(scored, 0);
    }
}

TEST_F(Serve, ScoresItemByItem)
{
    ask({{"do", "new"}, {"game", "milestones"}, {"players", 3}});
    const Json answer = ask({{"do", "score"}});
    EXPECT_EQ(answer["over"], false);
    EXPECT_EQ(answer["score"]["totals"].size(), 3u);
    EXPECT_EQ(answer["score"]["ranks"].size(), 3u);
    EXPECT_FALSE(answer["score"]["items"].empty());
}

TEST_F(Serve, BotsAdvise)
{
    ask({{"do", "new"}, {"game", "province"}});
    const Json request = {{"do", "choose"}, {"bot", "greedy"}, {"seed", 4}};
    const Json answer = ask(request);
    EXPECT_EQ(ask(request), answer) << "nothing was played";
    ask({{"do", "play"}, {"seat", answer["seat"]}, {"action", answer["action"]}});
    EXPECT_EQ(error(R"({"do": "choose", "bot": "clever"})")["code"], "file.unknown-value");
    EXPECT_EQ(error(R"({"do": "choose", "bot": "program:ls"})")["code"], "file.unknown-value");
}

TEST_F(Serve, LoadsFilesAndTexts)
{
    const std::shared_ptr<const Game> game = *games().make(*games().find("province"), "", {});
    Session session(game, *game->from(game->start(2, 1)), Rng(6));
    session.playChance();
    session.play(1, game->legal(session.position(), 1).front());
    const std::string record = writeRecord(session, std::vector<RecordPlayer>(2), 6);
    folder_.write("game.json", record);
    const Json loaded = ask({{"do", "load"}, {"path", folder_.path("game.json")}});
    EXPECT_EQ(loaded["game"], "province");
    const Json view = ask({{"do", "view"}, {"seat", 0}});
    EXPECT_EQ(view["view"]["guess"], game->toJson(game->setup(session.position())))
        << "here nothing is secret";
    EXPECT_EQ(ask({{"do", "load"}, {"text", record}}), loaded);

    // What a program is told of a position is enough to have it looked at.
    const Json position = {{"format", "waystone/position"}, {"version", 2},
                           {"game", loaded["game"]},        {"edition", loaded["edition"]},
                           {"rules", loaded["rules"]},      {"setup", view["view"]["guess"]}};
    ask({{"do", "load"}, {"text", position.dump()}, {"seed", 8}});
    EXPECT_EQ(ask({{"do", "view"}, {"seat", 0}}), view);
}

TEST_F(Serve, APositionIsPlayedOnByTheUsualSeed)
{
    const Json begun = ask({{"do", "new"}, {"game", "milestones"}, {"chance", "given"}});
    const Json position = {
        {"format", "waystone/position"}, {"version", 2},
        {"game", begun["game"]},         {"edition", begun["edition"]},
        {"rules", begun["rules"]},       {"setup", ask({{"do", "view"}})["view"]["guess"]}};
    const Json loaded = ask({{"do", "load"}, {"text", position.dump()}});
    EXPECT_EQ(loaded, ask({{"do", "load"}, {"text", position.dump()}, {"seed", 1}}));
    EXPECT_NE(loaded, ask({{"do", "load"}, {"text", position.dump()}, {"seed", 2}}));
    EXPECT_EQ(loaded, ask({{"do", "new"}, {"game", "milestones"}}));
}

TEST_F(Serve, TellsWhereAPositionIsAgainstTheRules)
{
    const Json begun = ask({{"do", "new"}, {"game", "province"}});
    Json setup = ask({{"do", "view"}})["view"]["guess"];
    setup["labor"] = 1;
    const Json position = {{"format", "waystone/position"}, {"version", 2},
                           {"game", begun["game"]},         {"edition", begun["edition"]},
                           {"rules", begun["rules"]},       {"setup", setup}};
    const Json wrong = error(Json{{"do", "load"}, {"text", position.dump()}}.dump());
    EXPECT_EQ(wrong["code"], "labor-beyond-gain");
    EXPECT_EQ(wrong["in"], "text");
    EXPECT_EQ(wrong["line"], 1);
    EXPECT_EQ(wrong["column"], position.dump().find("{\"phase\"") + 1);
    EXPECT_EQ(wrong["arguments"]["places"], "seat0.labor");
    EXPECT_TRUE(wrong["sentence"].get<std::string>().starts_with(
        "Labor left cannot exceed labor gained. Left: 1. Gained: 0 (seat0.labor): labor-beyond-gain"))
        << wrong["sentence"];
}

TEST_F(Serve, ReadsNoFileWithoutEnd)
{
    folder_.write("large.json", "{");
    std::filesystem::resize_file(folder_.path("large.json"), JsonDocument::maximumBytes + 1);
    const Json wrong = error(Json{{"do", "load"}, {"path", folder_.path("large.json")}}.dump());
    EXPECT_EQ(wrong["code"], "file.too-large");
    EXPECT_EQ(wrong["in"], folder_.path("large.json"));
    folder_.write("small.json", "{");
    const std::string cut = folder_.path("small.json") + std::string(1, '\0') + "x";
    EXPECT_EQ(error(Json{{"do", "load"}, {"path", cut}}.dump())["code"], "request.cannot-read")
        << "the system would end the name there";
    // The system makes it up as it is read; that it claims to be empty says nothing.
    if (std::filesystem::is_regular_file("/proc/version")) {
        EXPECT_EQ(error(R"({"do": "load", "path": "/proc/version"})")["code"], "file.syntax");
    }
}

TEST_F(Serve, TellsWhereAFileIsWrong)
{
    ask({{"do", "new"}, {"game", "province"}});
    const Json view = ask({{"do", "view"}});
    folder_.write("bad.json", "{\n  \"format\": 7}");
    Json wrong = error(Json{{"do", "load"}, {"path", folder_.path("bad.json")}}.dump());
    EXPECT_EQ(wrong["in"], folder_.path("bad.json"));
    EXPECT_EQ(wrong["line"], 2);
    wrong = error(R"({"do": "load", "text": "{"})");
    EXPECT_EQ(wrong["code"], "file.truncated");
    EXPECT_EQ(wrong["in"], "text");
    for (const std::string &path : {folder_.path("none.json"), std::string("/dev/zero"), folder_.path("")})
        EXPECT_EQ(error(Json{{"do", "load"}, {"path", path}}.dump())["code"], "request.cannot-read") << path;
    EXPECT_EQ(error(R"({"do": "load"})")["code"], "request.one-of");
    EXPECT_EQ(error(R"({"do": "load", "path": "a", "text": "b"})")["code"], "request.one-of");
    EXPECT_EQ(ask({{"do", "view"}}), view) << "the game is still there";
}

TEST_F(Serve, TellsWhatIsWrongWithARequest)
{
    const auto expectError = [this](const std::string &line, const std::string &code, int column) {
        SCOPED_TRACE(line.substr(0, 60));
        const Json found = error(line);
        EXPECT_EQ(found["code"], code);
        EXPECT_EQ(found.value("column", 0), column);
    };
    expectError("{", "file.truncated", 2);
    expectError(R"({"do": view})", "file.syntax", 8);
    expectError("\xFF", "file.encoding", 1);
    expectError("7", "file.wrong-type", 1);
    expectError("{}", "file.missing-key", 1);
    expectError(R"({"do": "dance"})", "file.unknown-value", 8);
    expectError(R"({"do": "hello", "do": "hello"})", "file.duplicate-key", 17);
    expectError(R"({"do": "hello", "loud": true})", "file.unknown-key", 17);
    expectError(std::string(1000, '['), "file.too-deep", 65);
    expectError(R"({"do": "new"})", "file.missing-key", 1);
    expectError(R"({"do": "new", "game": "chess"})", "file.unknown-value", 23);
    expectError(R"({"do": "new", "game": "province", "players": 3})", "file.out-of-range", 46);
    expectError(R"({"do": "new", "game": "province", "seed": -1})", "file.out-of-range", 43);
    expectError(R"({"do": "new", "game": "province", "edition": "my own"})", "game.unknown-edition", 0);
    expectError(R"({"do": "new", "game": "province", "rules": {"dice": "two"}})", "file.unknown-key", 53);
    for (const std::string what : {"view", "legal", "score", "play", "choose"})
        expectError(R"({"do": ")" + what + "\"}", "request.no-game", 0);

    ask({{"do", "new"}, {"game", "province"}});
    expectError(R"({"do": "view", "seat": 2})", "file.out-of-range", 24);
    expectError(R"({"do": "legal", "seat": "dealer"})", "file.unknown-value", 25);
    expectError(R"({"do": "play"})", "file.missing-key", 1);
    EXPECT_EQ(error(R"({"do": "play", "action": "fly"})")["in"], "action");
    EXPECT_EQ(error(R"({"do": "play", "seat": 1, "action": "move-all"})")["code"], "request.not-to-act");
    EXPECT_TRUE(say(served_.refuseLongLine())["ok"] == false);
}

TEST_F(Serve, RefusesByTheRules)
{
    ask({{"do", "new"}, {"game", "province"}});
    const Json view = ask({{"do", "view"}});
    const Json found = error(R"({"do": "play", "action": "build bank"})");
    const std::shared_ptr<const Game> game = *games().make(*games().find("province"), "", {});
    const std::string code = found["code"];
    EXPECT_NE(std::ranges::find(game->problemCodes(), code), game->problemCodes().end()) << found;
    EXPECT_EQ(found["sentence"], "At least one worker has to be moved.");
    EXPECT_EQ(ask({{"do", "view"}}), view);

    ask({{"do", "play"}, {"action", "move green right"}});
    EXPECT_EQ(error(R"({"do": "play", "action": "move green right"})")["sentence"],
              "There is no such worker in this zone: green worker (zone.right)")
        << "the place stands behind it";
}

TEST_F(Serve, NothingHiddenIsToldBeforeItIsSeen)
{
    Json answer = ask({{"do", "new"}, {"game", "between-two-cities"}, {"players", 4}, {"seed", 2}});
    ASSERT_FALSE(answer["plies"].empty());
    for (const Json &ply : answer["plies"])
        EXPECT_EQ(ply, Json({{"seat", "chance"}, {"hidden", true}})) << "hands are dealt";
    EXPECT_EQ(answer["actors"].size(), 4u);
    const Json seen = ask({{"do", "view"}, {"seat", 1}});
    for (const Json &piece : seen["view"]["pieces"])
        if (piece["place"].get<std::string>().find("hand") != std::string::npos) {
            EXPECT_EQ(piece["kind"] == "singleTile", piece["owner"] != 1) << piece;
        }
    EXPECT_FALSE(ask({{"do", "new"}, {"game", "milestones"}})["plies"][0].contains("hidden")) << "all see it";
}

/// Everything that a seat can ask for.
std::string told(cli::ServeSession &served, Seat seat)
{
    std::string all;
    for (const std::string what : {"view", "legal", "choose"}) {
        Json request = {{"do", what}, {"seat", seat}, {"seed", 77}};
        if (what == "choose")
            request["bot"] = "greedy";
        all += served.answer(request.dump()) + '\n';
    }
    all += served.answer(R"({"do": "score"})");
    return all;
}

TEST_F(Serve, WhatASeatIsToldNeverDependsOnWhatItCannotKnow)
{
    const std::shared_ptr<const Game> game = *games().make(*games().find("between-two-cities"), "", {});
    Session session(game, *game->from(game->start(4, 0)), Rng(12));
    Rng chooser(5);
    std::size_t others = 0;
    session.playChance();
    for (int action = 0; action < 20; ++action) {
        const Actors actors = game->actors(session.position());
        for (Seat seat = 0; seat < 4; ++seat) {
            std::set<std::string> answers;
            std::set<std::string> positions;
            for (int guess = 0; guess < 4; ++guess) {
                const Position same = game->guess(game->view(session.position(), seat), chooser);
                const std::string file = writePosition(*game, game->setup(same), {});
                positions.insert(file);
                ask({{"do", "load"}, {"text", file}});
                answers.insert(told(served_, seat));
            }
            EXPECT_EQ(answers.size(), 1u) << "action " << action << ", seat " << int{seat};
            others += positions.size() - 1;
        }
        const std::vector<Action> legal = game->legal(session.position(), actors.first());
        session.play(actors.first(), legal[chooser.below(static_cast<std::uint32_t>(legal.size()))]);
        session.playChance();
    }
    EXPECT_GT(others, 100u) << "there was something that they could not know";
}

TEST_F(Serve, QuitsWhenAsked)
{
    EXPECT_FALSE(served_.isOver());
    ask({{"do", "quit"}});
    EXPECT_TRUE(served_.isOver());
}

TEST_F(Serve, ReadsLinesUntilTheEnd)
{
    std::istringstream in("\n \r\n{\"do\":\"score\"}\r\n" +
                          std::string(cli::ServeSession::longestLine + 1, 'x') + "\n{\"do\":\"hello\"}");
    std::ostringstream out;
    std::ostringstream err;
    const std::vector<std::string> words{"serve"};
    EXPECT_EQ(cli::run(words, test::tinyGames(), {in, out, err}), 0);
    std::istringstream answers(out.str());
    std::vector<std::string> codes;
    for (std::string line; std::getline(answers, line);) {
        const Json answer = Json::parse(line);
        codes.push_back(answer["ok"] == true ? "ok" : answer["error"]["code"].get<std::string>());
    }
    EXPECT_EQ(codes, (std::vector<std::string>{"request.no-game", "request.line-too-long", "ok"}));
    EXPECT_EQ(err.str(), "");
}

} // namespace
} // namespace waystone
