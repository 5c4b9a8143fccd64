#pragma once

#include "fitting/fitted_dialog.h"

class QLabel;
class QSpinBox;

namespace waystone {

/// How far a game is played out before it stops, and how well.
class PlayOutDialog final : public FittedDialog {
    Q_OBJECT

public:
    explicit PlayOutDialog(QWidget *parent = nullptr);

    [[nodiscard]] int actions() const;
    /// Of a hundred actions so many are any legal one.
    [[nodiscard]] int mistakes() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *actionsLabel_;
    QSpinBox *actions_;
    QLabel *mistakesLabel_;
    QSpinBox *mistakes_;
};

} // namespace waystone
