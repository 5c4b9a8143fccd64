#include "games/milestones/milestones_words.h"

#include "milestones/words/codes.h"
#include "words/problem_arguments.h"

// What is wrong with an edition file, in sentences.

namespace waystone::milestones {

QString MilestonesWords::editionText(std::string_view code, const ProblemArguments &is) const
{
    if (code == edition_problem::duplicateName)
        return tr("Two corners have the same name: %1").arg(is.text("name"));
    if (code == edition_problem::listedTwice)
        return tr("The same thing is listed twice.");
    if (code == edition_problem::milestonesNotHalf)
        return tr("There must be one milestone for every two street pieces. Milestones: %1. Street pieces: "
                  "%2")
            .arg(is.text("found"), is.text("streetPieces"));
    if (code == edition_problem::notATriangle)
        return tr("These corners do not form a triangle.");
    if (code == edition_problem::notNeighbours)
        return tr("These corners are not neighbors on the grid.");
    if (code == edition_problem::numberMissing)
        return tr("Only the first marketplace has no number. Corner without a number: %1")
            .arg(is.text("name"));
    if (code == edition_problem::startHasNumber)
        return tr("The first marketplace cannot have a number: %1").arg(is.text("name"));
    if (code == edition_problem::offLattice)
        return tr("The grid has no corner here: %1, %2. The sum must be even.")
            .arg(is.text("x"), is.text("y"));
    if (code == edition_problem::outOfReach)
        return tr("No line leads from the first marketplace to this corner: %1").arg(is.text("name"));
    if (code == edition_problem::placeTaken)
        return tr("Two corners are in the same place: %1, %2. The other corner: %3")
            .arg(is.text("x"), is.text("y"), is.text("by"));
    if (code == edition_problem::tooFewBonusTiles)
        return tr("There are fewer bonus tiles than bushes. Bonus tiles: %1. Bushes: %2")
            .arg(is.text("found"), is.text("minimum"));
    if (code == edition_problem::tooFewTiles)
        return tr("There are too few worker tiles for the display and the starting tiles: %1. Needed: %2")
            .arg(is.text("found"), is.text("minimum"));
    if (code == edition_problem::unknownVertex)
        return tr("There is no corner with this name: %1").arg(is.text("name"));
    if (code == edition_problem::wrongName)
        return tr("Corners are named by row and position in the row. Expected: %1. Found: %2")
            .arg(is.text("expected"), is.text("found"));
    return {};
}

} // namespace waystone::milestones
