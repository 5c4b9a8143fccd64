#include "milestones/soundness_examples.h"

#include "milestones/rules/state.h"
#include "milestones/sample.h"
#include "milestones/words/codes.h"
#include "milestones/words/names.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone::milestones::example {

using sample::rules;

/// Two players in the middle of a game; everything is as it should be. Tiles 0 to 3 lie on the boards, 4 is out of the
/// game, 5 to 9 are the display.
Setup middle()
{
    Setup setup = rules().start(2, 0);
    setup.phase = Phase::move;
    setup.turn = 0;
    setup.movesLeft = 1;
    setup.seats[0].spaces = {space::worker(0, 0), space::worker(0, 1), 0, 0,
                             space::worker(1, 0), space::worker(1, 1), 0, 0};
    setup.seats[1].spaces = {
        0, space::worker(2, 0), space::worker(2, 1), space::worker(3, 0), space::worker(3, 1), 0, 0, 0};
    setup.seats[0].pawn = 3;
    setup.box = {4};
    setup.display = {5, 6, 7, 8, 9};
    setup.bonusOn.assign(rules().board().bushes.size(), 0);
    return setup;
}

std::uint8_t at(std::string_view name)
{
    return names::vertexNamed(rules().board(), name).value();
}

std::uint8_t street(std::string_view name)
{
    return names::edgeNamed(rules().board(), name).value();
}

std::uint8_t lot(std::string_view name)
{
    return names::triangleNamed(rules().board(), name).value();
}

static std::size_t bushIndex()
{
    return rules().board().bushOf[lot(bush)];
}

static void addSection(Setup &setup, std::string_view from, std::string_view milestone, std::string_view to)
{
    const Board &board = rules().board();
    for (const std::string_view end : {from, to}) {
        const int edge = board.edgeBetween(at(milestone), at(end));
        EXPECT_NE(edge, none) << milestone << ' ' << end;
        setup.streets.push_back(static_cast<std::uint8_t>(edge));
    }
    setup.milestones.push_back(at(milestone));
}

/// Around b2, which is a neighbour of all of these: a1 a2 b1 b3 c1 c2 (default edition).
Setup withSection()
{
    Setup setup = middle();
    addSection(setup, "a1", "b2", "c2");
    return setup;
}

static void put(SetupPlayer &player, int employment, std::uint8_t shown)
{
    player.spaces[static_cast<std::size_t>(employment) - 1] = shown;
}

static void setPoints(SetupPlayer &player, Source source, int points)
{
    player.points[static_cast<std::size_t>(source)] = static_cast<std::uint16_t>(points);
}

/// The kind of the worker on an employment space, as bonusOn tells it.
static std::uint8_t bonusFor(const SetupPlayer &player, int employment)
{
    const std::uint8_t shown = player.spaces[static_cast<std::size_t>(employment) - 1];
    const Worker worker = rules()
                              .edition()
                              .tiles[static_cast<std::size_t>(space::tile(shown))]
                              .workers[static_cast<std::size_t>(space::half(shown))];
    return static_cast<std::uint8_t>(static_cast<int>(worker.kind) + 1);
}

/// A milestone was built at a corner of a bush whose bonus tile the mover can take.
Setup offering()
{
    Setup setup = withSection();
    addSection(setup, "c2", "c3", "c4");
    setup.phase = Phase::offer;
    setup.seats[0].pawn = boardOfWorks;
    setup.bonusOn[bushIndex()] = bonusFor(setup.seats[0], 1);
    setup.offerVertex = at("c3");
    setup.offers = {lot(bush)};
    return setup;
}

Setup drafting()
{
    Setup setup = rules().start(2, 0);
    setup.phase = Phase::draft;
    setup.turn = 1;
    setup.display = {5, 6, 7, 8, 9};
    setup.startingTiles = {0, 1, 2, 3, 4};
    // Three bonus tiles of each of the five kinds on the fifteen bushes.
    for (std::size_t bush = 0; bush < setup.bonusOn.size(); ++bush)
        setup.bonusOn[bush] = static_cast<std::uint8_t>(bush % goodKinds + 1);
    return setup;
}

Setup changed(Setup setup, const std::function<void(Setup &)> &change)
{
    change(setup);
    return setup;
}

