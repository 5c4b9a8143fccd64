// The course of a game: drawing, secret selection, revelation, passing, the rounds, two players.

#include "twocities/rules/queries.h"
#include "twocities/table.h"
#include "twocities/words/codes.h"
#include "twocities/words/terms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace waystone::twocities::test {

namespace {

std::vector<std::uint8_t> handOf(const State &state, Seat seat)
{
    return {state.hands[seat].begin(), state.hands[seat].begin() + state.handSizes[seat]};
}

int buildings(const State &state, int city)
{
    return std::popcount(occupied(state.cities[static_cast<std::size_t>(city)]));
}

bool begins(const State &state, int round, int turn, Phase phase)
{
    return state.round == round && state.turn == turn && state.phase == phase;
}

State atTurn(int players, int round, int turn, Phase phase = Phase::select, std::uint64_t seed = 1)
{
    return randomPosition(players, seed,
                          [&](const State &state) { return begins(state, round, turn, phase); });
}

/// Plays on at random until the turn under way is over.
State endOfTurn(State state)
{
    Rng rng(9);
    const int turn = state.turn;
    const int round = state.round;
    while (state.phase != Phase::over && state.turn == turn && state.round == round)
        playOne(state, rng);
    return state;
}

std::string codeOf(const State &state, Seat seat, Action action)
{
    const std::optional<Problem> problem = rules().refuse(state, seat, action);
    return problem ? problem->code : "";
}

int countKind(const Events &events, Event::Kind kind)
{
    return static_cast<int>(std::ranges::count(events, kind, &Event::kind));
}

} // namespace

// Rules: rounds.three, rounds.one, rounds.two
TEST(TwoCitiesRounds, SevenSinglesThenThreeDuplexesThenSevenSingles)
{
    for (int players = 3; players <= maxPlayers; ++players)
        for (int round = 0; round < 3; ++round) {
            const State state = atTurn(players, round, 0);
            for (Seat seat = 0; seat < players; ++seat) {
                EXPECT_EQ(state.handSizes[seat], round == 1 ? 3 : 7);
                for (const int tile : handOf(state, seat))
                    EXPECT_EQ(tile::isDuplex(tile), round == 1);
            }
        }
}

// Rules: idea.square, rounds.turn, rounds.over
TEST(TwoCitiesRounds, CitiesGrowToSixTenAndSixteenBuildings)
{
    for (int players = 3; players <= maxPlayers; ++players) {
        for (int city = 0; city < players; ++city) {
            EXPECT_EQ(buildings(atTurn(players, 1, 0), city), 6);
            EXPECT_EQ(buildings(atTurn(players, 2, 0), city), 10);
        }
        const State end =
            randomPosition(players, 1, [](const State &state) { return state.phase == Phase::over; });
        for (int city = 0; city < players; ++city)
            EXPECT_EQ(buildings(end, city), 16);
    }
}

// Rules: select.secret, select.final, select.reveal, rounds.turn
TEST(TwoCitiesRounds, EverySeatSelectsInAnyOrderAndNoneKnowsTheOthers)
{
    State state = atTurn(4, 0, 0);
    EXPECT_EQ(rules().actors(state), Actors::seats(0b1111));
    for (const Seat seat : {2, 0, 3}) {
        ActionList legal;
        rules().legal(state, seat, legal);
        EXPECT_TRUE(rules().secret(state, seat, legal[0]));
        Events events;
        rules().apply(state, seat, legal[0], &events);
        EXPECT_EQ(countKind(events, Event::Kind::revealed), 0);
        EXPECT_EQ(codeOf(state, seat, legal[0]), problem::alreadySelected) << "final once made";
        EXPECT_EQ(state.phase, Phase::select);
    }
    EXPECT_EQ(rules().actors(state), Actors::seat(1));
    EXPECT_EQ(codeOf(state, 0, place("shop", 0, "d4")), problem::notRevealedYet);
    EXPECT_EQ(codeOf(state, 1, place("shop", 1, "d4")), problem::selectFirst);
    ActionList legal;
    rules().legal(state, 1, legal);
    Events events;
    rules().apply(state, 1, legal[0], &events);
    EXPECT_EQ(state.phase, Phase::place) << "revealed together";
    EXPECT_EQ(countKind(events, Event::Kind::revealed), 8);
    EXPECT_EQ(rules().actors(state), Actors::seats(0b1111));
    EXPECT_EQ(codeOf(state, 1, legal[0]), problem::placementUnfinished);
}

