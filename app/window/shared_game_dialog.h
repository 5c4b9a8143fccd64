#pragma once

#include "board/position_picture.h"
#include "fitting/fitted_dialog.h"
#include "scenario/files/shared_game.h"

class QDialogButtonBox;
class QLabel;
class QListWidget;

namespace waystone {

/// A game that somebody has shared, to be looked at: the board as the seat sees it, and what was played.
class SharedGameDialog final : public FittedDialog {
    Q_OBJECT

public:
    SharedGameDialog(SharedGame game, ThemeKind theme, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void list();

    SharedGame game_;
    Table table_;
    QLabel *note_;
    QWidget *board_;
    QLabel *playedLabel_;
    QListWidget *played_;
    QDialogButtonBox *buttons_;
};

} // namespace waystone