/// `from` the base with one thing wrong.
static Example with(std::string_view code, Setup (*base)(), std::function<void(Setup &)> change)
{
    return {code, [base, change = std::move(change)] { return changed(base(), change); }};
}

Setup drafted()
{
    return changed(drafting(), [](auto &s) {
        s.startingTiles = {none, none, 2, 3, 4};
        s.seats[1].spaces = {
            space::worker(0, 0), space::worker(0, 1), space::worker(1, 0), space::worker(1, 1), 0, 0, 0, 0};
        s.turn = 0;
    });
}

Setup refilling()
{
    return changed(middle(), [](auto &s) {
        s.phase = Phase::refill;
        s.hired = true;
        s.seats[0].pawn = tradingHouse;
        s.display = {5, none, 7, 8, 9};
        s.seats[0].spaces[6] = space::worker(6, 0);
        s.seats[0].spaces[7] = space::worker(6, 1);
    });
}

Setup finished()
{
    return changed(middle(), [](auto &s) {
        s.phase = Phase::over;
        s.movesLeft = 0;
        s.endedBy = Seat{1};
        setPoints(s.seats[1], Source::carried, 67);
        setPoints(s.seats[0], Source::majority, 10);
    });
}

Setup keeping()
{
    return changed(middle(), [](auto &s) {
        s.phase = Phase::keep;
        s.seats[0].pawn = castle;
        s.seats[0].goods = {1, 1, 1, 1, 0};
    });
}

/// Nobody has a worker left, nor the means to hire one.
Setup spent()
{
    return changed(middle(), [](auto &s) {
        for (SetupPlayer &player : s.seats) {
            for (std::uint8_t &shown : player.spaces)
                shown = shown == space::empty ? space::empty : space::covered;
            player.goods = {1, 1, 0, 0, 0};
        }
        s.seats[0].buried = {{0, 1}, {1, 5}};
        s.seats[1].buried = {{2, 2}, {3, 4}};
    });
}

/// All tiles but the display and those on the boards are buried on seat 0's board, where everything is covered.
Setup withEmptyPile()
{
    return changed(middle(), [](auto &s) {
        s.seats[0].spaces.fill(space::covered);
        for (std::uint8_t tile = 0; tile < 35; ++tile)
            if (tile < 2 || tile > 9)
                s.seats[0].buried.push_back({tile, static_cast<std::uint8_t>(1 + tile % 7)});
    });
}

