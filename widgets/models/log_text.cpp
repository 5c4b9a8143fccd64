#include "models/log_text.h"

#include <QStringList>

#include <algorithm>

namespace waystone {

const Event *LogText::beginning(const LoggedPly &before)
{
    const auto began = std::ranges::find(before.events, Event::Kind::turnBegan, &Event::kind);
    return began == before.events.end() ? nullptr : &*began;
}

QString LogText::title(const LogLine &line) const
{
    if (line.kind == LogLine::Kind::variation)
        return tr("Variation %1").arg(line.row + 1);
    const PlyOutline first = history_.outline(line.first);
    const LoggedPly before = history_.logged(first.parent);
    if (const Event *began = beginning(before))
        return words_.eventText(*began);
    return first.seat == chanceSeat ? tr("Set-up") : words_.seatName(first.seat);
}

int LogText::turnSeat(const LogLine &line) const
{
    if (line.kind != LogLine::Kind::turn)
        return -1;
    const PlyOutline first = history_.outline(line.first);
    const LoggedPly before = history_.logged(first.parent);
    const Event *began = beginning(before);
    const Seat seat = began != nullptr ? began->seat : first.seat;
    return seat == chanceSeat || seat == nobody ? -1 : int{seat};
}

int LogText::pointsBelow(const LogLine &line) const
{
    int sum = 0;
    for (const auto &child : line.children) {
        const LoggedPly ply = history_.logged(child->first);
        sum += ply.takenBack ? 0 : points(ply);
    }
    return sum;
}

QString LogText::what(const LoggedPly &ply) const
{
    if (ply.hidden)
        return ply.seat == chanceSeat ? tr("Hidden draw") : tr("Secret choice");
    return words_.playedText(ply.action, ply.before);
}

QString LogText::cost(const LoggedPly &ply) const
{
    QStringList parts;
    for (const Event &event : ply.events)
        if (event.kind == Event::Kind::paid)
            parts += words_.countedTerm(event.what, event.amount);
    return parts.join(tr(", ", "between the goods of a price"));
}

QString LogText::story(const LoggedPly &ply) const
{
    QStringList lines;
    for (const Event &event : ply.events) {
        const QString line = words_.eventText(event);
        if (!line.isEmpty())
            lines += line;
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace waystone
