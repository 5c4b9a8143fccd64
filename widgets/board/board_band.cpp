#include "board/board_band.h"

#include "board/painting.h"
#include "board/theme.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace waystone {

namespace {

// Of a picture of the usual width.
constexpr qreal usualWidth = 1240;
constexpr qreal edge = 18;
constexpr qreal gap = 10;
constexpr qreal headlineText = 30;
constexpr qreal leastHeadline = 20;
constexpr qreal gameText = 22;
constexpr qreal smallText = 17;
constexpr qreal oneMark = 48;
constexpr qreal manyMarks = 30;
constexpr qreal sideShare = 0.3; ///< of the width, for game and date

qreal lineHeight(qreal text, bool bold)
{
    return QFontMetricsF(tableFont(text, bold)).height();
}

/// Rows of text from the top of the band down.
class Column {
public:
    Column(QRectF room, Qt::Alignment alignment) : room_(room), alignment_(alignment | Qt::AlignVCenter) {}

    void add(const QString &text, qreal height, bool bold, const QColor &color)
    {
        if (!text.isEmpty())
            add({text, {}, color, height, alignment_, bold}, lineHeight(height, bold));
    }
    void addWrapped(const QString &text, qreal height, const QColor &color)
    {
        if (text.isEmpty())
            return;
        const QRectF needed = QFontMetricsF(tableFont(height, false))
                                  .boundingRect(QRectF(0, 0, room_.width(), 1), Qt::TextWordWrap, text);
        add({text, {}, color, height, alignment_, false, true}, needed.height());
    }
    [[nodiscard]] qreal height() const { return height_; }
    /// The rows in the middle of a band that is this high and has its centre at the origin.
    [[nodiscard]] QList<Lettering> centered() const
    {
        QList<Lettering> rows = rows_;
        for (Lettering &row : rows)
            row.box.translate(0, -height_ / 2);
        return rows;
    }

private:
    void add(Lettering row, qreal height)
    {
        row.box = QRectF(room_.left(), height_, room_.width(), height);
        height_ += height;
        rows_.push_back(row);
    }

    QRectF room_;
    Qt::Alignment alignment_;
    QList<Lettering> rows_;
    qreal height_ = 0;
};

/// Who wins stands at the beginning, with how many points at the end: what is too long is left out between them.
QString shortened(const QString &headline, qreal height, qreal width)
{
    return QFontMetricsF(tableFont(height, true)).elidedText(headline, Qt::ElideMiddle, width);
}

/// The largest letters with which the headline fits, as far as it can.
qreal headlineHeight(const QString &headline, qreal width, qreal unit)
{
    qreal height = headlineText;
    while (height > leastHeadline &&
           QFontMetricsF(tableFont(height * unit, true)).horizontalAdvance(headline) > width)
        --height;
    return height * unit;
}

} // namespace

Look bandLook(const BoardBand &band, qreal width, const Theme &theme)
{
    Look look;
    look.size = {width, 0};
    if (band.game.isEmpty())
        return look;
    const qreal unit = width / usualWidth;
    const qreal mark = (band.marks.size() == 1 ? oneMark : manyMarks) * unit;
    QRectF room(edge * unit - width / 2, 0, width - 2 * edge * unit, 0);
    for (const int color : band.marks) {
        look.pictures.push_back(
            {QStringLiteral("score-marker-%1").arg(color), QRectF(room.left(), -mark / 2, mark, mark)});
        room.setLeft(room.left() + mark + gap * unit);
    }
    QRectF side = room;
    side.setLeft(side.right() - sideShare * width);
    room.setRight(side.left() - gap * unit);

    Column told(room, Qt::AlignLeft);
    const qreal height = headlineHeight(band.headline, room.width(), unit);
    told.add(shortened(band.headline, height, room.width()), height, true, theme.text);
    told.addWrapped(band.detail, smallText * unit, theme.text);
    Column of(side, Qt::AlignRight);
    of.add(band.game, gameText * unit, true, theme.text);
    of.add(band.date, smallText * unit, false, theme.subtleText);

    look.letterings = told.centered() + of.centered();
    const qreal marksHeight = band.marks.isEmpty() ? 0 : mark;
    look.size = {width, std::ceil(std::max({told.height(), of.height(), marksHeight}) + 2 * gap * unit)};
    look.plates = {
        {QRectF(QPointF(-look.size.width(), -look.size.height()) / 2, look.size), theme.panel, {}, 0}};
    return look;
}

} // namespace waystone
