#pragma once

#include "session/game_controller.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace waystone {

/// A line above the board while something is tried out: where the game waits, and the way back.
class SideLineBar : public QFrame {
    Q_OBJECT

public:
    explicit SideLineBar(GameController &controller, QWidget *parent = nullptr);

private:
    void refresh();

    GameController &controller_;
    QLabel *text_;
    QPushButton *back_;
};

} // namespace waystone
