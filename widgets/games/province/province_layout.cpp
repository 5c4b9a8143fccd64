#include "games/province/province_layout.h"

#include "fitting/text_scale.h"
#include "games/province/cuts.h"
#include "province/rules/queries.h"

#include <algorithm>

namespace waystone::province {

namespace {

constexpr BoardLayout::Stage overStage = 1;
constexpr int seatShift = 1; ///< of the seat that is pinned, over that

constexpr qreal margin = 10;
constexpr qreal playerHeight = 150;
constexpr qreal tightHeight = 840;
constexpr qreal widePlayerHeight = 118;
constexpr qreal goalsHeight = 98;
constexpr qreal supplyHeight = 66;
constexpr qreal arrowGap = 44; ///< between the two columns of cards
constexpr qreal widestCard = 400;
constexpr qreal cardPicture = 84;
constexpr qreal tokenSize = 48;
constexpr qreal zoneHead = 46;
constexpr int zoneColumns = 4;

constexpr qreal spotZ = 2; ///< of places that lie on others

/// A place that is aimed at elsewhere than in the middle of its box, which other places cover.
PlaceShape boxAround(Place place, const QRectF &box, QPointF anchor)
{
    PlaceShape shape = PlaceShape::box(place, box, groundZ, 8);
    shape.anchor = anchor;
    return shape;
}

} // namespace

ProvinceLayout::ProvinceLayout(std::shared_ptr<const Game> game)
    : game_(std::move(game)), rules_(rulesOf<Province>(*game_))
{}

BoardLayout::Stage ProvinceLayout::stage(const Game &, const SeatView &view, const Score &told) const
{
    const auto &state = view.as<State>();
    const Seat pinned = isTight() ? inSight(state.turn, told) : 0;
    return (state.phase == Phase::over ? overStage : 0) | Stage{pinned} << seatShift;
}

QRectF ProvinceLayout::changedGround(Stage, Stage) const
{
    return panels_.front() | panels_.back();
}

void ProvinceLayout::build(Stage stage)
{
    isOver_ = (stage & overStage) != 0;
    caption_ = lineFor(18);
    if (isTight())
        beginAnew(tightHeight);
    QRectF free = bounds().adjusted(margin, margin, -margin, -margin);
    if (isTight()) {
        own_ = static_cast<Seat>(stage >> seatShift);
        placeWidePlayer(own_, takeBottom(free, widePlayerHeight));
        placeWidePlayer(other(own_), takeBottom(free, widePlayerHeight));
    } else {
        QRectF seats = takeBottom(free, playerHeight);
        placePlayer(0, takeLeft(seats, (seats.width() - gap) / 2));
        placePlayer(1, seats);
    }
    placeStructures(takeRight(free, std::min(free.width() * 0.55, 2 * widestCard + arrowGap)));

    tablePanel_ = takeBottom(free, 2 * padding + goalsHeight + gap + supplyHeight + 2 * (caption_ - 18));
    QRectF rows = tablePanel_.adjusted(padding, padding, -padding, -padding);
    placeSupply(takeBottom(rows, supplyHeight + caption_ - 18));
    placeGoals(rows);
    placeCycle(free);
}

void ProvinceLayout::placeCycle(const QRectF &panel)
{
    constexpr qreal between = 50; // left and right zone; the arrow needs the room
    constexpr qreal widestZone = 270;
    cyclePanel_ = panel;
    const QRectF inner = panel.adjusted(padding, padding, -padding, -padding);
    const int rows = (workers() + zoneColumns - 1) / zoneColumns;
    const qreal width = std::min((inner.width() - between) / 2, widestZone);
    const qreal cell =
        std::min((width - 2 * padding) / zoneColumns, ((inner.height() - gap) / 2 - zoneHead - 4) / rows);
    const QSizeF size(width, zoneHead + rows * cell + 4);
    const qreal middle = inner.center().x();
    const qreal bottom = inner.bottom() - size.height();
    placeZone(static_cast<int>(Zone::upper), QRectF(QPointF(middle - width / 2, inner.top()), size));
    placeZone(static_cast<int>(Zone::right), QRectF(QPointF(middle + between / 2, bottom), size));
    placeZone(static_cast<int>(Zone::left), QRectF(QPointF(middle - between / 2 - width, bottom), size));
}

void ProvinceLayout::placeZone(int zone, const QRectF &box)
{
    const QPointF sign(box.left() + zoneHead / 2 + 2, box.top() + zoneHead / 2);
    addShape(boxAround(placeOf(Area::zone, zone), box, sign));
    const int rows = (workers() + zoneColumns - 1) / zoneColumns;
    const qreal cell = (box.height() - zoneHead - 4) / rows;
    const qreal left = box.center().x() - zoneColumns * cell / 2;
    for (int worker = 0; worker < workers(); ++worker) {
        const QPointF corner(left + worker % zoneColumns * cell,
                             box.top() + zoneHead + worker / zoneColumns * cell);
        addShape(PlaceShape::box(placeOf(Area::worker, zone * maxWorkers + worker),
                                 QRectF(corner, QSizeF(cell, cell)).adjusted(1, 1, -1, -1), spotZ));
    }
}

void ProvinceLayout::placeGoals(QRectF row)
{
    constexpr qreal discarded = 26;
    row.setTop(row.top() + caption_);
    const qreal side = row.height();
    addShape(PlaceShape::box(placeOf(Area::goalPile), takeLeft(row, side, 2 * gap), groundZ));
    addShape(PlaceShape::box(placeOf(Area::goal), takeLeft(row, side), groundZ));
    const QRectF out = takeRight(row, 2 * discarded);
    for (int goal = 0; goal < goals; ++goal)
        addShape(PlaceShape::box(
            placeOf(Area::discard, goal),
            QRectF(out.left() + goal % 2 * discarded, out.top() + goal / 2 * discarded, discarded, discarded),
            groundZ, 4));
    goalText_ = row;
}

void ProvinceLayout::placeSupply(QRectF row)
{
    captions_[0] = row.topLeft();
    row.setTop(row.top() + caption_);
    constexpr qreal textWidth = 44;
    const int sailors = rules_.edition().sailors;
    // The bank takes what the ships and the sailors leave.
    const qreal spot = std::min(row.height(), row.width() / 10.5);
    for (int ship = 0; ship < 2; ++ship)
        addShape(PlaceShape::box(placeOf(Area::ship, ship), takeLeft(row, spot, ship == 0 ? 2 : 2 * gap),
                                 groundZ));
    captions_[1] = row.topLeft() - QPointF(0, caption_);
    for (int sailor = 0; sailor < sailors; ++sailor)
        addShape(PlaceShape::box(placeOf(Area::reserve, firstSailor + sailor),
                                 takeLeft(row, std::max(26.0, spot * 0.86), 0).adjusted(1, 0, -1, 0),
                                 groundZ));
    row.setLeft(row.left() + 2 * gap);
    captions_[2] = row.topLeft() - QPointF(0, caption_);
    bankText_ = takeRight(row, textWidth, 4);
    coin_ = row.height();
    const qreal end = placeCoins(row, Area::bank, nobody);
    bankText_.moveLeft(end + 4);
}

qreal ProvinceLayout::placeCoins(const QRectF &row, Area area, Seat owner)
{
    constexpr qreal between = 6;
    constexpr qreal most = 0.42; // of a coin's size, from one to the next
    const auto &denominations = rules_.edition().denominations;
    int steps = 0;
    for (const Denomination &denomination : denominations)
        steps += std::max(0, denomination.count - 1);
    const auto kinds = static_cast<qreal>(denominations.size());
    qreal coin = row.height();
    const qreal room = row.width() - (kinds - 1) * between;
    // Smaller coins rather than coins that hide each other.
    constexpr qreal least = 0.2;
    coin = std::min(coin, room / (kinds + steps * least));
    const qreal step = steps == 0 ? 0 : std::min(coin * most, (room - kinds * coin) / steps);
    qreal left = row.left();
    for (std::size_t kind = 0; kind < denominations.size(); ++kind) {
        const qreal width = coin + std::max(0, denominations[kind].count - 1) * step;
        const QRectF box(left, row.center().y() - coin / 2, width, coin);
        addShape(PlaceShape::box(placeOf(area, static_cast<int>(kind), owner), box, groundZ));
        left += width + between;
    }
    return left - between;
}

void ProvinceLayout::placeStructures(const QRectF &area)
{
    constexpr int columns = 2;
    const int rows = (structures + columns - 1) / columns;
    const qreal width = (area.width() - arrowGap) / columns;
    const qreal height = (area.height() - (rows - 1) * gap) / rows;
    for (int structure = 0; structure < structures; ++structure)
        placeCard(structure, QRectF(area.left() + structure % columns * (width + arrowGap),
                                    area.top() + structure / columns * (height + gap), width, height));
}

void ProvinceLayout::placeCard(int structure, const QRectF &card)
{
    const QPointF picture = card.topLeft() + QPointF(padding + cardPicture / 2, padding + cardPicture / 2);
    addShape(boxAround(placeOf(Area::structure, structure), card, picture));
    const qreal left = card.right() - padding - tokenSize;
    constexpr qreal apart = 4;
    const qreal top = card.bottom() - 6 - 2 * tokenSize - apart; // below the name, which may be long
    for (int order = 0; order < province::maxPlayers; ++order)
        addShape(PlaceShape::box(placeOf(Area::token, structure * 2 + order),
                                 QRectF(left, top + order * (tokenSize + apart), tokenSize, tokenSize),
                                 spotZ));
    const QRectF effect = effectBox(structure);
    constexpr qreal spotSize = 56;
    const QRectF spot(effect.left(), effect.bottom() - spotSize, spotSize, spotSize);
    switch (static_cast<Structure>(structure)) {
    case Structure::lender:
        addShape(PlaceShape::box(placeOf(Area::lenderCoin), spot, spotZ));
        break;
    case Structure::camp:
        addShape(PlaceShape::box(placeOf(Area::reserve, yellowWorker), spot, spotZ));
        break;
    case Structure::village:
        addShape(PlaceShape::box(placeOf(Area::reserve, orangeWorker), spot, spotZ));
        break;
    default:
        break;
    }
}

QRectF ProvinceLayout::effectBox(int structure) const
{
    constexpr qreal height = 64;
    const QRectF card = boxOf(Area::structure, structure);
    const qreal left = card.left() + padding + cardPicture + 10;
    const qreal right = card.right() - padding - tokenSize - padding;
    return {left, card.bottom() - padding - height, right - left, height};
}

QRectF ProvinceLayout::rankBox(Seat seat) const
{
    constexpr qreal words = 150; // wide, for text of the usual size
    const QRectF labor = boxOf(Area::labor, 0, seat);
    const qreal width = std::min(words * textScale(), (labor.left() - panels_[seat].left()) / 2);
    return isOver_ ? QRectF(labor.left() - gap - width, labor.top(), width, labor.height()) : QRectF();
}

QRectF ProvinceLayout::boxOf(Area area, int index, Seat owner) const
{
    const PlaceShape *found = shape(placeOf(area, index, owner));
    return found == nullptr ? QRectF() : found->boundingRect();
}

} // namespace waystone::province
