#include "bots/bots.h"
#include "causeway/engine/codes.h"
#include "causeway/engine/rules.h"
#include "core/json/json.h"
#include "scenario/catalogue/rule_catalogue.h"
#include "support/ran.h"
#include "test_games.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

/// Causeway: its own rules, and what the program does with it by its registry alone. The suites that every game has to
/// pass (tests/engine/conformance, the searches and the bots) find it there too.
namespace waystone::causeway {
namespace {

const std::string folder = WAYSTONE_TESTS_DIR "/games/causeway/";

std::string contentOf(const std::string &path)
{
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

std::shared_ptr<const Game> game(const OptionChoice &choice = {})
{
    const GameKind &kind = *testGames().find("causeway");
    return *testGames().make(kind, {}, choice);
}

Position position(const Game &game, std::string_view text)
{
    return *game.from(*game.setupFrom(text));
}

std::string refusal(std::string_view text, std::string_view action, Seat seat = 0)
{
    const auto table = game();
    const std::optional<Problem> problem =
        table->refuse(position(*table, text), seat, *table->actionFrom(action));
    return problem ? problem->code : "";
}

// Rules: turn.claim, turn.order, aim.row, turn.card
TEST(Causeway, AFlagStandsOnAFreeStoneOfTheColour)
{
    constexpr std::string_view text = "turn=0 card=slate row=0...1.......";
    EXPECT_EQ(refusal(text, "claim 2"), "");
    EXPECT_EQ(refusal(text, "claim 1"), problem::taken);
    EXPECT_EQ(refusal(text, "claim 3"), problem::otherColour);
    EXPECT_EQ(refusal(text, "claim 4"), problem::water);
    EXPECT_EQ(refusal(text, "claim 13"), problem::malformed);
    EXPECT_EQ(refusal(text, "claim 2", 1), problem::notNow);
    EXPECT_EQ(refusal(text, "draw moss", chanceSeat), problem::notNow);
    constexpr std::string_view noMossLeft = "turn=1 card=- row=0...1....0..";
    EXPECT_EQ(refusal(noMossLeft, "draw moss", chanceSeat), problem::noneLeft);
    EXPECT_EQ(refusal(noMossLeft, "draw chalk", chanceSeat), "");
}

// Rules: turn.card
TEST(Causeway, TheStackHasACardForEachFreeStone)
{
    const auto table = game();
    const std::vector<Outcome> outcomes = table->outcomes(position(*table, "turn=0 card=- row=0...1......."));
    ASSERT_EQ(outcomes.size(), 3u);
    EXPECT_EQ(outcomes[0].weight, 1u);
    EXPECT_EQ(outcomes[1].weight, 3u);
    EXPECT_EQ(outcomes[2].weight, 3u);
}

// Rules: aim.points, aim.pairs, end.last
TEST(Causeway, StonesAndNeighboursScore)
{
    constexpr std::string_view text = "turn=0 card=slate row=0.0.11......";
    const auto claimed = [&](const Game &table) {
        return table.score(table.apply(position(table, text), 0, *table.actionFrom("claim 2"), nullptr));
    };
    EXPECT_EQ(claimed(*game()).totals, (std::vector<int>{10, 5}));
    EXPECT_EQ(claimed(*game({{"pairs", "ignored"}})).totals, (std::vector<int>{6, 3}));

    const auto table = game();
    const Position last = table->apply(position(*table, "turn=0 card=chalk row=000.111.01.."), 0,
                                       *table->actionFrom("claim 12"), nullptr);
    EXPECT_TRUE(table->actors(last).isOver());
    EXPECT_EQ(table->score(last).ranks, (std::vector<int>{1, 2}));
    EXPECT_EQ(table->standings(last).front().amount, 3) << "water parts the others";
}

TEST(Causeway, PositionsAreCheckedAndMended)
{
    const auto table = game();
    const AnySetup setup = *table->setupFrom("turn=0 card=moss row=0..11...00..");
    std::vector<std::string> codes;
    for (const Finding &finding : table->editing().problems(setup)) {
        codes.push_back(finding.problem.code);
        EXPECT_FALSE(finding.fixes.empty()) << finding.problem.code;
    }
    EXPECT_EQ(codes,
              (std::vector<std::string>{std::string(problem::flagInWater), std::string(problem::cardTooMany),
                                        std::string(problem::uneven)}));
    EXPECT_FALSE(table->from(setup));
    EXPECT_EQ(table->seats(setup), 2);
    EXPECT_FALSE(table->tallies(setup).empty()) << "counted all the same";
}

TEST(Causeway, ASearchFindsThePair)
{
    const auto table = game();
    const Position before = position(*table, "turn=0 card=slate row=0.0.11......");
    for (const char *level : {"greedy", "expert", "master"}) {
        Rng rng(1);
        const auto bot = makeBot(level);
        ASSERT_NE(bot, nullptr) << level;
        EXPECT_EQ(table->notation(bot->choose(*table, table->view(before, 0), 0, rng, {})), "claim 2")
            << level;
    }
}

TEST(Causeway, ItsCatalogueExplainsEveryProblemAndOption)
{
    const Result<RuleCatalogue> catalogue =
        RuleCatalogue::read(contentOf(folder + "resources/rules/causeway.json"));
    ASSERT_TRUE(catalogue) << describe(catalogue.problems().front());
    const auto table = game();
    for (const std::string_view code : table->problemCodes())
        EXPECT_NE(catalogue->ofProblem(code), nullptr) << code;
    for (const AreaInfo &area : table->areas())
        EXPECT_NE(catalogue->ofArea(area.name), nullptr) << area.name;
    for (const OptionInfo &option : Choices::options())
        EXPECT_TRUE(std::ranges::any_of(catalogue->rules(), [&](const Rule &rule) {
            return std::ranges::count(rule.options, option.id) > 0;
        })) << option.id;
    EXPECT_NE(catalogue->ofPiece(term::flag, {}), nullptr);
    EXPECT_NE(catalogue->ofPiece(term::card, colourNames[0]), nullptr);
}

TEST(Causeway, TheCommandLineKnowsItByTheRegistry)
{
    const auto run = [](const std::vector<std::string> &words) { return test::run(words, testGames()); };
    const test::Ran lesson = run({"check", folder + "resources/lessons/causeway/two-side-by-side.json",
                                  "--rules", folder + "resources/rules/causeway.json"});
    EXPECT_EQ(lesson.status, 0) << lesson.out << lesson.err;
    EXPECT_NE(lesson.out.find("solvable in 1 action"), std::string::npos) << lesson.out;
    const test::Ran rules = run({"rules", "--coverage", "--root", folder});
    EXPECT_EQ(rules.status, 0) << rules.out << rules.err;
    const test::Ran arena =
        run({"arena", "--game", "causeway", "--a", "greedy", "--b", "random", "--games", "40"});
    EXPECT_EQ(arena.status, 0) << arena.err;
    EXPECT_EQ(run({"simulate", "--game", "causeway", "--games", "20"}).status, 0);
    EXPECT_NE(run({"editions"}).out.find("causeway-long"), std::string::npos);
}

} // namespace
} // namespace waystone::causeway
