#include "games/twocities/twocities_layout.h"

#include "twocities/rules/queries.h"
#include "twocities/words/terms.h"

namespace waystone::twocities {

namespace {

constexpr qreal pieceZ = 1;
constexpr qreal frameZ = 1.2; ///< over both halves of a duplex tile
constexpr qreal frameStep = 0.0005;
constexpr qreal lockZ = 1.4;

/// Piece::value of a building that is half of a duplex tile (pieces.cpp).
enum Half : int { upper = 1, lower, left, right };

QString latin(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QRectF around(qreal width, qreal height)
{
    return {-width / 2, -height / 2, width, height};
}

/// Where the half of a tile that lies in one slot with the other half is, from the slot's middle, in halves.
QPointF offsetInSlot(int half)
{
    switch (half) {
    case upper:
        return {0, -0.5};
    case lower:
        return {0, 0.5};
    case left:
        return {-0.5, 0};
    case right:
        return {0.5, 0};
    default:
        return {};
    }
}

/// The letter of a building on a plate in the lower right corner of its tile.
void addLetter(Look &look, const QString &letter, const QColor &color, qreal side, qreal plate)
{
    if (letter.isEmpty()) // a picture for every language
        return;
    const QRectF corner(side / 2 - plate * 1.12, side / 2 - plate * 1.12, plate, plate);
    look.pictures.append({QStringLiteral("number-plate"), corner, 0});
    look.letterings.append({letter, corner, color, plate * 0.66, Qt::AlignCenter, true, false});
}

/// A number on the middle of a pile, on a plate of this size.
void addCount(Look &look, int count, const QColor &color, qreal plate)
{
    look.pictures.append({QStringLiteral("number-plate"), around(plate, plate), 0});
    look.letterings.append({QString::number(count), around(plate * 0.8, plate), color, plate * 0.62,
                            Qt::AlignCenter, true, false});
}

} // namespace

Look TwoCitiesLayout::pieceLook(const Piece &piece) const
{
    const PlaceShape *where = shape(piece.place);
    if (where == nullptr)
        return {};
    const QRectF box = where->boundingRect();
    if (piece.kind == term::singleTile || piece.kind == term::duplexTile)
        return faceDownLook(piece, box);
    if (piece.kind != term::cityToken)
        return buildingLook(piece, box);
    Look look{box.center(), box.size(), pieceZ, {}, {}, {}};
    const QRectF inner = around(box.width(), box.height());
    if (static_cast<Area>(piece.place.area) == Area::cityToken) {
        look.pictures.append({QStringLiteral("city-token-%1").arg(piece.value), inner, 0});
    } else {
        look.plates.append({inner, theme().boardGround, theme().panelBorder, 6});
        look.letterings.append({QString::number(piece.value), inner.adjusted(2, 0, -2, 0), theme().text,
                                box.height() * 0.62, Qt::AlignCenter, true, false});
    }
    return look;
}

Look TwoCitiesLayout::buildingLook(const Piece &piece, const QRectF &box) const
{
    const int half = piece.value;
    const bool isInCity = static_cast<Area>(piece.place.area) == Area::city;
    const bool sharesSlot = !isInCity && half != 0;
    const qreal cell = sharesSlot ? box.width() / 2 : box.width();
    Look look{box.center() + (sharesSlot ? offsetInSlot(half) * cell : QPointF()),
              {cell, cell},
              pieceZ,
              {},
              {},
              {}};
    const qreal side = cell - (isInCity ? 1 : 2);
    const QString kind = QStringLiteral("city-tile-") + latin(piece.kind);
    look.pictures.append({piece.variant.empty() ? kind : kind + QLatin1Char('-') + latin(piece.variant),
                          around(side, side), 0});
    constexpr qreal smallestTile = 38;
    const qreal plate = letterPlate(side, 0.26);
    if (side >= smallestTile && plate >= leastLetters()) // else nobody could read it
        addLetter(look, words().termLetter(piece.kind), theme().outline, side, plate);
    if (half == lower || half == right) {
        // The frame round both halves goes with the second one.
        look.size = {3 * cell, 3 * cell};
        // Frames that touch are painted in the same order, whichever came first.
        look.z = frameZ + piece.place.index * frameStep;
        const bool isHorizontal = half == right;
        const QRectF frame = isHorizontal ? QRectF(-1.5 * cell, -0.5 * cell, 2 * cell, cell)
                                          : QRectF(-0.5 * cell, -1.5 * cell, cell, 2 * cell);
        look.pictures.append({isHorizontal ? QStringLiteral("city-duplex-frame-horizontal")
                                           : QStringLiteral("city-duplex-frame-vertical"),
                              frame, 0});
    }
    return look;
}

Look TwoCitiesLayout::faceDownLook(const Piece &piece, const QRectF &box) const
{
    const bool isDuplex = piece.kind == term::duplexTile;
    const bool isPile = static_cast<Area>(piece.place.area) != Area::selected;
    const qreal step = isPile ? std::min<int>(piece.layer, 12) * 0.75 : 0;
    const qreal height = std::min(box.width(), box.height()) - (isPile ? 10 : 2);
    const qreal width = isDuplex ? height / 2 : height;
    Look look{box.center() + QPointF(isPile ? step - 4 : 0, isPile ? 4 - step : 0),
              {width, height},
              pieceZ + 0.01 * piece.layer,
              {},
              {},
              {}};
    look.pictures.append(
        {isDuplex ? QStringLiteral("city-duplex-back-vertical") : QStringLiteral("city-tile-back"),
         around(width, height), 0});
    if (isPile) {
        // The uppermost one bears the number of the pile.
        addCount(look, piece.layer + 1, theme().outline, std::min(height * 0.6, 26.0));
    } else if (piece.place.index == 1) {
        // A lock over both tiles: the choice is made.
        const qreal lock = box.height() * 0.56;
        look.z = lockZ;
        look.size = {3 * box.width(), height};
        look.pictures.append({QStringLiteral("padlock"),
                              around(lock, lock).translated(-box.width() / 2 - 2, box.height() * 0.1), 0});
    }
    return look;
}

std::vector<Look> TwoCitiesLayout::tallyLooks(const Tally &tally) const
{
    if (tally.what == term::discarded)
        return {}; // the pile itself is shown
    if (tally.what == term::points) {
        const QRectF box = plates_[tally.owner].score;
        Look look{box.center(), box.size(), pieceZ, {}, {}, {}};
        const QRectF inner = around(box.width(), box.height());
        const Theme::SeatColors &seatColors = colors(tally.owner);
        look.plates.append({inner, seatColors.fill, QColor(), 6});
        look.letterings.append({QString::number(tally.amount), inner.adjusted(4, 0, -4, 0), seatColors.ink,
                                17, Qt::AlignCenter, true, false});
        return {look};
    }
    const bool isHand = tally.what == term::hand;
    if (isHand && tally.owner == stage_.watcher)
        return {};
    const bool isDuplex = isHand ? roundStage().isDuplex : tally.what == term::duplexTile;
    const QRectF box = isHand
                           ? plates_[tally.owner].hand
                           : shape(place(Area::supply, isDuplex ? supplyPile::duplexes : supplyPile::singles))
                                 ->boundingRect();
    if (isHand && tally.amount == 0)
        return {};
    const bool isWide = box.width() > box.height() * 1.2;
    const qreal height = std::min(box.height(), isWide ? box.width() / 2 : box.width()) - 2;
    const qreal width = isDuplex ? height / 2 : height;
    Look look{box.center(), box.size(), pieceZ, {}, {}, {}};
    const QPointF shift(isWide ? -box.width() / 2 + height / 2 : 0, 0);
    look.pictures.append(
        {isDuplex ? QStringLiteral("city-duplex-back-vertical") : QStringLiteral("city-tile-back"),
         around(width, height).translated(shift), 0});
    if (!isWide) {
        addCount(look, tally.amount, theme().outline, std::min(height * 0.6, 34.0));
        return {look};
    }
    look.letterings.append(
        {QString::number(tally.amount),
         QRectF(shift.x() + height / 2 + 4, -box.height() / 2, box.width() - height - 6, box.height()),
         theme().text, 20, Qt::AlignLeft | Qt::AlignVCenter, true, false});
    return {look};
}

} // namespace waystone::twocities
