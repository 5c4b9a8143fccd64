// What holds in every position of every game, over random games with every combination of the options and of the
// editions.

#include "province/every_choice.h"
#include "province/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>

namespace waystone::province::test {

namespace {

#ifdef NDEBUG
constexpr int gamesATable = 40;
#else
constexpr int gamesATable = 10;
#endif
constexpr int maxPlies = 20000;

using Parameters = std::tuple<Choices, std::string_view>;

struct ProvinceRandomGames : testing::TestWithParam<Parameters> {
    const Province &rules = rulesWith(std::get<0>(GetParam()), std::get<1>(GetParam()));

    template <class Watch>
    void play(int games, std::uint64_t seed, const Watch &watch) const
    {
        ActionList actions;
        OutcomeList outcomes;
        for (int game = 0; game < games && !HasFatalFailure(); ++game) {
            Rng rng(seed + static_cast<std::uint64_t>(game));
            State state = *rules.from(rules.start(maxPlayers, static_cast<Seat>(game % maxPlayers)));
            for (int ply = 0; ply < maxPlies && !rules.actors(state).isOver(); ++ply) {
                const Seat seat = rules.actors(state).first();
                Action action{};
                if (seat == chanceSeat) {
                    rules.outcomes(state, outcomes);
                    action = outcomes[rng.below(static_cast<std::uint32_t>(outcomes.size()))].action;
                } else {
                    rules.legal(state, seat, actions);
                    action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
                }
                const State before = state;
                Events events;
                rules.apply(state, seat, action, &events);
                watch(before, action, state, events);
                if (HasFatalFailure())
                    return;
            }
            ASSERT_TRUE(rules.actors(state).isOver());
        }
    }
};

TEST_P(ProvinceRandomGames, NothingGetsLost)
{
    play(gamesATable, 1000, [this](const State &, Action, const State &state, const Events &) {
        const int total = rules.totalCoins();
        ASSERT_LE(state.coins[0] + state.coins[1], total);
        std::map<std::string_view, int> pieces;
        int coins = 0;
        for (const Piece &piece : rules.pieces(state)) {
            ++pieces[piece.kind];
            coins += piece.kind == "coin" ? piece.value : 0;
        }
        ASSERT_EQ(coins, total);
        ASSERT_EQ(pieces["worker"] + pieces["movedWorker"], 3 + 1 + 1 + 3);
        ASSERT_EQ(pieces["structureToken"], 14);
        ASSERT_EQ(pieces["goalToken"], 5);
        ASSERT_EQ(pieces["ship"], 2);
        ASSERT_EQ(pieces["lenderCoin"], 1);
        ASSERT_EQ(state.goalsWon[0] & state.goalsWon[1], 0);
        ASSERT_EQ((state.goalsWon[0] | state.goalsWon[1]) & state.goalsUnseen, 0);
        const std::uint8_t any = state.built[0] | state.built[1];
        const auto has = [any](Structure structure) {
            return ((any >> static_cast<int>(structure)) & 1) != 0;
        };
        ASSERT_EQ(state.workers[yellowWorker] != reserve, has(Structure::camp));
        ASSERT_EQ(state.workers[orangeWorker] != reserve, has(Structure::village));
        ASSERT_EQ(state.firstBySecond & ~state.built[1], 0);
    });
}

// Rules: components.change
TEST_P(ProvinceRandomGames, ThePiecesOfAPlayerAreWorthTheirCoins)
{
    play(gamesATable / 10, 2000, [this](const State &, Action, const State &state, const Events &) {
        std::array<int, maxPlayers> held{};
        for (const Piece &piece : rules.pieces(state))
            if (piece.kind == "coin" && piece.owner != nobody)
                held[piece.owner] += piece.value;
        for (Seat seat = 0; seat < maxPlayers; ++seat)
            ASSERT_EQ(held[seat], state.coins[seat]);
    });
}

TEST_P(ProvinceRandomGames, EventsTellWhatChanges)
{
    play(gamesATable, 3000, [](const State &before, Action, const State &after, const Events &events) {
        std::array<int, maxPlayers> coins{};
        int labor = 0;
        for (const Event &event : events) {
            const int sign = event.kind == Event::Kind::gained ? 1 : event.kind == Event::Kind::paid ? -1 : 0;
            if (event.what == "coin")
                coins[event.seat] += sign * event.amount;
            else if (event.what == "labor")
                labor += sign * event.amount;
        }
        for (Seat seat = 0; seat < maxPlayers; ++seat)
            ASSERT_EQ(after.coins[seat] - before.coins[seat], coins[seat]);
        ASSERT_EQ(after.labor - before.labor, labor);
    });
}

// Rules: idea.sources
TEST_P(ProvinceRandomGames, PointsAreTheSumOfTheEvents)
{
    play(gamesATable, 4000, [this](const State &before, Action, const State &after, const Events &events) {
        std::array<int, maxPlayers> won{};
        for (const Event &event : events)
            if (event.kind == Event::Kind::points)
                won[event.seat] += event.amount;
        const Score earlier = rules.score(before);
        const Score later = rules.score(after);
        for (Seat seat = 0; seat < maxPlayers; ++seat)
            ASSERT_EQ(later.totals[seat] - earlier.totals[seat], won[seat]);
    });
}

// Rules: goals.take, goals.whenever
TEST_P(ProvinceRandomGames, NobodyMeetsTheGoalThatStaysFaceUp)
{
    play(gamesATable, 5000, [](const State &, Action, const State &state, const Events &) {
        if (state.phase == Phase::reveal) {
            ASSERT_EQ(state.goalShown, none);
        } else if (state.goalShown == none) {
            ASSERT_EQ(state.goalsUnseen, 0);
            ASSERT_NE(state.end, End::notYet);
        }
        if (state.goalShown == static_cast<int>(Goal::coins)) {
            ASSERT_LT(std::max(state.coins[0], state.coins[1]), 5);
        }
        if (state.goalShown == static_cast<int>(Goal::structures)) {
            ASSERT_LT(std::max(std::popcount(state.built[0]), std::popcount(state.built[1])), 4);
        }
        if (state.goalShown == static_cast<int>(Goal::labor)) {
            ASSERT_LT(state.laborGained, 5);
        }
    });
}

TEST_P(ProvinceRandomGames, SetupsAndTextsReadBack)
{
    int ply = 0;
    play(gamesATable / 3, 6000, [&](const State &, Action, const State &state, const Events &) {
        if (++ply % 7 != 0)
            return;
        const province::Setup setup = rules.setup(state);
        const Result<State> back = rules.from(setup);
        ASSERT_TRUE(back) << describe(back.problems().front()) << '\n' << rules.positionText(setup);
        ASSERT_EQ(*back, state) << rules.positionText(setup);
        const Result<province::Setup> read = rules.setupFrom(rules.positionText(setup));
        ASSERT_TRUE(read) << describe(read.problems().front());
        ASSERT_EQ(*read, setup);
    });
}

TEST_P(ProvinceRandomGames, LegalIsWhatIsNotRefused)
{
    std::vector<Action> every;
    rules.everyAction([&every](Action action) { every.push_back(action); });
    int ply = 0;
    play(gamesATable / 5, 7000, [&](const State &, Action, const State &state, const Events &) {
        if (++ply % 11 != 0)
            return;
        for (const Seat seat : {Seat{0}, Seat{1}, chanceSeat}) {
            std::vector<Action> legal;
            ActionList actions;
            OutcomeList outcomes;
            if (seat != chanceSeat && rules.actors(state).includes(seat)) {
                rules.legal(state, seat, actions);
                legal.assign(actions.begin(), actions.end());
            } else if (seat == chanceSeat) {
                rules.outcomes(state, outcomes);
                for (const Outcome &outcome : outcomes)
                    legal.push_back(outcome.action);
            }
            for (const Action action : every)
                ASSERT_EQ(std::ranges::binary_search(legal, action), !rules.refuse(state, seat, action))
                    << rules.notation(action) << '\n'
                    << rules.positionText(rules.setup(state));
        }
    });
}

TEST_P(ProvinceRandomGames, AllAtOnceIsOneByOne)
{
    const auto isGoal = [](const Event &event) { return event.kind == Event::Kind::points; };
    int stopped = 0;
    play(gamesATable, 8000,
         [&](const State &before, Action action, const State &after, const Events &events) {
             if (action.verb != static_cast<std::uint8_t>(Verb::moveAll))
                 return;
             State single = before;
             ActionList actions;
             while (!rules.actors(single).isChance() && !rules.actors(single).isOver()) {
                 rules.legal(single, single.turn, actions);
                 if (actions[0].verb != static_cast<std::uint8_t>(Verb::move))
                     break;
                 rules.apply(single, single.turn, actions[0], nullptr);
             }
             // One by one the first in the list may be another one, once a worker has come to an earlier zone; what is
             // gained is the same as long as no goal is earned on the way.
             stopped += std::ranges::any_of(events, isGoal) ? 1 : 0;
             if (std::ranges::none_of(events, isGoal)) {
                 ASSERT_EQ(single, after);
             }
         });
    EXPECT_GT(stopped, 0);
}

INSTANTIATE_TEST_SUITE_P(Table, ProvinceRandomGames,
                         testing::Combine(testing::ValuesIn(everyChoice()),
                                          testing::Values("province-balanced", "province-reconstruction",
                                                          "province-later-coins", "province-test-coins")),
                         [](const auto &info) {
                             const std::string_view edition = std::get<1>(info.param);
                             return nameOf(std::get<0>(info.param)) +
                                    (edition == "province-balanced"      ? "Balanced"
                                     : edition == "province-later-coins" ? "LaterCoins"
                                     : edition == "province-test-coins"  ? "TestCoins"
                                                                         : "FrenchCoins");
                         });

} // namespace

} // namespace waystone::province::test