static std::vector<Example> examples()
{
    return {
        with(problem::playersOutOfRange, middle, [](auto &s) { s.players = 5; }),
        with(problem::seatsNotAsPlayers, middle, [](auto &s) { s.players = 3; }),
        with(problem::noSuchSeat, middle, [](auto &s) { s.turn = 2; }),
        with(problem::noSuchPlace, middle, [](auto &s) { s.streets.push_back(254); }),
        with(problem::noSuchSpace, middle, [](auto &s) { s.seats[0].pawn = 12; }),
        with(problem::noSuchKind, middle, [](auto &s) { s.bonusOn[0] = 6; }),
        with(problem::noSuchTile, middle, [](auto &s) { s.display[0] = 35; }),
        with(problem::tooManySlots, middle, [](auto &s) { s.display.push_back(10); }),
        with(problem::pieceListedTwice, middle, [](auto &s) { s.markets.push_back(s.markets[0]); }),
        with(problem::goodsBeyondLimit, middle, [](auto &s) { s.seats[0].goods[0] = 41; }),
        with(problem::pointsBeyondLimit, middle,
             [](auto &s) { setPoints(s.seats[0], Source::carried, 10'000); }),

        with(problem::overSupply, withSection,
             [](auto &s) {
                 // A house on every triangle along one street is allowed; thirteen houses are too many.
                 addSection(s, "c2", "c3", "c4");
                 addSection(s, "c4", "c5", "c6");
                 addSection(s, "c6", "c7", "c8");
                 for (const std::string_view edge : {"c2-c3", "c3-c4", "c4-c5", "c5-c6", "c6-c7", "c7-c8"})
                     for (std::size_t t = 0; t < rules().board().triangles.size(); ++t)
                         if (std::ranges::find(rules().board().triangleEdges[t], street(edge)) !=
                             rules().board().triangleEdges[t].end())
                             s.houses.push_back(static_cast<std::uint8_t>(t));
                 for (std::size_t t = 0; t < rules().board().triangles.size(); ++t)
                     if (s.houses.size() < 13 &&
                         std::ranges::find(rules().board().triangleEdges[t], street("a1-b2")) !=
                             rules().board().triangleEdges[t].end())
                         s.houses.push_back(static_cast<std::uint8_t>(t));
             }),
        with(problem::startWithoutMarket, middle, [](auto &s) { s.markets.clear(); }),
        with(problem::milestoneOnMarket, withSection, [](auto &s) { s.markets.push_back(at("b2")); }),
        with(problem::marketWithoutStreet, middle, [](auto &s) { s.markets.push_back(at("c3")); }),
        with(problem::sackWithoutMarket, withSection, [](auto &s) { s.sacks.push_back(at("c2")); }),
        with(problem::milestoneWithoutTwoStreets, withSection, [](auto &s) { s.streets.pop_back(); }),
        with(problem::junctionWithoutMarket, withSection,
             [](auto &s) {
                 addSection(s, "c2", "c3", "c4");
                 addSection(s, "c2", "d2", "e2");
             }),
        with(problem::streetWithoutMilestone, withSection, [](auto &s) { s.milestones.clear(); }),
        with(problem::streetBetweenMilestones, middle,
             [](auto &s) {
                 s.streets = {street("a1-a2"), street("a2-a3"), street("a3-a4")};
                 s.milestones = {at("a2"), at("a3")};
             }),
        with(problem::streetLoop, middle,
             [](auto &s) {
                 addSection(s, "a1", "a2", "b3");
                 addSection(s, "b3", "b2", "a1");
             }),
        with(problem::streetsApart, middle, [](auto &s) { addSection(s, "c3", "c4", "c5"); }),
        with(problem::houseWithoutStreet, middle, [](auto &s) { s.houses = {lot("a1-b1-b2")}; }),
        with(problem::houseOnBonusTile, offering,
             [](auto &s) {
                 s.phase = Phase::build;
                 s.offerVertex.reset();
                 s.offers.clear();
                 s.houses = {lot(bush)};
             }),

        with(problem::tileInTwoPlaces, middle, [](auto &s) { s.display[0] = 0; }),
        with(problem::tileTorn, middle,
             [](auto &s) {
                 put(s.seats[0], 2, space::covered);
                 put(s.seats[0], 3, space::covered);
                 put(s.seats[0], 4, space::worker(0, 1));
                 s.seats[0].buried = {{10, 2}};
             }),
        with(problem::tileOverTheEdge, middle, [](auto &s) { put(s.seats[0], 8, space::worker(10, 0)); }),
        with(problem::halfOnEmptySpace, middle, [](auto &s) { put(s.seats[0], 2, space::empty); }),
        with(problem::tilesAtSameSpot, middle, [](auto &s) { put(s.seats[0], 2, space::worker(10, 1)); }),
        with(problem::buriedTileUncovered, middle,
             [](auto &s) {
                 s.seats[0].buried = {{10, 2}};
             }),
        with(problem::coverWithoutWorker, middle, [](auto &s) { put(s.seats[0], 8, space::covered); }),
        with(problem::bonusWithoutWorker, middle, [](auto &s) { s.seats[0].bonus = 1 << 7; }),
        with(problem::castleGoods, middle,
             [](auto &s) {
                 s.seats[1].goods = {2, 2, 0, 0, 0};
             }),
        with(problem::manyGoods, middle,
             [](auto &s) {
                 s.seats[0].goods = {9, 4, 0, 0, 0};
             }),
        with(problem::fewTiles, middle,
             [](auto &s) {
                 put(s.seats[0], 5, space::empty);
                 put(s.seats[0], 6, space::empty);
             }),

        with(problem::bonusOverSupply, middle, [](auto &s) { std::fill_n(s.bonusOn.begin(), 4, 1); }),
        with(problem::displayNotFull, middle, [](auto &s) { s.display[2] = none; }),
        with(problem::refillWithoutPile, withEmptyPile,
             [](auto &s) {
                 s.phase = Phase::refill;
                 s.hired = true;
                 s.seats[0].pawn = tradingHouse;
                 s.seats[0].buried.push_back({9, 1});
                 s.display[4] = none;
             }),
        with(problem::boxCount, middle, [](auto &s) { s.box.clear(); }),
        with(problem::startingTilesLeft, middle,
             [](auto &s) {
                 s.startingTiles = {none, 10};
             }),

        with(problem::builtTooEarly, drafting, [](auto &s) { addSection(s, "a1", "b2", "c2"); }),
        with(problem::seatNotFresh, drafting, [](auto &s) { s.seats[0].pawn = 1; }),
        with(
            problem::bushesOutOfOrder, [] { return rules().start(2, 0); }, [](auto &s) { s.bonusOn[1] = 1; }),
        with(problem::bushEmpty, drafting, [](auto &s) { s.bonusOn[14] = 0; }),
        with(
            problem::turnedUpOutOfOrder, [] { return rules().start(2, 0); },
            [](auto &s) { s.display[0] = 5; }),
        with(problem::startingTilesCount, drafting, [](auto &s) { s.startingTiles.pop_back(); }),
        with(problem::draftOver, drafted,
             [](auto &s) {
                 s.startingTiles = {none, none, none, none, 4};
                 s.seats[0].spaces = middle().seats[1].spaces;
             }),
        with(problem::draftTiles, drafted, [](auto &s) { std::swap(s.seats[0].spaces, s.seats[1].spaces); }),
        with(problem::draftTurn, drafted, [](auto &s) { s.turn = 1; }),

        with(problem::movesLeft, middle, [](auto &s) { s.movesLeft = 2; }),
        with(problem::pawnElsewhere, middle, [](auto &s) { s.phase = Phase::supply; }),
        with(problem::hiredOutsideTrade, middle, [](auto &s) { s.hired = true; }),
        with(problem::refillWithoutHire, refilling, [](auto &s) { s.hired = false; }),
        with(problem::keepWithoutNeed, keeping, [](auto &s) { s.seats[0].goods[0] = 0; }),
        with(problem::nothingToCover, spent,
             [](auto &s) { s.phase = Phase::cover, s.seats[0].pawn = castle; }),
        with(problem::offerOutsideWorks, offering, [](auto &s) { s.phase = Phase::build; }),
        with(problem::offerWithoutPiece, offering, [](auto &s) { s.offerVertex = at("f12"); }),
        with(problem::offerNotOpen, offering,
             [](auto &s) {
                 // Only one worker shows, and it bears a bonus tile already: the offer has lapsed.
                 s.seats[0].spaces = {space::worker(0, 0), space::covered, 0, 0,
                                      space::covered,      space::covered, 0, 0};
                 s.seats[0].buried = {{1, 5}};
                 s.seats[0].bonus = 1;
             }),
        with(problem::offerMissing, offering, [](auto &s) { s.offers.clear(); }),

        with(problem::targetWithoutEnd, middle, [](auto &s) { setPoints(s.seats[1], Source::carried, 67); }),
        with(problem::lastTileWithoutEnd, withEmptyPile,
             [](auto &s) {
                 for (const std::uint8_t tile : s.display)
                     s.seats[0].buried.push_back({tile, 1});
                 s.display.clear();
             }),
        with(problem::endWithoutCause, middle, [](auto &s) { s.endedBy = Seat{1}; }),
        with(problem::lastTurnOver, middle,
             [](auto &s) {
                 s.endedBy = Seat{0};
                 setPoints(s.seats[0], Source::carried, 67);
             }),
        with(problem::overWithoutEnd, finished,
             [](auto &s) {
                 s.endedBy.reset();
                 setPoints(s.seats[1], Source::carried, 66);
             }),
        with(problem::overEarly, finished, [](auto &s) { s.turn = 1; }),
        with(problem::majorityBeforeEnd, middle, [](auto &s) { setPoints(s.seats[0], Source::majority, 5); }),
        with(problem::allSpent, spent, [](auto &) {}),
        with(problem::pointsWithoutPiece, middle, [](auto &s) { setPoints(s.seats[0], Source::sack, 3); }),
    };
}

const std::vector<Example> &wrong()
{
    static const std::vector<Example> all = examples();
    return all;
}

} // namespace waystone::milestones::example
