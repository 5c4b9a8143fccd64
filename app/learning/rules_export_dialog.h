#pragma once

#include "fitting/fitted_dialog.h"
#include "lessons/handout/print_out.h"

#include <QPageSize>

class QCheckBox;
class QComboBox;
class QLabel;

namespace waystone {

class PagesButtons;

/// Which rules are wanted on paper, and how.
struct RulesExportChoice {
    QString game;          ///< its id
    QStringList languages; ///< one or two, ISO 639-1
    QPageSize::PageSizeId paper = QPageSize::A4;
    bool isBlack = false; ///< for a printer without colours
    PagesTo to = PagesTo::file;
};

/// Asks which rules go on paper, and how.
class RulesExportDialog : public FittedDialog {
    Q_OBJECT

public:
    /// `game` is chosen at first; the first language is the program's.
    explicit RulesExportDialog(const QString &game, QWidget *parent = nullptr);

    [[nodiscard]] RulesExportChoice choice() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fill();

    QLabel *gameLabel_;
    QLabel *firstLabel_;
    QLabel *secondLabel_;
    QLabel *pageLabel_;
    QComboBox *game_;
    QComboBox *first_;
    QComboBox *second_;
    QComboBox *page_;
    QCheckBox *black_;
    PagesButtons *buttons_;
};

} // namespace waystone
