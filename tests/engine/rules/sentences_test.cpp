#include "core/json/json.h"
#include "core/problem_sentence.h"
#include "core/session.h"
#include "games.h"
#include "milestones/rules.h"
#include "province/rules.h"
#include "scenario/files/position_file.h"
#include "scenario/files/record.h"
#include "support/listed_games.h"
#include "support/ran.h"
#include "support/temporary_folder.h"
#include "test_paths.h"
#include "twocities/rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <set>

/// Who has no window is told in sentences too why an action is refused (resources/sentences).
namespace waystone::test {
namespace {

std::shared_ptr<const Game> madeGame(const std::string &id)
{
    return *games().make(*games().find(id), "", {});
}

std::span<const std::string_view> editionCodes(const std::string &game)
{
    return game == milestones::Milestones::id() ? milestones::editionProblemCodes()
           : game == province::Province::id()   ? province::editionProblemCodes()
                                                : twocities::editionProblemCodes();
}

class Sentences : public testing::TestWithParam<ListedGame> {
protected:
    std::shared_ptr<const Game> game_ = madeGame(GetParam().id);
    const ProblemSentences &words_ = problemSentences(GetParam().id);
};

TEST_P(Sentences, EveryCodeHasOneAndNothingElseHas)
{
    std::set<std::string> codes(game_->problemCodes().begin(), game_->problemCodes().end());
    for (const auto &[code, pattern] : words_.patterns) {
        EXPECT_TRUE(codes.erase(code) == 1) << code << " is no code of the game";
        EXPECT_TRUE(std::isupper(static_cast<unsigned char>(pattern.front())) != 0 || pattern.front() == '{')
            << pattern;
        EXPECT_GE(std::ranges::count(pattern, ' '), 3) << pattern;
        EXPECT_EQ(std::ranges::count(pattern, '{'), std::ranges::count(pattern, '}')) << pattern;
        EXPECT_EQ(pattern.find(code), std::string::npos) << pattern;
    }
    EXPECT_EQ(codes, std::set<std::string>()) << "have no sentence";
    const auto terms = game_->terms();
    for (const auto &[term, words] : words_.terms)
        EXPECT_NE(std::ranges::find(terms, term), terms.end()) << term;
}

/// Reading an edition gives no other codes of its own: the tests of each edition hold that.
TEST_P(Sentences, EveryCodeOfAnEditionHasOneAndNothingElseHas)
{
    const std::span<const std::string_view> all = editionCodes(GetParam().id);
    std::set<std::string> codes(all.begin(), all.end());
    EXPECT_FALSE(codes.empty());
    for (const auto &[code, pattern] : words_.editions) {
        EXPECT_TRUE(codes.erase(code) == 1) << code << " is no code of an edition";
        EXPECT_TRUE(std::isupper(static_cast<unsigned char>(pattern.front())) != 0) << pattern;
        EXPECT_GE(std::ranges::count(pattern, ' '), 3) << pattern;
        EXPECT_EQ(std::ranges::count(pattern, '{'), std::ranges::count(pattern, '}')) << pattern;
    }
    EXPECT_EQ(codes, std::set<std::string>()) << "have no sentence";
}

TEST_P(Sentences, TheFileSaysWhatItIs)
{
    std::ifstream stream(WAYSTONE_ROOT_DIR "/resources/sentences/" + GetParam().id + ".json");
    const Json file = Json::parse(stream);
    EXPECT_EQ(file["format"], "waystone/sentences");
    EXPECT_EQ(file["version"], 1);
    EXPECT_EQ(file["sentences"].size(), words_.patterns.size());
}

/// Plays at random and lets every seat try everything now and then: whatever is refused, no gap stays open.
TEST_P(Sentences, AreFilledFromTheRefusal)
{
    std::vector<Action> all;
    game_->everyAction([&all](Action action) { all.push_back(action); });
    Session session(game_, *game_->from(game_->start(2, 0)), Rng(4));
    Rng rng(5);
    int told = 0;
    for (int ply = 0; ply < 120; ++ply) {
        session.playChance();
        for (int attempt = 0; attempt < 60; ++attempt) {
            const Action action = all[rng.below(static_cast<std::uint32_t>(all.size()))];
            const auto seat = static_cast<Seat>(rng.below(2));
            const std::optional<Problem> refusal = game_->refuse(session.position(), seat, action);
            if (!refusal)
                continue;
            ++told;
            const std::string sentence = ruleSentence(*game_, *refusal);
            EXPECT_FALSE(sentence.empty()) << refusal->code;
            EXPECT_EQ(sentence.find_first_of("{}?|+"), std::string::npos) << sentence;
            for (const Place place : refusal->places)
                EXPECT_NE(sentence.find(game_->placeName(place)), std::string::npos) << sentence;
        }
        const Seat seat = game_->actors(session.position()).first();
        if (seat == nobody)
            break;
        const std::vector<Action> legal = game_->legal(session.position(), seat);
        session.play(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    EXPECT_GT(told, 1000);
}

INSTANTIATE_TEST_SUITE_P(Games, Sentences, testing::ValuesIn(listedGames()),
                         [](const auto &game) { return game.param.folder; });

TEST(SentencesAtWork, GoodsAreListedAndCounted)
{
    const auto game = madeGame("milestones");
    EXPECT_EQ(ruleSentence(*game, {"goods-missing",
                                   {termArgument("good", "stone"),
                                    {"needed", 2},
                                    {"owned", 0},
                                    termArgument("good2", "coin"),
                                    {"needed2", 3},
                                    {"owned2", 1}},
                                   {}}),
              "This takes 2 stone, 3 coins; you have 0 stone, 1 coin.");
    EXPECT_EQ(ruleSentence(*game, {"supply-too-few", {{"chosen", 0}, {"needed", 1}}, {}}),
              "1 number next to the marketplace has to be chosen.");
    EXPECT_EQ(ruleSentence(*game, {"bonus-needs-worker", {termArgument("worker", "sandWorker")}, {}}),
              "A bonus tile is placed on a visible worker of its kind. Worker: sand worker");
    EXPECT_EQ(ruleSentence(*game, {"no-such-code", {}, {}}), "");
    EXPECT_EQ(ruleLine(*game, {"no-such-code", {{"needed", 1}}, {}}), "no-such-code (needed 1)");
}

TEST(SentencesAtWork, MovesTellsWhyNot)
{
    const auto moves = [](std::vector<std::string> words) {
        words.insert(words.begin(), {"moves", "--game", "province"});
        return run(words, games());
    };
    const Ran refused = moves({"--why", "build bank"});
    EXPECT_EQ(refused.status, 1);
    EXPECT_EQ(refused.out, "refused\twork-obligatory\tAt least one worker has to be moved.\n");
    const Ran other = moves({"--why", "move-all", "--seat", "1"});
    EXPECT_EQ(other.out, "refused\tnot-your-turn\tIt is another player’s turn.\n");
    const Ran legal = moves({"--why", "move-all"});
    EXPECT_EQ(legal.status, 0);
    EXPECT_EQ(legal.out, "legal\n");
    EXPECT_EQ(moves({"--why", "fly"}).status, 2);
    EXPECT_EQ(moves({"--why", "move-all", "--seat", "2"}).status, 2);
    EXPECT_EQ(moves({"--seat", "1"}).status, 2);
}

TEST(SentencesAtWork, ChecksOfEditionsTellThem)
{
    TemporaryFolder folder;
    std::ifstream stream(WAYSTONE_ROOT_DIR "/resources/editions/province-balanced.json");
    Json edition = Json::parse(stream);
    std::reverse(edition["coins"]["denominations"].begin(), edition["coins"]["denominations"].end());
    folder.write("edition.json", edition.dump(2));
    const Ran ran = run({"check", folder.path("edition.json")}, games());
    EXPECT_EQ(ran.status, 1);
    EXPECT_NE(ran.out.find("Coins are listed from the lowest value to the highest"), std::string::npos)
        << ran.out;
    EXPECT_NE(ran.out.find("edition.coins-out-of-order"), std::string::npos) << ran.out;
}

TEST(SentencesAtWork, ChecksOfFilesTellThem)
{
    const auto game = madeGame("province");
    Session session(game, *game->from(game->start(2, 0)), Rng(6));
    session.playChance();
    ASSERT_FALSE(session.play(0, *game->actionFrom("move-all")));
    std::string record = writeRecord(session, std::vector<RecordPlayer>(2), 6);
    record.replace(record.find("move-all"), 8, "repay");
    TemporaryFolder folder;
    folder.write("game.json", record);
    for (const char *command : {"check", "replay", "moves"}) {
        const Ran ran = run({command, folder.path("game.json")}, games());
        const std::string text = ran.out + ran.err;
        EXPECT_NE(text.find("There is no loan to repay (lenderCoin)"), std::string::npos) << text;
        EXPECT_NE(text.find("record.illegal-ply"), std::string::npos) << text;
        EXPECT_NE(text.find("refusal no-loan"), std::string::npos) << text;
    }
}

} // namespace
} // namespace waystone::test
