#pragma once

#include "session/game_controller.h"

#include <QMenu>

namespace waystone {

/// The seats of the game at the table, each with the menu of who plays it. It also opens where one looks for that: at the
/// mark and the name of the one who is asked.
class WhoPlaysMenu final : public QMenu {
    Q_OBJECT

public:
    WhoPlaysMenu(GameController &controller, QWidget *parent);

    /// A click or a right click on this part of the window opens the menu of whoever is asked then.
    void openAt(QWidget &part);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void retranslate();

    GameController &controller_;
};

} // namespace waystone
