// What holds in every position of every game, over random games of two to four players and every value of the
// options.

#include "conformance/random_games.h"
#include "milestones/book_actions.h"
#include "milestones/invariants.h"
#include "milestones/layout.h"
#include "milestones/random_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace waystone::milestones::test {

namespace {

// Of a number of players there are four tables, one for each pair of options.
#ifdef NDEBUG
constexpr int gamesATable = 250;
constexpr int soundGamesATable = 2500;
#else
constexpr int gamesATable = 20;
constexpr int soundGamesATable = 20;
#endif
constexpr int maxPlies = 4000; ///< longer games are cut, and those that stall where the rules let them

/// One number of players and one value of each option.
struct MilestonesRandomGames : testing::TestWithParam<std::tuple<int, Stalled, AllEqualCategory>> {
    const int players = std::get<0>(GetParam());
    const Milestones &rules = rulesWith({std::get<1>(GetParam()), std::get<2>(GetParam())});

    enum Style { everyOtherLively, allLively };

    template <class Watch>
    void play(int games, std::uint64_t seed, Style style, const Watch &watch) const
    {
        for (int game = 0; game < games && !HasFatalFailure(); ++game) {
            Rng rng(seed + static_cast<std::uint64_t>(game));
            State state = *rules.from(rules.start(players, static_cast<Seat>(game % players)));
            Events events;
            waystone::test::StallWatch stall;
            for (int ply = 0; ply < maxPlies && !stall.isStalled(events) && !rules.actors(state).isOver();
                 ++ply) {
                const State before = state;
                events.clear();
                const Seat seat =
                    playOne(rules, state, rng, style == allLively || game % 2 == 0 ? livelyAction : anyAction,
                            &events);
                watch(before, seat, state, events);
                if (HasFatalFailure()) {
                    ADD_FAILURE() << "seed " << seed + static_cast<std::uint64_t>(game) << ", ply " << ply;
                    return;
                }
            }
        }
    }
};

int points(const State &state, Seat seat)
{
    const auto &sources = state.seats[seat].points;
    return std::accumulate(sources.begin(), sources.end(), 0);
}

} // namespace

// Rules: position.tiles
TEST_P(MilestonesRandomGames, EveryPositionIsSound)
{
    play(soundGamesATable, 1000, everyOtherLively,
         [this](const State &before, Seat, const State &after, const Events &) {
             const std::string broken = brokenInvariant(rules.edition(), before, after);
             ASSERT_EQ(broken, "");
         });
}

// Rules: position.points, idea.score-track
TEST_P(MilestonesRandomGames, EventsTellEveryPointAndEveryGood)
{
    play(gamesATable / 4, 2000, everyOtherLively,
         [this](const State &before, Seat, const State &after, const Events &events) {
             for (Seat seat = 0; seat < players; ++seat) {
                 int won = 0;
                 std::array<int, goodKinds> goods{};
                 for (const Event &event : events) {
                     if (event.seat != seat)
                         continue;
                     if (event.kind == Event::Kind::points)
                         won += event.amount;
                     const auto kind = std::ranges::find(goodNames, event.what) - goodNames.begin();
                     if (event.kind == Event::Kind::gained)
                         goods[static_cast<std::size_t>(kind)] += event.amount;
                     if (event.kind == Event::Kind::paid)
                         goods[static_cast<std::size_t>(kind)] -= event.amount;
                 }
                 ASSERT_EQ(points(after, seat) - points(before, seat), won);
                 for (std::size_t kind = 0; kind < goods.size(); ++kind)
                     ASSERT_EQ(after.seats[seat].goods[kind] - before.seats[seat].goods[kind], goods[kind]);
             }
         });
}

TEST_P(MilestonesRandomGames, LegalIsWhatTheBookAllows)
{
    int ply = 0;
    play(gamesATable / 10, 3000, everyOtherLively,
         [&](const State &, Seat, const State &after, const Events &) {
             const Actors actors = rules.actors(after);
             if (actors.isOver() || actors.isChance() || ++ply % 3 != 0)
                 return;
             ActionList legal;
             rules.legal(after, actors.first(), legal);
             ASSERT_EQ(actors.first(), after.turn);
             ASSERT_EQ(std::vector<Action>(legal.begin(), legal.end()), bookActions(rules.edition(), after))
                 << "phase " << static_cast<int>(after.phase);
         });
}

// Rules: end.last-turns
TEST_P(MilestonesRandomGames, AfterTheTriggerEveryOtherSeatHasExactlyOneTurn)
{
    int ended = 0;
    Seat trigger = nobody;
    std::vector<int> turns;
    bool stalled = false;
    play(std::max(gamesATable, 80), 4000, allLively,
         [&](const State &before, Seat, const State &after, const Events &events) {
             if (before.endedBy == nobody) {
                 trigger = nobody;
                 turns.assign(static_cast<std::size_t>(players), 0);
                 stalled = false;
             }
             for (const Event &event : events) {
                 if (event.kind == Event::Kind::endTriggered) {
                     ASSERT_EQ(trigger, nobody) << "a second trigger";
                     stalled = event.cause == "stalled";
                     trigger = event.seat;
                 }
                 if (event.kind == Event::Kind::turnBegan && trigger != nobody)
                     ++turns[event.seat];
             }
             if (!rules.actors(after).isOver() || stalled || trigger == nobody)
                 return;
             ++ended;
             const bool isSpent =
                 rules.choices().stalled == Stalled::endWithFinalScoring &&
                 std::ranges::count(turns, 0) > 1; // it may stall while the last turns are played
             for (Seat seat = 0; seat < players && !isSpent; ++seat)
                 ASSERT_EQ(turns[seat], seat == trigger ? 0 : 1);
         });
    EXPECT_GT(ended, 0) << "no game was ended by points or by the last tile";
}

INSTANTIATE_TEST_SUITE_P(
    Table, MilestonesRandomGames,
    testing::Combine(testing::Values(2, 3, 4), testing::Values(Stalled::endWithFinalScoring, Stalled::playOn),
                     testing::Values(AllEqualCategory::notScored, AllEqualCategory::twoEach)),
    [](const auto &info) {
        return std::to_string(std::get<0>(info.param)) +
               (std::get<1>(info.param) == Stalled::playOn ? "PlayOn" : "End") +
               (std::get<2>(info.param) == AllEqualCategory::twoEach ? "TwoEach" : "NotScored");
    });

} // namespace waystone::milestones::test
