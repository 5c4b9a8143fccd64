#pragma once

#include "core/place.h"
#include "core/seat.h"

#include <QRect>

#include <vector>

namespace waystone {

class BoardView;

/// Finds where a card over a board hides least: above all nothing that it speaks of, then nothing of who reads it, and
/// for the rest as little as can be of what is printed and lies there. All boxes are in coordinates of the view's parent.
class CardSpot {
public:
    CardSpot(BoardView &view, const std::vector<Place> &spokenOf, Seat reader);

    /// What else lies over the board: best() keeps clear of it, if it can.
    void avoid(std::vector<QRect> others) { others_ = std::move(others); }

    [[nodiscard]] bool hidesSpokenOf(const QRect &box) const;
    /// A box of this size inside the view; near a corner of it where several are as good.
    [[nodiscard]] QRect best(QSize size);
    /// The box moved so that it is inside the view.
    [[nodiscard]] QRect inside(QRect box) const;

private:
    void readInk();
    [[nodiscard]] double cost(const QRect &box) const;
    [[nodiscard]] double inkIn(const QRect &box) const;
    [[nodiscard]] int inkUpTo(int column, int row) const;

    QRect room_; ///< the view without its margins
    BoardView &view_;
    std::vector<QRect> spokenOf_; ///< what is to be seen of these places
    std::vector<QPoint> readers_;
    std::vector<QRect> others_;
    int columns_ = 0;      ///< of ink_, which has one more column and row than the board's small picture
    std::vector<int> ink_; ///< sums over all that is above and to the left
};

} // namespace waystone
