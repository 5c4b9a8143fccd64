#include "board/label_room.h"

#include <algorithm>
#include <array>
#include <limits>

namespace waystone {

namespace {

/// How much of the others a box lies on.
qreal covering(const QRectF &box, const QList<QRectF> &others)
{
    qreal area = 0;
    for (const QRectF &other : others) {
        const QRectF both = box & other;
        area += both.width() * both.height();
    }
    return area;
}

} // namespace

QRectF LabelRoom::freest(QSizeF size, const QRectF &place, qreal away) const
{
    const std::array distances{away, 4 * away, 8 * away};
    constexpr std::array<QPointF, 8> directions{
        {{0, -1}, {0, 1}, {1, 0}, {-1, 0}, {1, -1}, {1, 1}, {-1, -1}, {-1, 1}}};
    constexpr qreal takenWeight = 10;
    constexpr qreal distanceWeight = 12; ///< what one unit farther away may save of hidden area
    QRectF best;
    qreal least = std::numeric_limits<qreal>::max();
    for (const qreal distance : distances) {
        const QPointF reach((place.width() + size.width()) / 2 + distance,
                            (place.height() + size.height()) / 2 + distance);
        for (const QPointF &direction : directions) {
            QRectF box({0, 0}, size);
            box.moveCenter(place.center() + QPointF(direction.x() * reach.x(), direction.y() * reach.y()));
            box.moveLeft(std::clamp(box.left(), bounds.left(),
                                    std::max(bounds.left(), bounds.right() - size.width())));
            box.moveTop(
                std::clamp(box.top(), bounds.top(), std::max(bounds.top(), bounds.bottom() - size.height())));
            const qreal cost = covering(box, pieces) + takenWeight * covering(box, taken) +
                               distanceWeight * (distance - away);
            if (cost < least) {
                least = cost;
                best = box;
            }
        }
    }
    return best;
}

} // namespace waystone
