#include "games/province/cuts.h"
#include "games/province/province_layout.h"

#include <algorithm>

// What belongs to the players.

namespace waystone::province {

void ProvinceLayout::placePlayer(Seat seat, const QRectF &panel)
{
    constexpr qreal header = 30;
    constexpr qreal coinsHeight = 46;
    constexpr qreal textWidth = 42;
    panels_[seat] = panel;
    QRectF inner = panel.adjusted(padding, padding, -padding, -padding);
    QRectF head(inner.topLeft(), QSizeF(inner.width(), header));
    addShape(PlaceShape::box(placeOf(Area::score, 0, seat), takeRight(head, 78), groundZ));
    addShape(PlaceShape::box(placeOf(Area::labor, 0, seat), takeRight(head, 78), groundZ));
    inner.setTop(head.bottom() + 6);

    QRectF coins(inner.topLeft(), QSizeF(inner.width(), coinsHeight));
    addShape(PlaceShape::box(placeOf(Area::lenderCoin, 0, seat), takeRight(coins, coinsHeight), groundZ));
    coinTexts_[seat] = takeLeft(coins, textWidth, 4);
    placeCoins(coins, Area::coins, seat);
    inner.setTop(coins.bottom() + 6);
    placeStock(seat, inner);
}

/// What is counted in the upper row, beside the name; what was built and won in the lower one.
void ProvinceLayout::placeWidePlayer(Seat seat, const QRectF &panel)
{
    constexpr qreal rowHeight = 48;
    constexpr qreal header = 32;
    constexpr qreal nameWidth = 300;
    constexpr qreal textWidth = 42;
    panels_[seat] = panel;
    const QRectF inner = panel.adjusted(padding, padding, -padding, -padding);
    QRectF row(inner.topLeft(), QSizeF(inner.width(), rowHeight));
    const auto inHeader = [](const QRectF &box) {
        return QRectF(box.left(), box.center().y() - header / 2, box.width(), header);
    };
    addShape(PlaceShape::box(placeOf(Area::score, 0, seat), inHeader(takeRight(row, 78, 2 * gap)), groundZ));
    takeLeft(row, nameWidth);
    addShape(PlaceShape::box(placeOf(Area::labor, 0, seat), inHeader(takeLeft(row, 78, 2 * gap)), groundZ));
    addShape(
        PlaceShape::box(placeOf(Area::lenderCoin, 0, seat), takeRight(row, rowHeight, 2 * gap), groundZ));
    coinTexts_[seat] = takeLeft(row, textWidth, 4);
    placeCoins(row, Area::coins, seat);
    placeStock(seat, inner.adjusted(0, rowHeight + 6, 0, 0));
}

void ProvinceLayout::placeStock(Seat seat, QRectF row)
{
    const int tokens = rules_.edition().tokens;
    const qreal side = std::min(row.height(), (row.width() - 2 * gap) / (tokens + goals));
    for (int token = 0; token < tokens; ++token)
        addShape(PlaceShape::box(placeOf(Area::stock, token, seat),
                                 squareIn(takeLeft(row, side, 0), side - 2), groundZ));
    for (int goal = goals; goal-- > 0;)
        addShape(PlaceShape::box(placeOf(Area::wonGoal, goal, seat),
                                 squareIn(takeRight(row, side, 0), side - 2), groundZ));
}

QRectF ProvinceLayout::pinned() const
{
    if (!isTight())
        return {};
    const qreal top = panels_[own_].top() - gap / 2;
    return {0, top, bounds().width(), bounds().bottom() - top};
}

} // namespace waystone::province
