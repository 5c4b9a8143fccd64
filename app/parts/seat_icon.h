#pragma once

#include <QIcon>
#include <QPixmap>

namespace waystone {

/// The picture of such a mark, of resources/pieces.
[[nodiscard]] QString seatDrawing(int colour);
/// A player's colour and shape as a mark, `size` device-independent pixels wide and high.
[[nodiscard]] QPixmap seatMark(int colour, int size, qreal ratio);

/// The same for lists and menus.
[[nodiscard]] QIcon seatIcon(int colour);

} // namespace waystone
