#include "bots/bots.h"
#include "bots/match.h"
#include "conformance/random_games.h"
#include "support/under_sanitizer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

/// What every bot must keep in every game, whatever its rules.
namespace waystone::test {
namespace {

/// Those that think longer are asked more seldom, or the suite would take an hour: every so many decisions.
int strideOf(std::string_view bot)
{
    if (bot.starts_with("master"))
        return 40;
    return bot == "expert" ? 10 : 1;
}

class EveryBot : public testing::TestWithParam<Table> {
protected:
    /// Shows some decisions of random games, one in so many.
    void sample(Rng &rng, int maxPlies, int stride, const std::function<void(const Step &)> &watch) const
    {
        int decisions = 0;
        playRandomly(GetParam(), rng, maxPlies, [&](const Step &step) {
            if (step.seat != chanceSeat && ++decisions % stride == 0)
                watch(step);
        });
    }
    [[nodiscard]] const Game &game() const { return *GetParam().game; }
    [[nodiscard]] std::string text(const Position &position) const
    {
        return game().positionText(game().setup(position));
    }
    /// One bot on all seats.
    [[nodiscard]] MatchResult match(std::string_view id, std::uint64_t seed, int mostActions) const
    {
        Rng rng(seed);
        const std::unique_ptr<Bot> bot = makeBot(id);
        const std::vector<Bot *> bots(static_cast<std::size_t>(GetParam().seats), bot.get());
        return playMatch(game(), startOf(GetParam(), rng), bots, seed, mostActions);
    }
};

TEST_P(EveryBot, ChoosesLegalActions)
{
    Rng rng(1);
    for (const std::string_view id : everyBotId()) {
        const std::unique_ptr<Bot> bot = makeBot(id);
        for (int round = 0; round < 4; ++round)
            sample(rng, inTime(400), strideOf(id), [&](const Step &step) {
                const SeatView view = game().view(step.before, step.seat);
                const Action action = bot->choose(game(), view, step.seat, rng, {});
                ASSERT_FALSE(game().refuse(step.before, step.seat, action))
                    << id << ' ' << game().notation(action) << '\n'
                    << text(step.before);
            });
    }
}

TEST_P(EveryBot, DoesNotSeeWhatItsSeatCannotKnow)
{
    Rng rng(2);
    for (const std::string_view id : everyBotId()) {
        sample(rng, inTime(400), strideOf(id), [&](const Step &step) {
            const Position other = game().guess(game().view(step.before, step.seat), rng);
            Rng one(7);
            Rng two(7);
            // A bot may think on where it left off: each is asked for the first time.
            ASSERT_EQ(makeBot(id)->choose(game(), game().view(step.before, step.seat), step.seat, one, {}),
                      makeBot(id)->choose(game(), game().view(other, step.seat), step.seat, two, {}))
                << id << '\n'
                << text(step.before) << '\n'
                << text(other);
        });
    }
}

TEST_P(EveryBot, AnswersWhenItIsStopped)
{
    Rng rng(3);
    std::stop_source source;
    source.request_stop();
    for (const std::string_view id : everyBotId()) {
        const std::unique_ptr<Bot> bot = makeBot(id);
        playRandomly(GetParam(), rng, inTime(100), [&](const Step &step) {
            if (step.seat == chanceSeat)
                return;
            const SeatView view = game().view(step.before, step.seat);
            const Action action = bot->choose(game(), view, step.seat, rng, source.get_token());
            ASSERT_FALSE(game().refuse(step.before, step.seat, action))
                << id << ' ' << game().notation(action);
        });
    }
}

TEST_P(EveryBot, PlaysTheSameGameAgain)
{
    for (const std::string_view id : everyBotId())
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const int mostActions = inTime(1000 / (strideOf(id) * strideOf(id)));
            EXPECT_EQ(match(id, seed, mostActions), match(id, seed, mostActions)) << id;
        }
}

TEST_P(EveryBot, NoneStalls)
{
    for (const std::string_view id : everyBotId()) {
        if (id == "random" || id == "lively") // choose blindly, and may stall where the rules let them
            continue;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(inTime(10 / strideOf(id))); ++seed)
            EXPECT_TRUE(match(id, seed, 5000).isOver) << id << ", seed " << seed;
    }
}

TEST_P(EveryBot, GreedyBeatsRandom)
{
    const std::unique_ptr<Bot> greedy = makeBot("greedy");
    const std::unique_ptr<Bot> random = makeBot("random");
    const auto seats = static_cast<std::size_t>(GetParam().seats);
    double won = 0;
    double games = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Rng rng(seed);
        const Position start = startOf(GetParam(), rng);
        for (std::size_t seat = 0; seat < seats; ++seat) {
            std::vector<Bot *> bots(seats, random.get());
            bots[seat] = greedy.get();
            const MatchResult result = playMatch(game(), start, bots, seed, 5000);
            ++games;
            if (result.ranks[seat] == 1)
                won += 1.0 / static_cast<double>(std::ranges::count(result.ranks, 1));
        }
    }
    const double share = won / games;
    EXPECT_GT(share, 1.2 / static_cast<double>(seats)) << "no better than chance";
}

INSTANTIATE_TEST_SUITE_P(EveryGame, EveryBot, testing::ValuesIn(everyTable()),
                         [](const auto &info) { return info.param.label; });

} // namespace
} // namespace waystone::test
