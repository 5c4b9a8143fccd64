#include "games/province/province_words.h"

#include "province/words/terms.h"
#include "words/general_words.h"

#include <algorithm>
#include <utility>

// What an action did, in the few words of the log.

namespace waystone::province {

QString ProvinceWords::drawing(std::string_view term) const
{
    if (term == term::labor)
        return QStringLiteral("province-labor");
    if (term == term::coin)
        return QStringLiteral("province-coin-1");
    return {};
}

PicturedText ProvinceWords::picturedShips(int result) const
{
    const QString name = termName(shipNames[static_cast<std::size_t>(result)]);
    const QString white = QStringLiteral("province-ship-white");
    const QString black = QStringLiteral("province-ship-black");
    const bool isFirstWhite = static_cast<Ships>(result) != Ships::black;
    const bool isSecondWhite = static_cast<Ships>(result) == Ships::white;
    PicturedText ships = PicturedText::picture(isFirstWhite ? white : black, name);
    return ships += PicturedText::picture(isSecondWhite ? white : black, {});
}

QString ProvinceWords::movedText(WorkerKind worker)
{
    switch (worker) {
    case WorkerKind::green:
        return tr("Moved a green worker");
    case WorkerKind::yellow:
        return tr("Moved the yellow worker");
    case WorkerKind::orange:
        return tr("Moved the orange worker");
    case WorkerKind::sailor:
        return tr("Moved a sailor");
    }
    return {};
}

/// The goal that was won, if one was, behind what was done or drawn.
PicturedText ProvinceWords::withGoal(PicturedText done, Seat seat, const Events &events) const
{
    const auto won = std::ranges::find(events, Area::wonGoal, [](const Event &event) {
        return event.kind == Event::Kind::moved ? static_cast<Area>(event.to.area) : Area::goal;
    });
    if (won == events.end() || won->to.owner == nobody)
        return done;
    return won->seat == seat ? PicturedText::filled(tr("%1. Goal fulfilled: %2", "what was done, a goal"),
                                                    {std::move(done), termName(won->what)})
                             : PicturedText::filled(tr("%1. %2", "what was drawn, who has fulfilled it"),
                                                    {std::move(done), eventText(*won)});
}

PicturedText ProvinceWords::logText(Action action, const SeatView &before, Seat seat,
                                    const Events &events) const
{
    return withGoal(doneText(action, before, seat, events), seat, events);
}

PicturedText ProvinceWords::doneText(Action action, const SeatView &before, Seat seat,
                                     const Events &events) const
{
    const PicturedText price = goodsIn(events, Event::Kind::paid, seat);
    const PicturedText gain = goodsIn(events, Event::Kind::gained, seat);
    switch (static_cast<Verb>(action.verb)) {
    case Verb::roll:
        return action.first < shipResults
                   ? general_words::withGoods(
                         PicturedText::filled(tr("Ships rolled: %1"), {picturedShips(action.first)}), {},
                         gain)
                   : PicturedText();
    case Verb::move:
        return general_words::withGoods(movedText(static_cast<WorkerKind>(action.first)), {}, gain);
    case Verb::moveAll: { // a goal that is fulfilled on the way stops them
        const auto moved = std::ranges::count_if(events, [](const Event &event) {
            return event.kind == Event::Kind::moved && static_cast<Area>(event.to.area) == Area::worker;
        });
        return general_words::withGoods(tr("Moved %n worker(s)", nullptr, static_cast<int>(moved)), {}, gain);
    }
    case Verb::grind:
        return PicturedText::filled(tr("Grind: %1 → %2", "what was done"), {price, gain});
    case Verb::useUnion:
        return PicturedText::filled(tr("Used the Union: %1 → %2"), {price, gain});
    case Verb::endTurn: // labor that is left over is lost, not spent
        return price.isEmpty() ? PicturedText(playedText(action, before))
                               : PicturedText::filled(tr("Ended the turn, not used: %1", "labor"), {price});
    default:
        return general_words::withGoods(playedText(action, before), price, gain);
    }
}

} // namespace waystone::province
