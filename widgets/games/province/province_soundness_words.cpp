#include "games/province/province_words.h"

#include "province/words/codes.h"
#include "words/problem_arguments.h"

// What is wrong with a position, in sentences: what does not exist, workers and structures.

namespace waystone::province {

QString ProvinceWords::playerOf(const ProblemArguments &is) const
{
    return seatName(static_cast<Seat>(is.number("seat")));
}

QString ProvinceWords::existenceText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::noSuchSeat)
        return tr("There is no player with this number: %1").arg(is.number("seat") + 1);
    if (code == problem::noSuchZone)
        return tr("The work cycle has no such zone.");
    if (code == problem::noSuchKind)
        return tr("The position names a phase, an end, a goal’s place or a roll of the ships that the game "
                  "does not have.");
    if (code == problem::workersNotAsEdition)
        return tr("There must be as many workers as in the edition. Found: %1. Expected: %2")
            .arg(is.text("found"), is.text("expected"));
    if (code == problem::coinsBeyondSupply)
        return tr("There are more coins than the edition has: %1. Maximum: %2")
            .arg(is.text("found"), is.text("maximum"));
    if (code == problem::builtTwice)
        return tr("A player builds each type only once. %1: %2").arg(playerOf(is), is.text("structure"));
    if (code == problem::tokensBeyondSupply)
        return tr("A player has built more structures than there are tokens. %1: %2. Maximum: %3")
            .arg(playerOf(is), is.text("found"), is.text("maximum"));
    if (code == problem::goalsShown)
        return tr("Only one goal is open at a time. Found: %1").arg(is.text("found"));
    return {};
}

QString ProvinceWords::workersText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::greenWorkerMissing)
        return tr("All green workers are on the work cycle.");
    if (code == problem::workerWithoutStructure)
        return tr("A worker is on the work cycle only once its structure is built. Worker: %1. Structure: %2")
            .arg(is.text("worker"), is.text("structure"));
    if (code == problem::workerMissing)
        return tr("Once the structure is built, its worker is on the work cycle. Worker: %1. Structure: %2")
            .arg(is.text("worker"), is.text("structure"));
    if (code == problem::workerWithSeat)
        return tr("Only sailors belong to a player.");
    if (code == problem::sailorWithoutSeat)
        return tr("A sailor on the work cycle belongs to the player who hired it.");
    if (code == problem::sailorInReserve)
        return tr("A sailor in the supply belongs to nobody.");
    if (code == problem::sailorWithoutHarbor)
        return tr("A sailor is hired only when a Harbor has been built.");
    if (code == problem::sailorWithoutAccess)
        return tr("%1 has a sailor, but neither a Harbor nor a Lender to borrow one.").arg(playerOf(is));
    if (code == problem::movedOutsideTurn)
        return tr("Between two turns no worker counts as moved.");
    if (code == problem::movedFromReserve)
        return tr("A worker that is not on the work cycle cannot have moved.");
    if (code == problem::movedWithoutAccess)
        return tr("A worker has moved that %1 has no access to.").arg(playerOf(is));
    if (code == problem::nothingMoved)
        return tr("The work phase ends only after a worker has moved.");
    return {};
}

QString ProvinceWords::structuresText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::structureWithoutNeeded)
        return tr("The prerequisite is missing. Player: %1. Structure: %2. Needed: %3")
            .arg(playerOf(is), is.text("structure"), is.text("needed"));
    if (code == problem::shipsNotRolled)
        return tr("If a Harbor was built before this turn, the ships show their sides.");
    if (code == problem::shipsRolledEarly)
        return tr("Ships show a side only when a Harbor has been built.");
    if (code == problem::rollWithoutHarbor)
        return tr("Only the first builder of the Harbor rolls the ships: at the end of the turn in which it "
                  "was built, then at the start of each of their turns.");
    return {};
}

} // namespace waystone::province
