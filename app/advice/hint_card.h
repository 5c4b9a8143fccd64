#pragma once

#include "advice/hint_ladder.h"
#include "controls/told_card.h"

class QPushButton;

namespace waystone {

class BoardView;
class MarkOverlay;

/// The card that gives a hint, in the reserved place of the dock, so that it covers nothing and nothing moves; the places
/// that it means are marked on the board. Escape puts it away, from wherever the keyboard is. Hidden while no hint is
/// given.
class HintCard : public ToldCard {
    Q_OBJECT

public:
    HintCard(HintLadder &ladder, MarkOverlay &marks, BoardView &view, QWidget &window);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void retranslate();
    void mark();

    HintLadder &ladder_;
    MarkOverlay &marks_;
    QPushButton *more_;
};

} // namespace waystone
