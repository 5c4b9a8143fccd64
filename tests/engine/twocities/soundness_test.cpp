// For every check of a position by name: what breaks it and nothing else, and how bad that is.

#include "conformance/repeated_fixes.h"
#include "twocities/positions/soundness.h"
#include "twocities/table.h"
#include "twocities/words/codes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace waystone::twocities::test {

namespace {

using Position = twocities::Setup;

struct Case {
    std::string_view code;
    Severity severity;
    int round; ///< where in a random game of three the position is taken from
    int turn;
    Phase phase;
    std::function<void(Position &)> spoil;
};

constexpr Severity impossible = Severity::impossible;
constexpr Severity againstRule = Severity::againstRule;
constexpr Severity unusual = Severity::unusual;

Position positionAt(int round, int turn, Phase phase, int players = 3)
{
    return rules().setup(randomPosition(players, 11, [&](const State &state) {
        // Of the first seats' hands: a draw that has begun, and one selection made.
        const bool isBegun = phase != Phase::draw || state.handSizes[1] > 0;
        const bool isMade = phase != Phase::select || std::popcount(state.acting) == players - 1;
        return state.round == round && state.turn == turn && state.phase == phase && isBegun && isMade;
    }));
}

std::uint8_t tileNamed(std::string_view name)
{
    return draw(name).first;
}

/// The seat that has selected, in positions of Phase::select.
SetupSeat &selected(Position &position)
{
    return *std::ranges::find_if(position.seats, [](const SetupSeat &seat) { return !seat.kept.empty(); });
}

/// Duplex tiles side by side that lie nowhere in the position, counted from 0.
std::uint8_t unused(const Position &position, std::size_t which)
{
    std::set<std::uint8_t> used(position.discards.begin(), position.discards.end());
    for (const SetupSeat &seat : position.seats) {
        used.insert(seat.hand.begin(), seat.hand.end());
        used.insert(seat.kept.begin(), seat.kept.end());
    }
    for (const auto &city : position.cities)
        for (const auto &tile : city)
            used.insert(tile.tile);
    std::vector<std::uint8_t> free;
    for (const std::string_view name :
         {"drink-park", "house-bed", "shop-house", "factory-office", "factory-shop", "food-factory",
          "office-house", "shop-music", "house-park", "park-factory", "office-shop", "park-office"})
        if (const std::uint8_t tile = tileNamed(name); !used.contains(tile))
            free.push_back(tile);
    return free.at(which);
}

/// One for every code.
const std::vector<Case> &examples()
{
    static const std::vector<Case> all{
        {problem::playersOutOfRange, impossible, 0, 0, Phase::select, [](Position &p) { p.players = 8; }},
        {problem::seatsNotAsPlayers, impossible, 0, 0, Phase::select,
         [](Position &p) { p.seats.pop_back(); }},
        {problem::citiesNotAsPlayers, impossible, 0, 0, Phase::select,
         [](Position &p) { p.cities.emplace_back(); }},
        {problem::noSuchRound, impossible, 0, 0, Phase::select, [](Position &p) { p.round = 3; }},
        {problem::noSuchTurn, impossible, 0, 0, Phase::select, [](Position &p) { p.turn = 3; }},
        {problem::tileNotInEdition, impossible, 0, 1, Phase::select,
         [](Position &p) { p.seats[0].hand[0] = 33; }},
        {problem::noSuchCell, impossible, 1, 0, Phase::select, [](Position &p) { p.cities[0][0].cell = 49; }},
        {problem::noSuchSide, impossible, 1, 0, Phase::place, [](Position &p) { p.seats[0].open = 4; }},
        {problem::tooManyTiles, impossible, 0, 0, Phase::select,
         [](Position &p) { p.seats[0].hand.push_back(0); }},
        {problem::duplexBeyondTheGrid, impossible, 1, 0, Phase::select,
         [](Position &p) {
             p.cities[0][0] = {6, tileNamed("park-office")};
         }},
        {problem::cellsOverlap, impossible, 1, 0, Phase::select,
         [](Position &p) { p.cities[0][0].cell = p.cities[0][1].cell; }},
        {problem::cityOffTheMiddle, againstRule, 1, 0, Phase::select,
         [](Position &p) {
             p.cities[0] = {{25, 0}, {26, 1}, {32, 6}, {33, 7}, {39, 8}, {40, 8}};
         }},
        {problem::cityInPieces, againstRule, 1, 0, Phase::select,
         [](Position &p) {
             p.cities[1] = {{24, 0}, {25, 1}, {26, 6}, {27, 7}, {38, 8}, {39, 8}};
         }},
        {problem::cityBeyondFourByFour, againstRule, 1, 0, Phase::select,
         [](Position &p) {
             p.cities[1] = {{21, 8}, {22, 8}, {23, 6}, {24, 0}, {25, 1}, {26, 6}};
         }},
        {problem::citySize, againstRule, 1, 0, Phase::select, [](Position &p) { p.cities[2].pop_back(); }},
        {problem::cityDuplexes, againstRule, 2, 0, Phase::select,
         [](Position &p) {
             p.cities[0] = {{24, 0}, {25, 1}, {26, 6}, {27, 7}, {31, 8},
                            {32, 8}, {33, 6}, {34, 0}, {38, 1}, {39, 7}};
         }},
        {problem::firstTileADuplex, unusual, 2, 0, Phase::select,
         [](Position &p) {
             p.cities[0] = {{24, unused(p, 0)},
                            {26, unused(p, 1)},
                            {31, 0},
                            {32, 1},
                            {33, 6},
                            {34, 7},
                            {38, 8},
                            {39, 8}};
         }},
        {problem::tooManyOfAKind, impossible, 0, 0, Phase::select,
         [](Position &p) { p.seats[0].hand.assign(7, tileNamed("bed")); }},
        {problem::duplexInTwoPlaces, impossible, 1, 0, Phase::select,
         [](Position &p) {
             // Of seats that have not selected yet.
             std::vector<SetupSeat *> seats;
             for (SetupSeat &seat : p.seats)
                 if (seat.kept.empty())
                     seats.push_back(&seat);
             seats[0]->hand[0] = seats[1]->hand[0];
         }},
        {problem::handSize, againstRule, 0, 1, Phase::select,
         [](Position &p) { p.seats[1].hand.pop_back(); }},
        {problem::wrongTilesInHand, againstRule, 0, 0, Phase::select,
         [](Position &p) { p.seats[1].hand[0] = tileNamed("park-office"); }},
        {problem::drawnOutOfOrder, againstRule, 0, 0, Phase::draw,
         [](Position &p) { p.seats[0].hand.pop_back(); }},
        {problem::nothingToDraw, againstRule, 0, 0, Phase::select,
         [](Position &p) {
             p.phase = Phase::draw;
             selected(p).kept.clear();
         }},
        {problem::keptTooEarly, againstRule, 0, 0, Phase::draw,
         [](Position &p) {
             p.seats[0].kept = {0, 0};
         }},
        {problem::keptCount, againstRule, 0, 1, Phase::select,
         [](Position &p) { selected(p).kept.pop_back(); }},
        {problem::keptNotInHand, againstRule, 0, 1, Phase::select,
         [](Position &p) {
             SetupSeat &seat = selected(p);
             seat.hand = {0, 1, 6, 7, 8};
             seat.kept = {0, 0};
         }},
        {problem::everybodyHasSelected, againstRule, 0, 1, Phase::select,
         [](Position &p) {
             for (SetupSeat &seat : p.seats)
                 seat.kept = {seat.hand[0], seat.hand[1]};
         }},
        {problem::openOutsidePlacement, againstRule, 0, 1, Phase::select,
         [](Position &p) { p.seats[0].open = side::left; }},
        {problem::keptNotAsOpen, againstRule, 0, 1, Phase::place,
         [](Position &p) { p.seats[2].kept.pop_back(); }},
        {problem::nobodyHasToPlace, againstRule, 0, 2, Phase::select,
         [](Position &p) {
             // All that the turn before asked for has been placed.
             p.phase = Phase::place;
             p.turn = 1;
             selected(p).kept.clear();
         }},
        {problem::discardsCount, againstRule, 1, 0, Phase::select,
         [](Position &p) { p.discards.pop_back(); }},
        {problem::wrongTileDiscarded, againstRule, 1, 0, Phase::select,
         [](Position &p) { p.discards[0] = tileNamed("park-office"); }},
        {problem::overBeforeLastTurn, againstRule, 2, 0, Phase::draw,
         [](Position &p) {
             // The second round has ended, and with it the game.
             p.phase = Phase::over;
             p.round = 1;
             for (SetupSeat &seat : p.seats)
                 seat.hand.clear();
         }},
    };
    return all;
}

/// Other ways to break what there is an example of.
const std::vector<Case> &variants()
{
    static const std::vector<Case> all{
        {problem::playersOutOfRange, impossible, 0, 0, Phase::select, [](Position &p) { p.players = 1; }},
        {problem::noSuchTurn, impossible, 1, 0, Phase::select, [](Position &p) { p.turn = 1; }},
        {problem::noSuchTurn, impossible, 0, 0, Phase::draw, [](Position &p) { p.turn = 1; }},
        {problem::tileNotInEdition, impossible, 1, 0, Phase::select,
         [](Position &p) { p.discards[0] = tile::hidden; }},
        {problem::tileNotInEdition, impossible, 1, 0, Phase::select,
         [](Position &p) { p.cities[0][0].tile = 200; }},
        {problem::tooManyTiles, impossible, 0, 0, Phase::select,
         [](Position &p) {
             p.seats[0].kept = {0, 0, 0};
         }},
        {problem::citySize, againstRule, 0, 1, Phase::place,
         [](Position &p) {
             // It has placed, says its side, but there is nothing.
             p.seats[0].open = side::right;
             p.seats[0].kept.pop_back();
         }},
        {problem::handSize, againstRule, 0, 2, Phase::place,
         [](Position &p) { p.seats[1].hand.push_back(0); }},
        {problem::wrongTilesInHand, againstRule, 1, 0, Phase::place,
         [](Position &p) { p.seats[0].kept[0] = tileNamed("park"); }},
        {problem::discardsCount, againstRule, 1, 0, Phase::select,
         [](Position &p) { p.discards.push_back(p.discards[0]); }},
    };
    return all;
}

Position spoiled(const Case &each)
{
    Position position = positionAt(each.round, each.turn, each.phase);
    EXPECT_TRUE(checkSetup(rules(), position).empty()) << each.code;
    each.spoil(position);
    return position;
}

/// The check finds this problem and no other, and it is as bad as told.
void expectThatAlone(const Case &each)
{
    const Position position = spoiled(each);
    const Problems problems = checkSetup(rules(), position);
    ASSERT_FALSE(problems.empty()) << each.code;
    for (const Problem &problem : problems) {
        EXPECT_EQ(problem.code, each.code);
        EXPECT_EQ(problem.severity, each.severity) << each.code;
    }
    EXPECT_EQ(static_cast<bool>(rules().from(position)), each.severity == Severity::unusual) << each.code;
}

} // namespace

