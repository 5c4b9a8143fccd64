#pragma once

#include "board/board_layout.h"
#include "core/editing.h"
#include "session/table.h"

#include <QPixmap>

#include <memory>

namespace waystone {

/// Pictures of the pieces of a palette, drawn as they lie on the board of this table.
class PalettePictures {
public:
    PalettePictures(const Table &table, const Theme &theme);

    /// `size` in logical pixels, `ratio` device pixels each.
    [[nodiscard]] QPixmap picture(const EditPiece &piece, QSize size, qreal ratio) const;

private:
    struct Laid {
        std::vector<Look> looks;
        QRectF box; ///< of all their pictures
    };
    /// The piece where it takes the least room of all places of an empty table, or where it lies there already.
    [[nodiscard]] Laid lay(const EditPiece &piece) const;
    [[nodiscard]] Laid layAt(Place place, const EditPiece &piece) const;
    [[nodiscard]] Laid laidOut(const std::vector<Piece> &parts) const;

    Table table_;
    std::unique_ptr<BoardLayout> layout_;
    AnySetup empty_;
    std::vector<Piece> lying_; ///< on the empty table
};

} // namespace waystone
