#include "bots/search/analysis.h"

#include "conformance/random_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace waystone::test {
namespace {

/// The first of its tables for so many.
Table oneOf(std::string_view id, int seats)
{
    for (const Table &table : everyTable())
        if (table.game->id() == id && table.seats == seats)
            return table;
    ADD_FAILURE() << id;
    return {};
}

std::vector<Table> oneOfEveryGame()
{
    return {oneOf("milestones", 2), oneOf("province", 2), oneOf("between-two-cities", 3)};
}

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
            EXPECT_EQ(std::isfinite(candidate.uncertainty), candidate.visits >= Analysis::fewestVisits);
            EXPECT_GT(candidate.uncertainty, 0.5) << "no search is that sure";
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

/// Every legal action can be asked about alone, also one that is left out beside the others; it is worth what the best that
/// its seat can do after it is.
TEST_P(EveryAnalysis, TellsWhatOneActionIsWorthByWhatFollows)
{
    const Game &game = *GetParam().game;
    constexpr std::uint64_t iterations = 200;
    Rng rng(6);
    int asked = 0;
    int compared = 0;
    playRandomly(GetParam(), rng, 200, [&](const Step &step) {
        if (step.seat == chanceSeat || ++asked % 25 != 0)
            return;
        const auto alone =
            Analysis::makeOf(step.action, game, game.view(step.before, step.seat), step.seat, 1);
        alone->run(iterations);
        const std::vector<Candidate> candidates = alone->candidates();
        ASSERT_EQ(candidates.size(), 1u);
        EXPECT_EQ(candidates.front().action, step.action);
        EXPECT_EQ(candidates.front().visits, iterations);
        const Position after = game.apply(step.before, step.seat, step.action, nullptr);
        if (game.actors(after) != Actors::seat(step.seat))
            return;
        const auto next = Analysis::make(game, game.view(after, step.seat), step.seat, 2);
        next->run(iterations);
        const Candidate best = next->candidates().front();
        if (!std::isfinite(best.uncertainty))
            return;
        ++compared;
        EXPECT_NEAR(candidates.front().margin, best.margin,
                    1.5 * std::hypot(best.uncertainty, candidates.front().uncertainty))
            << game.notation(step.action);
    });
    EXPECT_GT(asked, 0);
    RecordProperty("compared", compared);
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

/// What was told after few iterations is within its uncertainty of what far more of them tell, in positions of random games.
TEST(Analysis, IsAsUncertainAsItTells)
{
    constexpr std::uint64_t few = 300;
    constexpr std::uint64_t many = 4000;
    int told = 0;
    int held = 0;
    for (const Table &table : oneOfEveryGame()) {
        const Game &game = *table.game;
        Rng rng(4);
        int asked = 0;
        playRandomly(table, rng, 200, [&](const Step &step) {
            if (step.seat == chanceSeat || ++asked % 12 != 0)
                return;
            const SeatView view = game.view(step.before, step.seat);
            const auto soon = Analysis::make(game, view, step.seat, 1);
            soon->run(few);
            const auto later = Analysis::make(game, view, step.seat, 2);
            later->run(many);
            const std::vector<Candidate> better = later->candidates();
            for (const Candidate &candidate : soon->candidates()) {
                const auto same = std::ranges::find(better, candidate.action, &Candidate::action);
                if (!std::isfinite(candidate.uncertainty) || same == better.end() || same->visits < few)
                    continue;
                ++told;
                held += std::abs(same->margin - candidate.margin) <= candidate.uncertainty ? 1 : 0;
                EXPECT_LT(same->uncertainty, candidate.uncertainty) << "with more of them it is surer";
            }
        });
    }
    EXPECT_GT(told, 40);
    EXPECT_GE(held, told * 9 / 10) << held << " of " << told;
}

/// Of the orders of placing two tiles one is left out of a search; it costs nothing nevertheless.
TEST(Analysis, AnOrderThatIsLeftOutIsWorthAsMuch)
{
    const Table table = oneOf("between-two-cities", 3);
    const Game &game = *table.game;
    Rng rng(8);
    int leftOut = 0;
    playRandomly(table, rng, 200, [&](const Step &step) {
        if (step.seat == chanceSeat || leftOut == 3)
            return;
        const SeatView view = game.view(step.before, step.seat);
        const auto analysis = Analysis::make(game, view, step.seat, 1);
        const std::vector<Candidate> sight = analysis->candidates();
        if (std::ranges::find(sight, step.action, &Candidate::action) != sight.end())
            return;
        ++leftOut;
        const auto alone = Analysis::makeOf(step.action, game, view, step.seat, 1);
        alone->run(1500);
        const Candidate one = alone->candidates().front();
        EXPECT_TRUE(std::isfinite(one.uncertainty));
        // It begins with any placement, which is no better than the best.
        analysis->run(3000);
        const Candidate best = analysis->candidates().front();
        EXPECT_LE(one.margin, best.margin + std::hypot(one.uncertainty, best.uncertainty));
    });
    EXPECT_EQ(leftOut, 3);
}

} // namespace
} // namespace waystone::test
