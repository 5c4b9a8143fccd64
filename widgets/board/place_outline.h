#pragma once

#include "board/board_layout.h"

#include <QPainterPath>

namespace waystone {

/// A line around the place, this far from it.
[[nodiscard]] QPainterPath outlineAround(const PlaceShape &shape, qreal away);
/// A line inside the edges and corners of a polygon, which are places of their own: what lies on them stays legible.
/// `share` of the way from the middle to the corners.
[[nodiscard]] QPainterPath outlineInside(const PlaceShape &shape, qreal share);
/// Where a line from the middle of the place towards `to` leaves the outline around it; the middle itself where it does
/// not.
[[nodiscard]] QPointF edgeTowards(const PlaceShape &shape, QPointF to, qreal away);

} // namespace waystone
