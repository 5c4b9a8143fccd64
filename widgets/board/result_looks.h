#pragma once

#include "board/board_layout.h"
#include "models/seats_model.h"

namespace waystone {

/// The place that a seat has come to, where the layout has room for it: in fewer words where that is narrow, or the number
/// alone.
[[nodiscard]] Look rankLook(const Score &result, Seat seat, const BoardLayout &layout, const Theme &theme);

/// Who has won, with how many points, and what broke a tie: below each other in a high box, beside their marks in a low
/// one. All is made smaller where it would not fit; if even that is not enough, what broke the tie is left out first.
class ResultCard {
public:
    ResultCard(const BoardLayout &layout, const Theme &theme, const SeatsModel &seats);

    [[nodiscard]] Look look(const QRectF &box) const;

private:
    /// A text of its own lines.
    struct Row {
        QString text;
        qreal height = 0;
        bool bold = false;
        qreal above = 0; ///< room over it
    };
    /// The rows in a column of this width, from the top down.
    struct Column {
        QList<Lettering> letterings;
        qreal height = 0;
        bool fits = false; ///< no word is longer than a line
    };

    [[nodiscard]] QList<Row> rows(bool isHigh) const;
    [[nodiscard]] Column column(const QList<Row> &rows, qreal width, Qt::Alignment side, int percent) const;
    void addMarks(Look &look, QPointF center, qreal side) const;
    [[nodiscard]] qreal marksWidth(qreal side) const;
    [[nodiscard]] bool placeHigh(Look &look, const QList<Row> &rows, int percent) const;
    [[nodiscard]] bool placeLow(Look &look, const QList<Row> &rows, int percent) const;

    const BoardLayout &layout_;
    const Theme &theme_;
    const SeatsModel &seats_;
    std::vector<Seat> winners_;
};

} // namespace waystone
