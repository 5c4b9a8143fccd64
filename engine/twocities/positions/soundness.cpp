#include "twocities/positions/soundness.h"

#include "twocities/positions/position_check.h"
#include "twocities/words/codes.h"
#include "twocities/words/terms.h"

#include <array>

namespace waystone::twocities {

PositionCheck::PositionCheck(const BetweenTwoCities &rules, const Setup &setup)
    : edition_(rules.edition()), setup_(setup)
{}

Argument PositionCheck::sortOf(const Stage &stage)
{
    return {"what", Term{std::string(stage.isDuplex ? term::duplexTile : term::singleTile)}};
}

std::vector<int> PositionCheck::cellsOf(const PlacedTile &placed) const
{
    std::vector<int> cells{placed.cell};
    if (tile::isDuplex(placed.tile))
        cells.push_back(secondCell(edition_.duplex(placed.tile), placed.cell));
    return cells;
}

/// How many there are of everything; the rest makes no sense before that is right.
void PositionCheck::checkTable()
{
    const int players = setup_.players;
    if (players < 2 || players > maxPlayers)
        return impossible(problem::playersOutOfRange,
                          {{"found", players}, {"minimum", 2}, {"maximum", maxPlayers}});
    if (std::ssize(setup_.seats) != players)
        impossible(problem::seatsNotAsPlayers,
                   {{"found", static_cast<int>(setup_.seats.size())}, {"expected", players}});
    if (std::ssize(setup_.cities) != cityCount(players))
        impossible(problem::citiesNotAsPlayers,
                   {{"found", static_cast<int>(setup_.cities.size())}, {"expected", cityCount(players)}});
    if (setup_.round >= roundCount(players)) {
        impossible(problem::noSuchRound, {{"found", setup_.round + 1}, {"maximum", roundCount(players)}});
        return;
    }
    // Tiles are drawn before the first turn of a round.
    const int turns = setup_.phase == Phase::draw ? 1 : stage().turns();
    if (setup_.turn >= turns)
        impossible(problem::noSuchTurn, {{"found", setup_.turn + 1}, {"maximum", turns}});
}

void PositionCheck::checkTiles(const Tiles &tiles, std::size_t maximum, Place where)
{
    if (tiles.size() > maximum)
        impossible(problem::tooManyTiles,
                   {{"found", static_cast<int>(tiles.size())}, {"maximum", static_cast<int>(maximum)}},
                   {where});
    for (const int tile : tiles)
        if (tile >= edition_.tiles())
            impossible(problem::tileNotInEdition, {{"found", tile}}, {where});
}

void PositionCheck::checkExistence()
{
    checkTable();
    if (!isSound())
        return;
    for (Seat seat = 0; seat < setup_.players; ++seat) {
        checkTiles(setup_.seats[seat].hand, maxHand, handOf(seat));
        checkTiles(setup_.seats[seat].kept, 2, place(Area::selected, 0, seat));
        if (setup_.seats[seat].open > side::both)
            impossible(problem::noSuchSide, {{"seat", seat}, {"found", setup_.seats[seat].open}});
    }
    checkTiles(setup_.discards, maxDiscards, place(Area::discard, 0));
    for (int city = 0; city < cityCount(setup_.players); ++city) {
        const Place token = tokenPlace(Area::cityToken, setup_.players, city);
        for (const PlacedTile &placed : setup_.cities[static_cast<std::size_t>(city)]) {
            if (placed.tile >= edition_.tiles()) {
                impossible(problem::tileNotInEdition, {{"found", placed.tile}}, {token});
            } else if (placed.cell >= grid::cells) {
                impossible(problem::noSuchCell, {{"found", placed.cell}}, {token});
            } else if (tile::isDuplex(placed.tile)) {
                const bool isHorizontal = edition_.duplex(placed.tile).isHorizontal;
                const int line = isHorizontal ? grid::column(placed.cell) : grid::row(placed.cell);
                if (line == grid::side - 1)
                    impossible(problem::duplexBeyondTheGrid, {},
                               {cityPlace(setup_.players, city, placed.cell)});
            }
        }
    }
}

Problems checkSetup(const BetweenTwoCities &rules, const Setup &setup)
{
    PositionCheck check(rules, setup);
    check.checkExistence();
    if (!check.isSound())
        return check.takeProblems();
    check.checkCities();
    check.checkSupply();
    check.checkHands();
    check.checkSelection();
    check.checkRounds();
    return check.takeProblems();
}

std::span<const std::string_view> soundnessCodes()
{
    // Behind each group: the arguments of its problems.
    static constexpr auto codes = std::to_array<std::string_view>({
        // Existence: found, expected, minimum, maximum; seat
        problem::playersOutOfRange,
        problem::seatsNotAsPlayers,
        problem::citiesNotAsPlayers,
        problem::noSuchRound,
        problem::noSuchTurn,
        problem::tileNotInEdition,
        problem::noSuchCell,
        problem::noSuchSide,
        problem::tooManyTiles,
        problem::duplexBeyondTheGrid,
        // Supply: tile (term), found, maximum; first, second (terms)
        problem::tooManyOfAKind,
        problem::duplexInTwoPlaces,
        // Shapes of cities
        problem::cellsOverlap,
        problem::cityBeyondFourByFour,
        problem::cityInPieces,
        problem::cityOffTheMiddle,
        // The moment, which tells how much lies where: seat, found, expected
        problem::overBeforeLastTurn,
        problem::nothingToDraw,
        problem::openOutsidePlacement,
        problem::keptNotAsOpen,
        problem::nobodyHasToPlace,
        // Growth of cities: found, expected
        problem::citySize,
        problem::cityDuplexes,
        problem::firstTileADuplex,
        // Hands and selection: seat, found, expected; what (term: singleTile or duplexTile)
        problem::drawnOutOfOrder,
        problem::wrongTilesInHand,
        problem::keptTooEarly,
        problem::keptCount,
        problem::keptNotInHand,
        problem::everybodyHasSelected,
        problem::handSize,
        // Rounds: found, expected; round; what (term)
        problem::discardsCount,
        problem::wrongTileDiscarded,
    });
    return codes;
}

} // namespace waystone::twocities
