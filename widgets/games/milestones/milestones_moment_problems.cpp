#include "games/milestones/milestones_words.h"

#include "words/problem_arguments.h"

// What is wrong with a position, in sentences: the beginning, the turn and the end.

namespace waystone::milestones {

QString MilestonesWords::playerOf(const ProblemArguments &is) const
{
    return seatName(static_cast<Seat>(is.number("seat")));
}

QString MilestonesWords::beginningText(std::string_view code, const ProblemArguments &is) const
{
    if (code == "built-too-early")
        return tr("Before the first turn nothing is built but the first marketplace.");
    if (code == "seat-not-fresh")
        return tr("Before the first turn a player has the starting capital, the playing piece on the castle, "
                  "and nothing "
                  "else. Player: %1")
            .arg(playerOf(is));
    if (code == "bushes-out-of-order")
        return tr("Bonus tiles are put on the bushes one after the other, in the order of the edition.");
    if (code == "bush-empty")
        return tr("Before the first turn every bush has its bonus tile.");
    if (code == "turned-up-out-of-order")
        return tr("First the bonus tiles are turned up, then the display, then the starting tiles.");
    if (code == "starting-tiles-count")
        return tr("Starting tiles on offer: %1. Expected: %2").arg(is.text("found"), is.text("expected"));
    if (code == "draft-over")
        return tr("All starting tiles have been chosen, so the first turn begins.");
    if (code == "draft-tiles")
        return tr("Each player chooses two starting tiles, one player after the other. %1 has: %2. Expected: "
                  "%3")
            .arg(playerOf(is), is.text("found"), is.text("expected"));
    if (code == "draft-turn")
        return tr("Starting tiles are chosen counter-clockwise, the starting player last. Now it is the turn "
                  "of: %1")
            .arg(seatName(static_cast<Seat>(is.number("expected"))));
    return {};
}

QString MilestonesWords::turnText(std::string_view code, const ProblemArguments &is) const
{
    if (code == "moves-left")
        return tr("A turn has two moves. Moves left after this one: %1. The most there can be: %2")
            .arg(is.text("found"), is.text("maximum"));
    if (code == "pawn-elsewhere")
        return tr("For what is done now the playing piece must stand here: %1").arg(is.text("space"));
    if (code == "hired-outside-trade")
        return tr("Workers are hired only at the trading house.");
    if (code == "refill-without-hire")
        return tr("The display is refilled only after workers have been hired.");
    if (code == "keep-without-need")
        return tr("Goods are reduced only by a player who has more than %1. Goods: %2")
            .arg(is.text("maximum"), is.text("found"));
    if (code == "nothing-to-cover")
        return tr("Without a visible worker there is nothing to cover.");
    if (code == "offer-outside-works")
        return tr("Bonus tiles are on offer only after something has been built at the board of works.");
    if (code == "offer-without-piece")
        return tr("Bonus tiles are on offer only around the milestone, marketplace or house that has just "
                  "been built.");
    if (code == "offer-not-open")
        return tr("A bonus tile is on offer only beside what has just been built, and to a player with a "
                  "worker of its kind "
                  "that is free.");
    if (code == "offer-missing")
        return tr("No bonus tile is on offer, so building goes on.");
    return {};
}

QString MilestonesWords::endText(std::string_view code, const ProblemArguments &is) const
{
    if (code == "target-without-end")
        return tr("Whoever reaches the target space triggers the end of the game. Target space: %1. Points "
                  "of %2: %3")
            .arg(is.text("target"), playerOf(is), is.text("points"));
    if (code == "last-tile-without-end")
        return tr("Whoever hires the last worker tile triggers the end of the game.");
    if (code == "end-without-cause")
        return tr("%1 has triggered the end of the game without reaching the target space (%2) or hiring the "
                  "last worker "
                  "tile.")
            .arg(playerOf(is), is.text("target"));
    if (code == "last-turn-over")
        return tr("The player who triggered the end of the game has no other turn: %1").arg(playerOf(is));
    if (code == "over-without-end")
        return tr("The game is over, but nothing has triggered its end.");
    if (code == "over-early")
        return tr("The game is over before every player has had a last turn. The last one was: %1")
            .arg(playerOf(is));
    if (code == "majority-before-end")
        return tr("Majorities are scored only in the final scoring. Player: %1").arg(playerOf(is));
    if (code == "all-spent")
        return tr("Nobody can hire workers any more, so the game would have ended.");
    if (code == "points-without-piece")
        return tr("There are points for something that has not been built. %1: %2")
            .arg(playerOf(is), sourceName(is.term("source")));
    return {};
}

} // namespace waystone::milestones
