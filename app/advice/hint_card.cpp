#include "advice/hint_card.h"

#include "board/board_view.h"
#include "board/mark_overlay.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>

namespace waystone {

HintCard::HintCard(HintLadder &ladder, MarkOverlay &marks, BoardView &view, QWidget &window)
    : ToldCard(QStringLiteral("hintCard"), view), ladder_(ladder), marks_(marks), more_(new QPushButton)
{
    more_->setObjectName(QStringLiteral("hintCardMore"));
    buttons().addWidget(more_);
    buttons().addStretch(1);
    setTabOrder(more_, &closeButton());
    setFocusProxy(more_);
    connect(more_, &QPushButton::clicked, &ladder, &HintLadder::climb);
    connect(this, &ToldCard::closeWanted, &ladder, &HintLadder::end);
    connect(&ladder, &HintLadder::changed, this, &HintCard::refresh);
    // The board takes Escape for itself; from everything else it comes to the window.
    for (QWidget *taker : {static_cast<QWidget *>(&view), &window})
        taker->installEventFilter(this);
    retranslate();
}

void HintCard::retranslate()
{
    more_->setText(tr("Tell Me More"));
    more_->setToolTip(tr("Says what else could be done, and how it differs"));
    closeButton().setToolTip(tr("Close the Hint"));
    closeButton().setAccessibleName(tr("Close the Hint"));
    refresh();
}

void HintCard::refresh()
{
    mark();
    if (ladder_.rung() == HintLadder::Rung::none) {
        leave();
        return;
    }
    const QString before = accessibleDescription();
    const bool hasMore = ladder_.rung() != HintLadder::Rung::nextBest;
    if (!hasMore && more_->hasFocus())
        closeButton().setFocus(); // the keyboard stays on the card
    more_->setEnabled(ladder_.canClimb());
    more_->setVisible(hasMore);
    tell(ladder_.isWaiting() ? tr("Hint") : ladder_.deed(), ladder_.lines().join(QLatin1Char('\n')));
    if (accessibleDescription() != before) {
        QAccessibleEvent told(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&told);
    }
}

void HintCard::mark()
{
    std::vector<LessonMark> rings;
    for (const Place place : ladder_.places()) {
        LessonMark ring;
        ring.place = place;
        rings.push_back(std::move(ring));
    }
    marks_.setMarks(std::move(rings));
}

void HintCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    ToldCard::changeEvent(event);
}

bool HintCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        ladder_.end();
    return ToldCard::eventFilter(watched, event);
}

} // namespace waystone
