#pragma once

#include "games/province/province_layout.h"

// How the table of Province is divided, and what is drawn there.

namespace waystone::province {

constexpr qreal gap = 8;
constexpr qreal padding = 8;
constexpr qreal groundZ = 1;                                      ///< of places that others may lie on
constexpr std::array<int, maxDenominations> drawnCoins{1, 5, 10}; ///< what the drawings of coins say

inline Place placeOf(Area area, int index = 0, Seat owner = nobody)
{
    return {static_cast<std::uint8_t>(area), owner, static_cast<std::uint16_t>(index)};
}

inline QRectF takeBottom(QRectF &free, qreal height)
{
    const QRectF taken(free.left(), free.bottom() - height, free.width(), height);
    free.setBottom(taken.top() - gap);
    return taken;
}

inline QRectF takeLeft(QRectF &free, qreal width, qreal between = gap)
{
    const QRectF taken(free.left(), free.top(), width, free.height());
    free.setLeft(taken.right() + between);
    return taken;
}

inline QRectF takeRight(QRectF &free, qreal width, qreal between = gap)
{
    const QRectF taken(free.right() - width, free.top(), width, free.height());
    free.setRight(taken.left() - between);
    return taken;
}

inline QRectF squareIn(const QRectF &box, qreal size)
{
    QRectF square(0, 0, size, size);
    square.moveCenter(box.center());
    return square;
}

} // namespace waystone::province
