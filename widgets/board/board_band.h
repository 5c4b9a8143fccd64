#pragma once

#include "board/look.h"

namespace waystone {

class Theme;

/// What is told above a picture of the board. All of it is plain text.
struct BoardBand {
    QString game;     ///< its name; empty where there is to be no band
    QString date;     ///< may be empty
    QString headline; ///< likewise
    QString detail;   ///< likewise; whole sentences
    QList<int> marks; ///< the colours of the players of whom the headline tells
};

/// The band over a picture that is this wide, in units of the scene. It is as high as its texts need; 0 if there is none.
[[nodiscard]] Look bandLook(const BoardBand &band, qreal width, const Theme &theme);

} // namespace waystone
