#include "board/label_room.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

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

/// From the one to the other, and a little from middle to middle: of two that are as near, the one right above or beside.
qreal wayBetween(const QRectF &one, const QRectF &other)
{
    constexpr qreal middleWeight = 0.1;
    const QPointF apart(std::max({other.left() - one.right(), one.left() - other.right(), 0.0}),
                        std::max({other.top() - one.bottom(), one.top() - other.bottom(), 0.0}));
    return std::hypot(apart.x(), apart.y()) + middleWeight * QLineF(one.center(), other.center()).length();
}

/// Where something so long can begin along one axis so that it just misses a box, ends at a bound, or has its middle here.
QList<qreal> starts(const QList<QRectF> &boxes, qreal (QRectF::*low)() const, qreal (QRectF::*high)() const,
                    qreal length, std::pair<qreal, qreal> bounds, qreal middle)
{
    QList<qreal> all{bounds.first, bounds.second - length, middle - length / 2};
    for (const QRectF &box : boxes)
        all += {(box.*low)() - length, (box.*high)()};
    erase_if(all, [&](qreal at) { return at < bounds.first || at + length > bounds.second; });
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    return all;
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

std::optional<QRectF> LabelRoom::clear(QSizeF size, const QRectF &place, qreal away) const
{
    constexpr qreal pieceWeight = 0.02; ///< of an area that is hidden, against a way
    QList<QRectF> kept = taken + asked;
    kept.append(place);
    for (QRectF &box : kept)
        box.adjust(-away, -away, away, away);
    // Where there is room at all, there is some right beside what has to be kept free, in the middle of the place or at an
    // edge of what is seen.
    const QList<qreal> lefts = starts(kept, &QRectF::left, &QRectF::right, size.width(),
                                      {bounds.left(), bounds.right()}, place.center().x());
    const QList<qreal> tops = starts(kept, &QRectF::top, &QRectF::bottom, size.height(),
                                     {bounds.top(), bounds.bottom()}, place.center().y());
    std::optional<QRectF> best;
    qreal least = std::numeric_limits<qreal>::max();
    for (const qreal left : lefts)
        for (const qreal top : tops) {
            const QRectF box({left, top}, size);
            const qreal way = wayBetween(box, place);
            if (way >= least ||
                std::ranges::any_of(kept, [&box](const QRectF &one) { return one.intersects(box); }))
                continue;
            const qreal cost = way + pieceWeight * covering(box, pieces);
            if (cost < least) {
                least = cost;
                best = box;
            }
        }
    return best;
}

} // namespace waystone
