#include "games/province/province_words.h"

#include "province/words/codes.h"

#include <algorithm>
#include <array>
#include <vector>

// The rules that problems break, by their short titles.

namespace waystone::province {

namespace {

struct Rule {
    const char *title;
    std::vector<std::string_view> codes;
};

} // namespace

QString ProvinceWords::ownRuleTitle(std::string_view problemCode) const
{
    static const std::array rules{
        Rule{QT_TR_NOOP("Order of play"),
             {problem::malformedAction, problem::gameOver, problem::notYourTurn}},
        Rule{QT_TR_NOOP("Goals and ships: chance"),
             {problem::chanceOnly, problem::chanceFirst, problem::goalNotInThePile}},
        Rule{QT_TR_NOOP("Work phase"),
             {problem::workIsOver, problem::workObligatory, problem::noWorkerThere, problem::workerInReserve,
              problem::workerHasMoved, problem::allHaveMoved, problem::oneWorkerLeft}},
        Rule{QT_TR_NOOP("Access to workers"),
             {problem::yellowNeedsCamp, problem::orangeNeedsVillage, problem::sailorOfOpponent}},
        Rule{QT_TR_NOOP("Spend phase"), {problem::workFirst, problem::laborMissing, problem::coinsMissing}},
        Rule{QT_TR_NOOP("Building a structure"),
             {problem::builtAlready, problem::oneStructureATurn, problem::noTokensLeft,
              problem::structureNeeded, problem::laborAndCoinsMissing}},
        Rule{QT_TR_NOOP("Harbor and sailors"),
             {problem::hireNeedsHarbor, problem::harborNotWorkingYet, problem::hireNeedsMixedShips,
              problem::oneSailorATurn, problem::noSailorsLeft}},
        Rule{QT_TR_NOOP("Grind"), {problem::bankEmpty}},
        Rule{QT_TR_NOOP("Union"), {problem::unionNeeded}},
        Rule{QT_TR_NOOP("Loan"),
             {problem::noLoan, problem::borrowNeedsLender, problem::borrowHoldsCoin, problem::borrowNotBuilt,
              problem::borrowOwnStructure, problem::borrowAgain}},
        Rule{QT_TR_NOOP("Not in the game"),
             {problem::noSuchSeat, problem::noSuchZone, problem::noSuchKind, problem::workersNotAsEdition}},
        Rule{QT_TR_NOOP("Coins and the supply"), {problem::coinsBeyondSupply}},
        Rule{QT_TR_NOOP("Workers on the work cycle"),
             {problem::greenWorkerMissing, problem::workerWithoutStructure, problem::workerMissing,
              problem::workerWithSeat, problem::sailorWithoutSeat, problem::sailorInReserve,
              problem::sailorWithoutHarbor, problem::sailorWithoutAccess, problem::movedOutsideTurn,
              problem::movedFromReserve, problem::movedWithoutAccess}},
        Rule{QT_TR_NOOP("Structures and their points"),
             {problem::builtTwice, problem::tokensBeyondSupply, problem::structureWithoutNeeded}},
        Rule{QT_TR_NOOP("The ships"),
             {problem::shipsNotRolled, problem::shipsRolledEarly, problem::rollWithoutHarbor}},
        Rule{QT_TR_NOOP("The loan and its coin"),
             {problem::lenderCoinWithoutLender, problem::borrowedWithoutCoin, problem::borrowedOutsideTurn,
              problem::borrowedWithoutLender, problem::borrowedNotBuilt, problem::borrowedOwn,
              problem::borrowedSeveral, problem::coinWithoutBorrowed}},
        Rule{QT_TR_NOOP("Course of a turn"),
             {problem::nothingMoved, problem::laborOutsideTurn, problem::laborBeyondGain,
              problem::builtSeveral, problem::builtOutsideSpend, problem::builtNowNotOwned,
              problem::hiredOutsideSpend, problem::hiredWithoutSailor, problem::resumeWithoutReveal,
              problem::resumeNothing}},
        Rule{QT_TR_NOOP("The goals"),
             {problem::goalsShown, problem::revealWithGoal, problem::revealWithoutGoals,
              problem::goalNotRevealed, problem::goalNotTaken, problem::goalUndeserved}},
        Rule{QT_TR_NOOP("End of the game"),
             {problem::structuresWithoutEnd, problem::typesWithoutEnd, problem::goalsWithoutEnd,
              problem::endWithoutCause, problem::endNotCarriedOut, problem::overWithoutEnd,
              problem::lastTurnOver}},
    };
    const auto found = std::ranges::find_if(rules, [&](const Rule &rule) {
        return std::find(rule.codes.begin(), rule.codes.end(), problemCode) != rule.codes.end();
    });
    return found == rules.end() ? QString() : tr(found->title);
}

} // namespace waystone::province
