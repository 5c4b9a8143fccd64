#include "games/milestones/milestones_words.h"

#include "words/problem_arguments.h"

#include <algorithm>

// What is wrong with a position, in sentences: what does not exist, the network, and the boards.

namespace waystone::milestones {

QString MilestonesWords::existenceText(std::string_view code, const ProblemArguments &is) const
{
    if (code == "players-out-of-range")
        return tr("The number of players is %1; it must be from %2 to %3.")
            .arg(is.text("found"), is.text("minimum"), is.text("maximum"));
    if (code == "seats-not-as-players")
        return tr("There must be as many player boards as players. Boards: %1. Players: %2")
            .arg(is.text("found"), is.text("expected"));
    if (code == "no-such-seat")
        return tr("There is no player with this number: %1").arg(is.number("seat") + 1);
    if (code == "no-such-kind")
        return tr("There is no such kind of bonus tile.");
    if (code == "piece-listed-twice")
        return tr("The same piece lies twice on one place: %1").arg(is.text("what"));
    if (code == "no-such-place")
        return tr("The board has no such place for a piece: %1").arg(is.text("what"));
    if (code == "no-such-tile")
        return tr("The edition has no such worker tile. It has %n.", nullptr, is.number("count"));
    if (code == "too-many-slots")
        return tr("There are too many worker tiles in the row: %1. The most there can be: %2")
            .arg(is.text("found"), is.text("maximum"));
    if (code == "goods-beyond-limit")
        return tr("There are too many goods of one kind, %1: %2. The most there can be: %3")
            .arg(is.text("good"), is.text("found"), is.text("maximum"));
    if (code == "points-beyond-limit")
        return tr("There are too many points of one source, %1: %2. The most there can be: %3")
            .arg(sourceName(is.term("source")), is.text("found"), is.text("maximum"));
    return {};
}

QString MilestonesWords::networkText(std::string_view code, const ProblemArguments &is) const
{
    if (code == "over-supply")
        return tr("There are more pieces than the supply holds, %1: %2. The most there can be: %3")
            .arg(is.text("what"), is.text("found"), is.text("maximum"));
    if (code == "start-without-market")
        return tr("The first marketplace is missing.");
    if (code == "milestone-on-market")
        return tr("A milestone and a marketplace cannot cover the same number.");
    if (code == "market-without-street")
        return tr("Every marketplace but the first needs a street.");
    if (code == "sack-without-market")
        return tr("A flour sack lies only on a marketplace.");
    if (code == "milestone-without-two-streets")
        return tr("A milestone joins exactly two street pieces. Street pieces here: %1")
            .arg(is.text("found"));
    if (code == "junction-without-market")
        return tr("Streets branch off only at marketplaces. Street pieces here: %1").arg(is.text("found"));
    if (code == "street-without-milestone")
        return tr("Each street piece has a milestone at one of its ends.");
    if (code == "street-between-milestones")
        return tr("A street piece cannot have a milestone at both ends.");
    if (code == "street-loop")
        return tr("Streets cannot form a loop.");
    if (code == "streets-apart")
        return tr("All streets are connected with the first marketplace.");
    if (code == "house-without-street")
        return tr("A house needs a street along an edge of its triangle.");
    if (code == "house-on-bonus-tile")
        return tr("A house and a bonus tile cannot share a triangle.");
    return {};
}

QString MilestonesWords::tileOf(const ProblemArguments &is) const
{
    const auto worker = [&](std::string_view kind, std::string_view number) {
        const auto found = std::ranges::find(workerNames, is.term(kind));
        const auto index = found - workerNames.begin();
        return workerName(
            {static_cast<Good>(index % goodKinds), static_cast<std::uint8_t>(is.number(number))});
    };
    return tr("%1 + %2", "the two workers of a tile")
        .arg(worker("left", "leftNumber"), worker("right", "rightNumber"));
}

QString MilestonesWords::tilesText(std::string_view code, const ProblemArguments &is) const
{
    if (code == "tile-in-two-places")
        return tr("A worker tile cannot lie in two places: %1").arg(tileOf(is));
    if (code == "tile-torn")
        return tr("The two workers of a tile lie side by side, in the order in which they are printed: %1")
            .arg(tileOf(is));
    if (code == "tile-over-the-edge")
        return tr("A worker tile covers two adjacent employment spaces; this one lies over the edge of the "
                  "board: %1")
            .arg(tileOf(is));
    if (code == "half-on-empty-space")
        return tr("A worker tile covers two spaces, so neither of them can be empty: %1").arg(tileOf(is));
    if (code == "tiles-at-same-spot")
        return tr("Of two worker tiles on the same two spaces only the upper one can show: %1")
            .arg(tileOf(is));
    if (code == "buried-tile-uncovered")
        return tr("A worker tile lies here unseen, so the space cannot be empty: %1").arg(tileOf(is));
    if (code == "cover-without-worker")
        return tr("A cover tile lies only on a worker.");
    if (code == "bonus-without-worker")
        return tr("A bonus tile lies only on a bush or on a visible worker.");
    if (code == "castle-goods")
        return tr("After a visit to the castle no more than %1 goods are left. Goods: %2")
            .arg(is.text("maximum"), is.text("found"));
    if (code == "many-goods")
        return tr("Hardly any game brings so many goods: %1. From one castle to the next there are at most: "
                  "%2")
            .arg(is.text("found"), is.text("maximum"));
    if (code == "few-tiles")
        return tr("After the start every player board has two worker tiles or more. Worker tiles of %1: %2")
            .arg(playerOf(is), is.text("found"));
    if (code == "bonus-over-supply")
        return tr("There are more bonus tiles of a kind than the edition has, %1: %2. The most there can be: "
                  "%3")
            .arg(is.text("kind"), is.text("found"), is.text("maximum"));
    if (code == "display-not-full")
        return tr("The display is refilled as long as the draw pile lasts. Worker tiles: %1. Expected: %2")
            .arg(is.text("found"), is.text("expected"));
    if (code == "refill-without-pile")
        return tr("Without a draw pile the display is not refilled.");
    if (code == "box-count")
        return tr("Only the starting tile that is left over leaves the game. Worker tiles in the box: %1. "
                  "Expected: %2")
            .arg(is.text("found"), is.text("expected"));
    if (code == "starting-tiles-left")
        return tr("Once the starting tiles have been chosen none is left on offer. Starting tiles: %1")
            .arg(is.text("found"));
    return {};
}

} // namespace waystone::milestones
