#include "table/recap.h"

#include "models/log_text.h"
#include "session/last_happened.h"
#include "words/general_words.h"

#include <algorithm>
#include <vector>

namespace waystone {

namespace {

/// What leaves the table as it was is not worth a word.
bool isWorthTelling(const Event &event)
{
    return event.kind != Event::Kind::turnBegan && event.kind != Event::Kind::phaseBegan &&
           event.kind != Event::Kind::gameEnded;
}

} // namespace

Recap Recap::of(const GameController &controller)
{
    Recap recap;
    if (!controller.hasGame() || controller.shown().isPast)
        return recap;
    const GameHistory &history = controller.history();
    const LogText text(history, controller.words());
    Seat last = nobody;
    bool isOne = true;
    for (const PlyId id : lastHappened(controller)) {
        const LoggedPly ply = history.logged(id);
        if (ply.hidden || ply.seat >= controller.seats() || std::ranges::none_of(ply.events, isWorthTelling))
            continue;
        const bool isOther = ply.seat != last;
        isOne = isOne && (last == nobody || !isOther);
        if (!recap.text.isEmpty())
            recap.text += PicturedText(tr("; ", "between things that others have done"));
        if (isOther && last != nobody)
            recap.text += PicturedText(tr("%1: ", "another player, what they did follows")
                                           .arg(controller.words().seatName(ply.seat)));
        recap.text += text.what(ply);
        recap.points += text.points({.first = id, .last = id, .seat = ply.seat});
        if (recap.seat == nobody) {
            recap.seat = ply.seat;
            recap.name = text.who(ply);
        }
        last = ply.seat;
    }
    if (!isOne)
        recap.points = 0;
    return recap;
}

QString Recap::spoken() const
{
    if (isEmpty())
        return {};
    const QString told = tr("%1: %2", "player, what they did").arg(name, text.spoken());
    return points == 0 ? told : told + general_words::listSeparator() + general_words::points(points, points);
}

} // namespace waystone
