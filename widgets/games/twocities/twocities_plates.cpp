#include "games/twocities/twocities_layout.h"

#include "twocities/rules/queries.h"

#include <algorithm>

// What belongs to one seat alone: the plates of the others and the watcher's hand.

namespace waystone::twocities {

namespace {

constexpr qreal padding = 6;
constexpr qreal gainWidth = 92; ///< of both cities beside each other
constexpr qreal slotZ = 2;
constexpr qreal narrowPlate = 140;
constexpr qreal captionGap = 8; ///< below a caption, for the rims of what lies there

QRectF centered(QPointF center, qreal width, qreal height)
{
    return {center.x() - width / 2, center.y() - height / 2, width, height};
}

} // namespace

void TwoCitiesLayout::placePlate(Seat seat, const QRectF &panel)
{
    Plate &plate = plates_[seat];
    plate.panel = panel;
    const QRectF inner = panel.adjusted(padding, padding - 2, -padding, -padding);
    plate.header = QRectF(inner.topLeft(), QSizeF(inner.width(), 24));
    // The name needs the room.
    const bool isNarrow = inner.width() < narrowPlate;
    const qreal score = isNarrow ? 30 : 40;
    if (stage_.isOver && isNarrow) {
        plate.rank = inner.adjusted(0, plate.header.height() + 4, -score - 4, 0);
        plate.score = QRectF(inner.right() - score, plate.rank.top(), score, plate.rank.height());
        return;
    }
    plate.score = QRectF(plate.header.right() - score, plate.header.top(), score, plate.header.height());
    if (stage_.isOver) {
        plate.rank = inner.adjusted(0, plate.header.height() + 4, 0, 0);
        return;
    }
    plate.note = QRectF(plate.header.left(), plate.header.bottom(), inner.width(), lineFor(20));
    const qreal top = plate.note.bottom() + 2;
    const qreal slot = std::min(inner.bottom() - top, inner.width() * 0.26);
    const qreal pile = std::min(slot, (inner.width() - 2 * slot - 3 * padding) / 2);
    for (int index = 0; index < 2; ++index)
        addShape(PlaceShape::box(place(Area::selected, index, seat),
                                 QRectF(inner.left() + index * (slot + 4), top, slot, slot), slotZ, 4));
    const QRectF waiting(inner.left() + 2 * (slot + 4) + padding, top + (slot - pile) / 2, pile, pile);
    addShape(PlaceShape::box(place(Area::waiting, 0, seat), waiting, slotZ, 4));
    plate.hand = waiting.translated(pile + padding, 0);
}

TwoCitiesLayout::HandFit TwoCitiesLayout::handFit(QSizeF room, int tiles, int columns) const
{
    constexpr qreal gainLetters = 13; // on the screen
    const qreal line = std::clamp(letters(gainLetters) * 1.15, 19.0, 34.0);
    const int rows = (tiles + columns - 1) / columns;
    const qreal widest = (room.width() + padding) / columns;
    const qreal gainHeight = markRoom + line * (widest < gainWidth ? 2 : 1);
    const qreal height = room.height() - 2 * (lineHeight() + captionGap) - 2 * padding;
    const qreal slot = std::min((room.width() - (columns - 1) * padding) / columns,
                                (height - (rows - 1) * padding - rows * gainHeight) / (rows + 1));
    return {columns, slot, gainHeight};
}

void TwoCitiesLayout::placeHand(const QRectF &panel)
{
    const Seat own = stage_.watcher;
    Plate &plate = plates_[own];
    plate.panel = panel;
    QRectF inner = panel.adjusted(padding, padding, -padding, -padding);
    plate.header = QRectF(inner.topLeft(), QSizeF(inner.width(), 26));
    plate.score = QRectF(plate.header.right() - 54, plate.header.top(), 54, plate.header.height());
    inner.setTop(plate.header.bottom() + 4);

    const int tiles = roundStage().hand;
    HandFit fit = handFit(inner.size(), tiles, roundStage().isDuplex ? tiles : (tiles + 1) / 2);
    // Beside large text one row may leave the tiles more room than two.
    if (const HandFit flat = handFit(inner.size(), tiles, tiles); flat.slot > fit.slot)
        fit = flat;
    const int columns = fit.columns;
    const int rows = (tiles + columns - 1) / columns;
    const qreal slot = fit.slot;
    const qreal widest = (inner.width() + padding) / columns;
    gainHeight_ = fit.gainHeight;

    keptCaption_ = QRectF(inner.left(), inner.top(), inner.width(), lineHeight());
    const qreal keptTop = keptCaption_.bottom() + captionGap;
    const qreal keptLeft = inner.center().x() - slot - padding / 2;
    for (int index = 0; index < 2; ++index)
        addShape(PlaceShape::box(place(Area::selected, index, own),
                                 QRectF(keptLeft + index * (slot + padding), keptTop, slot, slot), slotZ));
    const qreal pile = std::min(slot * 0.72, inner.right() - (keptLeft + 2 * (slot + padding)));
    addShape(PlaceShape::box(place(Area::waiting, 0, own),
                             centered({inner.right() - pile / 2, keptTop + slot / 2}, pile, pile), slotZ));

    // What stands under the tiles needs more room than they.
    handPitch_ = std::min(widest, slot + 40);
    handCaption_ = QRectF(inner.left(), keptTop + slot + padding, inner.width(), lineHeight());
    const qreal handTop = handCaption_.bottom() + captionGap;
    for (int index = 0; index < tiles; ++index) {
        const int row = index / columns;
        const int inRow = row + 1 < rows ? columns : tiles - row * columns;
        const qreal left = inner.center().x() - (inRow * handPitch_ - handPitch_ + slot) / 2;
        addShape(PlaceShape::box(place(Area::hand, index, own),
                                 QRectF(left + index % columns * handPitch_,
                                        handTop + row * (slot + gainHeight_ + padding), slot, slot),
                                 slotZ));
    }
}

QRectF TwoCitiesLayout::gainBox(Place place) const
{
    const PlaceShape *tile = static_cast<Area>(place.area) == Area::hand ? shape(place) : nullptr;
    if (tile == nullptr)
        return {};
    const QRectF box = tile->boundingRect();
    return {box.center().x() - handPitch_ / 2 + 2, box.bottom() + markRoom, handPitch_ - 4,
            gainHeight_ - markRoom};
}

} // namespace waystone::twocities
