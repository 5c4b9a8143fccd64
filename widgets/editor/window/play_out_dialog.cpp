#include "editor/window/play_out_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

namespace waystone {

namespace {

constexpr int mostActions = 1000; ///< more than any game has; it then stops before its end

} // namespace

PlayOutDialog::PlayOutDialog(QWidget *parent)
    : FittedDialog(parent),
      actionsLabel_(new QLabel),
      actions_(new QSpinBox),
      mistakesLabel_(new QLabel),
      mistakes_(new QSpinBox)
{
    setObjectName(QStringLiteral("playOutDialog"));
    actions_->setObjectName(QStringLiteral("playOutActions"));
    actions_->setRange(0, mostActions);
    actions_->setValue(40);
    mistakes_->setObjectName(QStringLiteral("playOutMistakes"));
    mistakes_->setRange(0, 100);
    mistakes_->setValue(10);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *middle = new QWidget;
    auto *form = new QFormLayout(middle);
    form->addRow(actionsLabel_, actions_);
    form->addRow(mistakesLabel_, mistakes_);
    setParts(middle, buttons);
    retranslate();
}

int PlayOutDialog::actions() const
{
    return actions_->value();
}

int PlayOutDialog::mistakes() const
{
    return mistakes_->value();
}

void PlayOutDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    FittedDialog::changeEvent(event);
}

void PlayOutDialog::retranslate()
{
    setWindowTitle(tr("Play Out and Stop"));
    actionsLabel_->setText(tr("Actions played"));
    mistakesLabel_->setText(tr("Random actions per hundred"));
    actions_->setAccessibleName(actionsLabel_->text());
    mistakes_->setAccessibleName(mistakesLabel_->text());
    actions_->setToolTip(tr("The game goes on from there to the beginning of the next turn."));
}

} // namespace waystone
