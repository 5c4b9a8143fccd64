#include "board/result_looks.h"

#include "board/painting.h"
#include "fitting/text_scale.h"
#include "words/game_result.h"
#include "words/general_words.h"

#include <QFontMetricsF>

#include <algorithm>

namespace waystone {

namespace {

constexpr qreal resultZ = 1.6;   ///< over what lies there
constexpr qreal rankHeight = 17; ///< of letters
constexpr qreal leastRank = 14;  ///< rather fewer words than smaller letters
constexpr qreal padding = 12;
constexpr qreal corner = 8;
constexpr qreal markGap = 8;
constexpr qreal nameText = 26;
constexpr qreal pointsText = 20;
constexpr qreal tieText = 16;
constexpr qreal rowGap = 6;
constexpr qreal oneMark = 92;
constexpr qreal manyMarks = 44;
constexpr int smallest = 55; ///< percent of the sizes above
constexpr int step = 5;

QRectF around(QSizeF size)
{
    return {-size.width() / 2, -size.height() / 2, size.width(), size.height()};
}

QFontMetricsF metricsOf(qreal height, bool bold)
{
    return QFontMetricsF(tableFont(height, bold));
}

} // namespace

Look rankLook(const Score &result, Seat seat, const BoardLayout &layout, const Theme &theme)
{
    const QRectF box = layout.rankBox(seat);
    const int rank = result.ranks[seat];
    const bool hasWon = rank == 1;
    const qreal highest = std::min(rankHeight, box.height() * 0.62);
    const qreal lowest = std::max(leastRank, layout.leastLetters() / textScale());
    qreal height = 0;
    QString text;
    QSizeF size;
    const auto fits = [&] {
        const QFontMetricsF metrics = metricsOf(height, true);
        size = {metrics.horizontalAdvance(text) + metrics.height() * 0.8,
                std::min(box.height(), metrics.height() * 1.3)};
        return size.width() <= box.width();
    };
    const QString number = QString::number(rank);
    for (const QString &words :
         {rankText(rank, static_cast<int>(result.ranks.size())), rankText(rank), number}) {
        text = words;
        for (height = std::max(highest, lowest); !fits() && height > lowest;)
            height = std::max(height - 1, lowest);
        if (size.width() <= box.width())
            break;
    }
    if (text == number)
        size.setWidth(std::min(size.height(), box.width()));
    const QRectF inner = around(size);
    const qreal ends = text.size() > 2 ? size.height() * 0.25 : 2;
    const QColor ground = hasWon ? theme.text : theme.panel;
    const QColor ink = hasWon ? theme.panel : theme.text;
    return {
        box.center(), size,
        resultZ,      {{inner, ground, theme.text, size.height() / 2}},
        {},           {{text, inner.adjusted(ends, 0, -ends, 0), ink, height, Qt::AlignCenter, true, false}}};
}

ResultCard::ResultCard(const BoardLayout &layout, const Theme &theme, const SeatsModel &seats)
    : layout_(layout), theme_(theme), seats_(seats), winners_(winnersOf(seats.result()))
{}

Look ResultCard::look(const QRectF &box) const
{
    constexpr qreal high = 0.6; // of the width
    const bool isHigh = box.height() > high * box.width();
    QList<Row> rows = this->rows(isHigh);
    const QColor rim = layout_.frameColor(winners_.front());
    Look empty{box.center(), box.size(), resultZ, {}, {}, {}};
    for (const qreal inset : {0, 1, 2})
        empty.plates.append(
            {around(box.size()).adjusted(inset, inset, -inset, -inset), theme_.panel, rim, corner - inset});
    for (;; rows.removeLast())
        for (int percent = 100; percent >= smallest; percent -= step) {
            Look look = empty;
            const bool fits = isHigh ? placeHigh(look, rows, percent) : placeLow(look, rows, percent);
            if (fits || (rows.size() == 1 && percent == smallest))
                return look;
        }
}

QList<ResultCard::Row> ResultCard::rows(bool isHigh) const
{
    const Score &result = seats_.result();
    const GameWords &words = seats_.words();
    QList<Row> rows;
    if (isHigh) {
        const int points = result.totals[winners_.front()];
        rows.append({winnersText(result, words), nameText, true, rowGap});
        rows.append({general_words::points(points, points), pointsText, false, rowGap});
    } else {
        rows.append({resultText(result, words), nameText, true, 0});
    }
    QStringList tie = tieBreakSentences(result, words);
    if (!isHigh && !tie.isEmpty())
        tie = QStringList(tie.join(QLatin1Char(' ')));
    for (const QString &sentence : tie)
        rows.append({sentence, tieText, false, isHigh && rows.size() == 2 ? 3 * rowGap : rowGap});
    return rows;
}

ResultCard::Column ResultCard::column(const QList<Row> &rows, qreal width, Qt::Alignment side,
                                      int percent) const
{
    Column column;
    column.fits = true;
    for (const Row &row : rows) {
        // Rather letters that do not follow the program's text than none.
        const qreal height = std::max(row.height * percent / 100, layout_.leastLetters() / textScale());
        const QFontMetricsF metrics = metricsOf(height, row.bold);
        QSizeF needed = metrics.boundingRect(QRectF(0, 0, width, 1), Qt::TextWordWrap, row.text).size();
        // A name may be one word that is longer than a line. As small as may be, it ends in an ellipsis.
        const bool isLong = needed.width() > width;
        if (isLong && percent == smallest)
            needed.setHeight(metrics.height());
        column.fits = column.fits && (!isLong || percent == smallest);
        column.height += row.above * percent / 100;
        column.letterings.append({row.text, QRectF(0, column.height, width, needed.height()), theme_.text,
                                  height, side, row.bold, !isLong});
        column.height += needed.height();
    }
    return column;
}

qreal ResultCard::marksWidth(qreal side) const
{
    const auto count = static_cast<qreal>(winners_.size());
    return count * (side + markGap) - markGap;
}

void ResultCard::addMarks(Look &look, QPointF center, qreal side) const
{
    qreal left = center.x() - marksWidth(side) / 2;
    for (const Seat winner : winners_) {
        const auto player = seats_.index(winner, 0).data(SeatsModel::PlayerRole).value<Player>();
        look.pictures.append({QStringLiteral("score-marker-%1").arg(player.colour),
                              QRectF(left, center.y() - side / 2, side, side), 0});
        left += side + markGap;
    }
}

bool ResultCard::placeHigh(Look &look, const QList<Row> &rows, int percent) const
{
    const QRectF room = around(look.size).adjusted(padding, padding, -padding, -padding);
    const Column texts = column(rows, room.width(), Qt::AlignCenter, percent);
    const auto count = static_cast<qreal>(winners_.size());
    const qreal side = std::min((count == 1 ? oneMark : manyMarks) * percent / 100,
                                (room.width() - (count - 1) * markGap) / count);
    const qreal height = side + texts.height;
    const qreal top = -height / 2;
    addMarks(look, {0, top + side / 2}, side);
    look.letterings = texts.letterings;
    for (Lettering &text : look.letterings)
        text.box.translate(room.left(), top + side);
    return texts.fits && height <= room.height();
}

bool ResultCard::placeLow(Look &look, const QList<Row> &rows, int percent) const
{
    const QRectF room = around(look.size).adjusted(padding, padding / 2, -padding, -padding / 2);
    const qreal side = std::min(manyMarks * percent / 100, room.height());
    const qreal left = room.left() + marksWidth(side) + padding;
    const Column texts = column(rows, room.right() - left, Qt::AlignLeft | Qt::AlignVCenter, percent);
    addMarks(look, {room.left() + marksWidth(side) / 2, 0}, side);
    look.letterings = texts.letterings;
    for (Lettering &text : look.letterings)
        text.box.translate(left, -texts.height / 2);
    return texts.fits && texts.height <= room.height();
}

} // namespace waystone
