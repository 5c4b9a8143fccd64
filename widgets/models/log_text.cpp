#include "models/log_text.h"

#include "session/preview.h"
#include "words/general_words.h"
#include "words/goods_in.h"

#include <QStringList>

#include <algorithm>

namespace waystone {

QString LogText::name(const LogRow &row) const
{
    if (row.kind == LogRow::Kind::turn && row.seat >= maxSeats) {
        const std::optional<Event> began = history_.turnBeganAfter(row.first);
        return began ? words_.eventText(*began) : words_.seatName(nobody);
    }
    return row.seat < maxSeats ? words_.seatName(row.seat) : QString();
}

PicturedText LogText::turn(const LogRow &row) const
{
    const std::optional<Event> began = history_.turnBeganAfter(row.first);
    const QString name = row.count > 0                  ? tr("turn %1").arg(row.count)
                         : row.seat < maxSeats && began ? words_.termName(began->what)
                                                        : QString();
    return general_words::withGoods(name, {}, goodsIn(words_, beginning(row), Event::Kind::gained, row.seat));
}

PicturedText LogText::sentence(const LogRow &row) const
{
    switch (row.kind) {
    case LogRow::Kind::turn:
        return turn(row);
    case LogRow::Kind::draws:
        return draws(row);
    case LogRow::Kind::choices:
        return choices(row);
    case LogRow::Kind::slips:
        return tr("%n action(s) taken back", nullptr, row.count);
    case LogRow::Kind::variation:
        return tr("Tried instead: %n action(s)", nullptr, row.count);
    case LogRow::Kind::action:
        break;
    }
    const PicturedText done = what(history_.logged(row.first));
    return row.told == row.first ? done
                                 : PicturedText::filled(tr("%1. %2", "what was done, what was drawn then"),
                                                        {done, what(history_.logged(row.told))});
}

QString LogText::draws(const LogRow &row) const
{
    const PlyId before = history_.outline(row.first).parent;
    if (before == 0)
        return tr("Setup: %n draw(s)", nullptr, row.count);
    // What all begin together is told of no action; this is what the draws are for.
    const Events events = history_.logged(before).events;
    const auto began = std::ranges::find_if(events, [](const Event &event) {
        return event.kind == Event::Kind::phaseBegan && event.seat == nobody;
    });
    return began == events.end() ? tr("%n draw(s)", nullptr, row.count)
                                 : tr("%1 %n draw(s)", "a sentence that tells what begins", row.count)
                                       .arg(words_.eventText(*began));
}

QString LogText::choices(const LogRow &row) const
{
    // The last one brings about what comes of all of them.
    const LoggedPly last = history_.logged(row.last);
    if (last.hidden || last.events.size() < 2)
        return tr("%n player(s) have chosen", nullptr, row.count);
    Event chosen = last.events.front();
    chosen.seat = nobody;
    return words_.eventText(chosen);
}

PicturedText LogText::what(const LoggedPly &ply) const
{
    if (ply.hidden)
        return ply.seat == chanceSeat ? tr("Hidden draw") : tr("Secret choice");
    return words_.logText(ply.action, ply.before, ply.seat, ownEvents(ply));
}

Events LogText::ownEvents(const LoggedPly &ply)
{
    const auto end = std::ranges::find_if(ply.events, [](const Event &event) {
        return event.kind == Event::Kind::turnBegan ||
               (event.kind == Event::Kind::phaseBegan && event.seat == nobody);
    });
    return {ply.events.begin(), end};
}

Events LogText::beginning(const LogRow &row) const
{
    if (row.kind != LogRow::Kind::turn || row.seat >= maxSeats || row.first == 0)
        return {};
    const Events events = history_.logged(row.first).events;
    return {std::ranges::find(events, Event::Kind::turnBegan, &Event::kind), events.end()};
}

int LogText::points(const LogRow &row) const
{
    if (row.kind == LogRow::Kind::turn)
        return pointsOf(beginning(row), row.seat);
    if (row.kind != LogRow::Kind::action)
        return 0;
    const LoggedPly ply = history_.logged(row.first);
    return pointsOf(ownEvents(ply), doer(ply)) + (row.told == row.first ? 0 : drawnPoints(row, ply.seat));
}

Seat LogText::doer(const LoggedPly &ply)
{
    const Events events = ply.seat == chanceSeat ? ownEvents(ply) : Events();
    const auto scored = std::ranges::find(events, Event::Kind::points, &Event::kind);
    return scored == events.end() ? ply.seat : scored->seat;
}

int LogText::drawnPoints(const LogRow &row, Seat seat) const
{
    int sum = 0;
    for (PlyId ply = row.told;; ply = history_.outline(ply).parent) {
        if (const LoggedPly logged = history_.logged(ply); logged.seat == chanceSeat)
            sum += pointsOf(ownEvents(logged), seat);
        if (ply == row.first)
            return sum;
    }
}

QStringList LogText::told(const Events &events) const
{
    QStringList lines;
    for (const Event &event : events)
        lines += words_.eventText(event);
    lines.removeAll(QString());
    return lines;
}

QString LogText::story(const LogRow &row) const
{
    QStringList lines;
    if (row.kind == LogRow::Kind::turn) {
        lines = told(beginning(row)).mid(1); // that it begins, the row says
    } else if (row.kind == LogRow::Kind::action) {
        lines = told(ownEvents(history_.logged(row.first)));
        if (row.told != row.first)
            lines += told(ownEvents(history_.logged(row.told)));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace waystone
