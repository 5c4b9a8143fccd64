#include "province/rules/edition.h"
#include "province/words/codes.h"

#include "province/rules/purse.h"
#include "province/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace waystone::province::test {

namespace {

const Edition &edition(std::string_view id = "province-reconstruction")
{
    return rulesWith({}, id).edition();
}

DataSource sourceOf(std::string_view pointer)
{
    const auto &marks = edition().sources;
    const auto found = std::ranges::find(marks, pointer, &SourceMark::pointer);
    EXPECT_NE(found, marks.end()) << pointer;
    return found == marks.end() ? DataSource::own : found->source;
}

// Rules: components.coins, components.workers
TEST(ProvinceEdition, HasWhatTheBookTells)
{
    const Edition &data = edition();
    EXPECT_EQ(data.denominations, (std::vector<Denomination>{{1, 8}, {5, 5}, {10, 1}}));
    EXPECT_EQ(data.totalCoins(), 43);
    EXPECT_EQ(data.startingCoins, (std::array{2, 3}));
    EXPECT_EQ(data.sailors, 3);
    EXPECT_EQ(data.sailorPrice, 3);
    EXPECT_EQ(data.loanCoins, 3);
    EXPECT_EQ(data.lenderCoinPoints, -2);
    EXPECT_EQ(data.costs[0], (Cost{2, 2})) << "the Lender";
    EXPECT_EQ(data.points[0], 1);
    EXPECT_EQ(data.points[1], 2) << "the Bank";
    EXPECT_EQ(data.goalNeeds, (std::array{2, 5, 4, 5, 2}));
    EXPECT_EQ(data.endStructures, 7);
    EXPECT_EQ(data.coinsForAPoint, 5);
}

TEST(ProvinceEdition, ALaterPrintingHasOtherCoins)
{
    const Edition &data = edition("province-later-coins");
    EXPECT_EQ(data.denominations, (std::vector<Denomination>{{1, 10}, {5, 3}, {10, 1}}));
    EXPECT_EQ(data.totalCoins(), 35);
    EXPECT_EQ(data.costs, edition().costs) << "all else is the same";
    EXPECT_EQ(data.points, edition().points);
    EXPECT_EQ(data.zoneKinds, edition().zoneKinds);
}

TEST(ProvinceEdition, TheBalancedOneDiffersByTheUnion)
{
    const Edition &data = edition("province-balanced");
    constexpr auto unionHall = static_cast<std::size_t>(Structure::unionHall);
    EXPECT_EQ(data.costs[unionHall], (Cost{2, 2}));
    Edition before = edition();
    before.costs[unionHall] = {2, 2};
    EXPECT_EQ(data.costs, before.costs) << "all else is the same";
    EXPECT_EQ(data.points, before.points);
    EXPECT_EQ(data.zoneKinds, before.zoneKinds);
    EXPECT_EQ(data.startingCoins, before.startingCoins);
    EXPECT_EQ(data.denominations, before.denominations);
    EXPECT_EQ(data.needs, before.needs);
}

TEST(ProvinceEdition, MarksWhatIsReconstructed)
{
    EXPECT_EQ(sourceOf("/coins"), DataSource::rulebook);
    EXPECT_EQ(sourceOf("/costs"), DataSource::reconstruction);
    EXPECT_EQ(sourceOf("/costs/lender"), DataSource::rulebook);
    EXPECT_EQ(sourceOf("/points"), DataSource::reconstruction);
    EXPECT_EQ(sourceOf("/points/bank"), DataSource::rulebook);
    EXPECT_EQ(sourceOf("/workCycle"), DataSource::reconstruction);
}

// The constraints that the readings put on the values that are made up.
TEST(ProvinceEdition, KeepsToTheConstraintsOfTheReadings)
{
    for (const std::string_view id : {"province-balanced", "province-reconstruction"}) {
        const Edition &data = edition(id);
        int affordable = 0;
        int twoPoints = 0;
        for (std::size_t structure = 0; structure < structures; ++structure) {
            const Cost &cost = data.costs[structure];
            const bool isBeginning = data.needs[structure] == none && structure != 0;
            affordable += isBeginning && cost.labor <= 2 && cost.coins <= 4 ? 1 : 0;
            twoPoints += data.points[structure] == data.goalValue ? 1 : 0;
        }
        EXPECT_GE(affordable, 1) << id << ": besides the Lender, with 2 labor and 3 to 4 coins";
        EXPECT_GE(twoPoints, 2) << id;
    }
}

TEST(ProvinceEdition, ToldInEveryLanguage)
{
    for (const std::string_view id :
         {"province-balanced", "province-reconstruction", "province-later-coins"}) {
        const EditionInfo &info = edition(id).info;
        EXPECT_EQ(info.id, id);
        for (const Translated &text : {info.name, info.notes})
            EXPECT_TRUE(std::ranges::none_of(text.texts, &std::string::empty));
        EXPECT_EQ(info.hash, editionHash(editionText(id)));
    }
}

std::string with(std::string_view from, std::string_view to)
{
    std::string text(editionText());
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

TEST(ProvinceEdition, TellsWhatIsWrong)
{
    const std::vector<std::pair<std::string, std::string_view>> samples{
        {with(R"(["labor", "coin", "labor"])", R"(["coin", "labor", "labor"])"), edition_problem::zoneOrder},
        {with(R"(["labor", "coin", "labor"])", R"(["labor", "labor", "labor"])"), edition_problem::zoneOrder},
        {with(R"("value": 5, "count": 5)", R"("value": 1, "count": 5)"), edition_problem::coinsOutOfOrder},
        {with(R"("value": 5, "count": 5)", R"("value": 5, "count": 50)"), edition_problem::tooManyCoins},
        {with(R"("value": 1, "count": 8)", R"("value": 1, "count": 5)"), edition_problem::noChange},
        {with(R"("secondPlayerCoins": 3)", R"("secondPlayerCoins": 42)"), edition_problem::tooFewCoins},
        {with(R"("grindCoins": 1)", R"("grindCoins": 4)"), edition_problem::endlessExchange},
        {with(R"({"from": "lender", "to": "bank"})",
              R"({"from": "lender", "to": "bank"}, {"from": "bank", "to": "lender"})"),
         edition_problem::arrowsInACircle},
        {with(R"("mill": 1)", R"("mill": 9)"), "file.out-of-range"},
        {with(R"("tokens": 7)", R"("tokens": 6)"), "file.out-of-range"},
    };
    std::set<std::string_view> told;
    for (const auto &[text, code] : samples) {
        const Result<Edition> read = readEdition(text);
        ASSERT_FALSE(read) << code;
        EXPECT_EQ(read.problems().front().code, code) << describe(read.problems().front());
        EXPECT_NE(read.problems().front().argument("line"), nullptr);
        if (code.starts_with("edition."))
            told.insert(code);
    }
    const auto codes = editionProblemCodes();
    EXPECT_EQ(told, std::set<std::string_view>(codes.begin(), codes.end()));
}

TEST(ProvinceEdition, FewestCoins)
{
    const PurseTable table(edition().denominations);
    const auto held = [&table](int first, int second) { return *table.find({first, second}); };
    EXPECT_EQ(held(7, 0)[0], (Purse{2, 1, 0}));
    EXPECT_EQ(held(10, 12)[0], (Purse{0, 0, 1}));
    EXPECT_EQ(held(10, 12)[1], (Purse{2, 2, 0})) << "there is but one ten";
    EXPECT_EQ(held(43, 0)[0], (Purse{8, 5, 1}));
    EXPECT_FALSE(table.find({44, 0}));
}

} // namespace

} // namespace waystone::province::test
