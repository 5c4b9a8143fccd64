#include "games/twocities/twocities_words.h"

#include "twocities/words/codes.h"
#include "twocities/words/terms.h"
#include "words/general_words.h"
#include "words/problem_arguments.h"

// What the rules have against an action, in sentences that name the rule.

namespace waystone::twocities {

QString TwoCitiesWords::ownProblemText(const Problem &problem) const
{
    const ProblemArguments is(problem.arguments, this);
    const std::string_view code = problem.code;
    for (const QString &sentence :
         {momentText(code, is), selectionText(code), placementText(code, is), existenceText(code, is),
          citiesText(code, is), handsText(code, is), courseText(code, is)})
        if (!sentence.isEmpty())
            return sentence;
    return general_words::atLine(problem, editionText(code, is));
}

QString TwoCitiesWords::momentText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::malformedAction)
        return tr("There is no such action.");
    if (code == problem::gameOver)
        return tr("The game is over.");
    if (code == problem::chanceOnly)
        return tr("Only chance draws tiles.");
    if (code == problem::chanceFirst)
        return tr("Tiles have to be drawn first.");
    if (code == problem::wrongSupply)
        return is.term("what") == term::duplexTile ? tr("In this round, duplex tiles are drawn.")
                                                   : tr("In this round, single tiles are drawn.");
    if (code == problem::noneLeftToDraw)
        return tr("No such tile is left to draw.");
    return {};
}

QString TwoCitiesWords::selectionText(std::string_view code) const
{
    if (code == problem::placementUnfinished)
        return tr("All of this turn’s tiles must be placed first.");
    if (code == problem::alreadySelected)
        return tr("The choice is made and final.");
    if (code == problem::notInYourHand)
        return tr("Only tiles from the hand can be kept.");
    if (code == problem::onlyOneInHand)
        return tr("The hand holds only one such tile.");
    return {};
}

QString TwoCitiesWords::placementText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::selectFirst)
        return tr("Two tiles have to be kept first.");
    if (code == problem::notRevealedYet)
        return tr("Tiles are placed only after everybody has chosen. Players still to choose: %1")
            .arg(is.text("count"));
    if (code == problem::nothingToPlace)
        return tr("Both tiles of this turn have been placed.");
    if (code == problem::notAmongYourTiles)
        return tr("Only one of the tiles kept this turn can be placed.");
    if (code == problem::noSuchCity)
        return tr("There is no such city.");
    if (code == problem::notYourCity)
        return tr("Each player builds only two cities, those on the left and on the right.");
    if (code == problem::cityHasItsTile)
        return tr("Each of the two cities gets one tile per turn; this one already has its tile.");
    if (code == problem::firstTileInTheMiddle)
        return tr("The place of a city’s first tile cannot be chosen; it goes in the middle.");
    if (code == problem::cellTaken)
        return tr("There is already a building here.");
    if (code == problem::notAdjacent)
        return tr("A tile has to share an edge with another tile of the city.");
    if (code == problem::beyondFourByFour)
        return tr("A city never exceeds a square of four by four buildings.");
    if (code == problem::tileMayNotTurn)
        return tr("A tile keeps its printed orientation; it cannot be turned.");
    return {};
}

QString TwoCitiesWords::editionText(std::string_view code, const ProblemArguments &is) const
{
    if (code == edition_problem::tooFewTiles)
        return tr("There are not enough tiles for seven players. Tiles: %1. Needed: %2")
            .arg(is.text("found"), is.text("minimum"));
    if (code == edition_problem::listedTwice)
        return tr("This duplex tile is listed twice.");
    return {};
}

} // namespace waystone::twocities