// Rules: select.hand, select.two
TEST(TwoCitiesRounds, OnlyWhatIsInTheHandCanBeKept)
{
    State state = atTurn(3, 0, 0);
    state.hands[0] = {0, 0, 1, 1, 7, 7, 8}; // shops, factories, parks, a house
    EXPECT_EQ(codeOf(state, 0, select("shop", "shop")), "");
    EXPECT_EQ(codeOf(state, 0, select("shop", "house")), "");
    EXPECT_EQ(codeOf(state, 0, select("house", "house")), problem::onlyOneInHand);
    EXPECT_EQ(codeOf(state, 0, select("shop", "office")), problem::notInYourHand);
    EXPECT_EQ(codeOf(state, 0, select("house", "shop")), problem::malformedAction) << "one way of writing it";
    ActionList legal;
    rules().legal(state, 0, legal);
    EXPECT_EQ(legal.size(), 3u + 6u) << "three pairs of a kind, six of two kinds";
}

// Rules: rounds.one, rounds.last, rounds.pass
TEST(TwoCitiesRounds, HandsGoLeftInRoundOneAndRightInRoundThree)
{
    for (const auto &[round, direction] : {std::pair(0, 1), std::pair(2, -1)})
        for (int turn = 0; turn < 2; ++turn) {
            State state = atTurn(5, round, turn);
            Rng rng(3);
            while (state.phase != Phase::place)
                playOne(state, rng);
            const State after = endOfTurn(state);
            ASSERT_TRUE(begins(after, round, turn + 1, Phase::select));
            for (Seat seat = 0; seat < 5; ++seat)
                EXPECT_EQ(handOf(after, seatBeside(5, seat, direction)), handOf(state, seat));
            EXPECT_EQ(after.handSizes[0], 7 - 2 * (turn + 1));
        }
}

// Rules: idea.partners, setup.seats
TEST(TwoCitiesRounds, LeftIsTheNextSeatAndTheCityBetweenBearsTheLowerOnesNumber)
{
    EXPECT_EQ(leftCity(5, 1), 1);
    EXPECT_EQ(rightCity(5, 1), 0);
    EXPECT_EQ(rightCity(5, 0), 4);
    EXPECT_EQ(ownerOf(5, 4), 4);
    EXPECT_EQ(partnerOf(5, 4), 0);
    EXPECT_EQ(seatBeside(5, 4, 1), 0);
    EXPECT_EQ(seatBeside(5, 0, -1), 4);
}

// Rules: rounds.leftover
TEST(TwoCitiesRounds, TheLastTileOfEveryPileIsDiscardedForGood)
{
    for (int players = 2; players <= maxPlayers; ++players) {
        const State end =
            randomPosition(players, 7, [](const State &state) { return state.phase == Phase::over; });
        const int rounds = roundCount(players);
        for (int index = 0; index < maxDiscards; ++index) {
            const int tile = end.discards[static_cast<std::size_t>(index)];
            if (index >= rounds * players) {
                EXPECT_EQ(tile, tile::none);
            } else {
                EXPECT_EQ(tile::isDuplex(tile), stageOf(players, index / players) == 1);
            }
        }
        // What was drawn lies in the cities or among the discards, and came back nowhere.
        const int drawnSingles = players * 7 * (players == 2 ? 4 : 2);
        const int drawnDuplexes = players * 3 * (players == 2 ? 2 : 1);
        EXPECT_EQ(std::accumulate(end.singlesLeft.begin(), end.singlesLeft.end(), 0), 108 - drawnSingles);
        EXPECT_EQ(std::popcount(end.duplexesLeft), 24 - drawnDuplexes);
    }
}

TEST(TwoCitiesRounds, ADiscardIsFiledByWhoDrewThePile)
{
    // With a different tile in every pile it can be told where it ended.
    for (const int round : {0, 2}) {
        State state = atTurn(5, round, 2);
        const int direction = round == 0 ? 1 : -1;
        for (Seat seat = 0; seat < 5; ++seat) {
            state.hands[seat].fill(tile::none);
            for (std::size_t slot = 0; slot < 3; ++slot)
                state.hands[seat][slot] = seat;
        }
        const State after = endOfTurn(state);
        for (Seat drawer = 0; drawer < 5; ++drawer)
            EXPECT_EQ(after.discards[static_cast<std::size_t>(round * 5 + drawer)],
                      seatBeside(5, drawer, 2 * direction));
    }
}

// Rules: placing.who-first, placing.all-done
TEST(TwoCitiesRounds, PlacementsOfDifferentSeatsMayMix)
{
    State state = atTurn(3, 0, 1, Phase::place);
    ActionList legal;
    for (const Seat seat : {1, 0, 1, 2, 2, 0}) {
        ASSERT_TRUE(rules().actors(state).includes(seat));
        rules().legal(state, seat, legal);
        rules().apply(state, seat, legal[0], nullptr);
    }
    EXPECT_TRUE(begins(state, 0, 2, Phase::select)) << "the hands are passed when all have placed";
}

