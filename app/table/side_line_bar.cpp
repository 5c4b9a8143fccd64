#include "table/side_line_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace waystone {

SideLineBar::SideLineBar(GameController &controller, QWidget *parent)
    : QFrame(parent),
      controller_(controller),
      text_(new QLabel),
      play_(new QPushButton),
      back_(new QPushButton)
{
    setObjectName(QStringLiteral("sideLine"));
    setFrameShape(StyledPanel);
    text_->setObjectName(QStringLiteral("sideLineText"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    back_->setObjectName(QStringLiteral("backToTheGame"));
    play_->setObjectName(QStringLiteral("letItPlay"));
    auto *row = new QHBoxLayout(this);
    row->addWidget(text_, 1);
    row->addWidget(play_);
    row->addWidget(back_);
    connect(play_, &QPushButton::clicked, this, &SideLineBar::computerMayPlay);
    connect(back_, &QPushButton::clicked, &controller, &GameController::backToNow);
    connect(&controller, &GameController::viewChanged, this, &SideLineBar::refresh);
    connect(&controller, &GameController::playersChanged, this, &SideLineBar::refresh);
    connect(&controller, &GameController::languageChanged, this, &SideLineBar::refresh);
    refresh();
}

void SideLineBar::refresh()
{
    const GameHistory &history = controller_.history();
    const bool isTrying = controller_.hasGame() && history.waiting() && !history.isLookingBack();
    setVisible(isTrying);
    if (isTrying) {
        const QString text =
            controller_.endsSideLine()
                ? tr("What comes next is still hidden, so you cannot try further. The game waits at move %1.")
                : tr("You are trying something out. The game waits at move %1.");
        text_->setText(text.arg(history.moveNumber(*history.waiting())));
    }
    const bool mayGoOn = isTrying && !controller_.isOver() && !controller_.endsSideLine();
    const Seat seat = mayGoOn ? controller_.actingSeat() : nobody;
    play_->setVisible(seat != nobody && !controller_.isPerson(seat) &&
                      !history.children(history.current()).empty());
    play_->setText(tr("Let the Computer Play"));
    back_->setText(tr("Back to the Game"));
}

} // namespace waystone
