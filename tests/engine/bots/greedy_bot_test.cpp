#include "bots/greedy_bot.h"
#include "bots/search/searcher_of.h"

#include "bots/bots.h"
#include "bots/match.h"
#include "core/json/json.h"
#include "games.h"
#include "support/tiny_game.h"

#include <gtest/gtest.h>

#include <map>

namespace waystone::test {
namespace {

/// The tiny game, counting how often it is asked for a worth; it may have the asking stopped then.
class CountingGame : public TinyGame {
public:
    [[nodiscard]] double worth(const State &state, Seat seat) const
    {
        ++*asked;
        if (stop != nullptr)
            stop->request_stop();
        return TinyGame::worth(state, seat);
    }

    std::shared_ptr<int> asked = std::make_shared<int>(0);
    std::shared_ptr<std::stop_source> stop;
};

/// Two seats, each with a 3; `bid` as in TinyGame::State is the other one's.
TinyGame::State dealt(std::uint8_t otherBid)
{
    TinyGame::State state = TinyGame().start(2, 0);
    state.card[0] = state.card[1] = 3;
    state.supply[3] = TinyGame::copies - 2;
    state.bid[1] = otherBid;
    return state;
}

int asked(const CountingGame &rules, std::stop_token stop)
{
    const GameOf<CountingGame> game(rules, searcherOf<CountingGame, PlainPolicy>);
    Rng rng(1);
    const SeatView view = game.view(Position::of(dealt(0)), 0);
    const Action action = GreedyBot().choose(game, view, 0, rng, std::move(stop));
    EXPECT_FALSE(game.refuse(Position::of(dealt(0)), 0, action));
    return *rules.asked;
}

TEST(GreedyBot, LooksAtEveryActionUnlessItIsStopped)
{
    constexpr int seats = 2;
    EXPECT_EQ(asked(CountingGame(), {}), 4 * seats);

    std::stop_source source;
    source.request_stop();
    EXPECT_EQ(asked(CountingGame(), source.get_token()), seats) << "stopped before it began";

    CountingGame rules;
    rules.stop = std::make_shared<std::stop_source>();
    EXPECT_EQ(asked(rules, rules.stop->get_token()), seats) << "stopped in between";
}

/// The tiny game to somebody who does not care.
class FlatGame : public TinyGame {
public:
    [[nodiscard]] double worth(const State &, Seat) const { return 1; }
};

TEST(GreedyBot, ChoosesTheBest)
{
    const GameOf<TinyGame> game(TinyGame(), searcherOf<TinyGame, PlainPolicy>);
    const SeatView view = game.view(Position::of(dealt(0)), 0);
    Rng rng(1);
    for (int round = 0; round < 20; ++round)
        EXPECT_EQ(GreedyBot().choose(game, view, 0, rng, {}), (Action{TinyGame::bid, 3, 0, 0}));
}

TEST(GreedyBot, BreaksTiesByTheGenerator)
{
    const GameOf<FlatGame> game(FlatGame(), searcherOf<FlatGame, PlainPolicy>);
    const SeatView view = game.view(Position::of(dealt(0)), 0);
    Rng rng(1);
    std::map<Action, int> chosen;
    for (int round = 0; round < 400; ++round)
        ++chosen[GreedyBot().choose(game, view, 0, rng, {})];
    ASSERT_EQ(chosen.size(), 4u);
    for (const auto &[action, times] : chosen)
        EXPECT_GT(times, 50) << game.notation(action);
}

TEST(GreedyBot, BeatsRandomInMilestones)
{
    const GameKind &kind = *games().find("milestones");
    const std::shared_ptr<const Game> game = games().make(kind, {}, {}).value();
    for (const int seats : {2, 4}) {
        const Position start = game->from(game->start(seats, 0)).value();
        int won = 0;
        int played = 0;
        for (std::uint64_t seed = 1; played < 300; ++seed) {
            for (int seat = 0; seat < seats; ++seat, ++played) {
                std::vector<std::unique_ptr<Bot>> owned;
                std::vector<Bot *> bots;
                for (int other = 0; other < seats; ++other) {
                    owned.push_back(makeBot(other == seat ? "greedy" : "random"));
                    bots.push_back(owned.back().get());
                }
                const MatchResult result = playMatch(*game, start, bots, seed, 5000);
                won += result.isOver && result.ranks[static_cast<std::size_t>(seat)] == 1 ? 1 : 0;
            }
        }
        EXPECT_GE(won, played * 95 / 100) << seats << " players";
    }
}

} // namespace
} // namespace waystone::test
