#include "cli/serve_session.h"
#include "core/json/json.h"
#include "games.h"

#include <gtest/gtest.h>

/// Several tables, requests in one line, and playing with few words.
namespace waystone {
namespace {

class ServeTables : public testing::Test {
protected:
    Json say(const std::string &line) { return Json::parse(served_.answer(line)); }
    Json ask(const Json &request)
    {
        Json answer = say(request.dump());
        EXPECT_EQ(answer["ok"], true) << request << answer;
        return answer;
    }
    std::string errorOf(const Json &request)
    {
        const Json answer = say(request.dump());
        EXPECT_EQ(answer["ok"], false) << request << answer;
        EXPECT_FALSE(answer["error"]["sentence"].get<std::string>().empty());
        return answer["error"]["code"];
    }

    cli::ServeSession served_{games()};
};

TEST_F(ServeTables, EachHasAGameOfItsOwn)
{
    ask({{"do", "new"}, {"game", "province"}});
    ask({{"do", "new"}, {"game", "milestones"}, {"table", "second"}, {"players", 3}});
    ask({{"do", "new"}, {"game", "province"}, {"table", 7}});
    EXPECT_EQ(ask({{"do", "view"}, {"table", "second"}})["view"]["players"], 3);
    EXPECT_EQ(ask({{"do", "view"}})["view"]["players"], 2);
    const Json before = ask({{"do", "standing"}});
    ask({{"do", "apply"}, {"table", 7}, {"pick", 1}});
    EXPECT_EQ(ask({{"do", "standing"}}), before);
    EXPECT_NE(ask({{"do", "standing"}, {"table", 7}}), before);

    ask({{"do", "close"}, {"table", "second"}});
    EXPECT_EQ(errorOf({{"do", "view"}, {"table", "second"}}), "request.no-game");
    EXPECT_EQ(errorOf({{"do", "close"}, {"table", "second"}}), "request.no-game");
    EXPECT_EQ(errorOf({{"do", "view"}, {"table", -1}}), "file.out-of-range");
    EXPECT_EQ(errorOf({{"do", "view"}, {"table", true}}), "file.wrong-type");
}

TEST_F(ServeTables, AreNotWithoutNumber)
{
    Json requests = Json::array();
    for (std::size_t table = 0; table < cli::ServeSession::mostTables; ++table)
        requests.push_back({{"do", "new"}, {"game", "province"}, {"table", table}});
    for (const Json &answer : say(requests.dump()))
        ASSERT_EQ(answer["ok"], true);
    EXPECT_EQ(errorOf({{"do", "new"}, {"game", "province"}, {"table", "more"}}), "request.too-many-tables");
    ask({{"do", "new"}, {"game", "province"}, {"table", 5}});
    ask({{"do", "close"}, {"table", 5}});
    ask({{"do", "new"}, {"game", "province"}, {"table", "more"}});
}

/// What `legal` tells of the first that acts, without all but the notation.
TEST_F(ServeTables, ToApplyIsToPlayWithFewerWords)
{
    for (const GameKind &kind : games().kinds()) {
        SCOPED_TRACE(kind.id);
        for (const char *table : {"played", "applied"})
            ask({{"do", "new"}, {"game", kind.id}, {"seed", 11}, {"table", table}});
        Json standing = ask({{"do", "standing"}, {"table", "applied"}});
        std::size_t number = 0;
        for (; !standing["actors"].empty(); ++number) {
            const Json legal = ask({{"do", "legal"}, {"table", "played"}})["legal"];
            ASSERT_EQ(standing["legal"].size(), legal.size());
            for (std::size_t pick = 0; pick < legal.size(); ++pick)
                ASSERT_EQ(standing["legal"][pick], legal[pick]["action"]);
            const std::size_t pick = number * 7 % legal.size();
            const Json played = ask({{"do", "play"}, {"table", "played"}, {"action", legal[pick]["action"]}});
            Json request = {{"do", "apply"}, {"table", "applied"}};
            if (number % 2 == 0)
                request["pick"] = pick;
            else
                request["action"] = legal[pick]["action"];
            const bool isTold = number % 3 != 0;
            if (isTold)
                request["legal"] = true;
            const Json applied = ask(request);
            ASSERT_EQ(applied["actors"], played["actors"]);
            EXPECT_FALSE(applied.contains("plies"));
            standing = ask({{"do", "standing"}, {"table", "applied"}});
            if (isTold) {
                EXPECT_EQ(applied, standing);
            } else if (!applied["actors"].empty()) {
                EXPECT_EQ(applied["picks"], standing["legal"].size());
            }
        }
        EXPECT_GT(number, 20U);
        const Json score = ask({{"do", "score"}, {"table", "played"}})["score"];
        EXPECT_EQ(standing["totals"], score["totals"]);
        EXPECT_EQ(standing["ranks"], score["ranks"]);
        EXPECT_EQ(errorOf({{"do", "apply"}, {"table", "applied"}, {"pick", 0}}), "request.not-to-act");
    }
}

TEST_F(ServeTables, ChanceIsAppliedWhereItIsGiven)
{
    Json answer = ask({{"do", "new"}, {"game", "province"}, {"chance", "given"}});
    ASSERT_EQ(answer["actors"], Json::array({"chance"}));
    const Json standing = ask({{"do", "standing"}});
    const Json legal = ask({{"do", "legal"}})["legal"];
    ASSERT_EQ(standing["legal"].size(), legal.size());
    EXPECT_EQ(standing["legal"].back(), legal.back()["action"]);
    answer = ask({{"do", "apply"}, {"pick", legal.size() - 1}, {"seat", "chance"}});
    EXPECT_EQ(answer["actors"], Json::array({0}));
}

TEST_F(ServeTables, WhatCannotBeAppliedChangesNothing)
{
    EXPECT_EQ(errorOf({{"do", "apply"}, {"pick", 0}}), "request.no-game");
    EXPECT_EQ(errorOf({{"do", "standing"}}), "request.no-game");
    ask({{"do", "new"}, {"game", "province"}});
    const Json before = ask({{"do", "standing"}});
    EXPECT_EQ(errorOf({{"do", "apply"}}), "request.one-of");
    EXPECT_EQ(errorOf({{"do", "apply"}, {"pick", 0}, {"action", "move-all"}}), "request.one-of");
    EXPECT_EQ(errorOf({{"do", "apply"}, {"pick", before["legal"].size()}}), "request.no-such-pick");
    EXPECT_EQ(errorOf({{"do", "apply"}, {"pick", -1}}), "file.out-of-range");
    EXPECT_EQ(errorOf({{"do", "apply"}, {"pick", 0}, {"seat", 1}}), "request.not-to-act");
    EXPECT_EQ(errorOf({{"do", "apply"}, {"action", "build bank"}}), "work-obligatory");
    EXPECT_EQ(errorOf({{"do", "apply"}, {"pick", 0}, {"events", true}}), "file.unknown-key");
    EXPECT_EQ(ask({{"do", "standing"}}), before);
}

TEST_F(ServeTables, ALineMayHoldManyRequests)
{
    const Json answers = say(
        R"([{"do": "new", "game": "province", "table": 1}, {"do": "dance", "id": "x"}, {"do": "new", "game": 3},
                {"do": "standing", "table": 1, "id": 4}, 5, {"do": "quit"}])");
    ASSERT_EQ(answers.size(), 6U);
    EXPECT_EQ(answers[0]["ok"], true);
    EXPECT_EQ(answers[1]["ok"], false);
    EXPECT_EQ(answers[1]["id"], "x");
    EXPECT_EQ(answers[2]["error"]["line"], 1);
    EXPECT_EQ(answers[3]["ok"], true) << "the one before it has no part in it";
    EXPECT_EQ(answers[3]["id"], 4);
    EXPECT_EQ(answers[4]["ok"], false);
    EXPECT_EQ(answers[5]["ok"], true);
    EXPECT_TRUE(served_.isOver());
    EXPECT_EQ(say("[]"), Json::array());

    Json many = Json::array();
    for (std::size_t request = 0; request <= cli::ServeSession::mostRequests; ++request)
        many.push_back({{"do", "hello"}});
    EXPECT_EQ(errorOf(many), "file.wrong-size");
}

} // namespace
} // namespace waystone
