#pragma once

#include "board/board_band.h"

class QIODevice;

namespace waystone {

class BoardScene;

enum class ImageFormat { png, svg };

/// Writes the table as it lies, without marks and cards, below the band if there is one. `scale` is pixels (PNG) for one
/// unit of the scene. False if it could not be written; a file then keeps what it held.
bool exportBoard(BoardScene &scene, QIODevice &device, ImageFormat format, qreal scale = 2,
                 const BoardBand &band = {});
/// Whether the name ends as that of a picture that can be written: ".png" or ".svg".
[[nodiscard]] bool isPictureName(const QString &fileName);
/// The format is told by the name's ending; another one is refused. Returns what went wrong in the system's words;
/// empty if nothing did.
[[nodiscard]] QString exportBoard(BoardScene &scene, const QString &fileName, const BoardBand &band = {});

} // namespace waystone
