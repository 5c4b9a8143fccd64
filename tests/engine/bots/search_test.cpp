#include "bots/search/parallel_searcher.h"
#include "bots/search/search_task.h"
#include "conformance/random_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <limits>
#include <thread>

namespace waystone::test {
namespace {

constexpr std::uint32_t mostNodes = 100'000;

class EverySearch : public testing::TestWithParam<Table> {
protected:
    [[nodiscard]] const Game &game() const { return *GetParam().game; }
    [[nodiscard]] std::unique_ptr<Searcher> searcher(std::uint32_t nodes = mostNodes) const
    {
        return game().searcher({Level::experienced, nodes});
    }
};

TEST_P(EverySearch, GoesOnFromWhatItThoughtAboutItsOwnAction)
{
    Rng rng(1);
    int kept = 0;
    const auto one = searcher();
    playRandomly(GetParam(), rng, 300, [&](const Step &step) {
        if (step.seat == chanceSeat)
            return;
        one->ask(game().view(step.before, step.seat), step.seat, 1);
        one->think(120, {});
        const Action best = one->candidates().front().action;
        const Position after = game().apply(step.before, step.seat, best, nullptr);
        if (game().actors(after) != Actors::seat(step.seat))
            return;
        one->play(best);
        one->ask(game().view(after, step.seat), step.seat, 2);
        if (one->iterations() > 0)
            ++kept;
        EXPECT_LE(one->iterations(), 120u);
        one->think(120, {});
        EXPECT_EQ(one->iterations(), 120u);
        const std::vector<Action> legal = game().legal(after, step.seat);
        for (const Candidate &candidate : one->candidates())
            EXPECT_TRUE(std::ranges::binary_search(legal, candidate.action));
    });
    if (game().id() == "milestones" || game().id() == "province") { // where turns have several actions
        EXPECT_GT(kept, 0);
    }
}

TEST_P(EverySearch, ForgetsWhatDidNotCome)
{
    Rng rng(2);
    const auto used = searcher();
    const auto fresh = searcher();
    int asked = 0;
    playRandomly(GetParam(), rng, 200, [&](const Step &step) {
        if (step.seat == chanceSeat || ++asked % 5 != 0)
            return;
        const SeatView view = game().view(step.before, step.seat);
        // The same question again is not what comes after the answer.
        used->ask(view, step.seat, 3);
        used->think(40, {});
        used->play(used->candidates().back().action);
        used->ask(view, step.seat, 4);
        fresh->ask(view, step.seat, 4);
        ASSERT_EQ(used->iterations(), 0u);
        used->think(40, {});
        fresh->think(40, {});
        ASSERT_EQ(used->candidates(), fresh->candidates());
    });
}

TEST_P(EverySearch, GoesOnWhenItCanRememberNoMore)
{
    Rng rng(3);
    int asked = 0;
    playRandomly(GetParam(), rng, 200, [&](const Step &step) {
        if (step.seat == chanceSeat || ++asked % 20 != 0)
            return;
        const auto forgetful = searcher(1100); // hardly more than the most actions that a position may have
        forgetful->ask(game().view(step.before, step.seat), step.seat, 1);
        forgetful->think(400, {});
        EXPECT_EQ(forgetful->iterations(), 400u);
        EXPECT_FALSE(game().refuse(step.before, step.seat, forgetful->candidates().front().action));
    });
}

TEST_P(EverySearch, StopsSoonAfterItIsTold)
{
    Rng rng(4);
    const Position start = [&] {
        Position found;
        playRandomly(GetParam(), rng, 60, [&](const Step &step) {
            if (step.seat != chanceSeat)
                found = step.before;
        });
        return found;
    }();
    const Seat seat = game().actors(start).first();
    const auto one = game().searcher({Level::master, mostNodes});
    one->ask(game().view(start, seat), seat, 1);
    using Clock = std::chrono::steady_clock;
    Clock::time_point told;
    std::stop_source source;
    std::jthread stopper([&] {
        // When it has had a few milliseconds of a processor.
        for (const std::clock_t begin = std::clock(); std::clock() - begin < CLOCKS_PER_SEC / 100;)
            std::this_thread::yield();
        told = Clock::now();
        source.request_stop();
    });
    one->think(std::numeric_limits<std::uint64_t>::max(), source.get_token());
    stopper.join();
    // It is a tenth of a second on a quiet machine; this one may be busy.
    EXPECT_LT(Clock::now() - told, std::chrono::seconds(5));
}

TEST_P(EverySearch, SeveralSideBySideFindTheSameEachTime)
{
    Rng rng(5);
    int asked = 0;
    playRandomly(GetParam(), rng, 100, [&](const Step &step) {
        if (step.seat == chanceSeat || ++asked % 20 != 0)
            return;
        std::vector<std::vector<Candidate>> found;
        for (int round = 0; round < 2; ++round) {
            std::vector<std::unique_ptr<Searcher>> searchers;
            searchers.push_back(searcher());
            searchers.push_back(searcher());
            ParallelSearcher both(std::move(searchers));
            both.ask(game().view(step.before, step.seat), step.seat, 6);
            both.think(101, {});
            EXPECT_EQ(both.iterations(), 102u) << "as many each";
            found.push_back(both.candidates());
            const std::vector<ExpectedStep> line = both.line();
            if (!line.empty()) {
                EXPECT_EQ(line.front().action, found.back().front().action);
            }
        }
        EXPECT_EQ(found[0], found[1]);
    });
}

INSTANTIATE_TEST_SUITE_P(EveryGame, EverySearch, testing::ValuesIn(everyTable()),
                         [](const auto &info) { return info.param.label; });

TEST(ParallelSearcher, WeighsWhatItAddsUp)
{
    const Action one{1, 0, 0, 0};
    const Action two{2, 0, 0, 0};
    const double unknown = std::numeric_limits<double>::infinity();
    const std::vector<std::vector<Candidate>> lists{
        {{one, 30, 2, 0.4, 0.5}, {two, 1, 9, unknown, 1}},
        {{two, 3, 1, 2, 0}, {one, 10, 6, 0.8, 0.9}},
    };
    const std::vector<Candidate> sum = addedUp(lists);
    ASSERT_EQ(sum.size(), 2u);
    EXPECT_EQ(sum[0].action, one);
    EXPECT_EQ(sum[0].visits, 40u);
    EXPECT_DOUBLE_EQ(sum[0].margin, 3);
    EXPECT_DOUBLE_EQ(sum[0].winShare, 0.6);
    EXPECT_DOUBLE_EQ(sum[0].uncertainty, std::hypot(30 * 0.4, 10 * 0.8) / 40);
    EXPECT_EQ(sum[1].visits, 4u);
    EXPECT_DOUBLE_EQ(sum[1].margin, 3);
    EXPECT_DOUBLE_EQ(sum[1].uncertainty, 1.5) << "what was seen once has no error of its own";
}

} // namespace
} // namespace waystone::test
