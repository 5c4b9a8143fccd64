#include "table/past_banner.h"

#include "models/log_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace waystone {

PastBanner::PastBanner(GameController &controller, QWidget *parent)
    : QFrame(parent),
      controller_(controller),
      title_(new QLabel),
      what_(new QLabel),
      previous_(new QToolButton),
      next_(new QToolButton),
      try_(new QPushButton),
      back_(new QPushButton)
{
    setObjectName(QStringLiteral("pastBanner"));
    setAutoFillBackground(true);
    layOut();
    connect(&controller, &GameController::viewChanged, this, &PastBanner::refresh);
    connect(&controller, &GameController::playersChanged, this, &PastBanner::refresh);
    connect(&controller, &GameController::languageChanged, this, &PastBanner::refresh);
    connect(previous_, &QToolButton::clicked, this, &PastBanner::previousWanted);
    connect(next_, &QToolButton::clicked, this, &PastBanner::nextWanted);
    connect(try_, &QPushButton::clicked, &controller, &GameController::tryFromHere);
    connect(back_, &QPushButton::clicked, &controller, &GameController::backToNow);
    refreshColors();
    refresh();
}

void PastBanner::layOut()
{
    title_->setObjectName(QStringLiteral("pastTitle"));
    QFont bold = title_->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.15);
    title_->setFont(bold);
    what_->setObjectName(QStringLiteral("pastWhat"));
    for (QLabel *label : {title_, what_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    previous_->setObjectName(QStringLiteral("pastPrevious"));
    next_->setObjectName(QStringLiteral("pastNext"));
    try_->setObjectName(QStringLiteral("tryFromHere"));
    back_->setObjectName(QStringLiteral("backToNow"));
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(title_);
    texts->addWidget(what_);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 5, 10, 5);
    row->addLayout(texts, 1);
    for (QAbstractButton *button : buttons())
        row->addWidget(button);
}

std::array<QAbstractButton *, 4> PastBanner::buttons() const
{
    return {previous_, next_, try_, back_};
}

void PastBanner::refresh()
{
    if (!controller_.hasGame() || !controller_.shown().isPast)
        return;
    const GameHistory &history = controller_.history();
    const PlyId here = history.current();
    const int move = history.moveNumber(here);
    const int last = history.moveNumber(history.now());
    title_->setText(move <= last
                        ? tr("You are looking back: move %1 of %2").arg(move).arg(last)
                        : tr("You are looking ahead: move %1, the game is at %2").arg(move).arg(last));
    const LogText text(history, controller_.words());
    const LoggedPly ply = history.logged(here);
    // What was drawn before anybody did anything is no move.
    what_->setText(move == 0
                       ? tr("The beginning of the game.")
                       : tr("%1: %2", "player, what they did").arg(text.who(ply), text.what(ply).spoken()));
    previous_->setText(QStringLiteral("‹"));
    previous_->setAccessibleName(tr("One move back"));
    previous_->setToolTip(tr("One move back"));
    previous_->setEnabled(move > 0);
    next_->setText(QStringLiteral("›"));
    next_->setAccessibleName(tr("One move forward"));
    next_->setToolTip(tr("One move forward"));
    next_->setEnabled(!history.children(here).empty());
    try_->setText(tr("Try Something from Here"));
    try_->setToolTip(tr("Tries out a side line; the game at the table stays as it is"));
    back_->setText(tr("Back to Now"));
    back_->setDefault(true);
    setAccessibleName(tr("%1. %2", "two sentences").arg(title_->text(), what_->text()));
}

QWidget *PastBanner::home() const
{
    const GameHistory &history = controller_.history();
    const bool isBeginning = history.moveNumber(history.current()) == 0 && next_->isEnabled();
    return isBeginning ? static_cast<QWidget *>(next_) : back_;
}

void PastBanner::showTheWayBack()
{
    back_->setFocus();
}

/// The colours of the window exchanged, so that it is like nothing else there; the buttons keep theirs.
void PastBanner::refreshColors()
{
    const QPalette usual = parentWidget() != nullptr ? parentWidget()->palette() : QPalette();
    QPalette dark = usual;
    dark.setColor(QPalette::Window, usual.color(QPalette::WindowText));
    dark.setColor(QPalette::WindowText, usual.color(QPalette::Window));
    if (palette().color(QPalette::Window) == dark.color(QPalette::Window))
        return;
    setPalette(dark);
    for (QAbstractButton *button : buttons())
        button->setPalette(usual);
}

void PastBanner::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ParentChange)
        refreshColors();
}

} // namespace waystone