// Rules: rounds.draw, setup.supply
TEST(TwoCitiesRounds, DrawsAreOneTileAtATimeFromWhatIsLeft)
{
    State state = *rules().from(rules().start(3, 0));
    OutcomeList outcomes;
    rules().outcomes(state, outcomes);
    ASSERT_EQ(outcomes.size(), 9u);
    EXPECT_EQ(outcomes[0].action, draw("shop"));
    EXPECT_EQ(outcomes[0].weight, 16u);
    EXPECT_EQ(outcomes[2].weight, 5u);
    rules().apply(state, chanceSeat, draw("shop"), nullptr);
    rules().outcomes(state, outcomes);
    EXPECT_EQ(outcomes[0].weight, 15u);
    EXPECT_EQ(handOf(state, 0), (std::vector<std::uint8_t>{0}));
    EXPECT_EQ(codeOf(state, chanceSeat, draw("shop/bed")), problem::wrongSupply);
    EXPECT_EQ(codeOf(state, 0, draw("shop")), problem::chanceOnly);
    EXPECT_EQ(codeOf(state, 0, select("shop", "shop")), problem::chanceFirst);
    state.singlesLeft[0] = 0;
    EXPECT_EQ(codeOf(state, chanceSeat, draw("shop")), problem::noneLeftToDraw);

    State duplexes = atTurn(7, 1, 0, Phase::draw);
    rules().outcomes(duplexes, outcomes);
    EXPECT_EQ(outcomes.size(), 24u);
    rules().apply(duplexes, chanceSeat, draw("shop/bed"), nullptr);
    EXPECT_EQ(codeOf(duplexes, chanceSeat, draw("shop/bed")), problem::noneLeftToDraw)
        << "there is one of each";
}

// Variant for two: two cities each, every round twice.
// Rules: variant.two, variant.rounds
TEST(TwoCitiesRounds, TwoPlayersPlaySixRoundsWithFourCities)
{
    const std::array<int, 6> sizes{3, 6, 8, 10, 13, 16};
    for (int round = 0; round < 6; ++round) {
        const State state = atTurn(2, round, 0);
        EXPECT_EQ(state.handSizes[0], round / 2 == 1 ? 3 : 7);
        if (round > 0) {
            for (int city = 0; city < 4; ++city)
                EXPECT_EQ(buildings(state, city), sizes[static_cast<std::size_t>(round) - 1]);
        }
        ActionList legal;
        State placing = state;
        Rng rng(4);
        while (placing.phase != Phase::place)
            playOne(placing, rng);
        for (Seat seat = 0; seat < 2; ++seat) {
            rules().legal(placing, seat, legal);
            for (const Action action : legal)
                EXPECT_EQ(action.second % 2, seat) << "each builds in cities of their own";
        }
        if (round / 2 != 1) {
            EXPECT_EQ(handOf(endOfTurn(placing), 1), handOf(placing, 0));
        }
    }
    const State end = randomPosition(2, 1, [](const State &state) { return state.phase == Phase::over; });
    for (int city = 0; city < 4; ++city)
        EXPECT_EQ(buildings(end, city), 16);
}

TEST(TwoCitiesRounds, EventsTellTheCourse)
{
    for (int players = 2; players <= maxPlayers; ++players) {
        Rng rng(5);
        State state = *rules().from(rules().start(players, 0));
        Events events;
        while (state.phase != Phase::over)
            playOne(state, rng, &events);
        std::map<std::string_view, int> phases;
        for (const Event &event : events)
            if (event.kind == Event::Kind::phaseBegan)
                ++phases[event.what];
        const int turns = players == 2 ? 14 : 7;
        EXPECT_EQ(phases[term::round], roundCount(players));
        EXPECT_EQ(phases[term::revelation], turns);
        EXPECT_EQ(phases[term::finalScoring], 1);
        EXPECT_EQ(countKind(events, Event::Kind::turnBegan), turns);
        EXPECT_EQ(events.back().kind, Event::Kind::gameEnded);
        // Every building of every city came by an event.
        int placed = 0;
        for (const Event &event : events)
            placed += event.kind == Event::Kind::placed && event.cause == term::placement ? 1 : 0;
        EXPECT_EQ(placed, 16 * cityCount(players));
    }
}

// The events of a draw and of a selection go into everybody's log.
TEST(TwoCitiesRounds, EventsOfSecretActionsTellNothing)
{
    const State dealing = randomPosition(4, 3, [](const State &state) { return state.handSizes[1] == 3; });
    OutcomeList outcomes;
    rules().outcomes(dealing, outcomes);
    std::vector<Events> told;
    for (const Outcome &outcome : outcomes) {
        State next = dealing;
        rules().apply(next, chanceSeat, outcome.action, &told.emplace_back());
        EXPECT_TRUE(rules().secret(dealing, chanceSeat, outcome.action));
    }
    for (const Events &events : told)
        EXPECT_EQ(events, told.front());

    const State state = atTurn(4, 0, 1);
    ActionList legal;
    rules().legal(state, 2, legal);
    told.clear();
    for (const Action action : legal) {
        State next = state;
        rules().apply(next, 2, action, &told.emplace_back());
    }
    for (const Events &events : told)
        EXPECT_EQ(events, told.front());
}

} // namespace waystone::twocities::test
