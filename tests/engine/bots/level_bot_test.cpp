#include "bots/level_bot.h"
#include "conformance/random_games.h"

#include <gtest/gtest.h>

#include <functional>
#include <stop_token>

/// What a level does with time that it does not need.
namespace waystone::test {
namespace {

class EveryLevel : public testing::TestWithParam<Table> {
protected:
    /// The first decisions of a random game.
    void decide(const std::function<void(const SeatView &, Seat)> &watch) const
    {
        Rng rng(5);
        int decisions = 0;
        playRandomly(GetParam(), rng, 60, [&](const Step &step) {
            if (step.seat != chanceSeat && game().legal(step.before, step.seat).size() > 1 &&
                ++decisions <= mostDecisions)
                watch(game().view(step.before, step.seat), step.seat);
        });
        EXPECT_GT(decisions, 0);
    }
    [[nodiscard]] const Game &game() const { return *GetParam().game; }

private:
    static constexpr int mostDecisions = 2;
};

TEST_P(EveryLevel, TheStrongestUsesMoreTime)
{
    int asked = 0;
    int thoughtOn = 0;
    decide([&](const SeatView &view, Seat seat) {
        asked = 0;
        Rng rng(1);
        const Action action =
            LevelBot(Level::master, [&asked] { return ++asked < 3; }).choose(game(), view, seat, rng, {});
        EXPECT_FALSE(game().refuse(game().guess(view, rng), seat, action));
        if (asked == 3)
            ++thoughtOn;
    });
    EXPECT_GT(thoughtOn, 0); // where pruning leaves one action there is nothing to think about
}

TEST_P(EveryLevel, TheOthersAreNoStrongerForIt)
{
    for (const Level level : {Level::beginner, Level::casual, Level::experienced, Level::expert})
        decide([&](const SeatView &view, Seat seat) {
            Rng rng(1);
            LevelBot bot(level, [] {
                ADD_FAILURE() << "it asks for more time";
                return false;
            });
            (void)bot.choose(game(), view, seat, rng, {});
        });
}

TEST_P(EveryLevel, WithoutMoreTimeTheStrongestPlaysAsEver)
{
    decide([&](const SeatView &view, Seat seat) {
        Rng one(1);
        Rng two(1);
        EXPECT_EQ(LevelBot(Level::master, [] { return false; }).choose(game(), view, seat, one, {}),
                  LevelBot(Level::master).choose(game(), view, seat, two, {}));
    });
}

TEST_P(EveryLevel, AStopEndsMoreTime)
{
    decide([&](const SeatView &view, Seat seat) {
        std::stop_source source;
        Rng rng(1);
        int asked = 0;
        LevelBot bot(Level::master, [&] {
            if (++asked == 2)
                source.request_stop();
            return asked < 1000;
        });
        (void)bot.choose(game(), view, seat, rng, source.get_token());
        EXPECT_LE(asked, 2);
    });
}

INSTANTIATE_TEST_SUITE_P(EveryGame, EveryLevel, testing::ValuesIn(everyTable()),
                         [](const auto &info) { return info.param.label; });

} // namespace
} // namespace waystone::test
