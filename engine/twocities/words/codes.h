#pragma once

#include "core/kit/refused.h"

#include <string_view>

/// The codes in which this game speaks. Behind some of them: the arguments that come with them.
namespace waystone::twocities {

/// Why an action is refused: Refusal.
namespace problem {
// The moment
inline constexpr std::string_view malformedAction = malformedActionCode;
inline constexpr std::string_view gameOver = "game-over";
inline constexpr std::string_view chanceOnly = "chance-only";
inline constexpr std::string_view chanceFirst = "chance-first";

// Draw: what (term: singleTile or duplexTile, as this round has it)
inline constexpr std::string_view wrongSupply = "wrong-supply";
inline constexpr std::string_view noneLeftToDraw = "none-left-to-draw";

// Selection
inline constexpr std::string_view placementUnfinished = "placement-unfinished";
inline constexpr std::string_view alreadySelected = "already-selected";
inline constexpr std::string_view notInYourHand = "not-in-your-hand";
inline constexpr std::string_view onlyOneInHand = "only-one-in-hand";

// Placement: count (seats that have still to select)
inline constexpr std::string_view selectFirst = "select-first";
inline constexpr std::string_view notRevealedYet = "not-revealed-yet";
inline constexpr std::string_view nothingToPlace = "nothing-to-place";
inline constexpr std::string_view notAmongYourTiles = "not-among-your-tiles";
inline constexpr std::string_view noSuchCity = "no-such-city";
inline constexpr std::string_view notYourCity = "not-your-city";
inline constexpr std::string_view cityHasItsTile = "city-has-its-tile";
inline constexpr std::string_view firstTileInTheMiddle = "first-tile-in-the-middle";
inline constexpr std::string_view cellTaken = "cell-taken";
inline constexpr std::string_view notAdjacent = "not-adjacent";
inline constexpr std::string_view beyondFourByFour = "beyond-four-by-four";
inline constexpr std::string_view tileMayNotTurn = "tile-may-not-turn";
} // namespace problem

/// What is wrong with a position: PositionCheck.
namespace problem {
// Existence: found, expected, minimum, maximum; seat
inline constexpr std::string_view playersOutOfRange = "players-out-of-range";
inline constexpr std::string_view seatsNotAsPlayers = "seats-not-as-players";
inline constexpr std::string_view citiesNotAsPlayers = "cities-not-as-players";
inline constexpr std::string_view noSuchRound = "no-such-round";
inline constexpr std::string_view noSuchTurn = "no-such-turn";
inline constexpr std::string_view tileNotInEdition = "tile-not-in-edition";
inline constexpr std::string_view noSuchCell = "no-such-cell";
inline constexpr std::string_view noSuchSide = "no-such-side";
inline constexpr std::string_view tooManyTiles = "too-many-tiles";
inline constexpr std::string_view duplexBeyondTheGrid = "duplex-beyond-the-grid";

// Supply: tile (term), found, maximum; first, second (terms)
inline constexpr std::string_view tooManyOfAKind = "too-many-of-a-kind";
inline constexpr std::string_view duplexInTwoPlaces = "duplex-in-two-places";

// Shapes of cities
inline constexpr std::string_view cellsOverlap = "cells-overlap";
inline constexpr std::string_view cityBeyondFourByFour = "city-beyond-four-by-four";
inline constexpr std::string_view cityInPieces = "city-in-pieces";
inline constexpr std::string_view cityOffTheMiddle = "city-off-the-middle";

// The moment, which tells how much lies where: seat, found, expected
inline constexpr std::string_view overBeforeLastTurn = "over-before-last-turn";
inline constexpr std::string_view nothingToDraw = "nothing-to-draw";
inline constexpr std::string_view openOutsidePlacement = "open-outside-placement";
inline constexpr std::string_view keptNotAsOpen = "kept-not-as-open";
inline constexpr std::string_view nobodyHasToPlace = "nobody-has-to-place";

// Growth of cities: found, expected
inline constexpr std::string_view citySize = "city-size";
inline constexpr std::string_view cityDuplexes = "city-duplexes";
inline constexpr std::string_view firstTileADuplex = "first-tile-a-duplex";

// Hands and selection: seat, found, expected; what (term: singleTile or duplexTile)
inline constexpr std::string_view drawnOutOfOrder = "drawn-out-of-order";
inline constexpr std::string_view wrongTilesInHand = "wrong-tiles-in-hand";
inline constexpr std::string_view keptTooEarly = "kept-too-early";
inline constexpr std::string_view keptCount = "kept-count";
inline constexpr std::string_view keptNotInHand = "kept-not-in-hand";
inline constexpr std::string_view everybodyHasSelected = "everybody-has-selected";
inline constexpr std::string_view handSize = "hand-size";

// Rounds: found, expected; round; what (term)
inline constexpr std::string_view discardsCount = "discards-count";
inline constexpr std::string_view wrongTileDiscarded = "wrong-tile-discarded";
} // namespace problem

/// What a seat is asked to do: prompt().
namespace prompt {
inline constexpr std::string_view over = "over";
inline constexpr std::string_view chance = "chance";
inline constexpr std::string_view wait = "wait";                      ///< who watches and has no seat
inline constexpr std::string_view selectSingles = "select-singles";   ///< keep two of the single tiles
inline constexpr std::string_view selectDuplexes = "select-duplexes"; ///< keep two of the duplex tiles
inline constexpr std::string_view selected = "selected";              ///< others have still to select: count
inline constexpr std::string_view placeTwo = "place-two";             ///< a tile into each city
inline constexpr std::string_view placeOne = "place-one";             ///< the other tile into the other city
inline constexpr std::string_view placed = "placed";                  ///< others have still to place: count
} // namespace prompt

/// What would mend a position: Repairs.
namespace fix {
inline constexpr std::string_view leaveOutWhatIsNotThere = "leave-out-what-is-not-there";

// Cities
inline constexpr std::string_view removeSurplus = "remove-surplus"; ///< tile (term), count
inline constexpr std::string_view removeTile = "remove-tile";       ///< place
inline constexpr std::string_view moveCityToTheMiddle = "move-city-to-the-middle";
inline constexpr std::string_view removeTilesApart = "remove-tiles-apart";
inline constexpr std::string_view removeTilesBeyond = "remove-tiles-beyond";
inline constexpr std::string_view setMoment = "set-moment"; ///< round, turn, phase (term)

// Hands
inline constexpr std::string_view takeTilesBack = "take-tiles-back"; ///< seat, count
inline constexpr std::string_view dealTiles = "deal-tiles";          ///< seat, count
inline constexpr std::string_view exchangeTiles = "exchange-tiles";  ///< seat
inline constexpr std::string_view emptyHand = "empty-hand";          ///< seat
inline constexpr std::string_view setPhase = "set-phase";            ///< phase (term)

// Selection
inline constexpr std::string_view nothingKept = "nothing-kept";        ///< seat
inline constexpr std::string_view keptIntoHand = "kept-into-hand";     ///< seat
inline constexpr std::string_view nothingToPlace = "nothing-to-place"; ///< seat
inline constexpr std::string_view keepAsOpen = "keep-as-open";         ///< seat

// Rounds
inline constexpr std::string_view discardTiles = "discard-tiles";          ///< count
inline constexpr std::string_view takeDiscardsBack = "take-discards-back"; ///< count
inline constexpr std::string_view exchangeDiscards = "exchange-discards";  ///< round
} // namespace fix

/// What is wrong with an edition.
namespace edition_problem {
inline constexpr std::string_view listedTwice = "edition.listed-twice";
inline constexpr std::string_view tooFewTiles = "edition.too-few-tiles";
} // namespace edition_problem

/// What is told of a position beside points, where actions are compared: Advantage.
namespace advantage_code {
inline constexpr std::string_view keptTiles =
    "keptTiles"; ///< points of the tiles kept, put where they bring most
inline constexpr std::string_view passedOn =
    "passedOn"; ///< points of the two best tiles passed on to the seat, likewise
// By kind of building: points of one more where it would bring most. In the city on the left and on the right
inline constexpr std::string_view oneMoreLeft = "oneMoreLeft";
inline constexpr std::string_view oneMoreRight = "oneMoreRight";
} // namespace advantage_code

} // namespace waystone::twocities
