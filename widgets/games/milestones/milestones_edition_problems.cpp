#include "games/milestones/milestones_words.h"

#include "words/problem_arguments.h"

// What is wrong with an edition file, in sentences.

namespace waystone::milestones {

QString MilestonesWords::editionText(std::string_view code, const ProblemArguments &is) const
{
    if (code == "edition.duplicate-name")
        return tr("Two corners have the same name: %1").arg(is.text("name"));
    if (code == "edition.listed-twice")
        return tr("The same is listed twice.");
    if (code == "edition.milestones-not-half")
        return tr("There must be one milestone for two street pieces. Milestones: %1. Street pieces: %2")
            .arg(is.text("found"), is.text("streetPieces"));
    if (code == "edition.not-a-triangle")
        return tr("These corners form no triangle.");
    if (code == "edition.not-neighbours")
        return tr("These corners are no neighbors on the grid.");
    if (code == "edition.number-missing")
        return tr("Only the first marketplace has no number. Corner without a number: %1")
            .arg(is.text("name"));
    if (code == "edition.start-has-number")
        return tr("The first marketplace can have no number: %1").arg(is.text("name"));
    if (code == "edition.off-lattice")
        return tr("No corner of the grid lies here: %1, %2. The sum must be even.")
            .arg(is.text("x"), is.text("y"));
    if (code == "edition.out-of-reach")
        return tr("No line leads from the first marketplace to this corner: %1").arg(is.text("name"));
    if (code == "edition.place-taken")
        return tr("Two corners lie on the same place: %1, %2. The other corner: %3")
            .arg(is.text("x"), is.text("y"), is.text("by"));
    if (code == "edition.too-few-bonus-tiles")
        return tr("There are fewer bonus tiles than bushes. Bonus tiles: %1. Bushes: %2")
            .arg(is.text("found"), is.text("minimum"));
    if (code == "edition.too-few-tiles")
        return tr("There are not enough worker tiles for the display and the starting tiles: %1. Needed: %2")
            .arg(is.text("found"), is.text("minimum"));
    if (code == "edition.too-many-edges")
        return tr("The board has too many lines: %1. The most there can be: %2")
            .arg(is.text("found"), is.text("maximum"));
    if (code == "edition.too-many-triangles")
        return tr("The board has too many triangles: %1. The most there can be: %2")
            .arg(is.text("found"), is.text("maximum"));
    if (code == "edition.unknown-vertex")
        return tr("There is no corner with this name: %1").arg(is.text("name"));
    if (code == "edition.wrong-name")
        return tr("Corners are named by row and position in the row. Expected: %1. Found: %2")
            .arg(is.text("expected"), is.text("found"));
    return {};
}

} // namespace waystone::milestones
