#include "window/share_dialog.h"

#include "words/foreign_text.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int characters = 60; ///< of a line that is easily read

QLabel *wrapped()
{
    auto *label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

ShareDialog::ShareDialog(Seat privy, QString name, QWidget *parent)
    : FittedDialog(parent),
      privy_(privy),
      name_(std::move(name)),
      explanation_(wrapped()),
      question_(wrapped()),
      everybody_(new QRadioButton),
      own_(new QRadioButton),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("shareDialog"));
    explanation_->setObjectName(QStringLiteral("shareExplanation"));
    everybody_->setObjectName(QStringLiteral("shareEverybody"));
    own_->setObjectName(QStringLiteral("shareOwn"));
    everybody_->setChecked(true);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *middle = new QWidget;
    auto *layout = new QVBoxLayout(middle);
    for (QWidget *part : {static_cast<QWidget *>(explanation_), static_cast<QWidget *>(question_),
                          static_cast<QWidget *>(everybody_), static_cast<QWidget *>(own_)})
        layout->addWidget(part);
    own_->setVisible(privy != nobody);
    setParts(middle, buttons_, characters);
    retranslate();
}

Seat ShareDialog::choice() const
{
    return own_->isChecked() ? privy_ : nobody;
}

void ShareDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    FittedDialog::changeEvent(event);
}

void ShareDialog::retranslate()
{
    setWindowTitle(tr("Save for Sharing"));
    explanation_->setText(
        tr("The file shows the board and what was played. Hidden hands and what chance will bring are left "
           "out, so the game can be looked at but not played on."));
    question_->setText(tr("What should it show?"));
    everybody_->setText(tr("What &everybody at the table knows"));
    own_->setText(tr("What %1 &knows").arg(foreign_text::caption(name_)));
    buttons_->button(QDialogButtonBox::Save)->setText(tr("&Save…"));
    buttons_->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
}

} // namespace waystone
