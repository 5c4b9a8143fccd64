#pragma once

#include "core/kit/refused.h"

#include <string_view>

/// The codes in which this game speaks. Behind some of them: the arguments that come with them.
namespace waystone::province {

/// Why an action is refused: Refusal.
namespace problem {
// The moment
inline constexpr std::string_view malformedAction = malformedActionCode;
inline constexpr std::string_view gameOver = "game-over";
inline constexpr std::string_view chanceOnly = "chance-only";
inline constexpr std::string_view chanceFirst = "chance-first";
inline constexpr std::string_view goalNotInThePile = "goal-not-in-the-pile";
inline constexpr std::string_view notYourTurn = "not-your-turn";
inline constexpr std::string_view workIsOver = "work-is-over";
inline constexpr std::string_view workObligatory = "work-obligatory";
inline constexpr std::string_view workFirst = "work-first";

// Workers
inline constexpr std::string_view noWorkerThere = "no-worker-there";
inline constexpr std::string_view workerInReserve = "worker-in-reserve";
inline constexpr std::string_view workerHasMoved = "worker-has-moved";
inline constexpr std::string_view yellowNeedsCamp = "yellow-needs-camp";
inline constexpr std::string_view orangeNeedsVillage = "orange-needs-village";
inline constexpr std::string_view sailorOfOpponent = "sailor-of-opponent";
inline constexpr std::string_view allHaveMoved = "all-have-moved";
inline constexpr std::string_view oneWorkerLeft = "one-worker-left";

// Structures and sailors
inline constexpr std::string_view builtAlready = "built-already";
inline constexpr std::string_view oneStructureATurn = "one-structure-a-turn";
inline constexpr std::string_view noTokensLeft = "no-tokens-left"; ///< maximum
inline constexpr std::string_view structureNeeded = "structure-needed";
inline constexpr std::string_view laborMissing = "labor-missing";
inline constexpr std::string_view coinsMissing = "coins-missing";
inline constexpr std::string_view laborAndCoinsMissing =
    "labor-and-coins-missing"; ///< needed, owned: of labor; neededCoins, ownedCoins
inline constexpr std::string_view hireNeedsHarbor = "hire-needs-harbor";
inline constexpr std::string_view harborNotWorkingYet = "harbor-not-working-yet";
inline constexpr std::string_view hireNeedsMixedShips = "hire-needs-mixed-ships";
inline constexpr std::string_view oneSailorATurn = "one-sailor-a-turn";
inline constexpr std::string_view noSailorsLeft = "no-sailors-left";
inline constexpr std::string_view bankEmpty = "bank-empty";
inline constexpr std::string_view unionNeeded = "union-needed";

// The loan
inline constexpr std::string_view noLoan = "no-loan";
inline constexpr std::string_view borrowNeedsLender = "borrow-needs-lender";
inline constexpr std::string_view borrowHoldsCoin = "borrow-holds-coin";
inline constexpr std::string_view borrowNotBuilt = "borrow-not-built";
inline constexpr std::string_view borrowOwnStructure = "borrow-own-structure";
inline constexpr std::string_view borrowAgain = "borrow-again";
} // namespace problem

/// What is wrong with a position: PositionCheck.
namespace problem {
// Existence
inline constexpr std::string_view noSuchSeat = "no-such-seat";
inline constexpr std::string_view noSuchZone = "no-such-zone";
inline constexpr std::string_view noSuchKind = "no-such-kind";
inline constexpr std::string_view workersNotAsEdition = "workers-not-as-edition";
inline constexpr std::string_view coinsBeyondSupply = "coins-beyond-supply";
inline constexpr std::string_view builtTwice = "built-twice";
inline constexpr std::string_view tokensBeyondSupply = "tokens-beyond-supply";
inline constexpr std::string_view goalsShown = "goals-shown";

// What is built has workers, and may win goals or end the game
inline constexpr std::string_view structureWithoutNeeded = "structure-without-needed";

// The roll before a turn: another phase
inline constexpr std::string_view rollWithoutHarbor = "roll-without-harbor";

// Goals
inline constexpr std::string_view resumeWithoutReveal = "resume-without-reveal";
inline constexpr std::string_view resumeNothing = "resume-nothing";
inline constexpr std::string_view revealWithGoal = "reveal-with-goal";
inline constexpr std::string_view revealWithoutGoals = "reveal-without-goals";
inline constexpr std::string_view goalNotTaken = "goal-not-taken";

// End
inline constexpr std::string_view endWithoutCause = "end-without-cause";
inline constexpr std::string_view structuresWithoutEnd = "structures-without-end";
inline constexpr std::string_view typesWithoutEnd = "types-without-end";
inline constexpr std::string_view goalsWithoutEnd = "goals-without-end";
inline constexpr std::string_view endNotCarriedOut = "end-not-carried-out";
inline constexpr std::string_view overWithoutEnd = "over-without-end";
inline constexpr std::string_view lastTurnOver = "last-turn-over";

// Workers: another phase may ask for other ones
inline constexpr std::string_view greenWorkerMissing = "green-worker-missing";
inline constexpr std::string_view workerWithoutStructure = "worker-without-structure";
inline constexpr std::string_view workerMissing = "worker-missing";
inline constexpr std::string_view workerWithSeat = "worker-with-seat";
inline constexpr std::string_view sailorWithoutSeat = "sailor-without-seat";
inline constexpr std::string_view sailorInReserve = "sailor-in-reserve";
inline constexpr std::string_view sailorWithoutHarbor = "sailor-without-harbor";
inline constexpr std::string_view sailorWithoutAccess = "sailor-without-access";
inline constexpr std::string_view movedOutsideTurn = "moved-outside-turn";
inline constexpr std::string_view movedFromReserve = "moved-from-reserve";
inline constexpr std::string_view movedWithoutAccess = "moved-without-access";
inline constexpr std::string_view nothingMoved = "nothing-moved";

// The turn
inline constexpr std::string_view laborOutsideTurn = "labor-outside-turn";
inline constexpr std::string_view laborBeyondGain = "labor-beyond-gain";
inline constexpr std::string_view builtSeveral = "built-several"; ///< found
inline constexpr std::string_view builtOutsideSpend = "built-outside-spend";
inline constexpr std::string_view builtNowNotOwned = "built-now-not-owned";
inline constexpr std::string_view hiredOutsideSpend = "hired-outside-spend";
inline constexpr std::string_view hiredWithoutSailor = "hired-without-sailor";

// Ships
inline constexpr std::string_view shipsNotRolled = "ships-not-rolled";
inline constexpr std::string_view shipsRolledEarly = "ships-rolled-early";

// The loan
inline constexpr std::string_view lenderCoinWithoutLender = "lender-coin-without-lender";
inline constexpr std::string_view borrowedWithoutCoin = "borrowed-without-coin";
inline constexpr std::string_view borrowedOutsideTurn = "borrowed-outside-turn";
inline constexpr std::string_view borrowedWithoutLender = "borrowed-without-lender";
inline constexpr std::string_view borrowedNotBuilt = "borrowed-not-built";
inline constexpr std::string_view borrowedOwn = "borrowed-own";
inline constexpr std::string_view borrowedSeveral = "borrowed-several";
inline constexpr std::string_view coinWithoutBorrowed = "coin-without-borrowed";

// What is deserved, and to be seen, when all else is in order
inline constexpr std::string_view goalUndeserved = "goal-undeserved";
inline constexpr std::string_view goalNotRevealed = "goal-not-revealed";
} // namespace problem

/// What a seat is asked to do: prompt().
namespace prompt {
inline constexpr std::string_view over = "over";
inline constexpr std::string_view chance = "chance";
inline constexpr std::string_view wait = "wait";
inline constexpr std::string_view moveFirst = "move-first";
inline constexpr std::string_view moveMore = "move-more";
inline constexpr std::string_view allMoved = "all-moved";
inline constexpr std::string_view spend = "spend";
inline constexpr std::string_view spendAfterBuilding = "spend-after-building";
inline constexpr std::string_view nothingToSpend = "nothing-to-spend"; // the turn can only be ended
} // namespace prompt

/// What would mend a position: Repairs.
namespace fix {
inline constexpr std::string_view leaveOutWhatIsNotThere = "leave-out-what-is-not-there";

// Workers
inline constexpr std::string_view putWorkerOnCycle = "put-worker-on-cycle"; ///< worker (term)
inline constexpr std::string_view removeWorker = "remove-worker";           ///< worker (term)
inline constexpr std::string_view workerOfNobody = "worker-of-nobody";
inline constexpr std::string_view hiredBy = "hired-by"; ///< seat
inline constexpr std::string_view notMoved = "not-moved";

// Structures and loan
inline constexpr std::string_view buildStructure = "build-structure";   ///< seat, structure (term)
inline constexpr std::string_view removeStructure = "remove-structure"; ///< seat, structure (term)
inline constexpr std::string_view setShips = "set-ships";               ///< ships (term)
inline constexpr std::string_view returnLenderCoin = "return-lender-coin";
inline constexpr std::string_view returnBorrowed = "return-borrowed"; ///< structure (term)
inline constexpr std::string_view returnAllBorrowed = "return-all-borrowed";

// Turn
inline constexpr std::string_view setPhase = "set-phase"; ///< phase (term)
inline constexpr std::string_view clearLabor = "clear-labor";
inline constexpr std::string_view setLabor = "set-labor";              ///< count
inline constexpr std::string_view setLaborGained = "set-labor-gained"; ///< count
inline constexpr std::string_view nothingBuilt = "nothing-built";
inline constexpr std::string_view builtOnly = "built-only"; ///< structure (term)
inline constexpr std::string_view nothingHired = "nothing-hired";
inline constexpr std::string_view goOnWithWork = "go-on-with-work";

// Goals
inline constexpr std::string_view turnUpGoal = "turn-up-goal";   ///< goal (term)
inline constexpr std::string_view goalWonBy = "goal-won-by";     ///< seat, goal (term)
inline constexpr std::string_view discardGoal = "discard-goal";  ///< goal (term)
inline constexpr std::string_view goalNotSeen = "goal-not-seen"; ///< goal (term)

// End
inline constexpr std::string_view endTriggered = "end-triggered"; ///< cause (term)
inline constexpr std::string_view endNotTriggered = "end-not-triggered";
} // namespace fix

/// What is wrong with an edition.
namespace edition_problem {
inline constexpr std::string_view arrowsInACircle = "edition.arrows-in-a-circle";
inline constexpr std::string_view coinsOutOfOrder = "edition.coins-out-of-order";
inline constexpr std::string_view endlessExchange = "edition.endless-exchange";
inline constexpr std::string_view noChange = "edition.no-change";
inline constexpr std::string_view tooFewCoins = "edition.too-few-coins";
inline constexpr std::string_view tooManyCoins = "edition.too-many-coins";
inline constexpr std::string_view zoneOrder = "edition.zone-order";
} // namespace edition_problem

/// Points of the rules that a table settles: Choices.
namespace option {
inline constexpr std::string_view millSmithy = "millSmithy";
inline constexpr std::string_view loanDuration = "loanDuration";
inline constexpr std::string_view endTiming = "endTiming";
inline constexpr std::string_view structuresPerTurn = "structuresPerTurn";
inline constexpr std::string_view twoPointGoal = "twoPointGoal";
// … and the revision (core/revision.h)
} // namespace option

namespace option_value {
// millSmithy
inline constexpr std::string_view millFirst = "millFirst";
inline constexpr std::string_view smithyFirst = "smithyFirst";

// loanDuration
inline constexpr std::string_view thisTurn = "thisTurn";
inline constexpr std::string_view whileHeld = "whileHeld";

// endTiming
inline constexpr std::string_view immediate = "immediate";
inline constexpr std::string_view finishTurn = "finishTurn";

// structuresPerTurn
inline constexpr std::string_view one = "one";
inline constexpr std::string_view asPaid = "asPaid";

// twoPointGoal
inline constexpr std::string_view printedValue = "printedValue";
inline constexpr std::string_view scoredOnly = "scoredOnly";

// revision
inline constexpr std::string_view firstRevision = "1";
inline constexpr std::string_view secondRevision = "2";
} // namespace option_value

/// What is told of a position beside points, where actions are compared: Advantage.
namespace advantage_code {
inline constexpr std::string_view workersToMove = "workersToMove"; ///< that the seat can move in its turns
inline constexpr std::string_view laborAtStart =
    "laborAtStart"; ///< that its structures give when its turn begins
inline constexpr std::string_view nextLabor =
    "nextLabor"; ///< that the seat's workers can bring in the next turn
inline constexpr std::string_view nextCoins = "nextCoins"; ///< likewise
inline constexpr std::string_view firstToBuild =
    "firstToBuild";                              ///< by structure: points for being the first, if it can be
inline constexpr std::string_view debt = "debt"; ///< 1 for the holder of the lender coin
} // namespace advantage_code

} // namespace waystone::province
