#include "editor/lesson/line_box.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace waystone {

LineBox::LineBox(const char *name, QWidget *parent)
    : QWidget(parent),
      heading_(new QLabel),
      text_(new QLabel),
      record_(new QToolButton),
      clear_(new QToolButton)
{
    setObjectName(QLatin1String(name));
    record_->setObjectName(QLatin1String("record"));
    clear_->setObjectName(QLatin1String("clear"));
    text_->setObjectName(QLatin1String("line"));
    QFont bold = heading_->font();
    bold.setBold(true);
    heading_->setFont(bold);
    heading_->setWordWrap(true);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(record_, &QToolButton::clicked, this, &LineBox::recordWanted);
    connect(clear_, &QToolButton::clicked, this, &LineBox::clearWanted);
    auto *head = new QHBoxLayout;
    head->addWidget(heading_, 1);
    head->addWidget(record_);
    head->addWidget(clear_);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(head);
    layout->addWidget(text_);
    retranslate();
}

void LineBox::show(const QStringList &line, const QString &none)
{
    text_->setText(line.isEmpty() ? none : line.join(QLatin1Char('\n')));
    text_->setEnabled(!line.isEmpty());
    clear_->setEnabled(!line.isEmpty());
}

void LineBox::setHeading(const QString &heading)
{
    heading_->setText(heading);
    record_->setAccessibleName(tr("Record: %1").arg(heading));
    clear_->setAccessibleName(tr("Clear: %1").arg(heading));
}

void LineBox::retranslate()
{
    record_->setText(tr("Record…"));
    record_->setToolTip(tr("Play the moves on the board."));
    clear_->setText(tr("Clear"));
}

} // namespace waystone
