#pragma once

#include "lessons/handout/print_out.h"

#include <QDialogButtonBox>

class QDialog;
class QPushButton;

namespace waystone {

/// The foot of a dialog that asks how pages are wanted: they are printed, which Enter does, previewed or saved as a PDF
/// file; each accepts the dialog.
class PagesButtons final : public QDialogButtonBox {
    Q_OBJECT

public:
    explicit PagesButtons(QDialog &dialog);

    [[nodiscard]] PagesTo to() const { return to_; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    PagesTo to_ = PagesTo::file;
    QPushButton *print_;
    QPushButton *preview_;
    QPushButton *save_;
    QPushButton *cancel_;
};

} // namespace waystone
