#include "causeway/widgets/causeway_layout.h"

#include "board/painting.h"
#include "causeway/engine/codes.h"

#include <QPainter>

#include <algorithm>

namespace waystone::causeway {

namespace {

constexpr qreal margin = 24;
constexpr qreal gap = 8;
constexpr qreal stripHeight = 56;
constexpr qreal placeZ = 1;
constexpr qreal pieceZ = 2;

constexpr std::array<QRgb, colours> fills{0xFF5E8C4A, 0xFF66727C, 0xFFE9E4D4};
constexpr std::array<QRgb, colours> inks{0xFFFFFFFF, 0xFFFFFFFF, 0xFF2A2A2A};

QRectF centred(const QRectF &box)
{
    return box.translated(-box.center());
}

std::size_t indexOf(std::string_view colour)
{
    return static_cast<std::size_t>(std::ranges::find(colourNames, colour) - colourNames.begin());
}

} // namespace

CausewayLayout::CausewayLayout(std::shared_ptr<const Game> game)
    : game_(std::move(game)), rules_(rulesOf<Causeway>(*game_))
{}

void CausewayLayout::build(Stage)
{
    for (std::size_t spot = 0; spot < rules_.spots(); ++spot)
        addShape(
            PlaceShape::box({stoneArea, nobody, static_cast<std::uint16_t>(spot)}, spotBox(spot), placeZ));
    addShape(PlaceShape::box({cardArea, nobody, 0}, stackBox(colours), placeZ));
}

QRectF CausewayLayout::spotBox(std::size_t spot) const
{
    const auto count = static_cast<qreal>(rules_.spots());
    const qreal width = (bounds().width() - 2 * margin - (count - 1) * gap) / count;
    const qreal height = std::min(2 * width, bounds().height() / 3);
    return {margin + static_cast<qreal>(spot) * (width + gap), bounds().center().y() - height / 2, width,
            height};
}

/// The stacks stand side by side, and the card of this turn after the last of them.
QRectF CausewayLayout::stackBox(std::size_t colour) const
{
    constexpr qreal width = 72;
    constexpr qreal height = 96;
    return {margin + static_cast<qreal>(colour) * (width + 2 * gap), margin, width, height};
}

QRectF CausewayLayout::seatFrame(Seat seat) const
{
    const qreal width = (bounds().width() - 2 * margin - gap) / causeway::players;
    return {margin + seat * (width + gap), bounds().bottom() - margin - stripHeight, width, stripHeight};
}

void CausewayLayout::drawGround(QPainter &painter) const
{
    for (std::size_t spot = 0; spot < rules_.spots(); ++spot) {
        const Spot &printed = rules_.edition().row[spot];
        if (!printed.isStone)
            continue;
        const auto colour = static_cast<std::size_t>(printed.colour);
        const QRectF box = spotBox(spot);
        painter.save();
        painter.translate(box.center());
        paintPlate(painter, {centred(box), QColor::fromRgb(fills[colour]), theme().outline, 10});
        const QRectF upper(-box.width() / 2, -box.height() / 2, box.width(), box.height() / 4);
        paintLettering(painter, {words().termLetter(colourNames[colour]), upper,
                                 QColor::fromRgb(inks[colour]), 16, Qt::AlignCenter, true, false});
        paintLettering(painter, {QString::number(printed.points), upper.translated(0, box.height() * 3 / 4),
                                 QColor::fromRgb(inks[colour]), 20, Qt::AlignCenter, true, false});
        painter.restore();
    }
    for (std::size_t seat = 0; seat < BoardLayout::players().size(); ++seat) {
        const QRectF frame = seatFrame(static_cast<Seat>(seat));
        paintLettering(painter, {words().seatName(static_cast<Seat>(seat)),
                                 frame.adjusted(gap, 0, -frame.width() / 3, 0), theme().text, 18,
                                 Qt::AlignLeft | Qt::AlignVCenter, true, false});
    }
}

Look CausewayLayout::pieceLook(const Piece &piece) const
{
    const PlaceShape *where = shape(piece.place);
    if (where == nullptr)
        return {};
    const QRectF whole = centred(where->boundingRect());
    Look look{where->anchor, whole.size(), pieceZ, {}, {}, {}};
    if (piece.kind == term::card) {
        const std::size_t colour = indexOf(piece.variant);
        look.plates.append({whole, QColor::fromRgb(fills[colour]), theme().outline, 8});
        look.letterings.append({words().termLetter(piece.variant), whole, QColor::fromRgb(inks[colour]), 32,
                                Qt::AlignCenter, true, false});
        return look;
    }
    const qreal size = std::min(whole.width(), whole.height() / 2);
    look.pictures.append({QStringLiteral("pawn-%1").arg(BoardLayout::players()[piece.owner].colour),
                          {-size / 2, -size / 2, size, size},
                          0});
    return look;
}

std::vector<Look> CausewayLayout::tallyLooks(const Tally &tally) const
{
    const bool isOfSeat = tally.owner != nobody;
    const QRectF box = isOfSeat ? seatFrame(tally.owner) : stackBox(indexOf(tally.what));
    Look look{box.center(), box.size(), pieceZ, {}, {}, {}};
    if (!isOfSeat)
        look.plates.append({centred(box), theme().panel, theme().outline, 8});
    const QRectF text = isOfSeat ? centred(box).adjusted(box.width() * 2 / 3, 0, -gap, 0) : centred(box);
    look.letterings.append({isOfSeat
                                ? words().countedTerm(tally.what, tally.amount)
                                : words().termLetter(tally.what) + QStringLiteral(" × %1").arg(tally.amount),
                            text, theme().text, 18, Qt::AlignCenter, false, false});
    return {look};
}

} // namespace waystone::causeway
