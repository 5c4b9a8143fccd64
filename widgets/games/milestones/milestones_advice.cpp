#include "games/milestones/milestones_words.h"

#include "milestones/rules/standing.h"

// An action as advice.

namespace waystone::milestones {

QString MilestonesWords::moveAdvice(int space, const SeatView &view) const
{
    switch (space) {
    case castle:
        return tr("Move your playing piece to the castle.");
    case tradingHouse:
        return tr("Move your playing piece to the trading house.");
    case boardOfWorks:
        return tr("Move your playing piece to the board of works.");
    case mill:
        return tr("Move your playing piece to the mill.");
    default:
        break;
    }
    const QString worker = workerShown(space, view);
    return worker.isEmpty()
               ? tr("Move your playing piece to employment space %1.").arg(space)
               : tr("Move your playing piece to employment space %1 (%2).").arg(space).arg(worker);
}

QString MilestonesWords::supplyAdvice(Action action) const
{
    const QString market = vertexName(action.first);
    if (action.second == none)
        return tr("Supply the marketplace on %1 with a flour sack.").arg(market);
    const QString number = vertexName(action.second);
    return action.third == none
               ? tr("Supply the marketplace on %1 with a flour sack and score the number on %2.")
                     .arg(market, number)
               : tr("Supply the marketplace on %1 with a flour sack and score the numbers on %2 and %3.")
                     .arg(market, number, vertexName(action.third));
}

QString MilestonesWords::advice(Action action, const SeatView &view) const
{
    const int first = action.first;
    const int second = action.second;
    switch (static_cast<Verb>(action.verb)) {
    case Verb::putBonus:
    case Verb::turnUp:
        break; // chance takes none
    case Verb::choose:
        return tr("Take the starting tile %1 and put it on your spaces %2 and %3.")
            .arg(tileName(first))
            .arg(second)
            .arg(second + 1);
    case Verb::move:
        return moveAdvice(first, view);
    case Verb::hire:
        return tr("Hire the workers %1 and put them on your spaces %2 and %3.")
            .arg(tileName(first))
            .arg(second)
            .arg(second + 1);
    case Verb::buy:
        return tr("Buy this: %1.").arg(goodsList(cubesOf({action.first})));
    case Verb::sell:
        return tr("Sell this: %1.").arg(goodsList(cubesOf({action.first, action.second})));
    case Verb::section:
        return tr("Build a street section from %1 to %3 with its milestone on %2.")
            .arg(vertexName(first), vertexName(second), vertexName(action.third));
    case Verb::house:
        return tr("Build a house here: %1.").arg(trianglePlaceName(first));
    case Verb::market:
        return tr("Build a marketplace here: %1.").arg(vertexPlaceName(first));
    case Verb::take:
        return tr("Pick up the bonus tile (%1) for your worker on employment space %2.")
            .arg(trianglePlaceName(first))
            .arg(second);
    case Verb::decline:
        return tr("Leave the bonus tile where it is: %1.").arg(trianglePlaceName(first));
    case Verb::supply:
        return supplyAdvice(action);
    case Verb::keep:
        return tr("Keep this and return the rest: %1.")
            .arg(goodsList(cubesOf({action.first, action.second, action.third})));
    case Verb::cover: {
        const QString worker = workerShown(first, view);
        return worker.isEmpty() ? tr("Cover your worker on employment space %1.").arg(first)
                                : tr("Cover your worker on employment space %1 (%2).").arg(first).arg(worker);
    }
    case Verb::finish:
        return tr("Finish the visit.");
    }
    return {};
}

} // namespace waystone::milestones
