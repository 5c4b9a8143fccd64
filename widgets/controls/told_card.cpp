#include "controls/told_card.h"

#include "fitting/scrolling_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

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
    const QStringList before = text_->text().split(QLatin1Char('\n'));
    const QStringList now = text.split(QLatin1Char('\n'));
    const qsizetype most = std::min(before.size(), now.size());
    qsizetype kept = 0; // lines
    while (kept < most && before[kept] == now[kept])
        ++kept;
    title_->setText(title);
    text_->setText(text);
    if (kept == 0)
        page_->verticalScrollBar()->setValue(0);
    else if (kept + 1 >= before.size() && now.size() > before.size()) // once it has its height
        QTimer::singleShot(0, this, [this, told = now.mid(0, kept)] { scrollBehind(told.join(u'\n')); });
    setAccessibleName(title);
    setAccessibleDescription(text);
    show();
}

void ToldCard::scrollBehind(const QString &told)
{
    const QRect room(0, 0, text_->contentsRect().width(), QWIDGETSIZE_MAX);
    const QFontMetrics letters = text_->fontMetrics();
    page_->verticalScrollBar()->setValue(letters.boundingRect(room, Qt::TextWordWrap, told).height() -
                                         letters.lineSpacing());
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
