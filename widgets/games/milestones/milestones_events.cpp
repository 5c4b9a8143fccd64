#include "games/milestones/milestones_words.h"

#include "milestones/words/terms.h"
#include "milestones/words/verbs.h"

// What happened, in sentences.

namespace waystone::milestones {

QString MilestonesWords::eventText(const Event &event) const
{
    const QString name = seatName(event.seat);
    switch (event.kind) {
    case Event::Kind::turnBegan:
        return event.what == term::draft ? tr("Choice of starting tiles: %1").arg(name)
                                         : tr("Turn: %1").arg(name);
    case Event::Kind::phaseBegan:
        if (event.what == term::visit)
            return tr("%1 goes on to the second move.").arg(name);
        return event.what == term::finalScoring ? tr("The final scoring begins.") : QString();
    case Event::Kind::moved:
        return movedText(event);
    case Event::Kind::placed:
        return placedText(event);
    case Event::Kind::removed:
        if (event.what == term::bonusTile)
            return tr("The bonus tile of a covered worker leaves the game: %1").arg(placeName(event.from));
        if (event.what == term::worker)
            return tr("%1 covered this worker: %2, employment space %3")
                .arg(name, termName(event.cause), QString::number(event.from.index));
        return tr("The leftover starting tile leaves the game: %1").arg(tileName(event.amount));
    case Event::Kind::gained:
        return gainedText(event);
    case Event::Kind::paid:
        return paidText(event);
    case Event::Kind::points:
        return pointsText(event);
    case Event::Kind::revealed:
        if (event.what == term::bonusTile)
            return tr("Bonus tile: %1, %2").arg(placeName(event.to), termName(event.cause));
        return tr("Worker tile turned up: %1").arg(tileName(event.amount));
    case Event::Kind::declined:
        return tr("%1 left the bonus tile: %2").arg(name, placeName(event.from));
    case Event::Kind::endTriggered:
        if (event.cause == term::target)
            return tr("%1 reached the target space, which brings about the end of the game.").arg(name);
        if (event.cause == term::lastTile)
            return tr("%1 hired the last worker tile, which brings about the end of the game.").arg(name);
        return tr("Nobody can hire workers anymore, so the game ends.");
    case Event::Kind::gameEnded:
        return tr("The game is over.");
    }
    return {};
}

QString MilestonesWords::movedText(const Event &event) const
{
    const QString name = seatName(event.seat);
    if (event.what == term::workerTile)
        return tr("%1 placed a worker tile: employment spaces %2–%3, %4")
            .arg(name, QString::number(event.to.index), QString::number(event.to.index + 1),
                 tileName(event.amount));
    if (event.what == term::bonusTile)
        return tr("%1 picked up a bonus tile: %2, for employment space %3")
            .arg(name, placeName(event.from), QString::number(event.to.index));
    switch (event.to.index) {
    case castle:
        return tr("%1 moved to the castle.").arg(name);
    case tradingHouse:
        return tr("%1 moved to the trading house.").arg(name);
    case boardOfWorks:
        return tr("%1 moved to the board of works.").arg(name);
    case mill:
        return tr("%1 moved to the mill.").arg(name);
    default:
        return tr("%1 moved to employment space %2.").arg(name, QString::number(event.to.index));
    }
}

QString MilestonesWords::placedText(const Event &event) const
{
    const QString name = seatName(event.seat);
    const QString place = placeName(event.to);
    if (event.what == term::street)
        return tr("%1 placed a street piece: %2").arg(name, place);
    if (event.what == term::milestone)
        return tr("%1 placed a milestone: %2").arg(name, place);
    if (event.what == term::market)
        return tr("%1 built a marketplace: %2").arg(name, place);
    if (event.what == term::house)
        return tr("%1 built a house: %2").arg(name, place);
    if (event.what == term::sack)
        return tr("%1 supplied a marketplace: %2").arg(name, place);
    if (event.what == term::coverTile)
        return tr("%1 placed a cover tile: employment space %2").arg(name, QString::number(event.to.index));
    return {};
}

QString MilestonesWords::gainedText(const Event &event) const
{
    const QString name = seatName(event.seat);
    const QString goods = countedTerm(event.what, event.amount);
    if (event.cause == term::worker)
        return tr("%1 received %2 from the worker on employment space %3.")
            .arg(name, goods, QString::number(event.from.index));
    if (event.cause == term::income)
        return tr("%1 received income: %2").arg(name, goods);
    if (event.cause == term::buy)
        return tr("%1 bought goods: %2").arg(name, goods);
    if (event.cause == term::sell)
        return tr("%1 received %2 for the goods sold.").arg(name, goods);
    if (event.cause == term::sack)
        return tr("%1 received %2 for the supplied marketplace.").arg(name, goods);
    return tr("%1 received: %2").arg(name, goods);
}

QString MilestonesWords::paidText(const Event &event) const
{
    const QString name = seatName(event.seat);
    const QString goods = countedTerm(event.what, event.amount);
    if (event.cause == term::section)
        return tr("%1 paid for a street section: %2").arg(name, goods);
    if (event.cause == term::house)
        return tr("%1 paid for a house: %2").arg(name, goods);
    if (event.cause == term::market)
        return tr("%1 paid for a marketplace: %2").arg(name, goods);
    if (event.cause == term::sack)
        return tr("%1 paid for a flour sack: %2").arg(name, goods);
    if (event.cause == term::hire)
        return tr("%1 paid for a worker tile: %2").arg(name, goods);
    if (event.cause == term::buy)
        return tr("%1 paid for a goods cube: %2").arg(name, goods);
    if (event.cause == term::sell)
        return tr("%1 sold goods: %2").arg(name, goods);
    if (event.cause == term::keep)
        return tr("%1 returned goods at the castle: %2").arg(name, goods);
    return tr("%1 paid: %2").arg(name, goods);
}

QString MilestonesWords::pointsText(const Event &event) const
{
    const QString name = seatName(event.seat);
    const int points = event.amount;
    const QString place = placeName(event.from);
    if (event.cause == term::milestone)
        return tr("%1: %n victory point(s) for a milestone. %2", nullptr, points).arg(name, place);
    if (event.cause == term::house)
        return tr("%1: %n victory point(s) for a house. %2", nullptr, points).arg(name, place);
    if (event.cause == term::market)
        return tr("%1: %n victory point(s) for a marketplace. %2", nullptr, points).arg(name, place);
    if (event.cause == term::sack)
        return tr("%1: %n victory point(s) for a supplied marketplace. %2", nullptr, points).arg(name, place);
    if (event.cause == term::bonusTile)
        return tr("%1: %n victory point(s) for a bonus tile. %2", nullptr, points).arg(name, place);
    if (event.cause == term::bonusWorker)
        return tr("%1: %n victory point(s) for a worker with a bonus tile. %2", nullptr, points)
            .arg(name, spaceName(event.from.index));
    if (event.cause == term::majority)
        return tr("%1: %n victory point(s) for the majority. %2", nullptr, points)
            .arg(name, termName(event.what));
    return {};
}

} // namespace waystone::milestones
