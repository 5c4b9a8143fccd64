#pragma once

#include "session/game_controller.h"

#include <QFrame>

#include <array>

class QLabel;
class QPushButton;

namespace waystone {

/// Beside the line above the board while something is tried out: where the game waits, and the way back; and what lets a
/// computer play whose turn it is. It is as dark as what tells of the past, and takes nothing from the board.
class SideLineBar : public QFrame {
    Q_OBJECT

public:
    explicit SideLineBar(GameController &controller, QWidget *parent = nullptr);

    /// Whether a side line is tried at the moment that is shown.
    [[nodiscard]] bool isTrying() const;
    /// How wide the whole line is: where that is little the words are left to the tool tip.
    void setRoom(int width);

signals:
    /// It is the turn of one, and where a trial begins none plays unasked.
    void computerMayPlay();

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] std::array<QPushButton *, 2> buttons() const { return {play_, back_}; }
    void refresh();
    void refreshColors();

    GameController &controller_;
    QLabel *text_;
    QPushButton *play_;
    QPushButton *back_;
};

} // namespace waystone
