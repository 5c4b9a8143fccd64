#pragma once

#include "advice/hint_ladder.h"

#include <QFrame>

#include <vector>

class QLabel;
class QPushButton;

namespace waystone {

class BoardView;
class MarkOverlay;
class RegionMark;

/// The card that gives a hint, with the way to its next rung; the places that it means are marked on the board. It lies
/// over the board, where it hides none of these and little else, so that the board keeps its size; it stays where it is
/// from rung to rung if it can. Hidden while no hint is given.
class HintCard : public QFrame {
    Q_OBJECT

public:
    /// Lies on the view's parent.
    HintCard(HintLadder &ladder, MarkOverlay &marks, BoardView &view);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void retranslate();
    void mark();
    /// Of the places of the first rung those in the same part of the board, so that what is meant is not one of many.
    [[nodiscard]] std::vector<Place> partOf(std::vector<Place> places) const;
    void end();
    /// To where it hides least, unless it is well where it is.
    void moveAside();
    [[nodiscard]] QSize wantedSize() const;
    /// Of what else lies over the board.
    [[nodiscard]] std::vector<QRect> otherCards() const;

    HintLadder &ladder_;
    MarkOverlay &marks_;
    BoardView &view_;
    RegionMark *region_;          ///< the scene's
    std::vector<Place> spokenOf_; ///< of what the rung points at
    QLabel *text_;
    QPushButton *more_;
    QPushButton *close_;
};

} // namespace waystone
