#pragma once

#include "dialogs/dialogs.h"
#include "fitting/fitted_dialog.h"

class QLabel;
class QPlainTextEdit;

namespace waystone {

/// Shows what went wrong; the details can be copied.
class TroubleBox : public FittedDialog {
    Q_OBJECT

public:
    explicit TroubleBox(std::function<Trouble()> trouble, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::function<Trouble()> trouble_;
    QLabel *text_;
    QLabel *path_;
    QPlainTextEdit *details_;
    QLabel *advice_;
    QLabel *rules_; ///< links to the rules of what went wrong
};

} // namespace waystone
