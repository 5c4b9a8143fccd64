#include "games/province/province_words.h"

#include "words/problem_arguments.h"

// What is wrong with a position, in sentences: what does not exist, workers and structures.

namespace waystone::province {

QString ProvinceWords::playerOf(const ProblemArguments &is) const
{
    return seatName(static_cast<Seat>(is.number("seat")));
}

QString ProvinceWords::existenceText(std::string_view code, const ProblemArguments &is) const
{
    if (code == "no-such-seat")
        return tr("There is no player with this number: %1").arg(is.number("seat") + 1);
    if (code == "no-such-zone")
        return tr("The work cycle has no such zone.");
    if (code == "no-such-structure")
        return tr("The edition has no such structure.");
    if (code == "no-such-kind")
        return tr("The position names a phase, an end, a goal’s place or a roll of the ships that the game "
                  "does not have.");
    if (code == "workers-not-as-edition")
        return tr("There must be as many workers as in the edition. Found: %1. Expected: %2")
            .arg(is.text("found"), is.text("expected"));
    if (code == "coins-beyond-supply")
        return tr("The coins are more than the edition has: %1. The most there can be: %2")
            .arg(is.text("found"), is.text("maximum"));
    if (code == "built-twice")
        return tr("A player builds each type only once. %1: %2").arg(playerOf(is), is.text("structure"));
    if (code == "tokens-beyond-supply")
        return tr("A player has built more structures than there are tokens. %1: %2. The most there can be: "
                  "%3")
            .arg(playerOf(is), is.text("found"), is.text("maximum"));
    if (code == "goals-shown")
        return tr("Only one goal lies open at a time. Found: %1").arg(is.text("found"));
    return {};
}

QString ProvinceWords::workersText(std::string_view code, const ProblemArguments &is) const
{
    if (code == "green-worker-missing")
        return tr("All green workers are on the work cycle.");
    if (code == "worker-without-structure")
        return tr("A worker is on the work cycle only once its structure is built. Worker: %1. Structure: %2")
            .arg(is.text("worker"), is.text("structure"));
    if (code == "worker-missing")
        return tr("Once the structure is built, its worker is on the work cycle. Worker: %1. Structure: %2")
            .arg(is.text("worker"), is.text("structure"));
    if (code == "worker-with-seat")
        return tr("Only sailors belong to a player.");
    if (code == "sailor-without-seat")
        return tr("A sailor on the work cycle belongs to the player who hired it.");
    if (code == "sailor-in-reserve")
        return tr("A sailor in the supply belongs to nobody.");
    if (code == "sailor-without-harbor")
        return tr("A sailor is hired only when a Harbor has been built.");
    if (code == "sailor-without-access")
        return tr("%1 has a sailor, but neither a Harbor nor a Lender to borrow one.").arg(playerOf(is));
    if (code == "moved-outside-turn")
        return tr("Between two turns no worker counts as moved.");
    if (code == "moved-from-reserve")
        return tr("A worker that is not on the work cycle cannot have moved.");
    if (code == "moved-without-access")
        return tr("A worker has moved to which %1 has no access.").arg(playerOf(is));
    if (code == "nothing-moved")
        return tr("The work phase ends only after a worker has moved.");
    return {};
}

QString ProvinceWords::structuresText(std::string_view code, const ProblemArguments &is) const
{
    if (code == "structure-without-needed")
        return tr("The prerequisite is missing. Player: %1. Structure: %2. Needed: %3")
            .arg(playerOf(is), is.text("structure"), is.text("needed"));
    if (code == "ships-not-rolled")
        return tr("With a Harbor built before this turn, the ships show their sides.");
    if (code == "ships-rolled-early")
        return tr("Ships show a side only when a Harbor has been built.");
    if (code == "roll-without-harbor")
        return tr("Only the first builder of the Harbor rolls the ships: at the end of the turn in which it "
                  "was built, then at the start of each turn.");
    return {};
}

} // namespace waystone::province
