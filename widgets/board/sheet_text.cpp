#include "board/sheet_text.h"

#include <algorithm>

namespace waystone {

namespace {

bool enters(const ScoreSheet &sheet, Seat seat)
{
    return std::ranges::find(sheet.seats, seat) != sheet.seats.end();
}

/// Of the points of this seat and nobody else's: the total is told of the seat itself.
bool isOwn(const ScoreSheet &sheet, Seat seat)
{
    return sheet.seats.size() == 1 && enters(sheet, seat);
}

QString signedText(int difference)
{
    return (difference > 0 ? QStringLiteral("+%1") : QStringLiteral("−%1")).arg(std::abs(difference));
}

QString item(const QString &text)
{
    return QStringLiteral("• ") + text;
}

} // namespace

QString SheetText::change(const QString &name, int before, int after)
{
    return tr("%1: %2 (change: %3)", "what gives points, points, difference")
        .arg(name, QString::number(after), signedText(after - before));
}

QStringList SheetText::lines(const ScoreSheet &sheet, const Score &score, Seat seat, const GameWords &words)
{
    QStringList lines;
    for (const ScoreRow &row : sheet.rows)
        lines.append(tr("%1: %2", "what gives points, points")
                         .arg(words.sourceName(row.source), QString::number(row.points)));
    lines.append(tr("Total: %1").arg(sheet.total));
    if (const QString remark = enters(sheet, seat) ? words.sheetRemark(sheet, score, seat) : QString();
        !remark.isEmpty())
        lines.append(remark);
    return lines;
}

QStringList SheetText::changes(const std::vector<ScoreSheet> &before, const Preview &preview, Seat seat,
                               const GameWords &words)
{
    if (std::ranges::equal(before, preview.sheets, {}, &ScoreSheet::rows, &ScoreSheet::rows))
        return {};
    QStringList own;
    QStringList others;
    for (std::size_t index = 0; index < std::min(before.size(), preview.sheets.size()); ++index) {
        const ScoreSheet &was = before[index];
        const ScoreSheet &is = preview.sheets[index];
        const QString name = words.placeName(is.subject);
        if (!enters(is, seat)) {
            if (was.total != is.total)
                others.append(change(name, was.total, is.total));
            continue;
        }
        const bool isAlone = isOwn(is, seat);
        if (!isAlone)
            own.append(was.total == is.total
                           ? tr("%1: %2", "what gives points, points").arg(name, QString::number(is.total))
                           : change(name, was.total, is.total));
        for (std::size_t row = 0; row < is.rows.size(); ++row) {
            const QString source = words.sourceName(is.rows[row].source);
            const int before = was.rows[row].points;
            const int after = is.rows[row].points;
            if (before != after)
                own.append(item(
                    isAlone
                        ? tr("%1: %2", "what gives points, points").arg(source, signedText(after - before))
                        : change(source, before, after)));
        }
        if (const QString remark = words.sheetRemark(is, preview.score, seat); !remark.isEmpty())
            own.append(item(remark));
    }
    return own + others;
}

} // namespace waystone
