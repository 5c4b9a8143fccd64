// The clicks that spell actions, and the reasons why a click is not possible.

#include "twocities/rules/queries.h"
#include "twocities/rules/refusal.h"
#include "twocities/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace waystone::twocities::test {

namespace {

State atTurn(int players, int round, int turn, Phase phase)
{
    return randomPosition(players, 21, [&](const State &state) {
        return state.round == round && state.turn == turn && state.phase == phase;
    });
}

/// The codes with which all that a click can mean is refused.
std::set<std::string> reasons(const State &state, Seat seat, const Route &clicks)
{
    std::set<std::string> codes;
    for (const Action action : rules().meant(state, seat, clicks)) {
        const std::optional<Problem> problem = rules().refuse(state, seat, action);
        codes.insert(problem ? problem->code : "legal");
    }
    return codes;
}

Place cell(int city, std::string_view name)
{
    return cityPlace(3, city, twocities::test::place("shop", 0, name).third);
}

} // namespace

TEST(TwoCitiesClicks, TwoTilesOfTheHandInAnyOrder)
{
    State state = atTurn(3, 0, 1, Phase::select);
    state.hands[0] = {0, 0, 7, 8, 8, tile::none, tile::none};
    const auto slot = [](int index) { return twocities::place(Area::hand, index, 0); };
    const auto same = [](std::vector<Route> routes, std::vector<Route> expected) {
        std::ranges::sort(routes);
        std::ranges::sort(expected);
        return routes == expected;
    };
    EXPECT_TRUE(
        same(rules().routes(state, 0, select("shop", "shop")), {{slot(0), slot(1)}, {slot(1), slot(0)}}));
    EXPECT_TRUE(same(rules().routes(state, 0, select("shop", "park")),
                     {{slot(0), slot(2)}, {slot(2), slot(0)}, {slot(1), slot(2)}, {slot(2), slot(1)}}));
    EXPECT_EQ(rules().meant(state, 0, {slot(2)}).size(), 2u) << "with a shop or with a house";
    EXPECT_EQ(reasons(state, 0, {slot(2)}), (std::set<std::string>{"legal"}))
        << "the second park has no route";
    EXPECT_TRUE(rules().meant(state, 1, {slot(2)}).empty()) << "not their hand";
}

TEST(TwoCitiesClicks, TheTileThenTheCell)
{
    State state = atTurn(3, 0, 0, Phase::place);
    state.kept[0] = {0, 7};
    const Place shop = twocities::place(Area::selected, 0, 0);
    const Place park = twocities::place(Area::selected, 1, 0);
    EXPECT_EQ(rules().routes(state, 0, place("shop", 0, "d4")), (std::vector<Route>{{shop, cell(0, "d4")}}));
    EXPECT_EQ(rules().routes(state, 0, place("park", 2, "d4")), (std::vector<Route>{{park, cell(2, "d4")}}));
    EXPECT_TRUE(rules().meant(state, 0, {cell(0, "d4")}).empty()) << "which of the two?";
    rules().apply(state, 0, place("shop", 0, "d4"), nullptr);
    EXPECT_EQ(rules().routes(state, 0, place("park", 2, "d4")),
              (std::vector<Route>{{shop, cell(2, "d4")}, {cell(2, "d4")}}))
        << "the other tile moves up, and the cell alone will do";
    State alike = atTurn(3, 0, 0, Phase::place);
    alike.kept[0] = {7, 7};
    EXPECT_EQ(rules().routes(alike, 0, place("park", 2, "d4")).size(), 3u) << "two alike";
}

