#include "lessons/handout/pages_buttons.h"

#include <QDialog>
#include <QEvent>
#include <QPushButton>

namespace waystone {

PagesButtons::PagesButtons(QDialog &dialog)
    : print_(new QPushButton), preview_(new QPushButton), save_(new QPushButton), cancel_(new QPushButton)
{
    print_->setObjectName(QStringLiteral("printPages"));
    preview_->setObjectName(QStringLiteral("previewPages"));
    save_->setObjectName(QStringLiteral("savePages"));
    cancel_->setObjectName(QStringLiteral("cancelPages"));
    for (QPushButton *button : {print_, preview_, save_})
        addButton(button, ActionRole);
    addButton(cancel_, RejectRole);
    print_->setDefault(true);
    for (const auto &[button, to] : {std::pair(print_, PagesTo::printer),
                                     std::pair(preview_, PagesTo::preview), std::pair(save_, PagesTo::file)})
        connect(button, &QPushButton::clicked, &dialog, [this, &dialog, to = to] {
            to_ = to;
            dialog.accept();
        });
    connect(this, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    retranslate();
}

void PagesButtons::changeEvent(QEvent *event)
{
    QDialogButtonBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PagesButtons::retranslate()
{
    print_->setText(tr("P&rint…"));
    preview_->setText(tr("Pre&view…"));
    save_->setText(tr("&Save…"));
    save_->setToolTip(tr("Saves the pages as a PDF file"));
    cancel_->setText(tr("Cancel"));
}

} // namespace waystone
