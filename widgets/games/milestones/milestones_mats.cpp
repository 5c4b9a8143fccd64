#include "games/milestones/milestones_layout.h"

#include "board/board_name.h"
#include "board/painting.h"
#include "fitting/text_scale.h"

#include <QPainter>

#include <algorithm>

// The player boards where three or four play: one is large, the others are compact.

namespace waystone::milestones {

namespace {

constexpr qreal gap = 8;
constexpr qreal padding = 6;
constexpr qreal building = 64;  ///< height of a building on the large mat
constexpr qreal goodsLine = 24; ///< of a compact mat
constexpr qreal ringGap = 4;    ///< between the spaces of a compact mat, where the way is seen
constexpr qreal scoreWidth = 54;
constexpr int seatShift = 2;    ///< of the seat in a stage, over what else is told there
constexpr qreal wideSpace = 66; ///< edge of a space on a mat over the whole width
constexpr qreal wideBuilding = 46;
constexpr qreal wideScore = 66;
constexpr int columns = 4; ///< of a compact mat; the buildings are the third row
constexpr qreal buildingShare = 0.8;
constexpr qreal boxZ = 1;

Place placeOf(Area area, int index, Seat owner)
{
    return {static_cast<std::uint8_t>(area), owner, static_cast<std::uint16_t>(index)};
}

/// The cell of a compact mat: what stands from left to right on a large one is read here like two lines of a text.
QPoint cellOf(int space)
{
    switch (space) {
    case castle:
        return {0, 2};
    case mill:
        return {1, 2};
    case boardOfWorks:
        return {2, 2};
    case tradingHouse:
        return {3, 2};
    default:
        return {(space - 1) % columns, (space - 1) / columns};
    }
}

} // namespace

BoardLayout::Stage MilestonesLayout::stageOf(bool isDrafting, Seat large, bool isOver)
{
    const auto seat = large == nobody ? Stage{0} : Stage{large} + 1;
    return (isDrafting ? 1 : 0) | (isOver ? 2 : 0) | seat << seatShift;
}

bool MilestonesLayout::isOver(Stage stage)
{
    return (stage & 2) != 0;
}

Seat MilestonesLayout::largeSeat(Stage stage)
{
    const Stage seat = stage >> seatShift;
    return seat == 0 ? nobody : static_cast<Seat>(seat - 1);
}

bool MilestonesLayout::isWide(Seat seat) const
{
    return isTight() && large_ != nobody && (seat == large_ || players().size() == 2);
}

QRectF MilestonesLayout::pinned() const
{
    if (!isTight() || large_ == nobody)
        return {};
    const qreal top = panels_[large_].top() - gap / 2;
    return {0, top, bounds().width(), bounds().bottom() - top};
}

QRectF MilestonesLayout::changedGround(Stage before, Stage now) const
{
    const bool mayDiffer =
        isDrafting(before) != isDrafting(now) || largeSeat(before) == nobody || largeSeat(now) == nobody;
    QRectF mats;
    for (const QRectF &panel : panels_)
        mats |= panel;
    return mayDiffer ? bounds() : mats.adjusted(-gap, -gap / 2, gap, gap);
}

std::optional<BoardLayout::CloseUp> MilestonesLayout::closeUp(Place place) const
{
    if (large_ == nobody || place.owner == nobody || place.owner == large_ || isWide(place.owner))
        return std::nullopt;
    return CloseUp{stageOf(!startingPanel_.isNull(), place.owner), panels_[large_]};
}

void MilestonesLayout::placeMats(QRectF &free)
{
    if (isTight()) {
        placeTightMats(free);
        return;
    }
    constexpr qreal share = 0.478; // of the width, as far as the large mat needs it
    constexpr qreal largest = 72;  // edge of a space
    const auto count = static_cast<int>(players().size());
    const qreal large = std::min(free.width() * share, employmentSpaces * largest + 2 * padding);
    const qreal space = (large - 2 * padding) / employmentSpaces;
    const qreal height = padding + header_ + 4 + space + 4 + building + padding;
    const QRectF strip(free.left(), free.bottom() - height, free.width(), height);
    free.setBottom(strip.top() - gap);
    const qreal compact = (strip.width() - large - (count - 1) * gap) / (count - 1);
    panels_ = QList<QRectF>(count);
    panels_[large_] = QRectF(strip.topLeft(), QSizeF(large, height));
    placePlayer(large_, panels_[large_]);
    qreal left = strip.left() + large + gap;
    for (int nth = 1; nth < count; ++nth, left += compact + gap) {
        const auto seat = static_cast<Seat>((large_ + nth) % count);
        panels_[seat] = QRectF(left, strip.top(), compact, height);
        placeCompact(seat, panels_[seat]);
    }
}

void MilestonesLayout::placeTightMats(QRectF &free)
{
    constexpr qreal wideHeight = 2 * padding + wideSpace + 4 + wideBuilding;
    constexpr qreal compactHeight = 172;
    const auto takeRow = [&free](qreal height) {
        const QRectF row(free.left(), free.bottom() - height, free.width(), height);
        free.setBottom(row.top() - gap);
        return row;
    };
    const auto count = static_cast<int>(players().size());
    panels_ = QList<QRectF>(count);
    panels_[large_] = takeRow(wideHeight);
    placeWide(large_, panels_[large_]);
    const QRectF others = takeRow(count == 2 ? wideHeight : compactHeight);
    const qreal width = (others.width() - (count - 2) * gap) / (count - 1);
    for (int nth = 1; nth < count; ++nth) {
        const auto seat = static_cast<Seat>((large_ + nth) % count);
        panels_[seat] =
            QRectF(others.left() + (nth - 1) * (width + gap), others.top(), width, others.height());
        if (isWide(seat))
            placeWide(seat, panels_[seat]);
        else
            placeCompact(seat, panels_[seat]);
    }
}

void MilestonesLayout::placeWide(Seat seat, const QRectF &panel)
{
    constexpr qreal headShare = 0.24; // of the width, for name, points and goods
    constexpr int goodColumns = 3;
    const QRectF inner = panel.adjusted(padding, padding, -padding, -padding);
    const qreal head = inner.width() * headShare;
    addShape(PlaceShape::box(placeOf(Area::score, 0, seat),
                             QRectF(inner.left() + head - wideScore, inner.top(), wideScore, header_), boxZ));
    const qreal goodsTop = inner.top() + header_ + 4;
    const QSizeF cell(head / goodColumns, (inner.bottom() - goodsTop) / 2);
    for (int good = 0; good < goodKinds; ++good)
        addShape(PlaceShape::box(placeOf(Area::goods, good, seat),
                                 QRectF(QPointF(inner.left() + good % goodColumns * cell.width(),
                                                goodsTop + good / goodColumns * cell.height()),
                                        cell),
                                 boxZ, 5));
    const QRectF loop = inner.adjusted(head + 2 * padding, 0, 0, 0);
    const qreal pitch = loop.width() / employmentSpaces;
    for (int space = 1; space <= employmentSpaces; ++space)
        addShape(PlaceShape::box(
            placeOf(Area::loop, space, seat),
            QRectF(loop.left() + (space - 0.5) * pitch - wideSpace / 2, loop.top(), wideSpace, wideSpace),
            boxZ));
    // Under the row, as on the other mats.
    const QList<int> buildings{castle, mill, boardOfWorks, tradingHouse};
    const qreal breadth = loop.width() / static_cast<qreal>(buildings.size());
    for (qsizetype nth = 0; nth < buildings.size(); ++nth)
        addShape(PlaceShape::box(placeOf(Area::loop, buildings[nth], seat),
                                 QRectF(loop.left() + static_cast<qreal>(nth) * breadth,
                                        loop.bottom() - wideBuilding, breadth, wideBuilding)
                                     .adjusted(3, 0, -3, 0),
                                 boxZ));
}

void MilestonesLayout::placeCompact(Seat seat, const QRectF &panel)
{
    const QRectF inner = panel.adjusted(padding, padding, -padding, -padding);
    addShape(PlaceShape::box(placeOf(Area::score, 0, seat),
                             QRectF(inner.right() - scoreWidth, inner.top(), scoreWidth, header_ - 2), boxZ));
    const QRectF goods(inner.left(), inner.bottom() - goodsLine, inner.width(), goodsLine);
    for (int good = 0; good < goodKinds; ++good)
        addShape(PlaceShape::box(placeOf(Area::goods, good, seat),
                                 QRectF(goods.left() + good * goods.width() / goodKinds, goods.top(),
                                        goods.width() / goodKinds, goods.height()),
                                 boxZ));

    const QRectF room(QPointF(inner.left(), inner.top() + header_ + 2),
                      QPointF(inner.right(), goods.top() - 3));
    const qreal cell = std::min((room.width() - (columns - 1) * ringGap) / columns,
                                (room.height() - 2 * ringGap) / (2 + buildingShare));
    const qreal pitch = cell + ringGap;
    const QPointF corner(room.center().x() - (columns * pitch - ringGap) / 2,
                         room.center().y() - (2 * pitch + cell * buildingShare) / 2);
    for (int space = 0; space < loopSpaces; ++space) {
        const QPoint at = cellOf(space);
        const QSizeF size(cell, isEmployment(space) ? cell : cell * buildingShare);
        addShape(PlaceShape::box(placeOf(Area::loop, space, seat), QRectF(corner + QPointF(at) * pitch, size),
                                 boxZ, 4));
    }
}

void MilestonesLayout::paintMat(QPainter &painter, Seat seat) const
{
    if (large_ == nobody) {
        paintPlayer(painter, seat);
        paintLoop(painter, seat);
        return;
    }
    const bool isLarge = seat == large_ || isWide(seat);
    const QRectF &panel = panels_[seat];
    paintPanel(painter, panel);
    const qreal side = isLarge ? header_ : header_ - 6;
    const QRectF badge(panel.left() + padding, panel.top() + padding + (header_ - side) / 2, side, side);
    paintPicture(painter, {QStringLiteral("score-marker-%1").arg(players()[seat].colour), badge, 0});
    const QRectF name(badge.right() + 6, panel.top() + padding, endOfName(seat) - badge.right() - 12,
                      header_);
    write(painter, {BoardName::of(seat, players()[seat], words()), name, colors(seat).onGround, 17,
                    Qt::AlignLeft | Qt::AlignVCenter, true, false});
    if (!isLarge)
        paintWay(painter, seat);
    paintLoop(painter, seat);
}

bool MilestonesLayout::endsAtGoods(Seat seat) const
{
    return large_ == nobody ? goodsInHeads_ : seat == large_ && !isTight();
}

qreal MilestonesLayout::rightOfHead(Seat seat) const
{
    return boxOf(endsAtGoods(seat) ? Area::goods : Area::score, 0, seat).left();
}

qreal MilestonesLayout::endOfName(Seat seat) const
{
    const QRectF rank = rankBox(seat);
    return rank.isNull() ? rightOfHead(seat) : rank.left();
}

QRectF MilestonesLayout::seatFrame(Seat seat) const
{
    return panels_[seat];
}

QRectF MilestonesLayout::rankBox(Seat seat) const
{
    constexpr qreal words = 140; // wide, for text of the usual size
    constexpr qreal name = 150;  // what is left to it beside the goods
    if (!isOver_)
        return {};
    const bool isCompact = large_ != nobody && seat != large_ && !isWide(seat);
    const QRectF score = boxOf(Area::score, 0, seat);
    const qreal right = rightOfHead(seat) - padding;
    const qreal room = right - panels_[seat].left();
    const qreal free = endsAtGoods(seat) ? room - header_ - 3 * padding - name : room / 2;
    const qreal width = isCompact
                            ? score.height()
                            : std::clamp(words * textScale(), score.height(), std::max(free, score.height()));
    return {right - width, score.top(), width, score.height()};
}

void MilestonesLayout::paintWay(QPainter &painter, Seat seat) const
{
    const auto boxAt = [&](int space) { return boxOf(Area::loop, space, seat); };
    const qreal beside = boxAt(1).left() - ringGap;
    const qreal between = (boxAt(columns).bottom() + boxAt(columns + 1).top()) / 2;
    QPolygonF way{{beside, boxAt(castle).center().y()}, {beside, boxAt(1).center().y()}};
    for (int space = 1; space <= columns; ++space)
        way.append(boxAt(space).center());
    way.append({boxAt(columns).center().x(), between});
    way.append({boxAt(columns + 1).center().x(), between});
    for (int space = columns + 1; space < loopSpaces; ++space)
        way.append(boxAt(space).center());
    way.append(boxAt(castle).center());
    painter.setPen(QPen(theme().subtleText, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(way);
}

} // namespace waystone::milestones
