#include "games/milestones/milestones_words.h"

#include "milestones/words/terms.h"
#include "words/problem_arguments.h"
#include "words/term_text.h"

// What can be edited, and how a position can be mended.

namespace waystone::milestones {

QString MilestonesWords::editingTerm(std::string_view term) const
{
    static constexpr TermText texts[] = {
        {"game", QT_TR_NOOP("Game")},
        {"offers", QT_TR_NOOP("Bonus tiles on offer")},
        {"buriedTiles", QT_TR_NOOP("Worker tiles that are covered")},
        {"outOfTheGame", QT_TR_NOOP("Out of the game")},
        {"players", QT_TR_NOOP("Players")},
        {"startSeat", QT_TR_NOOP("Starting player")},
        {"phase", QT_TR_NOOP("What is going on")},
        {"turn", QT_TR_NOOP("Whose turn it is")},
        {"movesLeft", QT_TR_NOOP("Moves left after this one")},
        {"hired", QT_TR_NOOP("Workers hired in this visit")},
        {"endedBy", QT_TR_NOOP("Who has triggered the end")},
        {"offerVertex", QT_TR_NOOP("Number just covered")},
        {"offerHouse", QT_TR_NOOP("House just built")},
        {"phase.bushes", QT_TR_NOOP("Bonus tiles are put on the bushes")},
        {"phase.display", QT_TR_NOOP("The display is filled")},
        {"phase.starting", QT_TR_NOOP("Starting tiles are drawn")},
        {"phase.draft", QT_TR_NOOP("Choice of starting tiles")},
        {"phase.move", QT_TR_NOOP("Move of the playing piece")},
        {"phase.trade", QT_TR_NOOP("Trading house")},
        {"phase.refill", QT_TR_NOOP("A worker tile is drawn")},
        {"phase.build", QT_TR_NOOP("Board of works")},
        {"phase.offer", QT_TR_NOOP("A bonus tile is on offer")},
        {"phase.supply", QT_TR_NOOP("Mill")},
        {"phase.keep", QT_TR_NOOP("Castle: goods are kept")},
        {"phase.cover", QT_TR_NOOP("Castle: a worker is covered")},
        {"phase.over", QT_TR_NOOP("The game is over")},
    };
    if (term == "nothing")
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
    if (key.group == "buriedTiles")
        return tr("%1: space of the left worker, 0 for the draw pile", "a worker tile").arg(tileOf(is));
    if (key.group == "outOfTheGame")
        return tr("Tile %1").arg(key.which + 1);
    if (key.group == "offers" && key.id == term::bonusTile)
        return placeName(field.place);
    const QString name = editingTerm(key.id);
    return name.isEmpty() ? termName(key.id) : name;
}

QString MilestonesWords::fieldOption(const FieldOption &option) const
{
    const ProblemArguments is(option.arguments, this);
    if (option.term == "vertex" || option.term == "triangle")
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
    if (code == "leave-out-what-is-not-there")
        return tr("Leave out what does not exist.");
    if (code == "remove-surplus")
        return tr("Take the surplus back into the supply: %1", "counted pieces")
            .arg(countedTerm(is.term("what"), count));
    if (code == "put-market")
        return tr("Put a marketplace there.");
    if (code == "remove-market")
        return tr("Take the marketplace away.");
    if (code == "put-milestone")
        return tr("Put a milestone there: %1", "a place").arg(is.text("place"));
    if (code == "remove-milestone")
        return tr("Take the milestone away.");
    if (code == "remove-section")
        return is.has("place")
                   ? tr("Take away the street section at this milestone: %1", "a place").arg(is.text("place"))
                   : tr("Take the street section away.");
    if (code == "remove-sack")
        return tr("Take the flour sack away.");
    if (code == "remove-street")
        return tr("Take the street piece away.");
    if (code == "remove-streets-of-loop")
        return tr("Take away the streets that close the loop.");
    if (code == "remove-streets-apart")
        return tr("Take away the streets that are not connected.");
    if (code == "remove-house")
        return tr("Take the house away.");
    if (code == "remove-bonus-tile")
        return tr("Take the bonus tile away.");
    const QString boards = boardsFix(code, is);
    return boards.isEmpty() ? turnFix(code, is) : boards;
}

QString MilestonesWords::boardsFix(std::string_view code, const ProblemArguments &is) const
{
    const int count = is.number("count");
    if (code == "remove-tile")
        return tr("Put the worker tile back into the draw pile: %1", "a worker tile").arg(tileOf(is));
    if (code == "put-cover-tile")
        return tr("Put a cover tile there.");
    if (code == "remove-cover-tile")
        return tr("Take the cover tile away.");
    if (code == "show-other-worker")
        return tr("Show the other worker of the tile.");
    if (code == "give-goods-back")
        return tr("Put goods of %1 back into the supply: %2", "a player, a number")
            .arg(playerOf(is))
            .arg(count);
    if (code == "fill-display")
        return tr("Put %n worker tile(s) from the draw pile into the display.", nullptr, count);
    if (code == "empty-display")
        return tr("Take %n worker tile(s) out of the display.", nullptr, count);
    if (code == "put-tiles-out-of-game")
        return tr("Put %n worker tile(s) out of the game.", nullptr, count);
    if (code == "take-tiles-into-pile")
        return tr("Put %n worker tile(s) back into the draw pile.", nullptr, count);
    if (code == "fill-starting-tiles")
        return tr("Lay out %n more starting tile(s).", nullptr, count);
    if (code == "remove-all-built")
        return tr("Take away everything that is built.");
    if (code == "clear-seat")
        return tr("Clear the player board of %1.").arg(playerOf(is));
    if (code == "remove-later-bonus-tiles")
        return tr("Take away the bonus tiles that come later.");
    if (code == "fill-bushes")
        return tr("Put bonus tiles on the empty bushes.");
    return {};
}

QString MilestonesWords::turnFix(std::string_view code, const ProblemArguments &is) const
{
    if (code == "set-turn")
        return tr("Let it be the turn of %1.").arg(playerOf(is));
    if (code == "set-moves-left")
        return tr("Leave this many moves after this one: %1").arg(is.number("count"));
    if (code == "set-phase")
        return tr("Let this be going on: %1", "a phase").arg(editingTerm(is.term("phase")));
    if (code == "move-pawn")
        return tr("Move the playing piece of %1 there: %2", "a player, a space")
            .arg(playerOf(is), is.text("space"));
    if (code == "nothing-hired")
        return tr("Let no workers have been hired in this visit.");
    if (code == "tile-was-hired")
        return tr("Let workers have been hired in this visit.");
    if (code == "clear-offers")
        return tr("Let no bonus tile be on offer.");
    if (code == "remove-offer")
        return tr("Let this bonus tile not be on offer.");
    if (code == "open-offers")
        return tr("Offer the bonus tiles that lie there.");
    if (code == "end-triggered-by")
        return tr("Let %1 have triggered the end.").arg(playerOf(is));
    if (code == "end-not-triggered")
        return tr("Let nobody have triggered the end.");
    if (code == "end-game")
        return tr("Let the game be over.");
    if (code == "clear-majorities")
        return tr("Take the points for majorities away from %1.").arg(playerOf(is));
    if (code == "points-as-carried")
        return tr("Count the points of %1 as scored before this position.").arg(playerOf(is));
    return {};
}

} // namespace waystone::milestones
