#include "controls/notice_bar.h"

#include "fitting/foreign_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace waystone {

NoticeBar::NoticeBar(const QString &name, Text notice, Text action, QWidget *parent)
    : QFrame(parent),
      notice_(std::move(notice)),
      action_(std::move(action)),
      text_(new QLabel),
      button_(action_ ? new QPushButton : nullptr)
{
    setObjectName(name);
    setFrameShape(StyledPanel);
    text_->setObjectName(name + QStringLiteral("Text"));
    wrapForeignText(*text_);
    auto *row = new QHBoxLayout(this);
    row->addWidget(text_, 1);
    if (button_ != nullptr)
        row->addWidget(button_);
    refresh();
}

void NoticeBar::refresh()
{
    const QString notice = notice_();
    setVisible(!notice.isEmpty());
    text_->setText(notice);
    if (button_ != nullptr)
        button_->setText(action_());
}

void NoticeBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QFrame::changeEvent(event);
}

} // namespace waystone
