#pragma once

#include "fitting/fitted_dialog.h"

class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace waystone {

/// Asks something about programs on seats above the window, without waiting for the answer. It deletes itself.
class ProgramBox final : public FittedDialog {
    Q_OBJECT

public:
    /// `text` is plain text; what a file or a program says can be long.
    ProgramBox(const QString &name, const QString &title, const QString &text, QWidget *parent);

    /// Whichever is pressed closes the box.
    QPushButton *addButton(const QString &text, const char *name);
    /// The one that the Return key presses.
    void setDefaultButton(QPushButton *button);

private:
    QDialogButtonBox *buttons_;
};

} // namespace waystone
