#include "parts/seat_icon.h"

#include "board/pixmap_store.h"

namespace waystone {

QString seatDrawing(int colour)
{
    return QStringLiteral("score-marker-%1").arg(colour);
}

QPixmap seatMark(int colour, int size, qreal ratio)
{
    const QSize pixels = QSize(size, size) * ratio;
    QPixmap mark = PixmapStore::shared().pixmap(seatDrawing(colour), pixels);
    mark.setDevicePixelRatio(ratio);
    return mark;
}

QIcon seatIcon(int colour)
{
    QIcon icon;
    for (const int size : {16, 22, 32, 48})
        icon.addPixmap(seatMark(colour, size, 1));
    return icon;
}

} // namespace waystone
