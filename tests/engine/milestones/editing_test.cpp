// What editing does to the pieces of Milestones, and what it offers to mend.

#include "conformance/repeated_fixes.h"
#include "milestones/positions/editing_terms.h"
#include "milestones/rules/queries.h"
#include "milestones/sample.h"
#include "milestones/soundness_examples.h"
#include "milestones/words/codes.h"
#include "milestones/words/terms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace waystone::milestones {
namespace {

using sample::rules;
using namespace example;

EditPiece tilePiece(int tile)
{
    return {term::workerTile, {}, nobody, static_cast<std::int16_t>(tile)};
}

/// The piece of this kind that lies there. There is one.
Piece lying(const milestones::Setup &setup, Place where, std::string_view kind)
{
    for (const Piece &piece : rules().pieces(setup))
        if (piece.place == where && piece.kind == kind)
            return piece;
    ADD_FAILURE() << "no " << kind << " at " << rules().placeName(where);
    return {};
}

Place space(int employment, Seat owner = 0)
{
    return place(Area::loop, employment, owner);
}

int left(const milestones::Setup &setup, const EditPiece &piece)
{
    for (const PaletteEntry &entry : rules().palette(setup))
        if (entry.piece == piece)
            return entry.left.value_or(-1);
    ADD_FAILURE() << piece.kind;
    return -1;
}

TEST(MilestonesEditing, PiecesAreThoseOfThePlayedPosition)
{
    sample::playRandomly(rules(), 3, 4, 300, [](const State &state) {
        ASSERT_EQ(rules().pieces(rules().setup(state)), rules().pieces(rules().view(state, nobody)));
    });
}

TEST(MilestonesEditing, WhatIsPutAndRemovedLeavesTheSetupAsItWas)
{
    const milestones::Setup setup = withSection();
    const struct {
        EditPiece piece;
        Place where;
        std::string_view shows;
    } examples[]{
        {{term::street}, place(Area::edge, street("c2-c3")), term::street},
        {{term::milestone}, place(Area::vertex, at("c3")), term::milestone},
        {{term::market}, place(Area::vertex, at("c2")), term::market},
        {{term::sack}, place(Area::vertex, at("a1")), term::sack},
        {{term::house}, place(Area::triangle, lot("a1-b1-b2")), term::house},
        {{term::bonusTile, "coiner"}, place(Area::triangle, lot(bush)), term::bonusTile},
        {{term::coverTile}, space(1), term::coverTile},
        {tilePiece(20), place(Area::starting, 0), term::worker},
        {tilePiece(20), space(3), term::worker},    // on empty spaces
        {tilePiece(20), space(4), term::worker},    // over one worker
        {tilePiece(20), space(5), term::worker},    // over both workers of a tile
        {tilePiece(20), space(2, 1), term::worker}, // likewise
    };
    for (const auto &[piece, where, shows] : examples) {
        ASSERT_TRUE(rules().accepts(setup, where, piece)) << piece.kind;
        const int before = left(setup, piece);
        const milestones::Setup put = rules().put(setup, where, piece);
        EXPECT_EQ(left(put, piece), before < 0 ? before : before - 1) << piece.kind;
        milestones::Setup again = rules().remove(put, lying(put, where, shows));
        if (piece.kind == term::workerTile)
            std::erase(again.startingTiles, none);
        EXPECT_EQ(again, setup) << piece.kind << ' ' << rules().placeName(where);
    }
}

// Readings: Milestones, Board and pieces: a tile is rigid and covers two spaces.
TEST(MilestonesEditing, ATileBuriesWhatItCoversAndBringsItBack)
{
    milestones::Setup setup = middle();
    setup.seats[0].bonus = 1; // on employment space 1
    const milestones::Setup covered = rules().put(setup, space(1), tilePiece(20));
    EXPECT_EQ(covered.seats[0].buried, (std::vector<BuriedTile>{{0, 1}}));
    EXPECT_EQ(covered.seats[0].bonus, 0) << "a bonus tile on a covered worker leaves the game";
    const milestones::Setup again = rules().remove(covered, lying(covered, space(2), term::worker));
    EXPECT_EQ(again.seats[0].spaces, setup.seats[0].spaces);
    EXPECT_TRUE(again.seats[0].buried.empty());
}

TEST(MilestonesEditing, TwoCoverTilesBuryATile)
{
    const milestones::Setup setup = middle();
    milestones::Setup covered = rules().put(setup, space(1), {term::coverTile});
    EXPECT_TRUE(covered.seats[0].buried.empty());
    covered = rules().put(covered, space(2), {term::coverTile});
    EXPECT_EQ(covered.seats[0].buried, (std::vector<BuriedTile>{{0, 1}}));
    covered = rules().remove(covered, lying(covered, space(1), term::coverTile));
    covered = rules().remove(covered, lying(covered, space(2), term::coverTile));
    EXPECT_EQ(covered, setup);
}

TEST(MilestonesEditing, ATileIsOnlyInOnePlace)
{
    const milestones::Setup moved = rules().put(middle(), place(Area::display, 0), tilePiece(0));
    EXPECT_EQ(moved.display[0], 0);
    EXPECT_EQ(left(moved, tilePiece(5)), 1) << "the one that lay there is in the pile";
    EXPECT_EQ(moved.seats[0].spaces[0], space::empty);
    EXPECT_EQ(moved.seats[0].spaces[1], space::empty);
}

TEST(MilestonesEditing, APawnGoesWhereItIsPutAndStays)
{
    const milestones::Setup setup = middle();
    const Piece pawn = lying(setup, space(3), term::pawn);
    EXPECT_EQ(rules().remove(setup, pawn), setup);
    const auto moved = waystone::moved(rules(), setup, pawn, space(mill));
    ASSERT_TRUE(moved);
    EXPECT_EQ(moved->seats[0].pawn, mill);
    EXPECT_FALSE(waystone::moved(rules(), setup, pawn, space(mill, 1))) << "another player's board";
}

TEST(MilestonesEditing, ABonusTileLiesOnABushOrOnAWorkerOfItsKind)
{
    const milestones::Setup setup = middle();
    const std::string_view kind = lying(setup, space(1), term::worker).variant;
    const std::string_view other = kind == "coiner" ? "quarryman" : "coiner";
    EXPECT_TRUE(rules().accepts(setup, space(1), {term::bonusTile, kind}));
    EXPECT_FALSE(rules().accepts(setup, space(1), {term::bonusTile, other}));
    EXPECT_TRUE(rules().accepts(setup, place(Area::triangle, lot(bush)), {term::bonusTile, other}));
    EXPECT_FALSE(rules().accepts(setup, place(Area::triangle, lot("a1-b1-b2")), {term::bonusTile, other}));
}

TEST(MilestonesEditing, ANumberOfPlayersBringsTheirSeats)
{
    const milestones::Setup four = rules().set(middle(), {term::game, term::players}, 4);
    EXPECT_EQ(four.seats.size(), 4u);
    const milestones::Setup two =
        rules().set(rules().set(four, {term::game, term::turn}, 3), {term::game, term::players}, 2);
    EXPECT_EQ(two.turn, 0);
    EXPECT_EQ(two, middle());
}

// The tile under two others is told to lie somewhere else, or nowhere.
TEST(MilestonesEditing, BuriedTilesAreFields)
{
    const FieldKey key{term::buriedTiles, term::workerTile, 0, 1};
    const milestones::Setup setup = spent();
    EXPECT_EQ(rules().set(setup, key, 3).seats[0].buried, (std::vector<BuriedTile>{{0, 1}, {1, 3}}));
    EXPECT_EQ(rules().set(setup, key, 0).seats[0].buried, (std::vector<BuriedTile>{{0, 1}}));
}

TEST(MilestonesEditing, FillingGivesADraftItsRowsAndBushes)
{
    milestones::Setup setup = rules().start(3, 0);
    setup.phase = Phase::draft;
    setup.turn = 2;
    setup.display[1] = 7;
    Rng rng(3);
    const milestones::Setup filled = rules().fill(setup, rng);
    EXPECT_TRUE(rules().from(filled)) << rules().positionText(filled);
    EXPECT_EQ(filled.display[1], 7);
    EXPECT_EQ(std::ranges::count(filled.startingTiles, none), 0);
    EXPECT_EQ(std::ranges::count(filled.bonusOn, 0), 0);
}

/// By problem: the fixes offered for the example of it, the nearest one first. Where there is no line there is none.
const std::map<std::string_view, std::vector<std::string_view>> &expectedFixes()
{
    static const std::map<std::string_view, std::vector<std::string_view>> fixes{
        {problem::playersOutOfRange, {fix::leaveOutWhatIsNotThere}},
        {problem::seatsNotAsPlayers, {fix::leaveOutWhatIsNotThere}},
        {problem::noSuchSeat, {fix::leaveOutWhatIsNotThere}},
        {problem::noSuchPlace, {fix::leaveOutWhatIsNotThere}},
        {problem::noSuchSpace, {fix::leaveOutWhatIsNotThere}},
        {problem::noSuchKind, {fix::leaveOutWhatIsNotThere}},
        {problem::noSuchTile, {fix::leaveOutWhatIsNotThere}},
        {problem::tooManySlots, {fix::leaveOutWhatIsNotThere}},
        {problem::pieceListedTwice, {fix::leaveOutWhatIsNotThere}},
        {problem::goodsBeyondLimit, {fix::leaveOutWhatIsNotThere}},
        {problem::pointsBeyondLimit, {fix::leaveOutWhatIsNotThere}},
        {problem::overSupply, {fix::removeSurplus}},
        {problem::startWithoutMarket, {fix::putMarket}},
        {problem::milestoneOnMarket, {fix::removeMilestone, fix::removeMarket}},
        {problem::marketWithoutStreet, {fix::removeMarket}},
        {problem::sackWithoutMarket, {fix::putMarket, fix::removeSack}},
        {problem::milestoneWithoutTwoStreets, {fix::removeMilestone, fix::removeSection}},
        {problem::junctionWithoutMarket, {fix::putMarket}},
        {problem::streetWithoutMilestone, {fix::putMilestone, fix::removeStreet}},
        {problem::streetBetweenMilestones, {fix::removeStreet, fix::removeSection, fix::removeSection}},
        {problem::streetLoop, {fix::removeStreetsOfLoop}},
        {problem::streetsApart, {fix::removeStreetsApart}},
        {problem::houseWithoutStreet, {fix::removeHouse}},
        {problem::houseOnBonusTile, {fix::removeHouse, fix::removeBonusTile}},
        {problem::tileInTwoPlaces, {fix::removeTile}},
        {problem::tileTorn, {fix::removeTile}},
        {problem::tileOverTheEdge, {fix::removeTile}},
        {problem::halfOnEmptySpace, {fix::showOtherWorker, fix::putCoverTile, fix::removeTile}},
        {problem::tilesAtSameSpot, {fix::removeTile, fix::removeTile}},
        {problem::buriedTileUncovered, {fix::putCoverTile, fix::removeTile, fix::removeTile}},
        {problem::coverWithoutWorker, {fix::removeCoverTile}},
        {problem::bonusWithoutWorker, {fix::removeBonusTile}},
        {problem::castleGoods, {fix::giveGoodsBack}},
        {problem::manyGoods, {fix::giveGoodsBack}},
        {problem::bonusOverSupply, {fix::removeSurplus}},
        {problem::displayNotFull, {fix::fillDisplay}},
        {problem::refillWithoutPile, {fix::setPhase}},
        {problem::boxCount, {fix::putTilesOutOfGame}},
        {problem::startingTilesLeft, {fix::takeTilesIntoPile}},
        {problem::builtTooEarly, {fix::setPhase, fix::removeAllBuilt}},
        {problem::seatNotFresh, {fix::clearSeat}},
        {problem::bushesOutOfOrder, {fix::setPhase, fix::removeLaterBonusTiles}},
        {problem::bushEmpty, {fix::fillBushes}},
        {problem::turnedUpOutOfOrder, {fix::takeTilesIntoPile, fix::setPhase, fix::setPhase}},
        {problem::startingTilesCount, {fix::fillStartingTiles}},
        {problem::draftOver, {fix::setPhase}},
        {problem::draftTurn, {fix::setTurn}},
        {problem::movesLeft, {fix::setMovesLeft}},
        {problem::pawnElsewhere, {fix::movePawn, fix::setPhase}},
        {problem::hiredOutsideTrade, {fix::nothingHired}},
        {problem::refillWithoutHire, {fix::tileWasHired}},
        {problem::keepWithoutNeed, {fix::setPhase, fix::setPhase}},
        {problem::nothingToCover, {fix::setPhase}},
        {problem::offerOutsideWorks, {fix::clearOffers}},
        {problem::offerWithoutPiece, {fix::setPhase}},
        {problem::offerNotOpen, {fix::removeOffer}},
        {problem::offerMissing, {fix::openOffers, fix::setPhase}},
        {problem::targetWithoutEnd, {fix::endTriggeredBy}},
        {problem::lastTileWithoutEnd, {fix::endTriggeredBy}},
        {problem::endWithoutCause, {fix::endNotTriggered}},
        {problem::lastTurnOver, {fix::setMovesLeft, fix::setTurn, fix::endGame}},
        {problem::overWithoutEnd, {fix::setPhase}},
        {problem::overEarly, {fix::setTurn}},
        {problem::majorityBeforeEnd, {fix::clearMajorities}},
        {problem::allSpent, {fix::endGame}},
        {problem::pointsWithoutPiece, {fix::pointsAsCarried}},
    };
    return fixes;
}

TEST(MilestonesEditing, EveryExampleIsOfferedItsFixes)
{
    for (const Example &example : wrong())
        for (const auto &[problem, fixes] : rules().problems(example.make())) {
            std::vector<std::string_view> offered;
            for (const auto &fix : fixes)
                offered.push_back(fix.name.code);
            const auto expected = expectedFixes().find(example.code);
            EXPECT_EQ(offered,
                      expected == expectedFixes().end() ? std::vector<std::string_view>{} : expected->second)
                << example.code;
        }
}

TEST(MilestonesEditing, FixesNeverCircle)
{
    for (const Example &example : wrong()) {
        const auto mending = test::mendedAgainAndAgain(rules(), example.make());
        EXPECT_FALSE(mending.circles) << example.code << ": " << mending;
        EXPECT_GE(mending.fixes, expectedFixes().contains(example.code) ? 1 : 0) << example.code;
    }
}

TEST(MilestonesEditing, EveryFixIsOfferedForSomeExample)
{
    std::set<std::string> offered;
    for (const Example &example : wrong())
        for (const auto &finding : rules().problems(example.make()))
            for (const auto &fix : finding.fixes)
                offered.insert(fix.name.code);
    // While a tile is to be turned up the display has a gap.
    const auto full = changed(refilling(), [](auto &setup) { setup.display[1] = 6; });
    for (const auto &finding : rules().problems(changed(full, [](auto &setup) {
             setup.seats[0].spaces[6] = milestones::space::worker(10, 0);
             setup.seats[0].spaces[7] = milestones::space::worker(10, 1);
         })))
        for (const auto &fix : finding.fixes)
            offered.insert(fix.name.code);
    const auto codes = Milestones::fixCodes();
    for (const std::string_view code : codes)
        EXPECT_TRUE(offered.contains(std::string(code))) << code;
}

} // namespace
} // namespace waystone::milestones
