#include "core/tie_break.h"

#include <gtest/gtest.h>

namespace waystone::test {

namespace {

Score scoreOf(std::vector<int> totals, std::vector<ScoreItem> tieBreaks)
{
    return {{}, std::move(totals), std::move(tieBreaks), {}};
}

} // namespace

TEST(TieBreak, NobodyIsToldApartWhereOneHasMost)
{
    EXPECT_TRUE(tieBreaksOf(scoreOf({3, 7, 5}, {{"goods", {1, 2, 3}}})).empty());
}

TEST(TieBreak, TellsWhoWasLevelAndWhatEachOfThemHas)
{
    const auto breaks = tieBreaksOf(scoreOf({48, 48, 30, 48}, {{"other", {50, 48, 60, 53}}}));
    ASSERT_EQ(breaks.size(), 1u);
    EXPECT_EQ(breaks[0], (TieBreak{"other", {0, 1, 3}, {50, 48, 53}, {}}));
}

TEST(TieBreak, GoesOnWithThoseWhoAreStillLevelAndNamesWhatTellsNobodyApart)
{
    const auto breaks = tieBreaksOf(
        scoreOf({9, 9, 9},
                {{"other", {4, 4, 3}}, {"shops", {2, 2, 9}}, {"parks", {1, 0, 9}}, {"houses", {0, 5, 9}}}));
    ASSERT_EQ(breaks.size(), 2u);
    EXPECT_EQ(breaks[0], (TieBreak{"other", {0, 1, 2}, {4, 4, 3}, {}}));
    EXPECT_EQ(breaks[1], (TieBreak{"parks", {0, 1}, {1, 0}, {{"shops", 2}}}));
}

TEST(TieBreak, ATieThatStandsIsNotBroken)
{
    EXPECT_TRUE(tieBreaksOf(scoreOf({9, 9}, {{"goods", {4, 4}}})).empty());
    EXPECT_TRUE(tieBreaksOf(scoreOf({9, 9}, {})).empty());
}

TEST(TieBreak, TellsAnyTwoApartByTheFirstThatDiffers)
{
    const Score score = scoreOf({9, 5, 5, 5, 4}, {{"other", {9, 6, 6, 8, 9}}, {"shops", {0, 1, 3, 0, 0}}});
    EXPECT_EQ(tieBreakBetween(score, 1, 3), (TieBreak{"other", {3, 1}, {8, 6}, {}}));
    EXPECT_EQ(tieBreakBetween(score, 2, 1), (TieBreak{"shops", {2, 1}, {3, 1}, {{"other", 6}}}));
    EXPECT_EQ(tieBreakBetween(score, 0, 1), std::nullopt);
    EXPECT_EQ(tieBreakBetween(scoreOf({5, 5}, {{"other", {6, 6}}}), 0, 1), std::nullopt);
}

TEST(TieBreak, EachKnowsWhatSetsThemApartFromTheirNeighbors)
{
    Score score = scoreOf({9, 9, 9, 4, 4}, {{"other", {6, 6, 5, 7, 7}}, {"shops", {1, 3, 9, 2, 2}}});
    score.ranks = {2, 1, 3, 4, 4};
    using Sources = std::vector<std::string_view>;
    EXPECT_EQ(decidingFor(score, 1), Sources{"shops"});
    EXPECT_EQ(decidingFor(score, 0), (Sources{"other", "shops"}));
    EXPECT_EQ(decidingFor(score, 2), Sources{"other"});
    EXPECT_TRUE(decidingFor(score, 3).empty()) << "their tie stands";
}

} // namespace waystone::test
