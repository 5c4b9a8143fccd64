#pragma once

#include "models/game_controller.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace waystone {

/// One line above the board: whose turn it is and what to do, what a pending action would bring, and the buttons that
/// confirm it.
class PromptBar : public QFrame {
    Q_OBJECT

public:
    explicit PromptBar(GameController &controller, QWidget *parent = nullptr);

    /// What the board has to tell at this moment: the gain of what is being picked, or why something was refused. Stays
    /// until the next one or a change of the view.
    void setNote(const QString &note);

    [[nodiscard]] QString text() const;

public slots:
    void refresh();

private:
    void showConfirmation(Action action, GameController::ConfirmReason reason);
    [[nodiscard]] QString promptText() const;
    [[nodiscard]] QString confirmText() const;
    /// Whether the moment that is shown was reached by looking back, not by taking back.
    [[nodiscard]] bool isEarlier() const;

    GameController &controller_;
    QLabel *mark_;
    QLabel *name_;
    QLabel *prompt_;
    QLabel *note_;
    QPushButton *confirm_;
    QPushButton *cancel_;
    std::optional<Action> pending_;
    GameController::ConfirmReason reason_ = GameController::ConfirmReason::endsTurn;
};

} // namespace waystone
