#include "parts/points_chip.h"

#include <QFontMetrics>
#include <QPainter>

namespace waystone {

namespace {

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

QString chipText(int points)
{
    if (points == 0)
        return QStringLiteral("0");
    return points > 0 ? QStringLiteral("+%1").arg(points) : QStringLiteral("−%1").arg(-points);
}

QSize chipSize(const QFont &font, const QString &text)
{
    const QFontMetrics metrics(boldOf(font));
    const int height = metrics.height() + 2;
    return {std::max(metrics.horizontalAdvance(text) + height, 2 * height - 8), height};
}

void paintChip(QPainter &painter, const QPointF &place, const QFont &font, const QPalette &palette,
               const QString &text)
{
    const QRectF box(place, QSizeF(chipSize(font, text)));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(boldOf(font));
    // Where all grounds are alike, a line tells the chip apart.
    const bool isPlain = palette.color(QPalette::Window) == palette.color(QPalette::Base);
    painter.setPen(isPlain ? QPen(palette.color(QPalette::Text)) : QPen(Qt::NoPen));
    QColor ground = palette.color(QPalette::Text);
    ground.setAlphaF(isPlain ? 0.2F : 0.11F);
    painter.setBrush(ground);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), box.height() / 2, box.height() / 2);
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace waystone
