#include "games/milestones/milestones_words.h"

#include "milestones/rules/queries.h"
#include "milestones/words/terms.h"
#include "words/general_words.h"

#include <algorithm>

// What an action did, in the few words of the log.

namespace waystone::milestones {

QString MilestonesWords::drawing(std::string_view term) const
{
    const QString name = QString::fromLatin1(term.data(), static_cast<qsizetype>(term.size()));
    if (std::ranges::find(goodNames, term) != goodNames.end())
        return QStringLiteral("milestones-good-") + name;
    if (std::ranges::find(workerNames, term) != workerNames.end())
        return QStringLiteral("milestones-worker-") + name;
    return {};
}

PicturedText MilestonesWords::picturedTile(int tile) const
{
    if (rules_ == nullptr || tile >= static_cast<int>(rules_->edition().tiles.size()))
        return tileName(tile);
    QList<PicturedText> workers;
    for (const Worker &worker : rules_->edition().tiles[static_cast<std::size_t>(tile)].workers)
        workers += PicturedText::picture(drawing(workerNames[static_cast<std::size_t>(worker.kind)]),
                                         workerName(worker), QString::number(worker.number));
    return PicturedText::row(workers);
}

PicturedText MilestonesWords::picturedGoods(std::initializer_list<int> goods) const
{
    QList<PicturedText> pictures;
    for (int kind = 0; kind < goodKinds; ++kind)
        if (const auto count = static_cast<int>(std::ranges::count(goods, kind)); count != 0)
            pictures += picturedTerm(goodNames[static_cast<std::size_t>(kind)], count);
    return PicturedText::row(pictures);
}

QString MilestonesWords::cornersOf(int triangle) const
{
    if (rules_ == nullptr || triangle >= static_cast<int>(rules_->board().triangles.size()))
        return QString::number(triangle + 1);
    const auto &corners = rules_->board().triangles[static_cast<std::size_t>(triangle)];
    return QStringList{vertexName(corners[0]), vertexName(corners[1]), vertexName(corners[2])}.join(
        QStringLiteral("–"));
}

PicturedText MilestonesWords::logText(Action action) const
{
    const int first = action.first;
    const int second = action.second;
    switch (static_cast<Verb>(action.verb)) {
    case Verb::putBonus:
        return PicturedText::filled(
            tr("Bonus tile drawn: %1"),
            {PicturedText::picture(drawing(workerNames[action.first]), termName(workerNames[action.first]))});
    case Verb::turnUp:
        return PicturedText::filled(tr("Worker tile turned up: %1"), {picturedTile(first)});
    case Verb::choose:
        return PicturedText::filled(
            tr("Chose a starting tile: %1 (spaces %2–%3)"),
            {picturedTile(first), QString::number(second), QString::number(second + 1)});
    case Verb::move:
        return isEmployment(first) ? tr("Moved to space %1").arg(first) : playedText(action, {});
    case Verb::hire:
        return PicturedText::filled(
            tr("Hired workers: %1 (spaces %2–%3)"),
            {picturedTile(first), QString::number(second), QString::number(second + 1)});
    case Verb::section:
        return tr("Built a section: %1–%2–%3")
            .arg(vertexName(first), vertexName(second), vertexName(action.third));
    case Verb::house:
        return tr("Built a house: %1").arg(cornersOf(first));
    case Verb::market:
        return tr("Built a marketplace: %1").arg(vertexName(first));
    case Verb::take:
        return tr("Picked up a bonus tile: %1, for employment space %2").arg(cornersOf(first)).arg(second);
    case Verb::decline:
        return tr("Left a bonus tile: %1").arg(cornersOf(first));
    case Verb::keep:
        return PicturedText::filled(tr("Kept goods: %1"), {picturedGoods({first, second, action.third})});
    case Verb::cover:
        return tr("Covered the worker on employment space %1").arg(first);
    default:
        return playedText(action, {});
    }
}

PicturedText MilestonesWords::logText(Action action, const SeatView &, Seat seat, const Events &events) const
{
    const PicturedText price = goodsIn(events, Event::Kind::paid, seat);
    const PicturedText gain = goodsIn(events, Event::Kind::gained, seat);
    switch (static_cast<Verb>(action.verb)) {
    case Verb::buy:
        return PicturedText::filled(tr("Bought goods: %1"), {general_words::exchange(price, gain)});
    case Verb::sell:
        return PicturedText::filled(tr("Sold goods: %1"), {general_words::exchange(price, gain)});
    case Verb::keep: // what is handed over is told by what is kept
        return general_words::withGoods(logText(action), {}, gain);
    default:
        return general_words::withGoods(logText(action), price, gain);
    }
}

} // namespace waystone::milestones
