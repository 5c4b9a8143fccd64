#include "games/milestones/milestones_words.h"

#include "milestones/rules/queries.h"

// What an action does, as a command, and what it did, for the log.

namespace waystone::milestones {

Goods MilestonesWords::cubesOf(std::initializer_list<int> kinds)
{
    Goods goods{};
    for (const int kind : kinds)
        if (kind < goodKinds)
            ++goods[static_cast<std::size_t>(kind)];
    return goods;
}

QString MilestonesWords::workerShown(int space, const SeatView &view) const
{
    if (rules_ == nullptr || view.empty() || !isEmployment(space))
        return {};
    const State &state = view.as<State>();
    const Player &player = state.seats[state.turn];
    return showsWorker(player, space) ? workerName(workerOn(rules_->edition(), player, space)) : QString();
}

QString MilestonesWords::actionText(Action action, const SeatView &view) const
{
    const int first = action.first;
    const int second = action.second;
    switch (static_cast<Verb>(action.verb)) {
    case Verb::putBonus:
        return tr("Draw a bonus tile: %1").arg(termName(workerNames[action.first]));
    case Verb::turnUp:
        return tr("Turn up a worker tile: %1").arg(tileName(first));
    case Verb::choose:
        return tr("Choose a starting tile: %1 (spaces %2–%3)")
            .arg(tileName(first))
            .arg(second)
            .arg(second + 1);
    case Verb::move:
        switch (first) {
        case castle:
            return tr("Move to the castle");
        case tradingHouse:
            return tr("Move to the trading house");
        case boardOfWorks:
            return tr("Move to the board of works");
        case mill:
            return tr("Move to the mill");
        default: {
            const QString worker = workerShown(first, view);
            return worker.isEmpty() ? tr("Move to employment space %1").arg(first)
                                    : tr("Move to employment space %1 (%2)").arg(first).arg(worker);
        }
        }
    case Verb::hire:
        return tr("Hire workers: %1 (spaces %2–%3)").arg(tileName(first)).arg(second).arg(second + 1);
    case Verb::buy:
        return tr("Buy goods: %1").arg(goodsList(cubesOf({first})));
    case Verb::sell:
        return tr("Sell goods: %1").arg(goodsList(cubesOf({first, second})));
    case Verb::section:
        return tr("Build a street section: %1–%2–%3")
            .arg(vertexName(first), vertexName(second), vertexName(action.third));
    case Verb::house:
        return tr("Build a house: %1").arg(trianglePlaceName(first));
    case Verb::market:
        return tr("Build a marketplace: %1").arg(vertexPlaceName(first));
    case Verb::take:
        return tr("Pick up the bonus tile: %1, for employment space %2")
            .arg(trianglePlaceName(first))
            .arg(second);
    case Verb::decline:
        return tr("Leave the bonus tile: %1").arg(trianglePlaceName(first));
    case Verb::supply:
        if (second == none)
            return tr("Supply a marketplace: %1").arg(vertexName(first));
        if (action.third == none)
            return tr("Supply a marketplace: %1, number at %2").arg(vertexName(first), vertexName(second));
        return tr("Supply a marketplace: %1, numbers at %2 and %3")
            .arg(vertexName(first), vertexName(second), vertexName(action.third));
    case Verb::keep:
        return tr("Keep goods: %1").arg(goodsList(cubesOf({first, second, action.third})));
    case Verb::cover: {
        const QString worker = workerShown(first, view);
        return worker.isEmpty() ? tr("Cover the worker on employment space %1").arg(first)
                                : tr("Cover the worker on employment space %1 (%2)").arg(first).arg(worker);
    }
    case Verb::finish:
        return tr("Finish the visit");
    }
    return {};
}

QStringList MilestonesWords::caution(Action action, const SeatView &view) const
{
    if (rules_ == nullptr || view.empty() || static_cast<Verb>(action.verb) != Verb::cover)
        return {};
    const State &state = view.as<State>();
    return visibleWorkers(state.seats[state.turn]) <= rules_->edition().workersSpared
               ? QStringList{tr("You need not cover a worker. Finish the visit to move on.")}
               : QStringList();
}

QString MilestonesWords::playedText(Action action, const SeatView &before) const
{
    const int first = action.first;
    const int second = action.second;
    switch (static_cast<Verb>(action.verb)) {
    case Verb::putBonus:
        return tr("Bonus tile drawn: %1").arg(termName(workerNames[action.first]));
    case Verb::turnUp:
        return tr("Worker tile turned up: %1").arg(tileName(first));
    case Verb::choose:
        return tr("Chose a starting tile: %1 (spaces %2–%3)")
            .arg(tileName(first))
            .arg(second)
            .arg(second + 1);
    case Verb::move:
        switch (first) {
        case castle:
            return tr("Moved to the castle");
        case tradingHouse:
            return tr("Moved to the trading house");
        case boardOfWorks:
            return tr("Moved to the board of works");
        case mill:
            return tr("Moved to the mill");
        default: {
            const QString worker = workerShown(first, before);
            return worker.isEmpty() ? tr("Moved to employment space %1").arg(first)
                                    : tr("Moved to employment space %1 (%2)").arg(first).arg(worker);
        }
        }
    case Verb::hire:
        return tr("Hired workers: %1 (spaces %2–%3)").arg(tileName(first)).arg(second).arg(second + 1);
    case Verb::buy:
        return tr("Bought goods: %1").arg(goodsList(cubesOf({first})));
    case Verb::sell:
        return tr("Sold goods: %1").arg(goodsList(cubesOf({first, second})));
    case Verb::section:
        return tr("Built a street section: %1–%2–%3")
            .arg(vertexName(first), vertexName(second), vertexName(action.third));
    case Verb::house:
        return tr("Built a house: %1").arg(trianglePlaceName(first));
    case Verb::market:
        return tr("Built a marketplace: %1").arg(vertexPlaceName(first));
    case Verb::take:
        return tr("Picked up a bonus tile: %1, for employment space %2")
            .arg(trianglePlaceName(first))
            .arg(second);
    case Verb::decline:
        return tr("Left a bonus tile: %1").arg(trianglePlaceName(first));
    case Verb::supply:
        if (second == none)
            return tr("Supplied a marketplace: %1").arg(vertexName(first));
        if (action.third == none)
            return tr("Supplied a marketplace: %1, number at %2").arg(vertexName(first), vertexName(second));
        return tr("Supplied a marketplace: %1, numbers at %2 and %3")
            .arg(vertexName(first), vertexName(second), vertexName(action.third));
    case Verb::keep:
        return tr("Kept goods: %1").arg(goodsList(cubesOf({first, second, action.third})));
    case Verb::cover: {
        const QString worker = workerShown(first, before);
        return worker.isEmpty() ? tr("Covered the worker on employment space %1").arg(first)
                                : tr("Covered the worker on employment space %1 (%2)").arg(first).arg(worker);
    }
    case Verb::finish:
        return tr("Finished the visit");
    }
    return {};
}

} // namespace waystone::milestones
