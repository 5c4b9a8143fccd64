#pragma once

#include "models/mark.h"

#include <QPainterPath>

#include <functional>

class QPainter;

namespace waystone {

class Theme;

/// The line round a place, so many pixels outside it.
using OutlineAway = std::function<QPainterPath(qreal away)>;

/// What lies below the marks of this and of every other place: the halo of what can be clicked, and the ring that sets off
/// what is chosen.
void paintStateGround(QPainter &painter, const Theme &theme, Marks marks, const OutlineAway &outline);

/// What can be done with a place and what has happened to it, painted round it: what is drawn or printed there stays as
/// it is. Each state has a form of its own, so that none is told by its colour alone: possible is a rim with a halo,
/// hovered a broad one, chosen a double ring with a tick, just changed is dotted, refused is dashed with a warning, and
/// the keyboard's place has a line that stands off. Over what paintStateGround() paints.
void paintStateMarks(QPainter &painter, const Theme &theme, Marks marks, const OutlineAway &outline);

/// How far the halo of a place reaches that can be clicked, while it is not pointed at.
inline constexpr qreal haloReach = 7;
/// How far outside a place its marks reach.
inline constexpr qreal stateMarkReach = 14;

} // namespace waystone
