#pragma once

#include "board/animator.h"
#include "board/board_layout.h"
#include "board/row_mirror.h"
#include "models/board_model.h"

#include <QGraphicsScene>

#include <optional>
#include <vector>

namespace waystone {

class LookItem;

/// The pieces of a BoardModel on a scene: an item for each whose place is shown. What the model tells is noted, and
/// seen with the next settle().
class PieceItems {
public:
    PieceItems(QGraphicsScene &scene, Animator &animator) : scene_(scene), animator_(animator) {}

    /// Both outlive what is shown of them.
    void attach(const BoardModel &model, const BoardLayout &layout);
    void clear();

    void insert(int place, int first, int last) { rows_.insert(place, first, last); }
    void remove(int place, int first, int last);
    void move(int place, int first, int last, int to, int at);
    /// These look different now.
    void touch(int place, int first, int last);
    void touchAll();
    /// What is not where it belongs is handed to the animator, as is what appears or vanishes.
    void settle();

    /// Where the item of the piece with this id is now; nothing if there is none.
    [[nodiscard]] std::optional<QPointF> position(std::uint32_t id) const;
    struct Shown {
        Piece piece;
        const LookItem *item;
    };
    /// Those of one place, the lowest first.
    [[nodiscard]] std::vector<Shown> at(int place) const;

private:
    struct Entry {
        LookItem *item = nullptr;
        bool isStale = true;
    };

    void look(Entry &entry, const Piece &piece);
    void vanish(Entry &entry);
    [[nodiscard]] Piece pieceOf(int place, int row) const;

    QGraphicsScene &scene_;
    Animator &animator_;
    const BoardModel *model_ = nullptr;
    const BoardLayout *layout_ = nullptr;
    RowMirror<Entry> rows_;
};

} // namespace waystone
