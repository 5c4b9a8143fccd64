#include "main_window.h"

#include "hint_card.h"
#include "table_page.h"

namespace waystone {

void MainWindow::connectAdvice()
{
    table_->addLine(new HintCard(*hints_, table_->hintMarks()));
    connect(commands_.hint, &QAction::triggered, hints_, &HintLadder::climb);
    // One at a time: the players' computer players go first.
    connect(&bots_, &BotRunner::thinkingChanged, &adviser_,
            [this](Seat seat) { adviser_.setHeld(seat != nobody); });
}

} // namespace waystone
