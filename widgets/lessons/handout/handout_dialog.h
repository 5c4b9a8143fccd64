#pragma once

#include "fitting/fitted_dialog.h"
#include "lessons/handout/handout.h"

#include <QPageSize>

class QComboBox;
class QDialogButtonBox;
class QLabel;

namespace waystone {

/// How a hand-out is wanted.
struct HandoutChoice {
    QStringList languages; ///< one or two
    QPageSize::PageSizeId paper = QPageSize::A4;
    HandoutPart part = HandoutPart::all;
};

/// Asks for the languages, the paper and the pages of a hand-out.
class HandoutDialog final : public FittedDialog {
    Q_OBJECT

public:
    /// `language` is the one that is proposed.
    explicit HandoutDialog(const QString &language, QWidget *parent = nullptr);

    [[nodiscard]] HandoutChoice choice() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QComboBox *first_, *second_, *paper_, *part_;
    QLabel *firstLabel_, *secondLabel_, *paperLabel_, *partLabel_;
    QDialogButtonBox *buttons_;
};

} // namespace waystone
