#pragma once

#include "session/game_controller.h"

#include <QMenu>

namespace waystone {

/// Who plays a seat: offers to hand it over, to a person or to any computer player, in the middle of the game.
class SeatMenu final : public QMenu {
    Q_OBJECT

public:
    /// Asks for command lines in front of `parent`.
    SeatMenu(GameController &controller, Seat seat, QWidget *parent);

    /// A menu of its own that goes when it is closed.
    static void popUp(GameController &controller, Seat seat, QWidget *parent, const QPoint &at);

private:
    void letPlay(const std::string &bot);
    void askForCommand();

    GameController &controller_;
    Seat seat_;
};

} // namespace waystone
