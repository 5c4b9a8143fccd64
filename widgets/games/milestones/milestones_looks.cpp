#include "games/milestones/milestones_layout.h"

#include "games/milestones/score_markers.h"
#include "milestones/words/terms.h"

namespace waystone::milestones {

namespace {

// Heights over the ground. What is on the player boards never meets what is on the main board.
constexpr qreal streetZ = 1;
constexpr qreal houseZ = 2;
constexpr qreal pointZ = 3;
constexpr qreal pieceZ = 1;
constexpr qreal smallestTile = 50; ///< whose letter and clasps can be seen

QString latin(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QRectF around(qreal width, qreal height)
{
    return {-width / 2, -height / 2, width, height};
}

Look single(const QString &name, QPointF center, qreal size, qreal z)
{
    return {center, {size, size}, z, {}, {{name, around(size, size), 0}}, {}};
}

/// Which of its tile's two workers it is, 0 left or 1 right (words/pieces.cpp: a worker's id ends in tile * 2 + half).
int halfOf(const Piece &worker)
{
    return static_cast<int>(worker.id & 1);
}

} // namespace

Look MilestonesLayout::pieceLook(const Piece &piece) const
{
    const PlaceShape *where = shape(piece.place);
    if (where == nullptr)
        return {};
    const QPointF at = where->anchor;
    const std::string_view kind = piece.kind;
    if (kind == term::worker)
        return workerLook(piece);
    if (kind == term::street) {
        const QPointF way = where->outline[1] - where->outline[0];
        const int degrees = qRound(std::atan2(way.y(), way.x()) * 180 / M_PI);
        const qreal length = edge_ * 0.66;
        return {at,
                {length, length},
                streetZ,
                {},
                {{QStringLiteral("milestones-street"), around(length, edge_ * 0.17), degrees}},
                {}};
    }
    if (kind == term::house)
        return single(QStringLiteral("milestones-house"), at, edge_ * 0.46, houseZ);
    if (kind == term::milestone)
        return single(QStringLiteral("milestones-milestone"), at, edge_ * 0.44, pointZ);
    if (kind == term::market)
        return single(QStringLiteral("milestones-market"), at, edge_ * 0.56, pointZ);
    if (kind == term::sack)
        return single(QStringLiteral("milestones-sack"), at + QPointF(edge_ * 0.17, edge_ * 0.13),
                      edge_ * 0.34, pointZ + 0.5);
    if (kind == term::bonusTile) {
        const QString drawing = QStringLiteral("milestones-bonus-") + latin(piece.variant);
        if (piece.owner == nobody)
            return single(drawing, at, edge_ * 0.40, houseZ);
        const qreal cell = where->boundingRect().width();
        return single(drawing, at + QPointF(cell * 0.25, 0), cell * 0.44, pieceZ + 1);
    }
    const qreal cell = where->boundingRect().height();
    if (kind == term::coverTile)
        return single(QStringLiteral("milestones-cover"), at, cell - 2, pieceZ);
    // The pawn stands before the picture of a building and in the upper right corner of a worker, beside what is
    // written there.
    const QRectF box = where->boundingRect();
    const bool onBuilding = !isEmployment(piece.place.index);
    const qreal size = onBuilding ? box.height() * 0.84 : box.width() * 0.64;
    // Beside a small picture it would hide the name.
    const bool hasName = box.width() >= 1.5 * box.height();
    const qreal picture =
        onBuilding && hasName ? buildingPicture(box.size()).value_or(box.height() - 6) : box.height() - 6;
    const qreal aside = std::max(3 + picture * 0.68, size * 0.42);
    const QPointF stand = onBuilding ? QPointF(box.left() + aside, box.bottom() - size * 0.52)
                                     : QPointF(box.right() - size * 0.42, box.top() + size * 0.44);
    return single(QStringLiteral("pawn-%1").arg(players()[piece.owner].colour), stand, size, pieceZ + 2);
}

Look MilestonesLayout::workerLook(const Piece &piece) const
{
    const QRectF box = shape(piece.place)->boundingRect();
    const int half = halfOf(piece);
    const bool inRow = static_cast<Area>(piece.place.area) != Area::loop;
    const qreal cell = box.height();
    const QPointF center = inRow ? QPointF(box.left() + (half + 0.5) * cell, box.center().y()) : box.center();
    const qreal size = cell - 2;

    // The halves of a tile lean against each other, and each bears half of a clasp: where both show it is whole, and
    // half a clasp tells that the neighbour is buried.
    const bool isSmall = !inRow && cell < smallestTile;
    const qreal lean = isSmall ? 0 : half == 0 ? 1 : -1;
    Look look{center, {cell, cell}, pieceZ + (half == 0 ? 0.1 : 0), {}, {}, {}};
    const QRectF face = around(size, size).translated(lean, 0);
    const qreal plate = letterPlate(size, 0.27);
    const QRectF letterBox(face.right() - size * 0.04 - plate, face.bottom() - size * 0.04 - plate, plate,
                           plate);
    look.pictures.append({QStringLiteral("milestones-worker-") + latin(piece.variant), face, 0});
    if (isSmall) {
        const QRectF large(face.left() + size * 0.05, face.top() + size * 0.05, size * 0.38, size * 0.38);
        look.letterings.append({QString::number(piece.value), large, theme().outline, size * 0.36,
                                Qt::AlignCenter, true, false});
        return look;
    }
    const QString letter = words().termLetter(piece.variant);
    if (!letter.isEmpty()) { // else it is a picture for every language
        look.pictures.append({QStringLiteral("number-plate"), letterBox, 0});
        look.letterings.append(
            {letter, letterBox, theme().outline, size * 0.18, Qt::AlignCenter, true, false});
    }
    const qreal reach = size * 0.09;
    const QRectF clasp(half == 0 ? face.right() - reach : face.left(), -size * 0.1, reach, size * 0.2);
    look.clasps.append({clasp, theme().outline, QColor(), 1});
    const QRectF pin = clasp.adjusted(half == 0 ? 1.5 : 0, 1.5, half == 0 ? 0 : -1.5, -1.5);
    look.clasps.append({pin, theme().lastMove, QColor(), 0.5});
    const QRectF number(face.left() + size * 0.06, face.top() + size * 0.06, size * 0.32, size * 0.32);
    look.letterings.append(
        {QString::number(piece.value), number, theme().outline, size * 0.25, Qt::AlignCenter, true, false});
    return look;
}

std::vector<Look> MilestonesLayout::tallyLooks(const Tally &tally) const
{
    if (tally.what == term::points)
        return pointsLooks(tally);
    if (tally.owner != nobody)
        return {goodsLook(tally)};
    return {pileLook(tally)};
}

std::vector<Look> MilestonesLayout::pointsLooks(const Tally &tally) const
{
    const Seat seat = tally.owner;
    const QRectF box = boxOf(Area::score, 0, seat);
    const Theme::SeatColors &seatColors = colors(seat);
    Look total{box.center(), box.size(), pieceZ, {}, {}, {}};
    total.plates.append({around(box.width(), box.height()), seatColors.fill, QColor(), 6});
    total.letterings.append({QString::number(tally.amount), around(box.width() - 8, box.height()),
                             seatColors.ink, 19, Qt::AlignCenter, true, false});

    constexpr qreal size = 22;
    const QPointF at = trackPoint(tally.amount);
    Look marker = single(QStringLiteral("score-marker-%1").arg(players()[seat].colour),
                         QPointF(at.x(), track_.top() + size / 2 - 2), size, pieceZ + 1 + seat * 0.01);
    if (tally.amount > trackLength()) {
        // On a second lap the cell alone would tell less than there is.
        const qreal high = std::clamp(leastLetters(), 14.0, 16.0);
        const QSizeF plate(1.9 * high, high);
        const bool isAtTheEnd = at.x() + size / 2 + plate.width() > track_.right();
        const QRectF beside(QPointF(isAtTheEnd ? -size / 2 - plate.width() : size / 2, -plate.height() / 2),
                            plate);
        marker.size.rwidth() += 2 * plate.width();
        marker.plates.append({beside, theme().text, theme().panel, 4});
        marker.letterings.append({QString::number(tally.amount), beside.adjusted(1, 0, -1, 0), theme().panel,
                                  12, Qt::AlignCenter, true, false});
    }
    return {total, marker};
}

void MilestonesLayout::keepApart(std::vector<Look> &looks) const
{
    std::vector<Look *> markers;
    for (Look &look : looks)
        if (track_.contains(look.center))
            markers.push_back(&look);
    keepMarkersApart(std::move(markers), track_);
}

Look MilestonesLayout::goodsLook(const Tally &tally) const
{
    const auto good =
        static_cast<int>(std::find(goodNames.begin(), goodNames.end(), tally.what) - goodNames.begin());
    const QRectF box = boxOf(Area::goods, good, tally.owner);
    const bool some = tally.amount > 0;
    const qreal side = std::min(box.height() - 2, box.width() / 2);
    Look look{box.center(), box.size(), pieceZ, {}, {}, {}};
    const QRectF inner = around(box.width(), box.height());
    look.pictures.append({QStringLiteral("milestones-good-") + latin(tally.what),
                          QRectF(inner.left(), -side / 2, side, side), 0});
    look.letterings.append({QString::number(tally.amount), inner.adjusted(side + 3, 0, 0, 0),
                            some ? theme().text : theme().subtleText, 17, Qt::AlignLeft | Qt::AlignVCenter,
                            some, false});
    return look;
}

Look MilestonesLayout::pileLook(const Tally &tally) const
{
    if (tally.what == term::pile) {
        const QRectF box = boxOf(Area::pile, 0);
        const qreal side = box.height() - 2;
        Look look{box.center(), box.size(), pieceZ, {}, {}, {}};
        look.pictures.append(
            {QStringLiteral("milestones-worker-tile-back"), around(side, side).translated(-side / 2, 0), 0});
        look.letterings.append({QString::number(tally.amount), QRectF(4, -side / 2, side, side), theme().text,
                                22, Qt::AlignLeft | Qt::AlignVCenter, true, false});
        return look;
    }
    const std::array<std::string_view, 4> piles{term::section, term::house, term::market, term::sack};
    const std::array<const char *, 4> drawings{"milestones-milestone", "milestones-house",
                                               "milestones-market", "milestones-sack"};
    const auto index = std::find(piles.begin(), piles.end(), tally.what) - piles.begin();
    const int pile = supplyPile::section + static_cast<int>(index);
    const QRectF box = boxOf(Area::supply, pile);
    Look look{box.center(), box.size(), pieceZ, {}, {}, {}};
    const QString drawing = QString::fromLatin1(drawings[static_cast<std::size_t>(index)]);
    const QString count = QString::number(tally.amount);
    look.pictures.append({drawing, supplyPicture(pile).translated(-box.center()), 0});
    look.letterings.append(
        {count, supplyText(pile).translated(-box.center()), theme().text, hasCountsBeside() ? 17.0 : 15.0,
         isStrip_ ? Qt::AlignLeft | Qt::AlignVCenter : Qt::Alignment(Qt::AlignCenter), true, false});
    return look;
}

} // namespace waystone::milestones
