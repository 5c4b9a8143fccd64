#include "games/milestones/milestones_words.h"

#include "milestones/positions/editing_terms.h"
#include "milestones/words/codes.h"
#include "milestones/words/terms.h"
#include "words/problem_arguments.h"
#include "words/term_text.h"

// What can be edited, and how a position can be mended.

namespace waystone::milestones {

QString MilestonesWords::editingTerm(std::string_view term) const
{
    static constexpr TermText texts[] = {
        {term::game, QT_TR_NOOP("Game")},
        {term::offers, QT_TR_NOOP("Bonus tiles on offer")},
        {term::buriedTiles, QT_TR_NOOP("Hidden worker tiles")},
        {term::outOfTheGame, QT_TR_NOOP("Out of the game")},
        {term::players, QT_TR_NOOP("Players")},
        {term::startSeat, QT_TR_NOOP("Starting player")},
        {term::phase, QT_TR_NOOP("Current phase")},
        {term::turn, QT_TR_NOOP("Whose turn it is")},
        {term::movesLeft, QT_TR_NOOP("Moves left after this one")},
        {term::hired, QT_TR_NOOP("Workers hired in this visit")},
        {term::endedBy, QT_TR_NOOP("Who triggered the end")},
        {term::offerVertex, QT_TR_NOOP("Number just covered")},
        {term::offerHouse, QT_TR_NOOP("House just built")},
        {term::phaseBushes, QT_TR_NOOP("Bonus tiles are put on the bushes")},
        {term::phaseDisplay, QT_TR_NOOP("The display is filled")},
        {term::phaseStarting, QT_TR_NOOP("Starting tiles are drawn")},
        {term::phaseDraft, QT_TR_NOOP("Choice of starting tiles")},
        {term::phaseMove, QT_TR_NOOP("Move of the playing piece")},
        {term::phaseTrade, QT_TR_NOOP("Trading house")},
        {term::phaseRefill, QT_TR_NOOP("A worker tile is drawn")},
        {term::phaseBuild, QT_TR_NOOP("Board of works")},
        {term::phaseOffer, QT_TR_NOOP("A bonus tile is on offer")},
        {term::phaseSupply, QT_TR_NOOP("Mill")},
        {term::phaseKeep, QT_TR_NOOP("Castle: goods are kept")},
        {term::phaseCover, QT_TR_NOOP("Castle: a worker is covered")},
        {term::phaseOver, QT_TR_NOOP("The game is over")},
    };
    if (term == term::nothing)
        return tr("none", "nothing was built, no tile");
    const char *text = textOf(texts, term);
    return text == nullptr ? QString() : tr(text);
}

QString MilestonesWords::paletteName(const EditPiece &piece) const
{
    if (piece.kind == term::workerTile)
        return tileName(piece.which);
    return pieceName({0, {}, piece.kind, piece.variant, piece.owner, 0, 0});
}

QString MilestonesWords::fieldGroup(std::string_view group) const
{
    const QString name = editingTerm(group);
    return name.isEmpty() ? termName(group) : name;
}

QString MilestonesWords::fieldName(const Field &field) const
{
    const FieldKey &key = field.key;
    const ProblemArguments is(field.arguments, this);
    if (key.group == term::points)
        return sourceName(key.id);
    if (key.group == term::buriedTiles)
        return tr("%1: space of the left worker, 0 for the draw pile", "a worker tile").arg(tileOf(is));
    if (key.group == term::outOfTheGame)
        return tr("Tile %1").arg(key.which + 1);
    if (key.group == term::offers && key.id == term::bonusTile)
        return placeName(field.place);
    const QString name = editingTerm(key.id);
    return name.isEmpty() ? termName(key.id) : name;
}

QString MilestonesWords::fieldOption(const FieldOption &option) const
{
    const ProblemArguments is(option.arguments, this);
    if (option.term == term::vertex || option.term == term::triangle)
        return is.text("place");
    if (option.term == term::workerTile)
        return tileOf(is);
    return editingTerm(option.term);
}

QString MilestonesWords::fixText(const Message &fix) const
{
    const ProblemArguments is(fix.arguments, this);
    const std::string_view code = fix.code;
    const int count = is.number("count");
    if (code == fix::leaveOutWhatIsNotThere)
        return tr("Remove what cannot exist.");
    if (code == fix::removeSurplus)
        return tr("Return the surplus to the supply: %1", "counted pieces")
            .arg(countedTerm(is.term("what"), count));
    if (code == fix::putMarket)
        return tr("Put a marketplace there.");
    if (code == fix::removeMarket)
        return tr("Take the marketplace away.");
    if (code == fix::putMilestone)
        return tr("Put a milestone there: %1", "a place").arg(is.text("place"));
    if (code == fix::removeMilestone)
        return tr("Take the milestone away.");
    if (code == fix::removeSection)
        return is.has("place")
                   ? tr("Take away the street section at this milestone: %1", "a place").arg(is.text("place"))
                   : tr("Take the street section away.");
    if (code == fix::removeSack)
        return tr("Take the flour sack away.");
    if (code == fix::removeStreet)
        return tr("Take the street piece away.");
    if (code == fix::removeStreetsOfLoop)
        return tr("Take away the streets that close the loop.");
    if (code == fix::removeStreetsApart)
        return tr("Take away the streets that are not connected.");
    if (code == fix::removeHouse)
        return tr("Take the house away.");
    if (code == fix::removeBonusTile)
        return tr("Take the bonus tile away.");
    const QString boards = boardsFix(code, is);
    return boards.isEmpty() ? turnFix(code, is) : boards;
}

QString MilestonesWords::boardsFix(std::string_view code, const ProblemArguments &is) const
{
    const int count = is.number("count");
    if (code == fix::removeTile)
        return tr("Put the worker tile back into the draw pile: %1", "a worker tile").arg(tileOf(is));
    if (code == fix::putCoverTile)
        return tr("Put a cover tile there.");
    if (code == fix::removeCoverTile)
        return tr("Take the cover tile away.");
    if (code == fix::showOtherWorker)
        return tr("Show the other worker of the tile.");
    if (code == fix::giveGoodsBack)
        return tr("Put goods of %1 back into the supply: %2", "a player, a number")
            .arg(playerOf(is), QString::number(count));
    if (code == fix::fillDisplay)
        return tr("Put %n worker tile(s) from the draw pile into the display.", nullptr, count);
    if (code == fix::emptyDisplay)
        return tr("Take %n worker tile(s) out of the display.", nullptr, count);
    if (code == fix::putTilesOutOfGame)
        return tr("Remove %n worker tile(s) from the game.", nullptr, count);
    if (code == fix::takeTilesIntoPile)
        return tr("Put %n worker tile(s) back into the draw pile.", nullptr, count);
    if (code == fix::fillStartingTiles)
        return tr("Lay out %n more starting tile(s).", nullptr, count);
    if (code == fix::removeAllBuilt)
        return tr("Take away everything built.");
    if (code == fix::clearSeat)
        return tr("Clear the player board of %1.").arg(playerOf(is));
    if (code == fix::removeLaterBonusTiles)
        return tr("Take away the bonus tiles that come later.");
    if (code == fix::fillBushes)
        return tr("Put bonus tiles on the empty bushes.");
    return {};
}

QString MilestonesWords::turnFix(std::string_view code, const ProblemArguments &is) const
{
    if (code == fix::setTurn)
        return tr("Make it the turn of %1.").arg(playerOf(is));
    if (code == fix::setMovesLeft)
        return tr("Set the moves left after this one to %1").arg(is.number("count"));
    if (code == fix::setPhase)
        return tr("Go to this phase: %1", "a phase").arg(editingTerm(is.term("phase")));
    if (code == fix::movePawn)
        return tr("Move the playing piece of %1 there: %2", "a player, a space")
            .arg(playerOf(is), is.text("space"));
    if (code == fix::nothingHired)
        return tr("Record that no workers were hired in this visit.");
    if (code == fix::tileWasHired)
        return tr("Record that workers were hired in this visit.");
    if (code == fix::clearOffers)
        return tr("Offer no bonus tile.");
    if (code == fix::removeOffer)
        return tr("Stop offering this bonus tile.");
    if (code == fix::openOffers)
        return tr("Offer the bonus tiles there.");
    if (code == fix::endTriggeredBy)
        return tr("Record that %1 triggered the end.").arg(playerOf(is));
    if (code == fix::endNotTriggered)
        return tr("Record that nobody has triggered the end.");
    if (code == fix::endGame)
        return tr("End the game.");
    if (code == fix::clearMajorities)
        return tr("Take the points for majorities away from %1.").arg(playerOf(is));
    if (code == fix::pointsAsCarried)
        return tr("Count the points of %1 as scored before this position.").arg(playerOf(is));
    return {};
}

} // namespace waystone::milestones
