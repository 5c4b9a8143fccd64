// What a seat knows and remembers, and nothing else.

#include "twocities/rules/queries.h"
#include "twocities/table.h"
#include "twocities/words/terms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace waystone::twocities::test {

namespace {

State atTurn(int players, int round, int turn, Phase phase = Phase::select, std::uint64_t seed = 1)
{
    return randomPosition(players, seed, [&](const State &state) {
        return state.round == round && state.turn == turn && state.phase == phase;
    });
}

bool sees(const State &state, Seat watcher, Seat holder)
{
    const View view = rules().view(state, watcher);
    const Hand &hand = view.seen.hands[holder];
    if (hand == state.hands[holder])
        return true;
    EXPECT_TRUE(std::all_of(hand.begin(), hand.begin() + state.handSizes[holder], [](int tile) {
        return tile == tile::hidden;
    })) << "all or nothing";
    return false;
}

/// The seats whose hands the watcher knows.
std::set<int> seenBy(const State &state, Seat watcher)
{
    std::set<int> seen;
    for (Seat holder = 0; holder < state.players; ++holder)
        if (sees(state, watcher, holder))
            seen.insert(holder);
    return seen;
}

/// The state with everything exchanged that the seat cannot know.
State shuffled(const State &state, Seat watcher, Rng &rng)
{
    return rules().guess(rules().view(state, watcher), rng);
}

} // namespace

// Rules: select.memory
TEST(TwoCitiesView, ASeatSeesItsOwnHandOnly)
{
    for (const int round : {0, 1, 2}) {
        const State state = atTurn(5, round, 0);
        for (Seat seat = 0; seat < 5; ++seat)
            EXPECT_EQ(seenBy(state, seat), std::set<int>{seat});
        EXPECT_TRUE(seenBy(state, nobody).empty());
    }
}

// Readings: Between Two Cities, Selection: hands that you passed on are known to you, also after what was taken from them
// was revealed.
// Rules: select.memory
TEST(TwoCitiesView, PassedHandsStayKnown)
{
    for (Seat seat = 0; seat < 6; ++seat) {
        const auto beside = [seat](int steps) { return int{seatBeside(6, seat, steps)}; };
        EXPECT_EQ(seenBy(atTurn(6, 0, 1), seat), (std::set<int>{seat, beside(1)}));
        EXPECT_EQ(seenBy(atTurn(6, 0, 2), seat), (std::set<int>{seat, beside(1), beside(2)}));
        EXPECT_EQ(seenBy(atTurn(6, 2, 1), seat), (std::set<int>{seat, beside(-1)})) << "to the right";
        EXPECT_EQ(seenBy(atTurn(6, 2, 2), seat), (std::set<int>{seat, beside(-1), beside(-2)}));
        EXPECT_EQ(seenBy(atTurn(6, 2, 0), seat), std::set<int>{seat}) << "a new round, new tiles";
    }
    for (Seat seat = 0; seat < 3; ++seat)
        EXPECT_EQ(seenBy(atTurn(3, 0, 2), seat).size(), 3u) << "three players have seen all by then";
    for (Seat seat = 0; seat < 2; ++seat)
        EXPECT_EQ(seenBy(atTurn(2, 0, 1), seat).size(), 2u);
}

// The pile that waits is looked at only when it is picked up.
// Rules: select.waiting
TEST(TwoCitiesView, AWaitingPileIsNotLookedAt)
{
    const State state = atTurn(5, 0, 0, Phase::place);
    for (Seat seat = 0; seat < 5; ++seat)
        EXPECT_EQ(seenBy(state, seat), std::set<int>{seat}) << "what it passes on, not what it will get";
}

TEST(TwoCitiesView, DiscardsAreKnownToWhoHeldThem)
{
    const State end = randomPosition(6, 2, [](const State &state) { return state.phase == Phase::over; });
    for (Seat seat = 0; seat < 6; ++seat) {
        const View view = rules().view(end, seat);
        for (int index = 0; index < 18; ++index) {
            const auto at = static_cast<std::size_t>(index);
            const int round = index / 6;
            const Seat drawer = static_cast<Seat>(index % 6);
            bool held = seat == drawer;
            for (int step = 1; round != 1 && step <= 2; ++step)
                held = held || seat == seatBeside(6, drawer, round == 0 ? step : -step);
            EXPECT_EQ(view.seen.discards[at], held ? end.discards[at] : tile::hidden);
        }
    }
}

// Programs are told where a guess has what they have seen, and where it draws by lot.
TEST(TwoCitiesView, WhatIsRememberedIsToldApart)
{
    State state = atTurn(5, 0, 1);
    const auto unseen = [&state](Seat seat) { return rules().unseen(rules().view(state, seat)); };
    using Parts = std::vector<UnseenPart>;
    EXPECT_EQ(unseen(1), (Parts{{"/seats/0/hand", false},
                                {"/seats/2/hand", true},
                                {"/seats/3/hand", false},
                                {"/seats/4/hand", false}}));
    ActionList legal;
    rules().legal(state, 2, legal);
    rules().apply(state, 2, legal[0], nullptr);
    EXPECT_EQ(unseen(1), (Parts{{"/seats/0/hand", false},
                                {"/seats/2/hand", true},
                                {"/seats/2/kept", false},
                                {"/seats/3/hand", false},
                                {"/seats/4/hand", false}}));
    EXPECT_EQ(unseen(2)[2], (UnseenPart{"/seats/2/hand", true})) << "it waits for whoever gets it";

    state = randomPosition(6, 2, [](const State &after) { return after.phase == Phase::over; });
    for (Seat seat = 0; seat < 6; ++seat) {
        const View view = rules().view(state, seat);
        for (int index = 0; index < 18; ++index)
            EXPECT_EQ(unseen(seat)[static_cast<std::size_t>(index)],
                      (UnseenPart{"/discards/" + std::to_string(index),
                                  view.seen.discards[static_cast<std::size_t>(index)] != tile::hidden}));
    }
}