// Rules: components.players
TEST(TwoCitiesSoundness, EachExampleBreaksItsRuleAndNoOther)
{
    for (const Case &each : examples())
        expectThatAlone(each);
}

TEST(TwoCitiesSoundness, EveryCodeHasExactlyOneExample)
{
    std::set<std::string_view> shown;
    for (const Case &each : examples())
        EXPECT_TRUE(shown.insert(each.code).second) << each.code << " has two";
    EXPECT_EQ(shown, std::set<std::string_view>(soundnessCodes().begin(), soundnessCodes().end()));
    EXPECT_EQ(shown.size(), soundnessCodes().size()) << "none twice";
}

TEST(TwoCitiesSoundness, OtherWaysToBreakARuleAreFoundToo)
{
    for (const Case &each : variants())
        expectThatAlone(each);
}

TEST(TwoCitiesSoundness, WhatNoGameLeadsToCanStillBePlayed)
{
    // The first tile lies under a duplex tile: no rule is broken, but duplex tiles come in the second round.
    const State state = position(
        "players=3 phase=select round=3 turn=1 "
        "seat=shop,shop,shop,shop,shop,shop,shop:-:none seat=factory,factory,factory,factory,factory,factory,"
        "factory:-:none seat=office,office,office,office,office,office,office:-:none "
        "city=park-office@d4,house-park@f4,park@d5,park@e5,park@f5,park@g5,park@d6,park@e6 "
        "city=house@d4,house@e4,house@f4,house@g4,house@d5,house@e5,park-factory@f5,shop-music@d6 "
        "city=office@d4,office@e4,office@f4,office@g4,office@d5,office@e5,food-factory@f5,house-bed@d6 "
        "discards=shop,shop,shop,shop/bed,shop/factory,house/shop");
    const Problems problems = checkSetup(rules(), rules().setup(state));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].code, problem::firstTileADuplex);
    EXPECT_EQ(problems[0].severity, Severity::unusual);
}

