#include "bots/match.h"

#include "bots/bots.h"
#include "conformance/random_games.h"
#include "core/session.h"

#include <gtest/gtest.h>

namespace waystone::test {
namespace {

struct Choice {
    Seat seat;
    Action action{};
};

/// Plays at random and remembers what it chose.
class RecordingBot final : public Bot {
public:
    explicit RecordingBot(std::vector<Choice> &choices) : choices_(choices) {}

    [[nodiscard]] std::string_view id() const override { return "recording"; }
    [[nodiscard]] Action choose(const Game &game, const SeatView &view, Seat seat, Rng &rng,
                                std::stop_token stop) override
    {
        choices_.push_back({seat, makeBot("random")->choose(game, view, seat, rng, std::move(stop))});
        return choices_.back().action;
    }

private:
    std::vector<Choice> &choices_;
};

class Match : public testing::TestWithParam<Table> {};

TEST_P(Match, IsTheGameThatASessionWithTheSeedPlays)
{
    const Game &game = *GetParam().game;
    Rng rng(1);
    const Position start = startOf(GetParam(), rng);
    constexpr std::uint64_t seed = 11;
    std::vector<Choice> choices;
    RecordingBot bot(choices);
    const std::vector<Bot *> bots(static_cast<std::size_t>(GetParam().seats), &bot);
    const MatchResult result = playMatch(game, start, bots, seed, 300);
    ASSERT_EQ(result.actions, static_cast<int>(choices.size()));
    ASSERT_LE(result.actions, 300);

    Session session(GetParam().game, start, Rng(seed));
    int turns = 0;
    for (const Choice &choice : choices) {
        session.playChance();
        ASSERT_EQ(choice.seat, game.actors(session.position()).first()) << "the lowest acts first";
        ASSERT_FALSE(session.play(choice.seat, choice.action));
    }
    session.playChance();
    for (PlyId id = 1; id < session.size(); ++id)
        turns += session.ply(id).beginsTurn ? 1 : 0;
    EXPECT_EQ(result.turns, turns);
    EXPECT_EQ(result.isOver, game.actors(session.position()).isOver());
    EXPECT_EQ(result.totals, game.score(session.position()).totals);
    EXPECT_EQ(result.ranks, game.score(session.position()).ranks);
}

TEST_P(Match, StopsAtTheMostActions)
{
    Rng rng(2);
    const Position start = startOf(GetParam(), rng);
    const std::unique_ptr<Bot> bot = makeBot("random");
    const std::vector<Bot *> bots(static_cast<std::size_t>(GetParam().seats), bot.get());
    const MatchResult result = playMatch(*GetParam().game, start, bots, 1, 2);
    EXPECT_EQ(result.actions, 2);
    EXPECT_FALSE(result.isOver);
    EXPECT_EQ(result.totals.size(), bots.size());
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Match, testing::ValuesIn(everyTable()),
                         [](const auto &info) { return info.param.label; });

} // namespace
} // namespace waystone::test
