#include "games/milestones/milestones_layout.h"

#include <algorithm>
#include <cmath>

namespace waystone::milestones {

namespace {

constexpr qreal margin = 10;
constexpr qreal gap = 8;
constexpr qreal padding = 6;
constexpr qreal lineRest = 0.36; ///< of a line, free at either end: there a rim round it would hide a number
constexpr qreal trackHeight = 34;
constexpr qreal goodsWidth = 78;
constexpr qreal largestSpace = 84;          ///< edge of a space of a loop
constexpr qreal supplyGood = 46;            ///< width of goods in the supply, which are not counted
constexpr qreal supplyCounted = 78;         ///< of what is
constexpr qreal supplyShare = 0.42;         ///< of the width, at most
const qreal rowHeight = std::sqrt(3.0) / 2; ///< of a row of the grid, in edges

constexpr qreal boxZ = 1;
constexpr qreal triangleZ = 2;
constexpr qreal edgeZ = 3;
constexpr qreal vertexZ = 4;

Place placeOf(Area area, int index, Seat owner = nobody)
{
    return {static_cast<std::uint8_t>(area), owner, static_cast<std::uint16_t>(index)};
}

/// Cuts a piece of this size off the bottom, and a gap with it.
QRectF takeBottom(QRectF &free, qreal height)
{
    const QRectF taken(free.left(), free.bottom() - height, free.width(), height);
    free.setBottom(taken.top() - gap);
    return taken;
}

/// The corners of the grid, in edges.
QRectF mapOf(const Board &board)
{
    const auto [left, right] = std::ranges::minmax(board.vertices, {}, &Vertex::x);
    const auto [top, bottom] = std::ranges::minmax(board.vertices, {}, &Vertex::y);
    return {QPointF(left.x / 2.0, top.y * rowHeight), QPointF(right.x / 2.0, bottom.y * rowHeight)};
}

QRectF takeTop(QRectF &free, qreal height)
{
    const QRectF taken(free.left(), free.top(), free.width(), height);
    free.setTop(taken.bottom() + gap);
    return taken;
}

} // namespace

MilestonesLayout::MilestonesLayout(std::shared_ptr<const Game> game)
    : game_(std::move(game)), rules_(rulesOf<Milestones>(*game_))
{}

BoardLayout::Stage MilestonesLayout::stage(const Game &, const SeatView &view, const Score &told) const
{
    const auto &state = view.as<State>();
    const bool isDrafted = state.phase > Phase::draft;
    // Starting tiles are chosen the other way round.
    const bool hasLarge = players().size() > 2 || isTight();
    return stageOf(!isDrafted, hasLarge ? inSight(state.turn, told, isDrafted ? 1 : -1) : nobody,
                   state.phase == Phase::over);
}

BoardLayout::Stage MilestonesLayout::stage(const Game &, const AnySetup &setup, Seat) const
{
    const auto &any = setup.as<Setup>();
    // Every mat is as large: who arranges a position reaches into all of them.
    return stageOf(any.phase <= Phase::draft || !any.startingTiles.empty(), nobody);
}

void MilestonesLayout::build(Stage stage)
{
    layOut(stage);
    if (!isTight() || large_ == nobody)
        return;
    beginAnew(bounds().height() + boardHeight(boardPanel_.width()) - boardPanel_.height());
    layOut(stage);
}

void MilestonesLayout::layOut(Stage stage)
{
    const bool drafting = isDrafting(stage);
    caption_ = lineFor(18);
    header_ = lineFor(28);
    labelRoom_ = lineFor(15);
    large_ = largeSeat(stage);
    isOver_ = isOver(stage);
    panels_.clear();
    startingPanel_ = QRectF();
    QRectF free = bounds().adjusted(margin, margin, -margin, -margin);
    placePlayers(free);
    if (drafting)
        placeStartingTiles(free);
    placeDisplayAndSupply(free);
    placeBoard(free);
}

void MilestonesLayout::placePlayers(QRectF &free)
{
    if (large_ != nobody) {
        placeMats(free);
        displayPanel_ = supplyPanel_ = QRectF();
        return;
    }
    const auto count = static_cast<int>(players().size());
    const int rows = (count + 1) / 2;
    const qreal width = (free.width() - gap) / 2;
    goodsInHeads_ = rows == 1;
    const qreal loopWidth = width - 2 * padding - (goodsInHeads_ ? 0 : goodsWidth + padding);
    const qreal cell = std::min(loopWidth / employmentSpaces, largestSpace);
    const qreal building = std::max(50.0, 2 * lineFor(20) + 6); // a name may need two lines
    const qreal height = padding + header_ + 4 + cell + 4 + building + padding;
    const QRectF area = takeBottom(free, rows * height + (rows - 1) * gap);
    for (int seat = 0; seat < count; ++seat)
        panels_.append(QRectF(area.left() + seat % 2 * (width + gap), area.top() + seat / 2 * (height + gap),
                              width, height));
    for (int seat = 0; seat < count; ++seat)
        placePlayer(static_cast<Seat>(seat), panels_[seat]);
    // With three players the fourth panel is free: it takes the display and the supply.
    if (count % 2 == 1 && rows > 1) {
        const QRectF cellFree = panels_.last().translated(width + gap, 0);
        displayPanel_ = QRectF(cellFree.topLeft(), QSizeF(width, (height - gap) * 0.53));
        supplyPanel_ = QRectF(displayPanel_.bottomLeft() + QPointF(0, gap), cellFree.bottomRight());
    } else {
        displayPanel_ = supplyPanel_ = QRectF();
    }
}

void MilestonesLayout::placePlayer(Seat seat, const QRectF &panel)
{
    const QRectF inner = panel.adjusted(padding, padding, -padding, -padding);
    const bool hasGoodsInHead = endsAtGoods(seat);
    const qreal loopWidth = inner.width() - (hasGoodsInHead ? 0 : goodsWidth + padding);
    const qreal cell = std::min(loopWidth / employmentSpaces, largestSpace);
    const qreal top = inner.top() + header_ + 4;
    const qreal left = inner.left();

    for (int space = 1; space <= employmentSpaces; ++space)
        addShape(PlaceShape::box(placeOf(Area::loop, space, seat),
                                 QRectF(left + (space - 1) * cell, top, cell, cell), boxZ));

    // Under the row, so that the loop goes clockwise: castle up to space 1, space 8 down to the trading house.
    const qreal buildingTop = top + cell + 4;
    const qreal buildingWidth = employmentSpaces * cell / 4;
    const std::array<int, 4> buildings{castle, mill, boardOfWorks, tradingHouse};
    for (std::size_t i = 0; i < buildings.size(); ++i) {
        const QRectF box(left + static_cast<qreal>(i) * buildingWidth, buildingTop, buildingWidth,
                         inner.bottom() - buildingTop);
        addShape(PlaceShape::box(placeOf(Area::loop, buildings[i], seat), box.adjusted(1, 0, -1, 0), boxZ));
    }

    const qreal goodsLeft = inner.right() - goodsWidth;
    const qreal goodHeight = (inner.bottom() - top) / goodKinds;
    const qreal inHeader = std::min(loopWidth * 0.092, isOver_ ? 42.0 : 62.0);
    for (int good = 0; good < goodKinds; ++good)
        addShape(PlaceShape::box(
            placeOf(Area::goods, good, seat),
            hasGoodsInHead
                ? QRectF(goodsLeft - padding - (goodKinds - good) * inHeader, inner.top(), inHeader, header_)
                : QRectF(goodsLeft, top + good * goodHeight, goodsWidth, goodHeight),
            boxZ, 5));

    addShape(PlaceShape::box(placeOf(Area::score, 0, seat),
                             QRectF(goodsLeft, inner.top(), goodsWidth, header_), boxZ));
}

void MilestonesLayout::placeStartingTiles(QRectF &free)
{
    const int count = rules_.edition().startingTiles[players().size()];
    const qreal tile = std::min(58.0, (free.width() - 2 * padding) / count / 2 - 6);
    startingPanel_ = takeBottom(free, caption_ + tile + 2 * padding);
    const qreal pitch = 2 * tile + 12;
    const qreal left = startingPanel_.center().x() - (count * pitch - 12) / 2;
    for (int slot = 0; slot < count; ++slot)
        addShape(PlaceShape::box(
            placeOf(Area::starting, slot),
            QRectF(left + slot * pitch, startingPanel_.top() + padding + caption_, 2 * tile, tile), boxZ));
}

void MilestonesLayout::placeDisplayAndSupply(QRectF &free)
{
    const int tiles = rules_.edition().display;
    supplyInColumn_ = isStrip_ = false;
    if (!displayPanel_.isNull()) {
        placeRows(displayPanel_, supplyPanel_);
    } else if (players().size() == 2 || large_ != nobody) {
        isStrip_ = true;
        const qreal wanted = goodKinds * supplyGood + (supplyPile::count - goodKinds) * supplyCounted;
        const qreal supplyWidth = std::min(wanted, free.width() * supplyShare) + 2 * padding;
        const qreal displayWidth = free.width() - gap - supplyWidth - 2 * padding;
        const qreal tile = std::min(60.0, displayWidth / (tiles + 1) / 2 - 4);
        const QRectF strip = takeTop(free, tile + 2 * (padding + 2));
        displayPanel_ = QRectF(strip.topLeft(), QSizeF(strip.width() - supplyWidth - gap, strip.height()));
        supplyPanel_ = QRectF(displayPanel_.topRight() + QPointF(gap, 0), strip.bottomRight());
        placeRows(displayPanel_, supplyPanel_);
    } else {
        supplyInColumn_ = true;
        const qreal tile = std::min(52.0, (free.height() - caption_ - 2 * padding) / (tiles + 1) - 5);
        const qreal displayWidth = 2 * tile + 2 * padding + 4;
        const qreal supplyWidth = 96;
        displayPanel_ = QRectF(free.right() - displayWidth, free.top(), displayWidth, free.height());
        supplyPanel_ =
            QRectF(displayPanel_.left() - gap - supplyWidth, free.top(), supplyWidth, free.height());
        placeColumns(displayPanel_, supplyPanel_);
        free.setRight(supplyPanel_.left() - gap);
    }
}

void MilestonesLayout::placeRows(const QRectF &displayPanel, const QRectF &supplyPanel)
{
    const int tiles = rules_.edition().display;
    // What lies in one strip needs no names; its rims need a little room.
    const qreal head = isStrip_ ? padding + 2 : padding + caption_;
    const qreal foot = isStrip_ ? head : padding;
    const qreal tile = std::min(displayPanel.height() - head - foot,
                                (displayPanel.width() - 2 * padding) / (tiles + 1) / 2 - 4);
    const qreal pitch = (displayPanel.width() - 2 * padding) / (tiles + 1);
    const qreal top = displayPanel.top() + head;
    for (int slot = 0; slot <= tiles; ++slot) {
        const Place place = slot < tiles ? placeOf(Area::display, slot) : placeOf(Area::pile, 0);
        const qreal left = displayPanel.left() + padding + slot * pitch + (pitch - 2 * tile) / 2;
        addShape(PlaceShape::box(place, QRectF(left, top, 2 * tile, tile), boxZ));
    }
    const qreal counted = isStrip_ ? supplyCounted / supplyGood : 1; // the room that something takes
    const qreal unit =
        (supplyPanel.width() - 2 * padding) / (goodKinds + (supplyPile::count - goodKinds) * counted);
    qreal left = supplyPanel.left() + padding;
    for (int pile = 0; pile < supplyPile::count; ++pile) {
        const QRectF box(left, supplyPanel.top() + head, unit * (pile < goodKinds ? 1 : counted),
                         supplyPanel.height() - head - foot);
        addShape(PlaceShape::box(placeOf(Area::supply, pile), box.adjusted(1.5, 0, -1.5, 0), boxZ));
        left = box.right();
    }
}

void MilestonesLayout::placeColumns(const QRectF &displayPanel, const QRectF &supplyPanel)
{
    const int tiles = rules_.edition().display;
    const qreal pitch = (displayPanel.height() - caption_ - 2 * padding) / (tiles + 1);
    const qreal tile = std::min((displayPanel.width() - 2 * padding) / 2, pitch - 5);
    for (int slot = 0; slot <= tiles; ++slot) {
        const Place place = slot < tiles ? placeOf(Area::display, slot) : placeOf(Area::pile, 0);
        const qreal top = displayPanel.top() + padding + caption_ + slot * pitch + (pitch - tile) / 2;
        addShape(PlaceShape::box(place, QRectF(displayPanel.center().x() - tile, top, 2 * tile, tile), boxZ));
    }
    const qreal supplyPitch = (supplyPanel.height() - caption_ - 2 * padding) / supplyPile::count;
    for (int pile = 0; pile < supplyPile::count; ++pile)
        addShape(PlaceShape::box(placeOf(Area::supply, pile),
                                 QRectF(supplyPanel.left() + padding,
                                        supplyPanel.top() + padding + caption_ + pile * supplyPitch,
                                        supplyPanel.width() - 2 * padding, supplyPitch)
                                     .adjusted(0, 1.5, 0, -1.5),
                                 boxZ));
}

void MilestonesLayout::placeBoard(const QRectF &panel)
{
    boardPanel_ = panel;
    track_ = QRectF(panel.left() + padding, panel.top() + padding, panel.width() - 2 * padding, trackHeight);
    const QRectF field = QRectF(QPointF(panel.left(), track_.bottom()), panel.bottomRight())
                             .adjusted(labelRoom_, labelRoom_, -labelRoom_, -labelRoom_);

    const Board &board = rules_.board();
    const QRectF map = mapOf(board);
    edge_ = std::min(field.width() / (map.width() + 2 * labelDistance),
                     field.height() / (map.height() + 2 * labelDistance));
    origin_ = field.center() - map.center() * edge_;

    for (int vertex = 0; vertex < static_cast<int>(board.vertices.size()); ++vertex)
        addShape(PlaceShape::point(placeOf(Area::vertex, vertex), vertexPoint(vertex),
                                   std::max(12.0, edge_ * 0.24), vertexZ));
    for (int edge = 0; edge < static_cast<int>(board.edges.size()); ++edge) {
        const QPointF from = vertexPoint(board.edges[static_cast<std::size_t>(edge)][0]);
        const QPointF to = vertexPoint(board.edges[static_cast<std::size_t>(edge)][1]);
        const QPointF rest = (to - from) * lineRest;
        addShape(PlaceShape::line(placeOf(Area::edge, edge), from + rest, to - rest, edge_ * 0.1, edgeZ));
    }
    for (int triangle = 0; triangle < static_cast<int>(board.triangles.size()); ++triangle) {
        QPolygonF corners;
        for (const std::uint8_t corner : board.triangles[static_cast<std::size_t>(triangle)])
            corners.append(vertexPoint(corner));
        addShape(PlaceShape::polygon(placeOf(Area::triangle, triangle), corners, triangleZ));
    }
}

qreal MilestonesLayout::boardHeight(qreal width) const
{
    const QRectF map = mapOf(rules_.board());
    const qreal edge = (width - 2 * labelRoom_) / (map.width() + 2 * labelDistance);
    return padding + trackHeight + 2 * labelRoom_ + edge * (map.height() + 2 * labelDistance);
}

QPointF MilestonesLayout::vertexPoint(int vertex) const
{
    const Vertex &at = rules_.board().vertices[static_cast<std::size_t>(vertex)];
    return origin_ + QPointF(at.x / 2.0 * edge_, at.y * rowHeight * edge_);
}

int MilestonesLayout::trackLength() const
{
    // The printed track goes on beyond the target; markers that pass its end begin anew.
    constexpr int beyond = 9;
    return rules_.edition().targets[players().size()] + beyond;
}

QPointF MilestonesLayout::trackPoint(int points) const
{
    const int cells = trackLength() + 1;
    const qreal cell = track_.width() / cells;
    return {track_.left() + (points % cells + 0.5) * cell, track_.center().y()};
}

QRectF MilestonesLayout::supplyPicture(int pile) const
{
    constexpr qreal largest = 40;
    const QRectF box = boxOf(Area::supply, pile);
    const bool isAlone = pile < goodKinds; // not counted
    const qreal beside = isAlone ? box.width() - 4 : box.width() / 2;
    const qreal side = hasCountsBeside() ? std::min({box.height() - 2, beside, largest})
                                         : std::min(box.width() - 4, box.height() - (isAlone ? 2 : 18));
    QRectF picture(0, 0, side, side);
    picture.moveCenter(box.center());
    if (!isAlone)
        picture.translate(hasCountsBeside() ? QPointF(-box.width() / 4, 0) : QPointF(0, -8));
    return picture;
}

QRectF MilestonesLayout::supplyText(int pile) const
{
    const QRectF box = boxOf(Area::supply, pile);
    if (hasCountsBeside())
        return {supplyPicture(pile).right() + 3, box.top(), box.right() - supplyPicture(pile).right() - 3,
                box.height()};
    return {box.left(), box.bottom() - 19, box.width(), 18};
}

QRectF MilestonesLayout::boxOf(Area area, int index, Seat owner) const
{
    const PlaceShape *found = shape(placeOf(area, index, owner));
    return found == nullptr ? QRectF() : found->boundingRect();
}

} // namespace waystone::milestones