TEST(TwoCitiesSoundness, PositionsOfGamesAreSoundAndUsual)
{
    for (int players = 2; players <= maxPlayers; ++players) {
        Rng rng(static_cast<std::uint64_t>(players));
        for (int game = 0; game < 10; ++game) {
            State state = *rules().from(rules().start(players, 0));
            while (state.phase != Phase::over) {
                playOne(state, rng);
                const Problems problems = checkSetup(rules(), rules().setup(state));
                ASSERT_TRUE(problems.empty()) << describe(problems.front());
            }
        }
    }
}

TEST(TwoCitiesSoundness, ListsMayComeInAnyOrder)
{
    for (const Phase phase : {Phase::select, Phase::place}) {
        const Position sorted = positionAt(2, 1, phase);
        Position reversed = sorted;
        for (SetupSeat &seat : reversed.seats) {
            std::ranges::reverse(seat.hand);
            std::ranges::reverse(seat.kept);
        }
        for (std::vector<PlacedTile> &city : reversed.cities)
            std::ranges::reverse(city);
        const Result<State> state = rules().from(reversed);
        ASSERT_TRUE(state);
        EXPECT_EQ(rules().setup(*state), sorted);
    }
}

/// By problem: the fixes that are offered for all its positions together.
std::map<std::string_view, std::set<std::string>> offeredFixes()
{
    std::map<std::string_view, std::set<std::string>> offered;
    for (const auto *cases : {&examples(), &variants()})
        for (const Case &each : *cases)
            for (const auto &[problem, fixes] : rules().problems(spoiled(each)))
                if (problem.code == each.code)
                    for (const auto &fix : fixes)
                        offered[each.code].insert(fix.name.code);
    return offered;
}

