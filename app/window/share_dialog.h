#pragma once

#include "core/seat.h"
#include "fitting/fitted_dialog.h"

class QDialogButtonBox;
class QLabel;
class QRadioButton;

namespace waystone {

/// Asks whose knowledge goes into a file of a game with secrets, and tells what that means.
class ShareDialog final : public FittedDialog {
    Q_OBJECT

public:
    /// Besides that of everybody, the knowledge of the seat whose secrets are on the screen (nobody: of none) is
    /// offered: at one screen nobody may save what others know.
    ShareDialog(Seat privy, QString name, QWidget *parent = nullptr);

    /// Nobody: what everybody knows.
    [[nodiscard]] Seat choice() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Seat privy_;
    QString name_;
    QLabel *explanation_;
    QLabel *question_;
    QRadioButton *everybody_;
    QRadioButton *own_;
    QDialogButtonBox *buttons_;
};

} // namespace waystone
