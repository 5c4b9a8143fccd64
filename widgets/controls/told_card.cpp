#include "controls/told_card.h"

#include "fitting/scrolling_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace waystone {

ToldCard::ToldCard(const QString &name, QWidget &afterwards, QWidget *parent)
    : QFrame(parent),
      afterwards_(afterwards),
      title_(new QLabel),
      text_(new QLabel),
      page_(new ScrollingPage(text_, 1)),
      buttons_(new QHBoxLayout),
      close_(new QToolButton)
{
    setObjectName(name);
    setFrameShape(StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    title_->setObjectName(name + QLatin1String("Title"));
    text_->setObjectName(name + QLatin1String("Text"));
    close_->setObjectName(name + QLatin1String("Close"));
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    for (QLabel *label : {title_, text_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    title_->setMinimumHeight(
        1); // its height goes by its width; what holds the card needs no more room for it
    text_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    text_->setBackgroundRole(QPalette::Base);
    close_->setText(QStringLiteral("×"));
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::StrongFocus);
    page_->setBackgroundRole(QPalette::Base);
    auto *top = new QHBoxLayout;
    top->addWidget(title_, 1);
    top->addWidget(close_, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 6);
    column->setSpacing(3);
    column->addLayout(top);
    column->addWidget(page_, 1);
    column->addLayout(buttons_);
    connect(close_, &QToolButton::clicked, this, &ToldCard::closeWanted);
    hide();
}

void ToldCard::tell(const QString &title, const QString &text)
{
    if (text != text_->text())
        page_->verticalScrollBar()->setValue(0);
    title_->setText(title);
    text_->setText(text);
    setAccessibleName(title);
    setAccessibleDescription(text);
    show();
}

void ToldCard::leave()
{
    // The keyboard goes back to where it is needed.
    const bool hadFocus = isAncestorOf(focusWidget());
    hide();
    title_->clear();
    text_->clear();
    setAccessibleName({});
    setAccessibleDescription({});
    if (hadFocus)
        afterwards_.setFocus();
}

void ToldCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeWanted();
    else
        QFrame::keyPressEvent(event);
}

} // namespace waystone
