#pragma once

#include "session/game_controller.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace waystone {

/// A line above the board while something is tried out: where the game waits, and the way back; and what lets a
/// computer play whose turn it is.
class SideLineBar : public QFrame {
    Q_OBJECT

public:
    explicit SideLineBar(GameController &controller, QWidget *parent = nullptr);

signals:
    /// It is the turn of one, and where a trial begins none plays unasked.
    void computerMayPlay();

private:
    void refresh();

    GameController &controller_;
    QLabel *text_;
    QPushButton *play_;
    QPushButton *back_;
};

} // namespace waystone
