#pragma once

#include "advice/hint_ladder.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace waystone {

class MarkOverlay;

/// The lines above the board that give a hint, with the way to its next rung; the places that it means are marked on
/// the board. Hidden while no hint is given.
class HintCard : public QFrame {
    Q_OBJECT

public:
    HintCard(HintLadder &ladder, MarkOverlay &marks, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refresh();

    HintLadder &ladder_;
    MarkOverlay &marks_;
    QLabel *text_;
    QPushButton *more_;
    QPushButton *close_;
};

} // namespace waystone