// That each of them mends what it is offered for is a matter of the contract of editing (conformance/editing_test.cpp).
// A city of the wrong sort of tiles that is as large as it should be is for its builder to change.
TEST(TwoCitiesEditing, AlmostEveryProblemHasAFix)
{
    const auto offered = offeredFixes();
    for (const std::string_view code : soundnessCodes())
        EXPECT_EQ(offered.contains(code), code != problem::firstTileADuplex && code != problem::cityDuplexes)
            << code;
}

TEST(TwoCitiesEditing, FixesNeverCircle)
{
    for (const auto *cases : {&examples(), &variants()})
        for (const Case &each : *cases) {
            Position position = positionAt(each.round, each.turn, each.phase);
            each.spoil(position);
            const auto mending = waystone::test::mendedAgainAndAgain(rules(), position);
            EXPECT_FALSE(mending.circles) << each.code << ": " << mending;
        }
}

TEST(TwoCitiesEditing, EveryFixIsOfferedForSomeProblem)
{
    std::set<std::string> offered;
    for (const auto &[problem, fixes] : offeredFixes())
        offered.insert(fixes.begin(), fixes.end());
    for (const std::string_view code : BetweenTwoCities::fixCodes())
        EXPECT_TRUE(offered.contains(std::string(code))) << code;
}

} // namespace waystone::twocities::test
