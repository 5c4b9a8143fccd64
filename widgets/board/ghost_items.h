#pragma once

#include "board/board_layout.h"
#include "models/board_place.h"

#include <QGraphicsScene>

#include <map>
#include <vector>

namespace waystone {

class LookItem;

/// Pieces on a scene that are not there yet, half seen, by the row of their place.
class GhostItems {
public:
    explicit GhostItems(QGraphicsScene &scene) : scene_(scene) {}

    /// These and no others at this row; framed in the colour of the seat that proposes them, if it is one.
    void show(int row, const std::vector<ProposedPiece> &pieces, const BoardLayout &layout);
    void clear();

    [[nodiscard]] std::vector<Piece> pieces() const;
    [[nodiscard]] std::vector<LookItem *> items() const;

private:
    struct Ghost {
        Piece piece;
        LookItem *item;
    };

    [[nodiscard]] LookItem *makeItem(const ProposedPiece &proposed, const BoardLayout &layout);

    QGraphicsScene &scene_;
    std::map<int, std::vector<Ghost>> ghosts_;
};

} // namespace waystone
