#pragma once

#include "board/look.h"

class QFont;
class QPainter;

namespace waystone {

/// Qt's, between the variants of a translation: the longest first.
inline constexpr QChar variantMark(0x9c);

/// Draws one of the program's drawings: pixel for pixel from the store on a screen, finely from it in a PDF file, as
/// vectors in other vector files.
void paintPicture(QPainter &painter, const Picture &picture);

/// Draws a text, smaller if it does not fit its box, with an ellipsis if even that is not enough.
/// Returns what its letters take.
QRectF paintLettering(QPainter &painter, const Lettering &lettering);
/// What its letters would take.
[[nodiscard]] QRectF letteringBox(const Lettering &lettering);
/// Whether all of it would be drawn within its box.
[[nodiscard]] bool fitsItsBox(const Lettering &lettering);

void paintPlate(QPainter &painter, const Plate &plate);

/// Draws it with its centre at the origin.
void paintLook(QPainter &painter, const Look &look);

/// The application's font at this height in scene units. It grows with the system's font, up to twice as high; text in a
/// box that was drawn for the usual size has to shrink again.
QFont tableFont(qreal height, bool bold);

} // namespace waystone
