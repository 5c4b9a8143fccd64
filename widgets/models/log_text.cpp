#include "models/log_text.h"

#include "session/preview.h"

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
    if (row.count > 0)
        return tr("turn %1").arg(row.count);
    const std::optional<Event> began = history_.turnBeganAfter(row.first);
    return row.seat < maxSeats && began ? words_.termName(began->what) : QString();
}

PicturedText LogText::sentence(const LogRow &row) const
{
    switch (row.kind) {
    case LogRow::Kind::turn:
        return turn(row);
    case LogRow::Kind::draws:
        return history_.outline(row.first).parent == 0 ? tr("Setup: %n draw(s)", nullptr, row.count)
                                                       : tr("%n draw(s)", nullptr, row.count);
    case LogRow::Kind::slips:
        return tr("%n slip(s) taken back", nullptr, row.count);
    case LogRow::Kind::variation:
        return tr("Tried instead: %n action(s)", nullptr, row.count);
    case LogRow::Kind::action:
        break;
    }
    const PicturedText done = what(history_.logged(row.first));
    return row.last == row.first ? done
                                 : PicturedText::filled(tr("%1. %2", "what was done, what was drawn then"),
                                                        {done, what(history_.logged(row.last))});
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
        return event.kind == Event::Kind::phaseBegan && event.seat == nobody;
    });
    return {ply.events.begin(), end};
}

int LogText::points(const LogRow &row) const
{
    if (row.kind != LogRow::Kind::action)
        return 0;
    const LoggedPly ply = history_.logged(row.first);
    return pointsOf(ownEvents(ply), ply.seat);
}

QString LogText::story(const LogRow &row) const
{
    if (row.kind != LogRow::Kind::action)
        return {};
    QStringList lines;
    const auto tell = [&](PlyId ply) {
        for (const Event &event : ownEvents(history_.logged(ply)))
            lines += words_.eventText(event);
    };
    tell(row.first);
    if (row.last != row.first)
        tell(row.last);
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

} // namespace waystone
