#include "controls/sentence_button.h"

#include <QHBoxLayout>
#include <QLabel>

namespace waystone {

SentenceButton::SentenceButton(const QString &sentence, QWidget *parent)
    : QPushButton(parent), label_(new QLabel(sentence))
{
    setAccessibleName(sentence);
    label_->setWordWrap(true);
    label_->setTextFormat(Qt::PlainText);
    label_->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 5, 8, 5);
    layout->addWidget(label_);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize SentenceButton::sizeHint() const
{
    return layout()->sizeHint();
}

QSize SentenceButton::minimumSizeHint() const
{
    return layout()->minimumSize();
}

int SentenceButton::heightForWidth(int width) const
{
    return layout()->heightForWidth(width);
}

} // namespace waystone