// Rules: placing.duplex
TEST(TwoCitiesClicks, ADuplexTileIsPlacedByEitherHalf)
{
    const State state = atTurn(3, 1, 0, Phase::place);
    ActionList legal;
    rules().legal(state, 0, legal);
    int byTheOther = 0;
    for (const std::uint8_t tile : state.kept[0]) {
        const Duplex &duplex = rules().edition().duplex(tile);
        for (const Action each : legal) {
            if (each.first != tile)
                continue;
            Action beside = each;
            beside.third = static_cast<std::uint8_t>(secondCell(duplex, each.third));
            const std::vector<Route> routes = rules().routes(state, 0, each);
            const Place other = cityPlace(3, each.second, beside.third);
            const bool isByOther =
                std::ranges::any_of(routes, [other](const Route &route) { return route.back() == other; });
            EXPECT_EQ(isByOther, rules().refuse(state, 0, beside).has_value());
            byTheOther += isByOther ? 1 : 0;
        }
    }
    EXPECT_GT(byTheOther, 0);
}

TEST(TwoCitiesClicks, AClickOnWhatIsNotPossibleHasAReason)
{
    State state = stateWith(3, {"ssss", "p", "h"});
    state.phase = Phase::place;
    state.acting = 0b111;
    state.open.fill(side::both);
    for (Kept &kept : state.kept)
        kept = {7, 7};
    const auto why = [&](int city, std::string_view at) { return reasons(state, 0, {cell(city, at)}); };
    EXPECT_EQ(why(0, "d4"), std::set<std::string>{"cell-taken"});
    EXPECT_EQ(why(0, "d6"), std::set<std::string>{"not-adjacent"});
    EXPECT_EQ(why(0, "c4"), std::set<std::string>{"beyond-four-by-four"});
    EXPECT_EQ(why(1, "d5"), std::set<std::string>{"not-your-city"});
    EXPECT_EQ(why(2, "d5"), std::set<std::string>{"legal"});
    rules().apply(state, 0, place("park", 0, "d5"), nullptr);
    EXPECT_EQ(why(0, "d6"), std::set<std::string>{"city-has-its-tile"});
}

TEST(TwoCitiesClicks, AfterSelectingTheReasonIsThatOthersHaveNot)
{
    State state = atTurn(3, 0, 0, Phase::select);
    ActionList legal;
    rules().legal(state, 2, legal);
    rules().apply(state, 2, legal[0], nullptr);
    EXPECT_EQ(reasons(state, 2, {twocities::place(Area::hand, 0, 2)}),
              std::set<std::string>{"already-selected"});
    EXPECT_EQ(reasons(state, 2, {twocities::place(Area::selected, 0, 2)}),
              std::set<std::string>{"not-revealed-yet"});
    EXPECT_EQ(rules().prompt(state, 2).code, "selected");
    EXPECT_EQ(rules().prompt(state, 0).code, "select-singles");
    EXPECT_EQ(rules().prompt(state, nobody).code, "wait");
}

// What a click means must not tell a seat what it cannot know.
TEST(TwoCitiesClicks, ClicksOfOthersTellNothing)
{
    const State state = atTurn(4, 0, 1, Phase::select);
    for (const Place &clicked : rules().places(4)) {
        if (static_cast<Area>(clicked.area) == Area::hand && clicked.owner != 0) {
            EXPECT_TRUE(rules().meant(state, 0, {clicked}).empty());
        }
    }
}

TEST(TwoCitiesClicks, EveryReasonIsMetInAGame)
{
    std::set<std::string> met;
    Rng rng(3);
    const auto tryAll = [&](const State &state) {
        rules().everyAction([&](Action action) {
            for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, chanceSeat})
                if (const std::optional<Problem> problem = rules().refuse(state, seat, action))
                    met.insert(problem->code);
        });
    };
    State state = *rules().from(rules().start(3, 0));
    for (int ply = 0; state.phase != Phase::over; ++ply) {
        if (ply % 4 == 0)
            tryAll(state);
        playOne(state, rng);
    }
    tryAll(state);
    State rare = atTurn(3, 0, 0, Phase::draw);
    rare.singlesLeft[0] = 0; // else a kind is hardly ever used up
    tryAll(rare);
    EXPECT_EQ(met, std::set<std::string>(refusalCodes().begin(), refusalCodes().end()));
}

} // namespace waystone::twocities::test
