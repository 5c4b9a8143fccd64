#pragma once

#include "fitting/fitted_dialog.h"
#include "lessons/handout/handout.h"
#include "lessons/handout/print_out.h"

#include <QPageSize>

#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;

namespace waystone {

class PagesButtons;

/// How a hand-out is wanted, and where it goes.
struct HandoutChoice {
    QStringList languages; ///< one or two
    QPageSize::PageSizeId paper = QPageSize::A4;
    HandoutForm form;
    PagesTo to = PagesTo::file;
};

/// Asks for the languages, the paper and the looks of a hand-out.
class HandoutDialog final : public FittedDialog {
    Q_OBJECT

public:
    /// A single position has neither tasks nor texts, so there is less to choose.
    enum class Content { lesson, position };

    /// `language` is the one that is proposed.
    explicit HandoutDialog(const QString &language, QWidget *parent = nullptr,
                           Content content = Content::lesson);

    [[nodiscard]] HandoutChoice choice() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QComboBox *addBox(const char *name, int entries);
    void retranslate();

    Content content_;
    QFormLayout *form_;
    std::vector<QLabel *> labels_; ///< in the order of the boxes
    QComboBox *first_, *second_, *paper_, *part_, *look_, *diagrams_;
    QCheckBox *black_;
    PagesButtons *buttons_;
};

} // namespace waystone
