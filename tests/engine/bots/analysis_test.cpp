#include "bots/analysis.h"

#include "conformance/random_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace waystone::test {
namespace {

class EveryAnalysis : public testing::TestWithParam<Table> {};

TEST_P(EveryAnalysis, TellsOfLegalActionsAndRefinesThem)
{
    const Game &game = *GetParam().game;
    Rng rng(1);
    int asked = 0;
    playRandomly(GetParam(), rng, 200, [&](const Step &step) {
        if (step.seat == chanceSeat || ++asked % 20 != 0)
            return;
        const SeatView view = game.view(step.before, step.seat);
        const auto analysis = Analysis::make(game, view, step.seat, 1);
        const std::vector<Candidate> before = analysis->candidates();
        ASSERT_FALSE(before.empty());
        EXPECT_EQ(analysis->iterations(), 0u);
        analysis->run(30);
        analysis->run(30);
        EXPECT_EQ(analysis->iterations(), 60u);
        const std::vector<Candidate> after = analysis->candidates();
        ASSERT_EQ(after.size(), before.size());
        const std::vector<Action> legal = game.legal(step.before, step.seat);
        std::uint64_t visits = 0;
        for (const Candidate &candidate : after) {
            EXPECT_TRUE(std::ranges::binary_search(legal, candidate.action))
                << game.notation(candidate.action);
            EXPECT_GE(candidate.winShare, 0);
            EXPECT_LE(candidate.winShare, 1);
            EXPECT_TRUE(std::isfinite(candidate.margin));
            EXPECT_EQ(std::isfinite(candidate.uncertainty), candidate.visits > 1);
            visits += candidate.visits;
        }
        EXPECT_EQ(visits, 60u);
        EXPECT_TRUE(std::ranges::is_sorted(after, std::ranges::greater{}, &Candidate::visits));
        const std::vector<ExpectedStep> line = analysis->line();
        if (!line.empty()) {
            EXPECT_EQ(line.front(), (ExpectedStep{step.seat, after.front().action}));
        }

        const auto again = Analysis::make(game, view, step.seat, 1);
        again->run(60);
        EXPECT_EQ(again->candidates(), after);
        EXPECT_EQ(again->line(), line);
    });
    EXPECT_GT(asked, 0);
}

TEST_P(EveryAnalysis, StopsWhenItIsTold)
{
    const Game &game = *GetParam().game;
    Rng rng(2);
    playRandomly(GetParam(), rng, 60, [&](const Step &step) {
        if (step.seat == chanceSeat)
            return;
        std::stop_source source;
        source.request_stop();
        const auto analysis = Analysis::make(game, game.view(step.before, step.seat), step.seat, 1);
        analysis->run(1'000'000'000, source.get_token());
        EXPECT_EQ(analysis->iterations(), 0u);
    });
}

INSTANTIATE_TEST_SUITE_P(EveryGame, EveryAnalysis, testing::ValuesIn(everyTable()),
                         [](const auto &info) { return info.param.label; });

} // namespace
} // namespace waystone::test