TEST(TwoCitiesView, ASelectionIsSecretUntilAllHaveSelected)
{
    const State before = atTurn(4, 0, 1);
    ActionList legal;
    rules().legal(before, 1, legal);
    std::set<std::string> seen;
    for (const Action action : legal) {
        State after = before;
        rules().apply(after, 1, action, nullptr);
        for (const Seat watcher : {Seat{0}, Seat{2}, Seat{3}, nobody}) {
            const View view = rules().view(after, watcher);
            EXPECT_EQ(view.seen.kept[1], (Kept{tile::hidden, tile::hidden}));
            State first = before;
            rules().apply(first, 1, legal[0], nullptr);
            EXPECT_EQ(view, rules().view(first, watcher)) << "whichever two it keeps";
        }
        EXPECT_EQ(rules().view(after, 1).seen.kept[1], (Kept{action.first, action.second}));
    }
}

TEST(TwoCitiesView, WhatASeatCannotKnowDoesNotChangeItsView)
{
    for (int players = 2; players <= maxPlayers; ++players) {
        Rng rng(static_cast<std::uint64_t>(players));
        State state = *rules().from(rules().start(players, 0));
        int changed = 0;
        while (state.phase != Phase::over) {
            playOne(state, rng);
            for (Seat seat = 0; seat <= players; ++seat) {
                const Seat watcher = seat == players ? nobody : seat;
                const State other = shuffled(state, watcher, rng);
                changed += other == state ? 0 : 1;
                ASSERT_TRUE(rules().from(rules().setup(other))) << "a guess is a sound position";
                const View view = rules().view(other, watcher);
                ASSERT_EQ(view, rules().view(state, watcher));
                ASSERT_EQ(rules().pieces(view), rules().pieces(rules().view(state, watcher)));
                ASSERT_EQ(rules().tallies(view), rules().tallies(rules().view(state, watcher)));
                ASSERT_EQ(rules().score(other), rules().score(state));
            }
        }
        EXPECT_GT(changed, 100);
    }
}

// Nothing hidden lies open among the pieces, and hands of others are as large as they are.
TEST(TwoCitiesView, PiecesOfOthersLieFaceDown)
{
    const State state = atTurn(4, 0, 1);
    int faceUp = 0;
    int faceDown = 0;
    for (const Piece &piece : rules().pieces(rules().view(state, 2))) {
        if (static_cast<Area>(piece.place.area) != Area::hand)
            continue;
        EXPECT_EQ(piece.place.owner == 2, piece.kind != term::singleTile);
        ++(piece.place.owner == 2 ? faceUp : faceDown);
    }
    EXPECT_EQ(faceUp, 5);
    EXPECT_EQ(faceDown, 15) << "also the hand of seat 3, which seat 2 remembers";
}

// Rules: select.waiting, select.when
TEST(TwoCitiesView, AfterSelectingThePileWaitsForTheNeighbour)
{
    State state = atTurn(4, 0, 0);
    ActionList legal;
    rules().legal(state, 3, legal);
    rules().apply(state, 3, legal[0], nullptr);
    int waiting = 0;
    int selected = 0;
    for (const Piece &piece : rules().pieces(rules().view(state, 3))) {
        const Area area = static_cast<Area>(piece.place.area);
        EXPECT_FALSE(area == Area::hand && piece.place.owner == 3);
        if (area == Area::waiting) {
            EXPECT_EQ(piece.place.owner, 0) << "their left neighbour";
            EXPECT_EQ(piece.kind, term::singleTile) << "no longer to be looked at";
            ++waiting;
        }
        selected += area == Area::selected ? 1 : 0;
    }
    EXPECT_EQ(waiting, 5);
    EXPECT_EQ(selected, 2);
}

TEST(TwoCitiesView, TalliesCountTheBoxAndTheStack)
{
    const auto amount = [](const State &state, Seat watcher, std::string_view what) {
        for (const Tally &tally : rules().tallies(rules().view(state, watcher)))
            if (tally.owner == nobody && tally.what == what)
                return tally.amount;
        return -1;
    };
    for (const Seat watcher : {Seat{0}, Seat{3}, nobody}) {
        EXPECT_EQ(amount(atTurn(4, 0, 0), watcher, term::singleTile), 108 - 28);
        EXPECT_EQ(amount(atTurn(4, 1, 0), watcher, term::singleTile), 108 - 28);
        EXPECT_EQ(amount(atTurn(4, 1, 0), watcher, term::duplexTile), 24 - 12);
        EXPECT_EQ(amount(atTurn(4, 2, 2), watcher, term::singleTile), 108 - 56);
        EXPECT_EQ(amount(atTurn(4, 2, 2), watcher, term::discarded), 8);
    }
}

} // namespace waystone::twocities::test
