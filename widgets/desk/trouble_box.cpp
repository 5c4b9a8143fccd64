#include "desk/trouble_box.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace waystone {

TroubleBox::TroubleBox(std::function<Trouble()> trouble, QWidget *parent)
    : QDialog(parent), trouble_(std::move(trouble)), text_(new QLabel), details_(new QPlainTextEdit)
{
    setObjectName(QStringLiteral("troubleBox"));
    text_->setObjectName(QStringLiteral("troubleText"));
    text_->setWordWrap(true);
    text_->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    details_->setObjectName(QStringLiteral("troubleDetails"));
    details_->setReadOnly(true);
    details_->setTabChangesFocus(true);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(text_);
    layout->addWidget(details_, 1);
    layout->addWidget(buttons);
    retranslate();
}

void TroubleBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void TroubleBox::retranslate()
{
    const Trouble trouble = trouble_();
    setWindowTitle(tr("Waystone"));
    text_->setText(trouble.text);
    details_->setPlainText(trouble.details.join(QLatin1Char('\n')));
    details_->setAccessibleName(tr("Details"));
    details_->setVisible(!trouble.details.isEmpty());
}

} // namespace waystone
