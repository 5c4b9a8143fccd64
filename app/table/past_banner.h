#pragma once

#include "session/game_controller.h"

#include <QFrame>

#include <array>

class QAbstractButton;
class QLabel;
class QPushButton;
class QToolButton;

namespace waystone {

/// In place of the prompt while another moment than the present one is looked at: which it is, and the ways on.
class PastBanner : public QFrame {
    Q_OBJECT

public:
    explicit PastBanner(GameController &controller, QWidget *parent = nullptr);

    /// What Return means here wherever nothing else has the keyboard.
    [[nodiscard]] QPushButton *mainButton() const { return back_; }
    /// What the keyboard comes to first: the way back, or the way on from the beginning.
    [[nodiscard]] QWidget *home() const;
    /// Points to the way back: somebody has tried to play here.
    void showTheWayBack();

signals:
    void previousWanted();
    void nextWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] std::array<QAbstractButton *, 4> buttons() const;
    void layOut();
    void refresh();
    void refreshColors();

    GameController &controller_;
    QLabel *title_;
    QLabel *what_;
    QToolButton *previous_;
    QToolButton *next_;
    QPushButton *try_;
    QPushButton *back_;
};

} // namespace waystone
