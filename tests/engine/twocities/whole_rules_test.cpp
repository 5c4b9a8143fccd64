// Rules of the catalogue that no single chapter of the book holds: partners and their tiles, tokens, the end.

#include "twocities/rules/queries.h"
#include "twocities/table.h"
#include "twocities/words/codes.h"
#include "twocities/words/terms.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace waystone::twocities::test {

namespace {

std::string codeOf(const State &state, Seat seat, Action action)
{
    const std::optional<Problem> problem = rules().refuse(state, seat, action);
    return problem ? problem->code : "";
}

} // namespace

// Rules: idea.theme, idea.partners
TEST(TwoCitiesWholeRules, TwoCitiesWantOnesHelpEachSharedWithOneNeighbour)
{
    for (int players = 3; players <= maxPlayers; ++players) {
        std::map<int, std::set<int>> planners;
        for (Seat seat = 0; seat < players; ++seat) {
            planners[leftCity(players, seat)].insert(seat);
            planners[rightCity(players, seat)].insert(seat);
            EXPECT_NE(leftCity(players, seat), rightCity(players, seat));
        }
        EXPECT_EQ(planners.size(), static_cast<std::size_t>(players));
        for (const auto &[city, seats] : planners)
            EXPECT_EQ(seats.size(), 2u) << city;
    }
}

// Rules: components.other
TEST(TwoCitiesWholeRules, ACityHasATokenOfItsOwnAndOneOnTheScoreBoard)
{
    for (const int players : {2, 3, 7}) {
        const State state = stateWith(players, {"ss", "p"});
        std::map<Area, int> tokens;
        for (const Piece &piece : rules().pieces(rules().view(state, nobody)))
            if (piece.kind == term::cityToken)
                ++tokens[static_cast<Area>(piece.place.area)];
        const int cities = players == 2 ? 4 : players;
        EXPECT_EQ(tokens, (std::map<Area, int>{{Area::cityToken, cities}, {Area::scoreBoard, cities}}));
    }
}

// Whatever partners talk about, nobody places what the other one has kept.
// Rules: placing.talk, placing.own
TEST(TwoCitiesWholeRules, EverybodyPlacesOnlyTheirOwnTiles)
{
    State state = stateWith(3, {"s", "s", "s"});
    state.phase = Phase::place;
    state.acting = 0b111;
    state.open.fill(side::both);
    state.kept[0] = {select("shop", "shop").first, select("park", "park").first};
    state.kept[1] = {select("office", "office").first, select("house", "house").first};
    state.kept[2] = state.kept[1];
    const int shared = leftCity(3, 0);
    const Seat partner = partnerOf(3, shared) == 0 ? ownerOf(3, shared) : partnerOf(3, shared);
    EXPECT_EQ(codeOf(state, 0, place("park", shared, "d5")), "");
    EXPECT_EQ(codeOf(state, 0, place("office", shared, "d5")), problem::notAmongYourTiles);
    EXPECT_EQ(codeOf(state, partner, place("office", shared, "d5")), "");
}

// Rules: rounds.over
TEST(TwoCitiesWholeRules, NoActionIsLeftWhenTheGameIsOver)
{
    const State end = randomPosition(3, 5, [](const State &state) { return state.phase == Phase::over; });
    for (Seat seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(codeOf(end, seat, select("shop", "park")), problem::gameOver);
        EXPECT_EQ(codeOf(end, seat, place("shop", leftCity(3, seat), "d4")), problem::gameOver);
        EXPECT_EQ(codeOf(end, seat, {9, 0, 0, 0}), problem::malformedAction);
    }
}

} // namespace waystone::twocities::test
