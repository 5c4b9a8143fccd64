#include "games/twocities/twocities_layout.h"

#include "board/painting.h"
#include "fitting/text_scale.h"
#include "twocities/rules/queries.h"

#include <QFontMetricsF>

#include <algorithm>

// Where a city and its cells are.

namespace waystone::twocities {

namespace {

constexpr qreal padding = 6;
constexpr qreal cellZ = 1;
constexpr qreal slotZ = 2;
constexpr qreal largeScore = 54; ///< width of the points over a city
constexpr qreal smallScore = 30;

QRectF centered(QPointF center, qreal width, qreal height)
{
    return {center.x() - width / 2, center.y() - height / 2, width, height};
}

} // namespace

bool TwoCitiesLayout::fitBeside(qreal panel) const
{
    constexpr int letters = 9; // of a name that is not to be cut
    constexpr qreal mark = 25;
    const QFontMetricsF metrics(tableFont(leastLetters() / textScale(), true));
    const qreal ends = panel - 2 * padding - largeScore - headerHeight(true);
    return metrics.horizontalAdvance(QString(letters, u'n')) <= ends / 2 - mark;
}

qreal TwoCitiesLayout::headerHeight(bool isLarge) const
{
    return lineFor(isLarge ? 34 : 28);
}

qreal TwoCitiesLayout::labelRoom(bool isLarge) const
{
    return markRoom + lineFor(isLarge ? 15 : 14);
}

void TwoCitiesLayout::placeCity(int city, const QRectF &panel, bool isLarge, Seat first, Seat second,
                                Names names)
{
    CityBox &box = cities_[city];
    box.panel = panel;
    box.first = first;
    box.second = second;
    box.names = names;
    const qreal height = std::max(headerHeight(isLarge), names == Names::stack ? 2 * lineHeight() : 0);
    const bool isBelow = names == Names::bracket;
    const qreal headerTop = isBelow ? panel.bottom() - height - 2 : panel.top() + 2;
    box.header = QRectF(panel.left() + padding, headerTop, panel.width() - 2 * padding, height);
    placeHeader(city, isLarge);

    const qreal labels = labelRoom(isLarge);
    const QRectF room(QPointF(panel.left() + padding + labels,
                              (isBelow ? panel.top() + padding : box.header.bottom()) + labels),
                      QPointF(panel.right() - padding, isBelow ? headerTop - 2 : panel.bottom() - padding));
    const qreal side = std::min(room.width(), room.height());
    // The numbers beside the rows are part of what stands in the middle.
    const qreal middle = std::max(room.left() + side / 2, panel.center().x() + labels / 2);
    placeLand(box, city, isLarge, centered({middle, room.center().y()}, side, side));
    for (int row = box.top; row < box.top + box.rows; ++row)
        for (int column = box.left; column < box.left + box.columns; ++column) {
            const int cell = row * grid::side + column;
            addShape(PlaceShape::box(cityPlace(seats(), city, cell), cellBox(city, cell), cellZ, 3));
        }
}

void TwoCitiesLayout::placeHeader(int city, bool isLarge)
{
    const CityBox &box = cities_[city];
    const qreal token = box.header.height() - 2;
    const qreal scoreWidth = isLarge ? largeScore : smallScore;
    const QRectF score(box.header.right() - scoreWidth, box.header.top() + 2, scoreWidth,
                       box.header.height() - 4);
    addShape(PlaceShape::box(tokenPlace(Area::scoreBoard, seats(), city), score, slotZ));
    qreal tokenMiddle = (box.header.left() + score.left()) / 2;
    if (box.names == Names::partner || box.names == Names::stack)
        tokenMiddle = score.left() - token / 2 - padding;
    else if (box.names == Names::bracket)
        tokenMiddle = box.header.left() + token / 2;
    addShape(PlaceShape::box(tokenPlace(Area::cityToken, seats(), city),
                             centered({tokenMiddle, box.header.center().y()}, token, token), slotZ));
}

void TwoCitiesLayout::placeLand(CityBox &box, int city, bool isLarge, const QRectF &square) const
{
    const TableStage::Extent &used = stage_.cities[static_cast<std::size_t>(city)];
    if (used.bottom - used.top >= citySide || used.right - used.left >= citySide) {
        // Only an editor can have made it so: all of it, and room for nothing more.
        box.top = used.top;
        box.left = used.left;
        box.rows = used.bottom - used.top + 1;
        box.columns = used.right - used.left + 1;
    } else if (isLarge) {
        box.top = used.bottom - (citySide - 1);
        box.left = used.right - (citySide - 1);
        box.rows = used.top + citySide - box.top;
        box.columns = used.left + citySide - box.left;
    } else {
        box.rows = box.columns = citySide;
        box.top =
            std::clamp(used.top - (citySide - (used.bottom - used.top + 1)) / 2, 0, grid::side - citySide);
        box.left =
            std::clamp(used.left - (citySide - (used.right - used.left + 1)) / 2, 0, grid::side - citySide);
    }
    // As long as much is open the cells stay where they are: the room of what was ruled out is left empty.
    constexpr int settled = 5; // rows or columns
    const int most = std::max(box.rows, box.columns);
    box.cell = square.width() / (isLarge && most > settled ? int{grid::side} : most);
    box.land = centered(square.center(), box.columns * box.cell, box.rows * box.cell);
    if (isLarge && box.columns > settled)
        box.land.moveLeft(square.left() + box.left * box.cell);
    if (isLarge && box.rows > settled)
        box.land.moveTop(square.top() + box.top * box.cell);
}

QRectF TwoCitiesLayout::cellBox(int city, int cell) const
{
    const CityBox &box = cities_[city];
    return {box.land.left() + (grid::column(cell) - box.left) * box.cell,
            box.land.top() + (grid::row(cell) - box.top) * box.cell, box.cell, box.cell};
}

} // namespace waystone::twocities
