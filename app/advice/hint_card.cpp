#include "advice/hint_card.h"

#include "board/mark_overlay.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace waystone {

HintCard::HintCard(HintLadder &ladder, MarkOverlay &marks, QWidget *parent)
    : QFrame(parent),
      ladder_(ladder),
      marks_(marks),
      text_(new QLabel),
      more_(new QPushButton),
      close_(new QPushButton)
{
    setObjectName(QStringLiteral("hintCard"));
    text_->setObjectName(QStringLiteral("hintText"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    more_->setObjectName(QStringLiteral("hintMore"));
    close_->setObjectName(QStringLiteral("hintClose"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 2, 10, 5);
    row->addWidget(text_, 1);
    row->addWidget(more_, 0, Qt::AlignTop);
    row->addWidget(close_, 0, Qt::AlignTop);
    connect(more_, &QPushButton::clicked, &ladder, &HintLadder::climb);
    connect(close_, &QPushButton::clicked, &ladder, &HintLadder::end);
    connect(&ladder, &HintLadder::changed, this, &HintCard::refresh);
    refresh();
}

void HintCard::refresh()
{
    const QString before = text_->text();
    text_->setText(ladder_.lines().join(QLatin1Char('\n')));
    more_->setText(tr("Tell Me More"));
    more_->setToolTip(tr("Gives the hint more exactly: where, what to begin with, what to do, and why"));
    more_->setEnabled(ladder_.canClimb());
    more_->setVisible(ladder_.rung() != HintLadder::Rung::reason);
    close_->setText(tr("Close the Hint"));
    setAccessibleName(tr("Hint"));
    setAccessibleDescription(text_->text());
    setVisible(ladder_.rung() != HintLadder::Rung::none);
    std::vector<LessonMark> rings;
    for (const Place place : ladder_.places()) {
        LessonMark ring;
        ring.place = place;
        rings.push_back(std::move(ring));
    }
    marks_.setMarks(std::move(rings));
    if (isVisible() && text_->text() != before) {
        QAccessibleEvent told(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&told);
    }
}

void HintCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        ladder_.end();
    else
        QFrame::keyPressEvent(event);
}

} // namespace waystone
